// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Tells web pages from other texts by the elements that they begin with.
enum PageMarks {
  /// What no other text begins with.
  private static let own: Set<String> = [
    "html", "head", "body", "table", "tr", "dl", "meta", "title",
  ]
  /// Whether a page begins with a row, as sqlite3 writes one without its table.
  static func beginWithRow(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }.prefix(4)
    return String(decoding: start, as: UTF8.self).lowercased() == "<tr>"
  }

  /// What a fragment of a page begins with, as a line of text may.
  private static let shared: Set<String> = [
    "div", "p", "h1", "h2", "h3", "h4", "section", "main", "article", "figure", "center", "form",
    "header", "nav",
    "style", "script", "link", "span", "a", "b", "br", "hr", "ul",
  ]
  /// How many bytes are looked at.
  private static let evidence = 64 * 1024

  /// Whether some bytes begin a page; nil if more of them must be known.
  static func begin(_ bytes: [UInt8], isAll: Bool) -> Bool? {
    let needsMore: Bool? = isAll || bytes.count >= evidence ? false : nil
    var rest = bytes.prefix(evidence)[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      guard let first = rest.first else { return needsMore }
      guard first == UInt8(ascii: "<") else { return false }
      if rest.count < 16, needsMore == nil { return nil }
      let start = String(decoding: rest.prefix(16), as: UTF8.self).lowercased()
      if start.hasPrefix("<!doctype html") { return true }
      // A comment or a declaration of XML may precede a page.
      if start.hasPrefix("<!--") || start.hasPrefix("<?xml") || start.hasPrefix("<!doctype") {
        let end = start.hasPrefix("<!--") ? Array("-->".utf8) : [UInt8(ascii: ">")]
        guard let range = rest.firstRange(of: end) else { return needsMore }
        rest = rest[range.upperBound...]
        continue
      }
      let name = String(start.dropFirst().prefix { $0.isLetter || $0.isNumber })
      if own.contains(name) { return true }
      guard shared.contains(name) else { return false }
      let text = String(decoding: rest, as: UTF8.self).lowercased()
      return text.contains("<table") || text.contains("<dl>") ? true : needsMore
    }
  }
}
