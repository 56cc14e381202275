// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The two hyphens by which TeX writes the dash of a range: "119--124", "2010--2015".
enum RangeHyphens {
  private static let hyphen = UInt8(ascii: "-")

  /// A text with dashes in their place.
  ///
  /// Numbers are a range if the second is the greater and the first has no minus: "-5--2" ends with a negative number.
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
    let first = bytes[..<at].reversed().prefix(while: isDigit).reversed()
    let last = bytes[(at + 2)...].prefix(while: isDigit)
    guard !first.isEmpty, !last.isEmpty, first.count <= 18, last.count <= 18 else { return false }
    let before = at - first.count - 1
    if before >= 0, bytes[before] == hyphen { return false }
    return number(Array(first)) < number(Array(last))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func number(_ digits: [UInt8]) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
