extension ByteBuffer {
  /// Appends a text into markup, with the characters that are markup themselves as references, once, and last.
  ///
  /// U+FFFE and U+FFFF, which no XML may have, are left out.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - isAttribute: whether it stands in an attribute, between quotation marks.
  mutating func append(escaped text: String, isAttribute: Bool = false) {
    let isForbidden = { (scalar: Unicode.Scalar) in scalar.value & 0xFFFE == 0xFFFE }
    guard !text.unicodeScalars.contains(where: isForbidden) else {
      var rest = String.UnicodeScalarView()
      rest.append(contentsOf: text.unicodeScalars.filter { !isForbidden($0) })
      append(escaped: String(rest), isAttribute: isAttribute)
      return
    }
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
