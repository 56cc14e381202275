// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Tags of a page that libxml2 does not read as a browser does.
///
/// It compares each attribute of a tag with all others, which takes long for more of them than any table has, and ends a
/// table where the body or the page is said to end in its midst, as in pages that were put together.
enum PageTags {
  /// Shorter tags take little time whatever is in them.
  private static let longTag = 8 * 1024
  private static let mostAttributes = 1_000

  /// A page whose long tags have their first attributes alone, and whose end is that of its bytes.
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var copied = 0
    var at = 0
    while let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      let tag = Tag(bytes, at: start)
      at = tag.end
      if endsPage(bytes, at: start) {
        kept += bytes[copied..<start]
        copied = min(tag.end + 1, bytes.count)
        continue
      }
      guard tag.end - start > longTag, let cut = tag.endOfMost else { continue }
      kept += bytes[copied..<cut]
      copied = tag.end
    }
    return copied == 0 ? bytes : kept + bytes[copied...]
  }

  /// Whether the tag there ends the body or the page.
  private static func endsPage(_ bytes: [UInt8], at start: Int) -> Bool {
    // The sign, the slash, the name of four letters, and a byte that is none of its own.
    guard start + 6 < bytes.count, bytes[start + 1] == UInt8(ascii: "/") else { return false }
    let name = bytes[start + 2..<start + 6].map { $0 | 0x20 }
    return (name.elementsEqual("body".utf8) || name.elementsEqual("html".utf8))
      && (bytes[start + 6] <= UInt8(ascii: " ") || bytes[start + 6] == UInt8(ascii: ">"))
  }

  private struct Tag {
    /// The offset of the byte that ends the tag, or of the end of the page.
    private(set) var end: Int
    /// The offset behind the last attribute that it may have; nil if it has no more.
    private(set) var endOfMost: Int?
    private var attributes = 0

    init(_ bytes: [UInt8], at start: Int) {
      end = start + 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "/") { end += 1 }
      // A sign before no name begins no tag.
      guard end < bytes.count, bytes[end] | 0x20 >= UInt8(ascii: "a"),
        bytes[end] | 0x20 <= UInt8(ascii: "z")
      else { return }
      var quote: UInt8?
      while end < bytes.count {
        let byte = bytes[end]
        if let open = quote {
          if byte == open {
            quote = nil
            // No blank is needed between a quoted value and the next name.
            if end + 1 < bytes.count, bytes[end + 1] > UInt8(ascii: " ") { count(upTo: end + 1) }
          }
        } else if byte == UInt8(ascii: ">") {
          break
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          // Only behind a sign of equality does one quote.
          if bytes[end - 1] == UInt8(ascii: "=") { quote = byte }
        } else if byte <= UInt8(ascii: " "), bytes[end - 1] > UInt8(ascii: " ") {
          count(upTo: end)
        }
        end += 1
      }
    }

    private mutating func count(upTo end: Int) {
      attributes += 1
      if attributes == mostAttributes { endOfMost = end }
    }
  }
}
