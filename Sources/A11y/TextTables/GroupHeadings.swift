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
  init?(_ line: TerminalLine) {
    var groups: [(name: String, columns: Range<Int>)] = []
    var isDrawn = false
    for word in line.words {
      let text = line.text(word)
      let name = String(text.trimmingHyphens)
      guard !name.isEmpty, name.allSatisfy(\.isLetter) else { return nil }
      isDrawn = isDrawn || text.hasPrefix("-") && text.hasSuffix("-")
      groups.append((name, word))
    }
    guard isDrawn, groups.count > 1 else { return nil }
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
    names.indices.map { index in
      guard names[index].isEmpty == false, names.count(where: { $0 == names[index] }) > 1 else {
        return names[index]
      }
      let end = index + 1 < starts.count ? starts[index + 1] : max(width, starts[index])
      let own = starts[index]..<max(end, starts[index])
      let above = groups.max {
        $0.columns.clamped(to: own).count < $1.columns.clamped(to: own).count
      }
      return above.map { "\($0.name) \(names[index])" } ?? names[index]
    }
  }
}

extension String {
  /// The text without hyphens at both ends.
  fileprivate var trimmingHyphens: Substring {
    let start = drop { $0 == "-" }
    return start.prefix(
      start.lastIndex { $0 != "-" }.map { start.distance(from: start.startIndex, to: $0) + 1 } ?? 0)
  }
}
