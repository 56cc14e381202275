/// The differences between a stored transcript and the current one.
package struct TranscriptDifference {
  /// A block that is not the same in both.
  private enum Change {
    case missing(Int)
    case new(Int)
    case changed(Int, Int)
    /// The same block in another position.
    case moved(Int, Int)
  }

  private let kept: Transcript
  private let current: Transcript
  private var changes: [Change] = []

  /// Compares a stored transcript with the current one.
  package init(from kept: Transcript, to current: Transcript) {
    self.kept = kept
    self.current = current
    findChanges()
  }

  /// Whether the transcripts are the same.
  package var isEmpty: Bool { changes.isEmpty }

  /// How many rows, headers and footers changed, are missing, are new or moved.
  package var summary: String {
    var counts = (changed: 0, missing: 0, new: 0, moved: 0)
    for change in changes {
      switch change {
      case .changed: counts.changed += 1
      case .missing: counts.missing += 1
      case .new: counts.new += 1
      case .moved: counts.moved += 1
      }
    }
    let moved = counts.moved > 0 ? ", \(counts.moved) moved" : ""
    return "\(counts.changed) changed, \(counts.missing) missing, \(counts.new) new\(moved)"
  }

  /// Appends each change: the old lines and the new ones.
  ///
  /// - Parameters:
  ///   - file: the name of the stored transcript.
  ///   - out: the buffer for the text.
  package func write(in file: String, into out: inout ByteBuffer) {
    for change in changes {
      switch change {
      case .missing(let old):
        out.append("\(file):\(kept.lineNumbers[old]): missing: \(kept.blocks[old].name)\n")
      case .new(let new): out.append("\(file): new: \(current.blocks[new].name)\n")
      case .moved(let old, _):
        out.append("\(file):\(kept.lineNumbers[old]): moved: \(kept.blocks[old].name)\n")
      case .changed(let old, let new):
        out.append("\(file):\(kept.lineNumbers[old]): changed: \(current.blocks[new].name)\n")
        appendLines(from: kept.blocks[old].lines, to: current.blocks[new].lines, into: &out)
      }
    }
  }

  /// Appends the lines that differ; a screen reader whose line changed only along with the label is
  /// omitted.
  private func appendLines(
    from old: [String], to new: [String], into out: inout ByteBuffer
  ) {
    let labels = (old: Self.label(old), new: Self.label(new))
    var left = old
    for line in new {
      guard let index = left.firstIndex(where: { Self.speaker($0) == Self.speaker(line) }) else {
        out.append("  is   \(line.trimmingSpaces())\n")
        continue
      }
      let was = left.remove(at: index)
      let isLabel = !line.hasPrefix(" ")
      let follows =
        !isLabel && !labels.old.isEmpty && was.replacing(labels.old, with: labels.new) == line
      if was == line || follows { continue }
      out.append("  was  \(was.trimmingSpaces())\n  is   \(line.trimmingSpaces())\n")
    }
    for was in left { out.append("  was  \(was.trimmingSpaces())\n") }
  }

  /// The label of a block, without the mark of its kind.
  private static func label(_ lines: [String]) -> String {
    lines.first.map { String($0.drop { $0 != " " }.dropFirst()) } ?? ""
  }

  /// The source of a line: the name of a screen reader, or empty for a label.
  private static func speaker(_ line: String) -> Substring {
    line.hasPrefix("  ") ? line.prefix { $0 != ":" } : ""
  }

  // MARK: Comparing

  /// Matches old and new blocks, in roughly linear time.
  private mutating func findChanges() {
    let (old, new) = (kept.blocks, current.blocks)
    var left = Set(old.indices)
    var matches: [Int: Int] = [:]
    // Match by the same lines, then the same label, then the same beginning of the label.
    let keys: [(Transcript.Block) -> [String]] = [
      { $0.lines }, { [$0.name] }, { [Self.beginning($0.name)] },
    ]
    for key in keys {
      // Among identical blocks, the first is matched first.
      var named: [[String]: [Int]] = [:]
      for index in old.indices.reversed() where left.contains(index) {
        named[key(old[index]), default: []].append(index)
      }
      for index in new.indices where matches[index] == nil {
        guard let match = named[key(new[index])]?.popLast() else { continue }
        matches[index] = match
        left.remove(match)
      }
    }
    matchNeighbors(&matches, &left)
    let inOrder = Self.increasing(new.indices.compactMap { matches[$0] })
    for index in new.indices {
      guard let match = matches[index] else {
        changes.append(.new(index))
        continue
      }
      if old[match] != new[index] {
        changes.append(.changed(match, index))
      } else if !inOrder.contains(match) {
        changes.append(.moved(match, index))
      }
    }
    for index in left.sorted() { changes.append(.missing(index)) }
  }

  /// Matches rows whose label changed from its beginning: between the same neighbors, first those
  /// that share a word, then the rest if their number is unchanged.
  private func matchNeighbors(_ matches: inout [Int: Int], _ left: inout Set<Int>) {
    var index = 0
    while index < current.blocks.count {
      guard matches[index] == nil else {
        index += 1
        continue
      }
      let start = index
      while index < current.blocks.count, matches[index] == nil { index += 1 }
      let before = start > 0 ? matches[start - 1] ?? -1 : -1
      let after = index < current.blocks.count ? matches[index] ?? 0 : kept.blocks.count
      var gone = before + 1 < after ? (before + 1..<after).filter { left.contains($0) } : []
      var come = Array(start..<index)
      // Comparing all pairs is affordable only for a few changed rows.
      if gone.count * come.count < 10_000 {
        for new in come {
          let words = Self.words(current.blocks[new].name)
          guard
            let old = gone.firstIndex(where: {
              !words.isDisjoint(with: Self.words(kept.blocks[$0].name))
            })
          else { continue }
          matches[new] = gone.remove(at: old)
        }
        come.removeAll { matches[$0] != nil }
      }
      if gone.count == come.count {
        for (new, old) in zip(come, gone) { matches[new] = old }
      }
      for new in start..<index { if let old = matches[new] { left.remove(old) } }
    }
  }

  /// The words of a label.
  private static func words(_ name: String) -> Set<Substring> {
    Set(name.split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 1 })
  }

  /// The longest increasing subsequence of some numbers.
  private static func increasing(_ numbers: [Int]) -> Set<Int> {
    // For each length, the index of the smallest number that ends such a subsequence.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var part: Set<Int> = []
    var index = ends.last
    while let current = index {
      part.insert(numbers[current])
      index = previous[current]
    }
    return part
  }

  /// The beginning of a label: the text before the first comma of any language.
  private static func beginning(_ name: String) -> String {
    String(name.prefix { !",،、，".contains($0) })
  }
}
