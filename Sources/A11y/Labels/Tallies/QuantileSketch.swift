// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Where numbers stand in their order: all of them while they are few, a sample of them beyond that.
///
/// It is the sketch of Karnin, Lang and Liberty, "Optimal Quantile Approximation in Streams" (2016): a
/// level that is full is sorted, and every other of its numbers goes up one level, where each stands for
/// twice as many. Which of both halves goes up is drawn from a fixed seed, so that the same numbers give
/// the same summary.
struct QuantileSketch: Sendable {
  /// How many numbers the largest level holds.
  private static let capacity = 4_096
  /// How far from its rank a number may be, as a part of all, with 99 % certainty: 2.296 / k^0.9021, as
  /// Apache DataSketches measured it.
  static let rankError = 0.0013

  /// A number as its nearest binary one and how many decimals it has, which gives its digits back, of up to fifteen.
  private struct Item {
    var key: Double
    var decimals: Int16

    var number: DecimalNumber {
      let number = DecimalNumber(key) ?? DecimalNumber(isNegative: false, significand: 0, scale: 0)
      return number.padded(toFractionDigits: Int(decimals))
    }
  }

  private var levels: [[Item]] = [[]]
  private var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// How many numbers were added.
  private(set) var count = 0
  /// All numbers with all of their digits, once one has more than are kept of it, and while they are few.
  private var whole: [DecimalNumber]?
  /// Whether it holds all of them, with all of their digits.
  var isExact: Bool { levels.count == 1 }

  /// Adds a number, of which the nearest binary one is known.
  mutating func add(_ number: DecimalNumber, _ approximation: Double) {
    if levels.count == 1, whole == nil, number.hasMoreDigitsThanBinary { whole = all }
    whole?.append(number)
    levels[0].append(
      Item(key: approximation, decimals: Int16(clamping: max(number.scale, 0))))
    count += 1
    var level = 0
    while level < levels.count, isFull(level) {
      compact(level)
      level += 1
    }
  }

  /// Adds the numbers of another sketch.
  mutating func merge(_ other: QuantileSketch) {
    whole = isExact && other.isExact && (whole ?? other.whole) != nil ? all + other.all : nil
    while levels.count < other.levels.count { levels.append([]) }
    for (level, items) in other.levels.enumerated() { levels[level] += items }
    count += other.count
    var level = 0
    while level < levels.count {
      if isFull(level) { compact(level) }
      level += 1
    }
  }

  /// The numbers with all of their digits, in the order in which they were added, while there is one level.
  private var all: [DecimalNumber] { whole ?? levels[0].map(\.number) }

  /// A level has two thirds of the numbers of the one above it, and eight at least.
  private func capacity(of level: Int) -> Int {
    var capacity = Double(Self.capacity)
    for _ in level..<levels.count - 1 { capacity *= 2.0 / 3.0 }
    return max(Int(capacity), 8)
  }

  private func isFull(_ level: Int) -> Bool { levels[level].count >= capacity(of: level) }

  private mutating func compact(_ level: Int) {
    var items = levels[level]
    items.sort { $0.key < $1.key }
    // One of an odd number stays.
    let rest = items.count % 2 == 1 ? items.removeLast() : nil
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let start = Int(seed >> 63)
    if level + 1 == levels.count { levels.append([]) }
    whole = nil
    for index in stride(from: start, to: items.count, by: 2) {
      levels[level + 1].append(items[index])
    }
    levels[level] = rest.map { [$0] } ?? []
  }

  /// The numbers at some parts of their order, each of them one that was added.
  ///
  /// As SQL's `percentile_disc` has them: the first number that so large a part of all is not above.
  ///
  /// - Parameter parts: from 0 to 1; a half is the median, the lower one of an even number.
  /// - Returns: a number for each part; nothing when none was added.
  func numbers(at parts: [Double]) -> [DecimalNumber] {
    if let whole {
      let sorted = whole.sorted { $0.isLess(than: $1) }
      return parts.map { part in
        let place = Int(max((part * Double(sorted.count)).rounded(.up), 1))
        return sorted[min(place, sorted.count) - 1]
      }
    }
    let weighed = weighed()
    let total = weighed.last?.rank ?? 0
    guard total > 0 else { return [] }
    return parts.map { part in
      let place = max(part * Double(total), 1)
      return (weighed.first { Double($0.rank) >= place } ?? weighed[weighed.count - 1]).item.number
    }
  }

  /// How many numbers are less than one or greater than another.
  func count(below least: Double, above greatest: Double) -> Int {
    var found = 0
    for (level, items) in levels.enumerated() {
      found += items.count { $0.key < least || $0.key > greatest } << level
    }
    return found
  }

  /// Passes the sketch to or from another process.
  mutating func pass(_ archive: inout ByteArchive) throws(ByteArchive.Fault) {
    try archive.pass(&levels, []) { (archive, items) throws(ByteArchive.Fault) in
      try archive.pass(&items, Item(key: 0, decimals: 0)) {
        (archive, item) throws(ByteArchive.Fault) in
        var decimals = Int(item.decimals)
        try archive.pass(&item.key)
        try archive.pass(&decimals, most: DecimalNumber.scaleLimit)
        item.decimals = Int16(decimals)
      }
    }
    try archive.pass(&seed)
    try archive.pass(&count)
    try archive.pass(&whole, []) { (archive, numbers) throws(ByteArchive.Fault) in
      try archive.pass(&numbers, .zero) { (archive, number) throws(ByteArchive.Fault) in
        try number.pass(&archive)
      }
    }
    guard (1...Self.mostLevels).contains(levels.count),
      levels.allSatisfy({ $0.count <= Self.mostInLevel }),
      // Each number stands for itself or for others, and there are no more.
      levels.enumerated().reduce(0, { $0 + $1.element.count << $1.offset }) == count,
      whole.map({ $0.count == count && isExact }) ?? true
    else { throw .broken }
  }

  /// As many levels as stand for more numbers than anybody has.
  private static let mostLevels = 48
  /// How many numbers a level may hold for a while, when others have been added.
  private static let mostInLevel = 4 * capacity

  /// The numbers in their order, each with how many it and those before it stand for.
  private func weighed() -> [(item: Item, rank: Int)] {
    var all: [(item: Item, weight: Int)] = []
    for (level, items) in levels.enumerated() { all += items.map { ($0, 1 << level) } }
    all.sort { $0.item.key < $1.item.key }
    var rank = 0
    return all.map { entry in
      rank += entry.weight
      return (entry.item, rank)
    }
  }
}

extension DecimalNumber {
  /// Whether it has more digits than the nearest binary number gives back.
  var hasMoreDigitsThanBinary: Bool { significand >= 1_000_000_000_000_000 }
}
