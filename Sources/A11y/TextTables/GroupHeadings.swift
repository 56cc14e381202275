// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A line above the names of columns that groups them, drawn with hyphens as wide as each group, as `vmstat` prints it.
///
/// ```text
/// procs -----------memory---------- ---swap--
///  r  b   swpd   free   buff  cache   si   so
/// ```
struct GroupHeadings {
  private let groups: [(name: String, columns: Range<Int>)]

  /// Reads such a line; nil for any other.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - names: the line of names below it, of which one group at least has two.
  init?(_ line: TerminalLine, above names: TerminalLine) {
    var groups: [(name: String, columns: Range<Int>)] = []
    var isDrawn = false
    for word in line.words {
      let text = line.text(word)
      let name = text.drop { $0 == "-" }.prefix { $0 != "-" }
      guard !name.isEmpty, text.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
      // A cell may have one hyphen at each end: "-none-".
      isDrawn = isDrawn || text.hasPrefix("--") && text.hasSuffix("--")
      groups.append((String(name), word))
    }
    guard isDrawn, groups.count > 1,
      groups.contains(where: { group in names.words.count { $0.overlaps(group.columns) } > 1 })
    else { return nil }
    self.groups = groups
  }

  /// The names of columns, those that come several times with their groups in front.
  ///
  /// - Parameters:
  ///   - names: the names in the line below.
  ///   - starts: where the columns begin.
  ///   - width: how wide that line is.
  /// - Returns: as many names.
  func completed(_ names: [String], from starts: [Int], width: Int) -> [String] {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return names.indices.map { index in
      guard !names[index].isEmpty, counts[names[index]] != 1 else { return names[index] }
      let end = index + 1 < starts.count ? starts[index + 1] : max(width, starts[index])
      let own = starts[index]..<end
      let above = groups.max {
        $0.columns.clamped(to: own).count < $1.columns.clamped(to: own).count
      }
      guard let above, above.columns.overlaps(own) else { return names[index] }
      return "\(above.name) \(names[index])"
    }
  }
}
