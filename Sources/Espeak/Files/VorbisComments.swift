// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The comments of Ogg and FLAC files: a vendor, and texts such as `TITLE=Orders`.
///
/// Chapters have the names that players look for (`CHAPTER000`, `CHAPTER000NAME`).
struct VorbisComments {
  /// The program that encoded the sound.
  private var vendor: [UInt8] = []
  private var comments: [[UInt8]] = []

  /// Reads comments; nil where a length leads past the end.
  init?(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    guard let vendor = Self.text(&rest), let count = Self.number(&rest) else { return nil }
    self.vendor = Array(vendor)
    for _ in 0..<count {
      guard let comment = Self.text(&rest) else { return nil }
      comments.append(Array(comment))
    }
  }

  /// Adds what a file tells about itself.
  mutating func add(_ tags: SoundTags) {
    add("TITLE", tags.title)
    add("LANGUAGE", tags.language)
    for (index, chapter) in tags.chapters.enumerated() {
      let name = "CHAPTER" + Self.digits(index, 3)
      let time = chapter.startTime
      add(
        name,
        Self.digits(time / 3_600_000, 2) + ":" + Self.digits(time / 60_000 % 60, 2) + ":"
          + Self.digits(time / 1000 % 60, 2) + "." + Self.digits(time % 1000, 3))
      add(name + "NAME", chapter.title)
    }
  }

  private mutating func add(_ name: String, _ text: String) {
    comments.append(Array("\(name)=\(text)".utf8))
  }

  /// The comments as bytes.
  var bytes: [UInt8] {
    var bytes = WorkerMessage.bytes(UInt32(clamping: vendor.count)) + vendor
    bytes += WorkerMessage.bytes(UInt32(clamping: comments.count))
    for comment in comments {
      bytes += WorkerMessage.bytes(UInt32(clamping: comment.count)) + comment
    }
    return bytes
  }

  private static func digits(_ value: Int, _ count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(count - text.utf8.count, 0)) + text
  }

  private static func text(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let length = number(&rest), length <= rest.count else { return nil }
    defer { rest = rest.dropFirst(length) }
    return rest.prefix(length)
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
    guard rest.count >= 4 else { return nil }
    defer { rest = rest.dropFirst(4) }
    return rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
