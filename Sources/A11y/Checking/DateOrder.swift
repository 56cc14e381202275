/// Which of the first two numbers of dates such as `3/4/2024` is the day, as far as the dates of a column tell.
struct DateOrder {
  /// A date that ends with its year.
  struct Numbers {
    var first: Int
    var second: Int
    var mark: Character
    var hasLongYear: Bool

    /// Reads a date; nil when a text is none.
    init?(_ text: String) {
      guard let mark = text.first(where: { !$0.isNumber }), "/.-".contains(mark) else { return nil }
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      guard parts.count == 3, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
        (1...2).contains(parts[0].count), (1...2).contains(parts[1].count),
        parts[2].count == 4 || (parts[2].count == 2 && mark == "/"),
        let first = Int(parts[0]), let second = Int(parts[1]), (1...31).contains(first),
        (1...31).contains(second)
      else { return nil }
      (self.first, self.second, self.mark) = (first, second, mark)
      hasLongYear = parts[2].count == 4
    }

    /// Whether either number can be the day, and it matters.
    var isAmbiguous: Bool { first <= 12 && second <= 12 && first != second }
  }

  /// How many texts are such dates.
  private(set) var count = 0
  /// How many of them can be read in two ways.
  private(set) var ambiguousCount = 0
  private var dayIsFirst = false
  private var monthIsFirst = false
  private var last: Numbers?

  /// Takes in a text; nil when it is no such date.
  mutating func add(_ text: String) -> Numbers? {
    guard let date = Numbers(text) else { return nil }
    count += 1
    last = date
    if date.first > 12 { dayIsFirst = true }
    if date.second > 12 { monthIsFirst = true }
    if date.isAmbiguous { ambiguousCount += 1 }
    return date
  }

  /// The format in which all can be read, as `strptime` writes it; nil when that is not known.
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
