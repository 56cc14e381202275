// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers of three digits with commas between them that are a list, though an amount is written so, too.
enum NumberList {
  /// The most that one of a few numbers differs from the next.
  private static let step = 50

  /// Whether the numbers of a text rise or fall from one to the next by small steps, or are too many for an amount:
  /// "290,291,292,293".
  static func rises(_ text: some StringProtocol) -> Bool {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
    guard numbers.count > 3,
      numbers.allSatisfy({
        $0.utf8.count == 3 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) }
      })
    else { return false }
    let steps = zip(numbers, numbers.dropFirst()).map { (Int($1) ?? 0) - (Int($0) ?? 0) }
    let isMonotone = steps.allSatisfy { $0 > 0 } || steps.allSatisfy { $0 < 0 }
    return isMonotone && (numbers.count > 4 || steps.allSatisfy { abs($0) <= step })
  }
}
