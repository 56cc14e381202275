// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How often each text occurs, while they are few; how many there are, beyond that.
struct ValueCounts: Sendable {
  /// How many texts are counted one by one.
  static let mostCounted = 10_000
  /// How many bytes these may have together.
  private static let mostBytes = 2 << 20
  /// How many texts are told apart by their hashes: two of so many have the same once in billions of tables.
  static let mostHashed = 1 << 16

  private var counts: [String: Int] = [:]
  /// The texts in the order in which they were first met.
  private var order: [String] = []
  private var bytes = 0
  /// The hashes of texts that are too many to be counted.
  private var hashes: Set<UInt64>?
  private var distinct: DistinctSketch?
  /// How many texts were added.
  private(set) var count = 0
  /// How many characters the longest has.
  private(set) var longest = 0

  /// Whether the number of different texts is known, and not estimated.
  var isExact: Bool { distinct == nil }

  /// How many different texts there are.
  var distinctCount: Int {
    distinct.map { min($0.estimate, count) } ?? hashes?.count ?? order.count
  }

  /// Adds a text.
  mutating func add(_ text: String) {
    count += 1
    longest = max(longest, text.count)
    if distinct != nil {
      distinct?.add(DistinctSketch.hash(of: text))
    } else if hashes != nil {
      addHash(of: text)
    } else if counts[text] != nil {
      counts[text, default: 0] += 1
    } else if order.count < Self.mostCounted, bytes + text.utf8.count <= Self.mostBytes {
      counts[text] = 1
      order.append(text)
      bytes += text.utf8.count
    } else {
      hashes = Set(order.map { DistinctSketch.hash(of: $0) })
      (order, counts) = ([], [:])
      addHash(of: text)
    }
  }

  private mutating func addHash(of text: String) {
    hashes?.insert(DistinctSketch.hash(of: text))
    guard let found = hashes, found.count > Self.mostHashed else { return }
    var sketch = DistinctSketch()
    for hash in found { sketch.add(hash) }
    distinct = sketch
    hashes = nil
  }

  /// The texts that occur most, the first met first among equals; empty when they were not counted.
  func mostCommon(_ limit: Int) -> [(text: String, count: Int)] {
    let ranked = order.enumerated().map {
      (place: $0.offset, text: $0.element, count: counts[$0.element] ?? 0)
    }
    .sorted { ($1.count, $0.place) < ($0.count, $1.place) }
    return ranked.prefix(limit).map { ($0.text, $0.count) }
  }
}
