import A11y

/// A search through a table, a block of entries at a time, so that keys are answered while it goes on.
///
/// It goes from a place to the end, and then from the other end back to that place.
struct RowSearch {
  /// How many entries are looked at in one go.
  private static let blockLength = 4000

  /// What is looked for, and how.
  let question: (kind: BrowseQuestion, text: String)
  private let wanted: String
  private let start: Int
  private let isForwards: Bool
  /// Where the next block begins, or backwards ends.
  private var next: Int
  /// Whether it has gone on from the other end.
  private(set) var hasWrapped = false

  /// - Parameters:
  ///   - question: what is looked for.
  ///   - start: the entry to begin with.
  ///   - isForwards: in which direction.
  init(_ question: (kind: BrowseQuestion, text: String), from start: Int, isForwards: Bool) {
    self.question = question
    self.start = start
    self.isForwards = isForwards
    wanted = question.text.lowercased()
    next = isForwards ? max(start, 0) : max(start + 1, 0)
  }

  /// What came of looking at a block.
  enum Outcome {
    case found(Int)
    case notFound
    case goesOn
  }

  /// Looks at the next block.
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
      // The other end has to be known.
      if try entries.readAhead(entries: Self.blockLength) { return .goesOn }
      hasWrapped = true
      next = entries.count
    }
    let low = max(next - Self.blockLength, hasWrapped ? start + 1 : 0)
    if let number = try find(in: min(low, next)..<next, &entries) { return .found(number) }
    next = low
    return hasWrapped && next <= start + 1 ? .notFound : .goesOn
  }

  /// The entry of a block that is met first.
  private func find(
    in range: Range<Int>, _ entries: inout NumberedEntries
  ) throws(ReadingError) -> Int? {
    var found: Int?
    do throws(ReadingError) {
      try entries.forEach(in: range) { number, entry in
        if fits(entry.label) { found = number }
        // Backwards it is the last one.
        return found == nil || !isForwards
      }
    } catch {
      // What stands before a fault is found all the same.
      if found == nil { throw error }
    }
    return found
  }

  private func fits(_ label: String) -> Bool {
    let label = label.lowercased()
    return question.kind == .beginning ? label.hasPrefix(wanted) : label.contains(wanted)
  }
}
