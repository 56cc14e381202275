// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Whether dates such as `3/4/2024` begin with the day or the month, as far as a column reveals it.
struct DateOrder {
  /// The numbers of a date that ends with its year.
  struct Numbers {
    var first: Int
    var second: Int
    var mark: Character
    var hasLongYear: Bool

    /// Parses a date; nil when the text is not one.
    init?(_ text: String) {
      guard text.utf8.count <= 10, let digit = text.utf8.first, (0x30...0x39).contains(digit),
        let mark = text.utf8.first(where: { !(0x30...0x39).contains($0) }),
        [UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-")].contains(mark)
      else { return nil }
      let parts = text.utf8.split(separator: mark, omittingEmptySubsequences: false)
        .map { Substring($0) }
      guard parts.count == 3,
        parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
        (1...2).contains(parts[0].utf8.count), (1...2).contains(parts[1].utf8.count),
        parts[2].utf8.count == 4
          || (parts[2].utf8.count == 2 && mark == UInt8(ascii: "/")),
        let first = Int(parts[0]), let second = Int(parts[1]), (1...31).contains(first),
        (1...31).contains(second)
      else { return nil }
      (self.first, self.second) = (first, second)
      self.mark = Character(Unicode.Scalar(mark))
      hasLongYear = parts[2].utf8.count == 4
    }

    /// Whether either number can be the day, and they differ.
    var isAmbiguous: Bool { first <= 12 && second <= 12 && first != second }
  }

  /// The number of texts that are such dates.
  private(set) var count = 0
  /// The number of those that can be read in two ways.
  private(set) var ambiguousCount = 0
  private var dayIsFirst = false
  private var monthIsFirst = false
  private var last: Numbers?

  /// Adds a text; nil when it is not such a date.
  mutating func add(_ text: String) -> Numbers? {
    guard let date = Numbers(text) else { return nil }
    count += 1
    last = date
    if date.first > 12 { dayIsFirst = true }
    if date.second > 12 { monthIsFirst = true }
    if date.isAmbiguous { ambiguousCount += 1 }
    return date
  }

  /// The `strptime` format that fits all dates; nil when it is unknown.
  var format: String? {
    dayIsFirst == monthIsFirst ? nil : format(dayFirst: dayIsFirst)
  }

  /// The format with the day or the month first.
  func format(dayFirst: Bool) -> String {
    let mark = last?.mark ?? "/"
    let year = last?.hasLongYear == false ? "%y" : "%Y"
    return dayFirst ? "%d\(mark)%m\(mark)\(year)" : "%m\(mark)%d\(mark)\(year)"
  }
}
