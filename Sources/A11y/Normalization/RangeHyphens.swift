// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The two hyphens by which TeX writes the dash of a range: "119--124", "2010--2015".
enum RangeHyphens {
  private static let hyphen = UInt8(ascii: "-")

  /// A text with dashes in their place.
  ///
  /// Whole numbers are a range if the second is the greater and the first has no minus: "-5--2" ends with a negative number.
  static func joined(_ text: String) -> String {
    // Hardly any text has them, and none is copied to find that out.
    var last: UInt8 = 0
    let hasTwo = text.utf8.contains { byte in
      defer { last = byte }
      return byte == hyphen && last == hyphen
    }
    guard hasTwo else { return text }
    let bytes = Array(text.utf8)
    var joined: [UInt8] = []
    var at = 0
    while at < bytes.count {
      if isRange(bytes, at) {
        joined += Array("–".utf8)
        at += 2
      } else {
        joined.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: joined, as: UTF8.self)
  }

  private static func isRange(_ bytes: [UInt8], _ at: Int) -> Bool {
    guard at > 0, at + 2 < bytes.count, bytes[at] == hyphen, bytes[at + 1] == hyphen else {
      return false
    }
    let first = bytes[..<at].reversed().prefix(while: isDigit).count
    let last = bytes[(at + 2)...].prefix(while: isDigit).count
    let before = at - first - 1
    // A minus is before the first number, or it has decimals.
    guard first > 0, last > 0, before < 0 || ![hyphen, UInt8(ascii: ".")].contains(bytes[before])
    else { return false }
    if last > first { return true }
    // The end of a range may leave out the digits that it has in common with the beginning: "119--24".
    return bytes[(at - last)..<at].lexicographicallyPrecedes(bytes[(at + 2)..<(at + 2 + last)])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
