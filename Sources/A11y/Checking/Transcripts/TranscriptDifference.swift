/// What is said now and was not said when a transcript was kept, and the other way round.
public struct TranscriptDifference {
  /// A block that is not in both.
  private enum Change {
    case missing(Int)
    case new(Int)
    case changed(Int, Int)
  }

  private let kept: Transcript
  private let current: Transcript
  private var changes: [Change] = []

  /// Compares a transcript that was kept with one of now.
  public init(from kept: Transcript, to current: Transcript) {
    self.kept = kept
    self.current = current
    findChanges()
  }

  /// Whether the same is said.
  public var isEmpty: Bool { changes.isEmpty }

  /// How many rows, headers and footers changed, are gone, and are new.
  public var summary: String {
    var counts = (changed: 0, missing: 0, new: 0)
    for change in changes {
      switch change {
      case .changed: counts.changed += 1
      case .missing: counts.missing += 1
      case .new: counts.new += 1
      }
    }
    return "\(counts.changed) changed, \(counts.missing) missing, \(counts.new) new"
  }

  /// Appends each change: what was said, and what is.
  ///
  /// - Parameters:
  ///   - file: the name of the transcript that was kept.
  ///   - out: takes the text.
  public func write(in file: String, into out: inout ByteBuffer) {
    for change in changes {
      switch change {
      case .missing(let old):
        out.append("\(file):\(kept.lineNumbers[old]): missing: \(kept.blocks[old].name)\n")
      case .new(let new): out.append("\(file): new: \(current.blocks[new].name)\n")
      case .changed(let old, let new):
        out.append("\(file):\(kept.lineNumbers[old]): changed: \(current.blocks[new].name)\n")
        appendLines(from: kept.blocks[old].lines, to: current.blocks[new].lines, into: &out)
      }
    }
  }

  /// Appends what each says that says something else; a screen reader that has only followed the label is not named.
  private func appendLines(
    from old: [String], to new: [String], into out: inout ByteBuffer
  ) {
    let labels = (old: Self.label(old), new: Self.label(new))
    var left = old
    for line in new {
      guard let place = left.firstIndex(where: { Self.speaker($0) == Self.speaker(line) }) else {
        out.append("  is   \(line.trimmingSpaces())\n")
        continue
      }
      let was = left.remove(at: place)
      let isLabel = !line.hasPrefix(" ")
      let follows =
        !isLabel && !labels.old.isEmpty && was.replacing(labels.old, with: labels.new) == line
      if was == line || follows { continue }
      out.append("  was  \(was.trimmingSpaces())\n  is   \(line.trimmingSpaces())\n")
    }
    for was in left { out.append("  was  \(was.trimmingSpaces())\n") }
  }

  /// The label of a block, behind the mark of what it is.
  private static func label(_ lines: [String]) -> String {
    lines.first.map { String($0.drop { $0 != " " }.dropFirst()) } ?? ""
  }

  /// Who says a line: a screen reader, or nobody for a label.
  private static func speaker(_ line: String) -> Substring {
    line.hasPrefix("  ") ? line.prefix { $0 != ":" } : ""
  }

  // MARK: Comparing

  /// More differences than this are not looked for one by one: that would take the square of their number.
  private static let differenceLimit = 1_000

  private mutating func findChanges() {
    let (old, new) = (kept.blocks, current.blocks)
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    var rest = (old: Array(start..<oldEnd), new: Array(start..<newEnd))
    let keys = Set(rest.old.map { old[$0] }).symmetricDifference(rest.new.map { new[$0] })
    if keys.count <= Self.differenceLimit, rest.old.count < 20 * Self.differenceLimit {
      let difference = rest.new.map { new[$0] }.difference(from: rest.old.map { old[$0] })
      let removed = Set(difference.removals.map(\.offset))
      let inserted = Set(difference.insertions.map(\.offset))
      pairByPlace(&rest, removed, inserted)
    } else {
      pair(rest.old, rest.new)
    }
  }

  /// Pairs what was removed and inserted at the same place.
  private mutating func pairByPlace(
    _ rest: inout (old: [Int], new: [Int]), _ removed: Set<Int>, _ inserted: Set<Int>
  ) {
    var (old, new) = (0, 0)
    while old < rest.old.count || new < rest.new.count {
      var gone: [Int] = []
      var come: [Int] = []
      while removed.contains(old) {
        gone.append(rest.old[old])
        old += 1
      }
      while inserted.contains(new) {
        come.append(rest.new[new])
        new += 1
      }
      pair(gone, come)
      if gone.isEmpty, come.isEmpty {
        old += 1
        new += 1
      }
    }
  }

  /// Tells which of the blocks that are gone are those that have come, under another label perhaps.
  private mutating func pair(_ old: [Int], _ new: [Int]) {
    var left = Set(old)
    var matches: [Int: Int] = [:]
    // The same label, then the same beginning of a label.
    for name in [{ $0.name }, { Self.beginning($0.name) }] as [(Transcript.Block) -> String] {
      // The first of a name is taken first.
      var named: [String: [Int]] = [:]
      for place in old.reversed() where left.contains(place) {
        named[name(kept.blocks[place]), default: []].append(place)
      }
      for place in new where matches[place] == nil {
        guard let match = named[name(current.blocks[place])]?.popLast() else { continue }
        matches[place] = match
        left.remove(match)
      }
    }
    // As many on both sides are the same rows under other labels.
    let unmatched = new.filter { matches[$0] == nil }
    if unmatched.count == left.count {
      for (place, match) in zip(unmatched, left.sorted()) { matches[place] = match }
      left = []
    }
    for place in new {
      changes.append(matches[place].map { .changed($0, place) } ?? .new(place))
    }
    for place in left.sorted() { changes.append(.missing(place)) }
  }

  /// What a label begins with: the text before the first comma of any language.
  private static func beginning(_ name: String) -> String {
    String(name.prefix { !",،、，".contains($0) })
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
