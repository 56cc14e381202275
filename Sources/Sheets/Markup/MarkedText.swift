// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A text of which parts are raised, lowered or struck out, which comes in pieces.
///
/// What is struck out is no part of it, unless there is nothing else.
struct MarkedText {
  /// A look that changes what a text means.
  enum Look { case raised, lowered, struck }

  private struct Part {
    /// Nil for the look of the text around it.
    var look: Look?
    let start: Int
    /// Whether it is the mark of a note.
    var isNote = false
  }

  /// How many bytes tell what a raised part stands behind.
  private static let baseLength = 32

  /// The text as it was written, with what is struck out.
  private(set) var bytes: [UInt8] = []
  private var open: [Part] = []
  private var struck: [Range<Int>] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ text: some Sequence<UInt8>) { bytes.append(contentsOf: text) }

  /// A part begins.
  mutating func begin(_ look: Look?) { open.append(Part(look: look, start: bytes.count)) }

  /// The raised part that is open is the mark of a note, and none of the text.
  mutating func markNote() {
    if let index = open.lastIndex(where: { $0.look == .raised }) { open[index].isNote = true }
  }

  /// The part that began last ends.
  mutating func end() {
    guard let part = open.popLast(), let look = part.look, part.start < bytes.count else { return }
    switch look {
    case .struck:
      // The outer of two has all that the inner has.
      if !open.contains(where: { $0.look == .struck }) { struck.append(part.start..<bytes.count) }
    case .raised, .lowered: write(part, look)
    }
  }

  /// Writes a raised or lowered part in characters that say so.
  private mutating func write(_ part: Part, _ look: Look) {
    let valid = Self.without(struck, bytes, from: part.start)
    struck.removeAll { $0.upperBound > part.start }
    let text = String(decoding: valid, as: UTF8.self)
    let plain = text.filter { !$0.isWhitespace }
    if part.isNote || plain.hasPrefix("[") && plain.hasSuffix("]") && look == .raised {
      bytes.removeSubrange(part.start...)
      return
    }
    let base = String(decoding: bytes[..<part.start].suffix(Self.baseLength), as: UTF8.self)
    let isBehind = base.contains { !$0.isWhitespace }
    let written =
      !isBehind
      ? plain
      : look == .raised ? Superscript.raised(plain, behind: base) : Superscript.lowered(plain)
    bytes.replaceSubrange(part.start..., with: written == plain ? valid : Array(written.utf8))
  }

  /// The bytes without some ranges of them.
  private static func without(
    _ ranges: [Range<Int>], _ bytes: [UInt8], from start: Int = 0
  ) -> [UInt8] {
    var kept: [UInt8] = []
    var at = start
    for range in ranges where range.lowerBound >= at && range.upperBound <= bytes.count {
      kept += bytes[at..<range.lowerBound]
      at = range.upperBound
    }
    return kept + bytes[at...]
  }

  /// The text without what is struck out; with it, if nothing else is there but blanks.
  var shown: [UInt8] {
    if struck.isEmpty { return bytes }
    let valid = Self.without(struck, bytes)
    return valid.contains { $0 > 0x20 } ? valid : bytes
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    open.removeAll()
    struck.removeAll()
  }
}
