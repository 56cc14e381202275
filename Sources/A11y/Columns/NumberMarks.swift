// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The decimal mark and the thousands separator of numbers in text.
struct NumberMarks: Hashable {
  let decimal: Character
  let group: Character
  private let decimalBytes: [UInt8]
  private let groupBytes: [UInt8]

  init(decimal: Character, group: Character) {
    self.decimal = decimal
    self.group = group
    decimalBytes = Array(String(decimal).utf8)
    groupBytes = Array(String(group).utf8)
  }

  /// The marks of JSON and English.
  static let standard = NumberMarks(decimal: ".", group: ",")

  /// All known combinations: English, German, French with each of its spaces, and Swiss.
  static let all = [
    standard, NumberMarks(decimal: ",", group: "."), NumberMarks(decimal: ",", group: " "),
    NumberMarks(decimal: ",", group: "\u{A0}"), NumberMarks(decimal: ",", group: "\u{202F}"),
    NumberMarks(decimal: ".", group: "’"), NumberMarks(decimal: ".", group: "'"),
    NumberMarks(decimal: ".", group: " "),
  ]

  /// Whether an unsigned text is a number with these marks.
  ///
  /// It is asked for every value of a sample, so it allocates nothing.
  func fits(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      unsafe fits(bytes)
    }
  }

  private func fits(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var at = 0
    func digits() -> Int {
      let start = at
      while at < bytes.count, unsafe (0x30...0x39).contains(bytes[at]) { at += 1 }
      return at - start
    }
    func take(_ mark: [UInt8]) -> Bool {
      guard at + mark.count <= bytes.count,
        mark.indices.allSatisfy({ unsafe bytes[at + $0] == mark[$0] })
      else { return false }
      at += mark.count
      return true
    }
    let first = digits()
    let isBelowOne = unsafe first > 0 && bytes[0] == UInt8(ascii: "0")
    // A decimal mark may come first: ".5".
    if first == 0 { return take(decimalBytes) && digits() > 0 && at == bytes.count }
    while take(groupBytes) {
      // No thousands follow a zero: 0,125 is an eighth.
      guard first <= 3, !isBelowOne, digits() == 3 else { return false }
    }
    if take(decimalBytes), digits() == 0 { return false }
    return at == bytes.count
  }

  /// A locale's decimal mark.
  static func decimal(of locale: LocaleIdentifier) -> Character {
    let format = NumberFormat(skeleton: "", fraction: .exactly(1), locale: locale)
    var out = ByteBuffer()
    format.append(DecimalNumber(isNegative: false, significand: 15, scale: 1), into: &out)
    return out.text().contains(",") ? "," : "."
  }
}
