// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What the rows of a table are sorted by, in one buffer for all of them.
///
/// A row costs the bytes of its keys and one offset for each, however many rows there are.
struct SortKeys {
  /// How many keys a row has.
  private let count: Int
  private var bytes: [UInt8] = []
  /// Where each key ends; it begins where the one before it ends.
  private var ends: [Int] = []

  /// - Parameter count: how many keys each row has.
  init(count: Int) { self.count = count }

  /// Adds the next key of the last row: bytes that sort like its value, or none if it has none.
  mutating func append(_ key: [UInt8]) {
    bytes.append(contentsOf: key)
    ends.append(bytes.count)
  }

  /// Adds the next key of the last row: that of a value, or one that sorts texts by the alphabet behind all other values.
  mutating func append(_ value: (text: String, key: [UInt8]?), _ sorter: SectionIndex.Sorter) {
    append(value.key ?? (value.text.isEmpty ? [] : [3] + sorter.key(value.text)))
  }

  /// Forgets the keys of rows from this one on, such as those of a row that turned out to be unreadable.
  mutating func drop(from row: Int) {
    guard ends.count > row * count else { return }
    ends.removeSubrange((row * count)...)
    bytes.removeSubrange((ends.last ?? 0)...)
  }

  /// Whether a row comes before another one; equal ones stay in the order of the data.
  ///
  /// `areDescending` tells for each key whether the greatest value comes first. A row without a value comes last
  /// either way.
  func precedes(_ first: Int, _ second: Int, _ areDescending: [Bool]) -> Bool {
    for key in 0..<count {
      let one = range(first * count + key)
      let other = range(second * count + key)
      if one.isEmpty || other.isEmpty {
        if one.isEmpty != other.isEmpty { return other.isEmpty }
        continue
      }
      switch order(one, other) {
      case 0: continue
      case let order: return (order < 0) != areDescending[key]
      }
    }
    return first < second
  }

  private func range(_ key: Int) -> Range<Int> { (key == 0 ? 0 : ends[key - 1])..<ends[key] }

  /// The lexicographical order of two keys: negative if the first comes first, zero if they are equal.
  private func order(_ first: Range<Int>, _ second: Range<Int>) -> Int {
    for at in 0..<min(first.count, second.count) {
      let one = bytes[first.lowerBound + at]
      let other = bytes[second.lowerBound + at]
      if one != other { return one < other ? -1 : 1 }
    }
    return first.count - second.count
  }
}
