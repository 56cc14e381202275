// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension ByteBuffer {
  /// Appends text to markup, escaping the characters that are markup.
  ///
  /// This is the only escaping, and the last step before the output.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - isAttribute: whether the text is an attribute value, between quotation marks.
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
