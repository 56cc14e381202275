// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Which entries of the table are shown, and in which order: all as they come, or some, or sorted.
struct RowOrder {
  /// What the rows are sorted by.
  struct Sorting: Equatable {
    var column: Int
    var isDescending: Bool
  }

  /// The numbers of the entries that are shown, as they come in the table; nil for all.
  private(set) var chosen: [Int]?
  private var isChosen: Set<Int> = []
  /// What they are sorted by; nil for the order of the table.
  private(set) var sorting: Sorting?
  /// The numbers of the entries that are shown, in their order; nil for all as they come.
  private(set) var numbers: [Int]?
  /// The place of each number, for those that have one.
  private var places: [Int: Int] = [:]

  /// Shows only some entries, given as they come in the table, in the order that there was.
  mutating func choose(_ chosen: [Int]) {
    self.chosen = chosen
    isChosen = Set(chosen)
    setNumbers(sorting == nil ? chosen : numbers?.filter(isChosen.contains))
  }

  /// Sorts the rows that are shown.
  mutating func sort(by sorting: Sorting, _ sorted: [Int]) {
    self.sorting = sorting
    setNumbers(sorted)
  }

  /// Puts the rows that are shown in the order of the table.
  mutating func unsort() {
    sorting = nil
    setNumbers(chosen)
  }

  private mutating func setNumbers(_ numbers: [Int]?) {
    self.numbers = numbers
    places = Dictionary(
      (numbers ?? []).enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The number of the entry at a place; nil beyond the last, where their end is known.
  func number(at place: Int) -> Int? {
    guard let numbers else { return place >= 0 ? place : nil }
    return numbers.indices.contains(place) ? numbers[place] : nil
  }

  /// The place of an entry; nil if it is not shown.
  func place(of number: Int) -> Int? { numbers == nil ? number : places[number] }

  /// Whether an entry is among those that are shown.
  func contains(_ number: Int) -> Bool { numbers == nil || places[number] != nil }

  /// Whether an entry was chosen, be it one that came after the rows were sorted.
  func hasChosen(_ number: Int) -> Bool { chosen == nil || isChosen.contains(number) }

  /// The first entry of a range that is shown; nil where rows are sorted, and ranges of the table mean nothing.
  func firstShown(in range: Range<Int>) -> Int? {
    guard sorting == nil else { return nil }
    guard let numbers else { return range.lowerBound }
    return numbers.first(where: range.contains)
  }
}
