// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// A search through a table, one block of entries at a time, so that keys are answered meanwhile.
///
/// It runs from the starting entry to the end, then wraps around and continues to that entry.
struct RowSearch {
  /// How many entries a block has.
  private static let blockLength = 4000

  /// The text to find, and where in a row.
  let question: (kind: BrowseQuestion, text: String)
  private let wanted: String
  private let start: Int
  private let isForwards: Bool
  /// Where the next block begins; when searching backwards, where it ends.
  private var next: Int
  /// Whether the search has wrapped around.
  private(set) var hasWrapped = false

  /// - Parameters:
  ///   - question: the text to find, and where in a row.
  ///   - start: the number of the entry to begin with.
  ///   - isForwards: whether to search towards the end.
  init(_ question: (kind: BrowseQuestion, text: String), from start: Int, isForwards: Bool) {
    self.question = question
    self.start = start
    self.isForwards = isForwards
    wanted = question.text.lowercased()
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
  mutating func lookOn(_ entries: inout NumberedEntries) throws(ReadingError) -> Outcome {
    isForwards ? try lookForwards(&entries) : try lookBackwards(&entries)
  }

  private mutating func lookForwards(
    _ entries: inout NumberedEntries
  ) throws(ReadingError) -> Outcome {
    let end = hasWrapped ? min(next + Self.blockLength, start) : next + Self.blockLength
    if let number = try find(in: next..<max(end, next), &entries) { return .found(number) }
    next = end
    if hasWrapped { return next >= start ? .notFound : .goesOn }
    if entries.isComplete, next >= entries.count {
      hasWrapped = true
      next = 0
    }
    return .goesOn
  }

  private mutating func lookBackwards(
    _ entries: inout NumberedEntries
  ) throws(ReadingError) -> Outcome {
    if next == 0, !hasWrapped {
      // The number of entries must be known.
      if try entries.readAhead(entries: Self.blockLength) { return .goesOn }
      hasWrapped = true
      next = entries.count
    }
    let low = max(next - Self.blockLength, hasWrapped ? start + 1 : 0)
    if let number = try find(in: min(low, next)..<next, &entries) { return .found(number) }
    next = low
    return hasWrapped && next <= start + 1 ? .notFound : .goesOn
  }

  /// The first match in a block, in the direction of the search.
  private func find(
    in range: Range<Int>, _ entries: inout NumberedEntries
  ) throws(ReadingError) -> Int? {
    var found: Int?
    do throws(ReadingError) {
      try entries.forEach(in: range) { number, entry in
        if fits(entry.label) { found = number }
        // When searching backwards, the last match counts.
        return found == nil || !isForwards
      }
    } catch {
      // A match before the fault still counts.
      if found == nil { throw error }
    }
    return found
  }

  private func fits(_ label: String) -> Bool {
    let label = label.lowercased()
    return question.kind == .beginning ? label.hasPrefix(wanted) : label.contains(wanted)
  }
}
