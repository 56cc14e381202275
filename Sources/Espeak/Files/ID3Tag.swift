// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A tag of ID3v2.3 with chapters (the "ID3v2 Chapter Frame Addendum"), which stands before the sound of an MP3 file.
///
/// Version 2.3 is what most players read; its texts are UTF-16.
struct ID3Tag {
  /// The tag as bytes.
  private(set) var bytes: [UInt8]

  /// The most elements that a table of contents has, as it counts them in a byte.
  private static let mostElements = 255

  init(_ tags: SoundTags) {
    var frames = Self.text("TIT2", tags.title) + Self.text("TLAN", tags.languageCode)
    let names = tags.chapters.indices.map { "chp\($0)" }
    if !names.isEmpty { frames += Self.contents(names) }
    for (name, chapter) in zip(names, tags.chapters) {
      let times = Self.number(chapter.startTime) + Self.number(chapter.endTime)
      // Where the bytes of the chapter are is not told, so that its times count.
      let noOffsets = [UInt8](repeating: 0xFF, count: 8)
      frames += Self.frame(
        "CHAP", Array(name.utf8) + [0] + times + noOffsets + Self.text("TIT2", chapter.title))
    }
    // Seven bits a byte: a player must not take the size for the beginning of sound.
    let size = frames.count
    let sizeBytes = [21, 14, 7, 0].map { UInt8(truncatingIfNeeded: size >> $0 & 0x7F) }
    bytes = Array("ID3".utf8) + [3, 0, 0] + sizeBytes + frames
  }

  /// The tables of contents: one, or one over as many as the chapters need.
  private static func contents(_ names: [String]) -> [UInt8] {
    let (isTop, isOrdered): (UInt8, UInt8) = (2, 1)
    func table(_ name: String, _ flags: UInt8, _ elements: some Collection<String>) -> [UInt8] {
      frame(
        "CTOC",
        Array(name.utf8) + [0, flags, UInt8(clamping: elements.count)]
          + elements.flatMap { Array($0.utf8) + [0] })
    }
    guard names.count > mostElements else { return table("toc", isTop | isOrdered, names) }
    let starts = stride(from: 0, to: names.count, by: mostElements)
    let parts = starts.map { names[$0..<min($0 + mostElements, names.count)] }
    let partNames = parts.indices.map { "toc\($0)" }
    return table("toc", isTop | isOrdered, partNames.prefix(mostElements))
      + zip(partNames, parts).flatMap { table($0, isOrdered, $1) }
  }

  private static func text(_ name: String, _ text: String) -> [UInt8] {
    let isUTF16: [UInt8] = [1, 0xFF, 0xFE]
    return frame(
      name,
      isUTF16 + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
  }

  private static func frame(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + number(content.count) + [0, 0] + content
  }

  /// Four bytes, the highest first.
  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: UInt32(clamping: value) >> UInt32($0)) }
  }
}
