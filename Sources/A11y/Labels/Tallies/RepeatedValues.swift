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

  /// Adds a value of some rows, of which a number tells it apart from others.
  mutating func add(_ value: Value, _ key: Double, count more: Int = 1) {
    guard let count = all?.count else { return }
    if let place = places[key] {
      all?[place].count += more
    } else if count < most {
      places[key] = count
      all?.append((value, more))
    } else {
      all = nil
      places = [:]
    }
  }

  /// Adds the values of the rows that follow.
  mutating func merge(_ next: RepeatedValues) {
    guard let added = next.all else { return giveUp() }
    for (key, place) in next.places.sorted(by: { $0.value < $1.value }) {
      add(added[place].value, key, count: added[place].count)
    }
  }

  /// Passes the values to or from another process.
  mutating func pass(
    _ archive: inout ByteArchive, _ blank: Value,
    _ passValue: (inout ByteArchive, inout Value) throws(ByteArchive.Fault) -> Void
  ) throws(ByteArchive.Fault) {
    var keys: [Double] = all?.indices.map { _ in 0 } ?? []
    for (key, place) in places { keys[place] = key }
    try archive.pass(&all, []) { (archive, all) throws(ByteArchive.Fault) in
      try archive.pass(&all, (blank, 0)) { (archive, counted) throws(ByteArchive.Fault) in
        try passValue(&archive, &counted.value)
        try archive.pass(&counted.count)
      }
    }
    try archive.pass(&keys, 0) { (archive, key) throws(ByteArchive.Fault) in
      try archive.pass(&key)
    }
    guard archive.isReading else { return }
    guard keys.count == all?.count ?? 0, keys.count <= most else { throw .broken }
    places = Dictionary(zip(keys, keys.indices)) { first, _ in first }
    guard places.count == keys.count else { throw .broken }
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
