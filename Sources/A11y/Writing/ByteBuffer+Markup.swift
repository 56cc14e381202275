extension ByteBuffer {
  /// Appends a text into markup, with the characters that are markup themselves as references, once, and last.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - isAttribute: whether it stands in an attribute, between quotation marks.
  mutating func append(escaped text: String, isAttribute: Bool = false) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "\"") where isAttribute: append("&quot;")
      default: append(byte)
      }
    }
  }

  /// Appends an attribute with a space before it: ` lang="fr"`.
  mutating func append(attribute name: String, _ value: String) {
    append(" " + name + "=\"")
    append(escaped: value, isAttribute: true)
    append("\"")
  }
}
