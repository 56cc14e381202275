// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How often each number or date of a column occurs, while they are few.
struct RepeatedValues<Value: Sendable>: Sendable {
  /// A value, and how many rows have it.
  typealias Counted = (value: Value, count: Int)

  /// The values in the order in which they were first met; nil once there are too many.
  private var all: [Counted]? = []
  private var places: [Double: Int] = [:]
  private let most: Int

  /// - Parameter most: how many values are counted one by one.
  init(most: Int) { self.most = most }

  /// Adds a value, of which a number tells it apart from others.
  mutating func add(_ value: Value, _ key: Double) {
    guard let count = all?.count else { return }
    if let place = places[key] {
      all?[place].count += 1
    } else if count < most {
      places[key] = count
      all?.append((value, 1))
    } else {
      all = nil
      places = [:]
    }
  }

  /// Forgets all of them: they can't be told apart.
  mutating func giveUp() { (all, places) = (nil, [:]) }

  /// How many different values there are; nil if they are too many.
  var distinctCount: Int? { all?.count }

  /// The values that most rows have, the first met first among equals.
  func mostCommon(_ limit: Int) -> [Counted] {
    let ranked = (all ?? []).enumerated().sorted { left, right in
      (right.element.count, left.offset) < (left.element.count, right.offset)
    }
    return ranked.prefix(limit).map(\.element)
  }
}
