/// Tags of a page with more attributes than any table has.
///
/// libxml2 compares each attribute of a tag with all others.
enum PageTags {
  /// Shorter tags take little time whatever is in them.
  private static let longTag = 8 * 1024
  private static let mostAttributes = 1_000

  /// A page whose long tags have their first attributes alone.
  static func shortened(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var copied = 0
    var at = 0
    while let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      let tag = Tag(bytes, at: start)
      at = tag.end
      guard tag.end - start > longTag, let cut = tag.endOfMost else { continue }
      kept += bytes[copied..<cut]
      copied = tag.end
    }
    return copied == 0 ? bytes : kept + bytes[copied...]
  }

  private struct Tag {
    /// The offset of the byte that ends the tag, or of the end of the page.
    private(set) var end: Int
    /// The offset behind the last attribute that it may have; nil if it has no more.
    private(set) var endOfMost: Int?

    init(_ bytes: [UInt8], at start: Int) {
      end = start + 1
      // A sign before no name begins no tag.
      guard end < bytes.count, bytes[end] | 0x20 >= UInt8(ascii: "a"),
        bytes[end] | 0x20 <= UInt8(ascii: "z")
      else { return }
      var quote: UInt8?
      var blanks = 0
      while end < bytes.count {
        let byte = bytes[end]
        if let open = quote {
          if byte == open { quote = nil }
        } else if byte == UInt8(ascii: ">") {
          break
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          // Only behind a sign of equality does one quote.
          if bytes[end - 1] == UInt8(ascii: "=") { quote = byte }
        } else if byte <= UInt8(ascii: " "), bytes[end - 1] > UInt8(ascii: " ") {
          blanks += 1
          if blanks == mostAttributes { endOfMost = end }
        }
        end += 1
      }
    }
  }
}
