// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

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

  private var kept: Transcript
  private var current: Transcript
  private var changes: [Change] = []

  /// Compares a stored transcript with the current one.
  package init(from kept: Transcript, to current: Transcript) throws(SourceError) {
    self.kept = kept
    self.current = current
    try findChanges()
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
  /// - Throws: the error of a source whose blocks can't be read again.
  package mutating func write(in file: String, into out: inout ByteBuffer) throws(SourceError) {
    for change in changes {
      switch change {
      case .missing(let old):
        out.append("\(file):\(kept.blocks[old].line): missing: \(try kept.name(of: old))\n")
      case .new(let new): out.append("\(file): new: \(try current.name(of: new))\n")
      case .moved(let old, _):
        out.append("\(file):\(kept.blocks[old].line): moved: \(try kept.name(of: old))\n")
      case .changed(let old, let new):
        let lines = try current.lines(of: new)
        out.append("\(file):\(kept.blocks[old].line): changed: \(lines.first ?? "")\n")
        appendLines(from: try kept.lines(of: old), to: lines, into: &out)
      }
    }
  }

  /// The changes as findings, at the lines of the stored transcript.
  ///
  /// - Throws: the error of a source whose blocks can't be read again.
  package mutating func findings() throws(SourceError) -> [Finding] {
    var findings: [Finding] = []
    for change in changes {
      switch change {
      case .missing(let old):
        let name = Self.label([try kept.name(of: old)])
        findings.append(
          finding("missing", at: old, name, "\(name) is announced no more", "", was: name))
      case .new(let new):
        let name = Self.label([try current.name(of: new)])
        findings.append(
          finding("new", at: nil, name, "\(name) was not announced before", name, was: ""))
      case .moved(let old, _):
        let name = Self.label([try kept.name(of: old)])
        findings.append(
          finding("moved", at: old, name, "\(name) is announced in another place", name, was: name))
      case .changed(let old, let new):
        let name = Self.label([try kept.name(of: old)])
        var lines = ByteBuffer()
        appendLines(from: try kept.lines(of: old), to: try current.lines(of: new), into: &lines)
        let sides = lines.text().split(separator: "\n").map { $0.dropFirst(2) }
        let text = { (mark: String) in
          sides.filter { $0.hasPrefix(mark) }
            .map { $0.dropFirst(mark.count).drop { $0 == " " } }.joined(separator: " / ")
        }
        findings.append(
          finding(
            "changed", at: old, name, "\(name) is announced otherwise", text("is"),
            was: text("was")))
      }
    }
    return findings
  }

  private func finding(
    _ kind: String, at old: Int?, _ name: String, _ message: String, _ heard: String, was: String
  ) -> Finding {
    Finding(
      rule: "transcript-" + kind, level: .error, line: old.map { kept.blocks[$0].line } ?? 1,
      column: 1, path: name, message: message, heard: heard,
      better: was.isEmpty ? "keep a new transcript, if this is meant" : was,
      reference: "WCAG 2.2, 4.1.2 Name, Role, Value",
      address: "https://www.w3.org/TR/WCAG22/#name-role-value")
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
      out.append("  was  \(Self.shown(was))\n  is   \(line.trimmingSpaces())\n")
    }
    for was in left { out.append("  was  \(Self.shown(was))\n") }
  }

  /// A stored line without the control characters that somebody may have put into the file.
  private static func shown(_ line: String) -> String { line.trimmingSpaces().withoutControls }

  /// The label of a block, without the mark of its kind.
  private static func label(_ lines: [String]) -> String {
    lines.first.map { String($0.drop { $0 != " " }.dropFirst()) } ?? ""
  }

  /// The source of a line: the name of a screen reader, or empty for a label.
  private static func speaker(_ line: String) -> Substring {
    line.hasPrefix("  ") ? line.prefix { $0 != ":" } : ""
  }

  // MARK: Comparing

  /// The block of the old transcript that each block of the new one was, or -1.
  private struct Matches {
    var old: [Int]
    /// Whether each block of the old transcript is still there.
    var isKept: [Bool]

    init(oldCount: Int, newCount: Int) {
      old = Array(repeating: -1, count: newCount)
      isKept = Array(repeating: false, count: oldCount)
    }

    mutating func match(_ old: Int, _ new: Int) {
      self.old[new] = old
      isKept[old] = true
    }

    /// Matches blocks with the same hash; among several, the first with the first.
    mutating func match(
      _ olds: [Transcript.Block], _ news: [Transcript.Block], by key: (Transcript.Block) -> Int
    ) {
      let gone = olds.indices.filter { !isKept[$0] }
        .sorted { (key(olds[$0]), $0) < (key(olds[$1]), $1) }
      let come = news.indices.filter { old[$0] < 0 }
        .sorted { (key(news[$0]), $0) < (key(news[$1]), $1) }
      var (first, second) = (0, 0)
      while first < gone.count, second < come.count {
        let (oldKey, newKey) = (key(olds[gone[first]]), key(news[come[second]]))
        if oldKey == newKey { match(gone[first], come[second]) }
        if oldKey <= newKey { first += 1 }
        if newKey <= oldKey { second += 1 }
      }
    }
  }

  /// Matches old and new blocks, in roughly linear time.
  private mutating func findChanges() throws(SourceError) {
    let (old, new) = (kept.blocks, current.blocks)
    var matches = Matches(oldCount: old.count, newCount: new.count)
    // Nearly always, most of a table is as it was.
    var same = 0
    while same < min(old.count, new.count), old[same].content == new[same].content {
      matches.match(same, same)
      same += 1
    }
    // Match by the same lines, then the same label, then the same beginning of the label.
    for key in [\Transcript.Block.content, \.name, \.beginning] {
      matches.match(old, new) { $0[keyPath: key] }
    }
    try matchNeighbors(&matches)
    let isInOrder = Self.increasing(matches.old, below: old.count)
    for index in new.indices {
      let match = matches.old[index]
      if match < 0 {
        changes.append(.new(index))
      } else if old[match].content != new[index].content {
        changes.append(.changed(match, index))
      } else if !isInOrder[match] {
        changes.append(.moved(match, index))
      }
    }
    for index in old.indices where !matches.isKept[index] { changes.append(.missing(index)) }
  }

  /// Matches rows whose label changed from its beginning: between the same neighbors, first those
  /// that share a word, then the rest if their number is unchanged.
  private mutating func matchNeighbors(_ matches: inout Matches) throws(SourceError) {
    var index = 0
    while index < current.blocks.count {
      guard matches.old[index] < 0 else {
        index += 1
        continue
      }
      let start = index
      while index < current.blocks.count, matches.old[index] < 0 { index += 1 }
      let before = start > 0 ? matches.old[start - 1] : -1
      let after = index < current.blocks.count ? matches.old[index] : kept.blocks.count
      var gone = before + 1 < after ? (before + 1..<after).filter { !matches.isKept[$0] } : []
      var come = Array(start..<index)
      // Comparing all pairs is affordable only for a few changed rows.
      if gone.count * come.count < 10_000 {
        var goneWords: [Set<Substring>] = []
        for old in gone { goneWords.append(Self.words(try kept.name(of: old))) }
        for new in come {
          let words = Self.words(try current.name(of: new))
          guard let old = goneWords.firstIndex(where: { !words.isDisjoint(with: $0) }) else {
            continue
          }
          goneWords.remove(at: old)
          matches.match(gone.remove(at: old), new)
        }
        come.removeAll { matches.old[$0] >= 0 }
      }
      if gone.count == come.count {
        for (new, old) in zip(come, gone) { matches.match(old, new) }
      }
    }
  }

  /// The words of a label.
  private static func words(_ name: String) -> Set<Substring> {
    Set(name.split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 1 })
  }

  /// Which numbers are in the longest increasing subsequence of some, without the negative ones.
  private static func increasing(_ numbers: [Int], below end: Int) -> [Bool] {
    // For each length, the index of the smallest number that ends such a subsequence.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() where number >= 0 {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var isPart = Array(repeating: false, count: end)
    var index = ends.last ?? -1
    while index >= 0 {
      isPart[numbers[index]] = true
      index = previous[index]
    }
    return isPart
  }
}
