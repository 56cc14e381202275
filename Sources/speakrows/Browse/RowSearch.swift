// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// A search through the rows that are shown, one block at a time, so that keys are answered meanwhile.
///
/// It runs from the starting place to the end, then wraps around and continues to that place.
struct RowSearch {
  /// What is looked for.
  enum Target {
    /// A row whose label begins with a text.
    case beginning(String)
    /// A row whose label contains a text.
    case text(String)
    /// A row whose value in a column contains a text.
    case value(String, column: Int)
    /// A row that has a value in a column.
    case filled(column: Int)
  }

  /// How many entries a block has: few enough that a key is answered within some milliseconds.
  private static let blockLength = 4000
  /// The same for rows in another order than the table's, each of which has to be found.
  private static let orderedBlockLength = 200

  let target: Target
  /// What was typed, for messages.
  let asked: String
  /// Where the search begins.
  let start: Int
  private let wanted: String
  let isForwards: Bool
  /// Whether the search goes on from the other end.
  private let wraps: Bool
  /// Where the next block begins; when searching backwards, where it ends.
  private var next: Int
  /// Whether the search has wrapped around.
  private(set) var hasWrapped = false

  /// - Parameters:
  ///   - target: what is looked for.
  ///   - start: the place to begin with.
  ///   - isForwards: whether to search towards the end.
  init(_ target: Target, from start: Int, isForwards: Bool) {
    self.target = target
    self.start = start
    self.isForwards = isForwards
    switch target {
    case .beginning(let text), .text(let text), .value(let text, _):
      asked = text
      wraps = true
    case .filled:
      asked = ""
      wraps = false
    }
    wanted = asked.lowercased()
    next = isForwards ? max(start, 0) : max(start + 1, 0)
  }

  /// The result of searching a block.
  enum Outcome {
    case found(Int)
    case notFound
    case goesOn
  }

  /// Searches the next block.
  ///
  /// - Throws: a ``ReadingError`` when the table can't be read on.
  mutating func lookOn(
    _ entries: inout NumberedEntries, _ order: RowOrder
  ) throws(ReadingError) -> Outcome {
    isForwards ? try lookForwards(&entries, order) : try lookBackwards(&entries, order)
  }

  private func blockLength(_ order: RowOrder) -> Int {
    order.numbers == nil ? Self.blockLength : Self.orderedBlockLength
  }

  private mutating func lookForwards(
    _ entries: inout NumberedEntries, _ order: RowOrder
  ) throws(ReadingError) -> Outcome {
    let length = blockLength(order)
    let end = hasWrapped ? min(next + length, start) : next + length
    if let place = try find(in: next..<max(end, next), &entries, order) { return .found(place) }
    next = end
    if hasWrapped { return next >= start ? .notFound : .goesOn }
    let isAtEnd =
      order.numbers.map { next >= $0.count } ?? (entries.isComplete && next >= entries.count)
    if isAtEnd {
      if !wraps { return .notFound }
      hasWrapped = true
      next = 0
    }
    return .goesOn
  }

  private mutating func lookBackwards(
    _ entries: inout NumberedEntries, _ order: RowOrder
  ) throws(ReadingError) -> Outcome {
    if next == 0, !hasWrapped {
      if !wraps { return .notFound }
      // The number of entries must be known.
      if order.numbers == nil, try entries.readAhead(entries: Self.blockLength) { return .goesOn }
      hasWrapped = true
      next = order.numbers?.count ?? entries.count
    }
    let low = max(next - blockLength(order), hasWrapped ? start + 1 : 0)
    if let place = try find(in: min(low, next)..<next, &entries, order) { return .found(place) }
    next = low
    return hasWrapped && next <= start + 1 ? .notFound : .goesOn
  }

  /// The first match in a block, in the direction of the search.
  private func find(
    in places: Range<Int>, _ entries: inout NumberedEntries, _ order: RowOrder
  ) throws(ReadingError) -> Int? {
    guard order.numbers != nil else { return try find(in: places, &entries) }
    let shown = Array(places.clamped(to: 0..<(order.numbers?.count ?? 0)))
    for place in isForwards ? shown : shown.reversed() {
      guard let number = order.number(at: place) else { continue }
      if try find(in: number..<number + 1, &entries) != nil { return place }
    }
    return nil
  }

  /// The first match among entries in their own order, in the direction of the search.
  private func find(
    in range: Range<Int>, _ entries: inout NumberedEntries
  ) throws(ReadingError) -> Int? {
    var found: Int?
    func note(_ number: Int) {
      // When searching backwards, the last match counts.
      if found == nil || !isForwards { found = number }
    }
    do throws(ReadingError) {
      switch target {
      case .beginning, .text:
        try entries.forEach(in: range) { number, entry in
          if fits(entry.label) { note(number) }
          return found == nil || !isForwards
        }
      case .value(_, let column):
        try entries.forEachValue(of: column, in: range) { number, value in
          if fits(value.text) { note(number) }
        }
      case .filled(let column):
        try entries.forEachValue(of: column, in: range) { number, value in
          if !value.isBlank { note(number) }
        }
      }
    } catch {
      // A match before the fault still counts.
      if found == nil { throw error }
    }
    return found
  }

  private func fits(_ text: String) -> Bool {
    if case .beginning = target { return text.lowercased().hasPrefix(wanted) }
    return text.lowercased().contains(wanted)
  }
}
