// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How much of the tests runs.
///
/// `swift test` alone needs nothing that is not there after a build, and no sound, screen or terminal. What needs a program of
/// the system runs in `Scripts/test`, which installs those programs: a sample of its cases, or all of them in `Scripts/test all`.
public enum TestScope: Int, Comparable, Sendable {
  /// What a build alone can run.
  case hermetic
  /// The tests that programs of the system judge too, with a sample of their cases.
  case judged
  /// Everything.
  case all

  /// What the environment asks for: `SPEAKROWS_TESTS=judged` or `all`.
  public static let current: TestScope =
    switch ProcessInfo.processInfo.environment["SPEAKROWS_TESTS"] {
    case "judged": .judged
    case "all": .all
    default: .hermetic
    }

  /// Whether one runs less than the other.
  public static func < (one: TestScope, other: TestScope) -> Bool { one.rawValue < other.rawValue }

  /// So many of the cases, spread over all of them; all where everything is to run.
  public static func sample<Case>(_ cases: [Case], _ count: Int) -> [Case] {
    guard current < .all, cases.count > count else { return cases }
    return (0..<count).map { cases[$0 * cases.count / count] }
  }

  /// How often something random is tried: a tenth of the times, unless everything is to run.
  public static func rounds(_ count: Int) -> Int { current < .all ? max(count / 10, 1) : count }
}
