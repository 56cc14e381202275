// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Tells YAML from other texts by the lines that they begin with.
///
/// That is a matter of bytes, so that no text that is something else waits for libyaml. What may be YAML is then read by it
/// (``YAMLEvidence``).
enum YAMLMarks {
  enum Likeness: Hashable {
    /// Something else.
    case other
    /// Lines that a text in YAML may begin with, and others may too.
    case possible
    /// The mark of a document, or of YAML's version.
    case declared
  }

  /// How many bytes are looked at.
  static let evidence = 16 * 1024

  /// What some bytes are; nil if more of them must be known.
  static func likeness(_ bytes: [UInt8], isAll: Bool) -> Likeness? {
    let isEnough = isAll || bytes.count >= evidence
    var lines = bytes.prefix(evidence).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // What is behind the last line break may go on.
    if !isAll { lines.removeLast() }
    var likeness = Likeness.other
    var count = 0
    var hasNested = false
    // Several documents behind a mark of the first.
    var hasDocuments = false
    for var line in lines {
      if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      if count == 0, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
      let text = line.drop { $0 == UInt8(ascii: " ") }
      guard let first = text.first, first != UInt8(ascii: "#") else { continue }
      if text.startIndex > line.startIndex {
        // Only what has begun can be indented.
        if count == 0 { return Likeness.other }
        hasNested = hasNested || isItem(text) || isMember(text)
        count += 1
        continue
      }
      if isMark(line) {
        if count == 0 { likeness = .declared } else { hasDocuments = true }
        continue
      }
      let isItem = isItem(line)
      guard isItem || isMember(line) || count > 0 && mayFollow(line) else { return Likeness.other }
      let item = line.dropFirst(2)
      hasNested = hasNested || isItem && (item.first == UInt8(ascii: "{") || isMember(item))
      if likeness == .other { likeness = .possible }
      count += 1
    }
    guard isEnough else { return nil }
    let isNested = hasNested || likeness == .declared && hasDocuments
    return count > 1 && isNested ? likeness : Likeness.other
  }

  /// `---`, or `%YAML 1.2`.
  private static func isMark(_ line: ArraySlice<UInt8>) -> Bool {
    line.elementsEqual("---".utf8) || line.starts(with: "%YAML ".utf8)
  }

  /// `- name: Oslo`, or a hyphen alone.
  private static func isItem(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "-")
      && (line.count == 1 || line[line.startIndex + 1] == UInt8(ascii: " "))
  }

  /// `name: Oslo` or `name:`, of which the name has no marks that would make it a sentence.
  private static func isMember(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
      return false
    }
    let behind = line[(colon + 1)...]
    guard behind.isEmpty || behind.first == UInt8(ascii: " ") else { return false }
    return line[..<colon].allSatisfy { !",;(){}[]<>|=!?".utf8.contains($0) }
  }

  /// Brackets that close, and the end of a document.
  private static func mayFollow(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "]") || line.first == UInt8(ascii: "}")
      || line.elementsEqual("...".utf8)
  }
}
