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
    longest = max(longest, text.count)
    add(text, count: 1)
  }

  private mutating func add(_ text: String, count more: Int) {
    count += more
    if distinct != nil {
      distinct?.add(DistinctSketch.hash(of: text))
    } else if hashes != nil {
      hashes?.insert(DistinctSketch.hash(of: text))
      estimateIfMany()
    } else if counts[text] != nil {
      counts[text, default: 0] += more
    } else if order.count < Self.mostCounted, bytes + text.utf8.count <= Self.mostBytes {
      counts[text] = more
      order.append(text)
      bytes += text.utf8.count
    } else {
      forgetTexts()
      hashes?.insert(DistinctSketch.hash(of: text))
    }
  }

  /// Adds the texts of the rows that follow.
  mutating func merge(_ next: ValueCounts) {
    longest = max(longest, next.longest)
    guard next.hashes != nil || next.distinct != nil else {
      for text in next.order { add(text, count: next.counts[text] ?? 0) }
      return
    }
    count += next.count
    if hashes == nil, distinct == nil { forgetTexts() }
    if let others = next.hashes {
      for hash in others { distinct?.add(hash) }
      hashes?.formUnion(others)
      estimateIfMany()
    } else if let others = next.distinct {
      estimate()
      distinct?.merge(others)
    }
  }

  /// Passes the counts to or from another process.
  mutating func pass(_ archive: inout ByteArchive) throws(ByteArchive.Fault) {
    var times = order.map { counts[$0] ?? 0 }
    var hashList = hashes.map { $0.sorted() }
    try archive.pass(&order, "") { (archive, text) throws(ByteArchive.Fault) in
      try archive.pass(&text)
    }
    try archive.pass(&times, 0) { (archive, count) throws(ByteArchive.Fault) in
      try archive.pass(&count)
    }
    try archive.pass(&hashList, []) { (archive, hashes) throws(ByteArchive.Fault) in
      try archive.pass(&hashes, 0) { (archive, hash) throws(ByteArchive.Fault) in
        try archive.pass(&hash)
      }
    }
    try archive.pass(&distinct, DistinctSketch()) { (archive, sketch) throws(ByteArchive.Fault) in
      try sketch.pass(&archive)
    }
    try archive.pass(&count)
    try archive.pass(&longest)
    guard archive.isReading else { return }
    guard times.count == order.count, order.count <= Self.mostCounted,
      hashList?.count ?? 0 <= Self.mostHashed
    else { throw .broken }
    counts = Dictionary(zip(order, times)) { first, _ in first }
    hashes = hashList.map { Set($0) }
    bytes = order.reduce(0) { $0 + $1.utf8.count }
    guard counts.count == order.count else { throw .broken }
  }

  /// Keeps the hashes of the texts, and no more of them.
  private mutating func forgetTexts() {
    hashes = Set(order.map { DistinctSketch.hash(of: $0) })
    (order, counts) = ([], [:])
  }

  private mutating func estimateIfMany() {
    if let hashes, hashes.count > Self.mostHashed { estimate() }
  }

  /// Keeps no more than an estimate of how many hashes there are.
  private mutating func estimate() {
    guard distinct == nil else { return }
    var sketch = DistinctSketch()
    for hash in hashes ?? [] { sketch.add(hash) }
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
