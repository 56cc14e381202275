// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The order of versions, and of addresses of four numbers: part by part, 1.9 before 1.10, and 2.0-rc1 before 2.0.
enum VersionOrder {
  /// What a part is, in the order in which parts of the same place follow each other.
  private enum Mark: UInt8 {
    /// Words of what comes before the version itself.
    case earlier = 1
    case end
    case number
    case letters
  }

  /// What a version is called before it is one.
  private static let earlier: Set<String> = [
    "alpha", "beta", "rc", "pre", "preview", "dev", "snapshot", "nightly", "milestone",
  ]

  /// A byte key that sorts like the version; nil for a text without digits.
  static func sortKey(of text: String) -> [UInt8]? {
    guard text.utf8.contains(where: isDigit) else { return nil }
    var key: [UInt8] = []
    var rest = Array(text.lowercased().utf8)[...]
    if rest.first == UInt8(ascii: "v") { rest.removeFirst() }
    var last: UInt8 = 0
    while let byte = rest.first {
      if isDigit(byte) {
        let digits = rest.prefix(while: isDigit).drop { $0 == UInt8(ascii: "0") }
        rest = rest.drop(while: isDigit)
        // More digits are a greater number.
        key += [Mark.number.rawValue, UInt8(clamping: digits.count)] + digits
      } else if isLetter(byte) {
        let word = rest.prefix(while: isLetter)
        rest = rest.drop(while: isLetter)
        let name = String(decoding: word, as: UTF8.self)
        let isEarlier =
          last == UInt8(ascii: "~") || earlier.contains(name)
          || ["a", "b", "c", "m"].contains(name) && rest.first.map(isDigit) == true
        key.append((isEarlier ? Mark.earlier : .letters).rawValue)
        key += word + [0]
      } else {
        rest.removeFirst()
      }
      last = byte
    }
    return key + [Mark.end.rawValue]
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || byte > 0x7F
  }
}
