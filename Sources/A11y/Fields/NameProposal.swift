// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The name that somebody may have meant who wrote another one.
package enum NameProposal {
  /// The name that differs least, in no more than a third of its letters; nil if none is close.
  ///
  /// Case and the marks between words don't count: `companyName` is `company_name`.
  package static func closest(to wrong: String, among names: some Sequence<String>) -> String? {
    let wanted = folded(wrong)
    guard !wanted.isEmpty else { return nil }
    let close = names.map { (name: $0, distance: distance(wanted, folded($0))) }
      .filter { $0.name != wrong && $0.distance <= wanted.count / 3 }
    return close.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// What is added to a message: ` (did you mean "price"?)`; nothing without a proposal.
  static func question(_ proposal: String?) -> String {
    proposal.map { " (did you mean \"\($0)\"?)" } ?? ""
  }

  private static func folded(_ name: String) -> [Character] {
    // A longer name is no slip of the hand, and would take its square in time.
    Array(name.prefix(60).lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// How many letters must be put in, taken out, changed, or exchanged with their neighbour.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var least = min(
          last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
