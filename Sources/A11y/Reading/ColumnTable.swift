/// The names that rows use, each with its column.
///
/// Rows of one file mostly have the same keys in the same order. So the table keeps the last row's
/// keys as patterns, and looks a name up only where a row departs from them.
struct ColumnTable: ~Copyable {
  /// How many different names one input may use.
  static let nameLimit = 65_536

  /// The column of the name `$row`, which is no cell.
  static let stateColumn = -2
  /// The column of a name that nobody asked for.
  static let skipped = -1

  private struct Entry {
    /// Where the name is; it has a quote before it, and a quote and a colon behind it.
    var start: Int
    var count: Int
    var column: Int
  }

  /// Whether a new name makes a new column; otherwise it is skipped.
  let isOpen: Bool
  var columnCount: Int { entryOfColumn.count }

  private var names = ByteBuffer("")
  private var entries: [Entry] = []
  private var entryOfColumn: [Int] = []
  /// Open addressing over `entries`, where -1 is free; its size is a power of two.
  private var slots = [Int](repeating: -1, count: 64)
  /// The texts of the patterns.
  var patternTexts: RawSpan {
    @_lifetime(borrow self)
    get { names.bytes }
  }
  /// For each key of the last row how it stands in the data.
  private(set) var patterns: [BytePattern] = []

  init(isOpen: Bool) {
    self.isOpen = isOpen
    insert("$row", column: Self.stateColumn)
  }

  /// A table with the same names and columns.
  func copy() -> ColumnTable {
    var table = ColumnTable(isOpen: isOpen)
    for entry in entries.dropFirst() {
      let name = names.text(from: entry.start, to: entry.start + entry.count)
      table.insert(name, column: entry.column)
    }
    return table
  }

  /// The column of a declared name, made if need be.
  mutating func declare(_ name: String) -> Int {
    if let entry = find(name) {
      if entries[entry].column == Self.skipped {
        entries[entry].column = columnCount
        entryOfColumn.append(entry)
        // Those of this name skip it.
        expectNothing()
      }
      return entries[entry].column
    }
    insert(name, column: columnCount)
    return columnCount - 1
  }

  /// The column of a name that is known; nil for any other.
  func column(named name: String) -> Int? {
    find(name).map { entries[$0].column }.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// The column of a name in a header; a name that nobody asked for is skipped.
  mutating func columnOfHeader(_ name: String) -> Int {
    if isOpen { return declare(name) }
    return find(name).map { entries[$0].column } ?? Self.skipped
  }

  /// How many names there are, those that nobody asked for among them.
  var nameCount: Int { entries.count }

  /// Forgets the names that came last.
  ///
  /// - Parameter count: how many names stay.
  mutating func forgetNames(after count: Int) {
    guard entries.count > count else { return }
    while entries.count > count {
      let name = entries[entries.count - 1]
      // Nothing that was placed later stands behind it, so that its slot can be free again.
      if let slot = slot(names.bytes, name.start, name.start + name.count) { slots[slot] = -1 }
      entries.removeLast()
      if name.column >= 0 { entryOfColumn.removeLast() }
      names.truncate(to: name.start - 1)
    }
    names.padWithZeros()
    expectNothing()
  }

  /// The name of a column; nil for the position of a row without names.
  func name(of column: Int) -> String? {
    guard column < entryOfColumn.count else { return nil }
    let entry = entries[entryOfColumn[column]]
    return names.text(from: entry.start, to: entry.start + entry.count)
  }

  /// The entry of a key; nil for one that nobody asked for, and that is one too many to be remembered.
  mutating func entry(ofKey key: CellSlice, _ bytes: RawSpan) throws(ScanFailure) -> Int? {
    if key.kind == .text { return try entryOrNew(bytes, key.start, key.end) }
    var decoded = ByteBuffer()
    JSONText.appendDecoded(bytes, from: key.start, to: key.end, into: &decoded)
    decoded.padWithZeros()
    return try entryOrNew(decoded.bytes, 0, decoded.count)
  }

  /// The column of an entry.
  func column(of entry: Int?) -> Int { entry.map { entries[$0].column } ?? Self.skipped }

  /// Expects a key at a place of the next rows.
  ///
  /// - Parameters:
  ///   - entry: the key's entry.
  ///   - place: the place, not more than one behind the last.
  ///   - isPlain: whether it stands in the data without escapes; with them it is looked up each time.
  mutating func expect(_ entry: Int?, at place: Int, isPlain: Bool) {
    var pattern = BytePattern.never
    if isPlain, let entry {
      let name = entries[entry]
      pattern = BytePattern(names.bytes, from: name.start - 1, count: name.count + 3)
    }
    if place < patterns.count {
      patterns[place] = pattern
    } else if place == patterns.count {
      patterns.append(pattern)
    }
  }

  /// Forgets the last row's keys, since a row without any has other columns at its places.
  @inline(__always)
  mutating func expectNothing() {
    if !patterns.isEmpty { patterns.removeAll(keepingCapacity: true) }
  }

  /// Whether the key at an offset is the one that the last row had at a place.
  func expects(at place: Int, _ bytes: RawSpan, _ offset: Int) -> Bool {
    place < patterns.count && patterns[place].matches(bytes, at: offset, names.bytes)
  }

  /// The entry of a name, added when the data brings it for the first time.
  ///
  /// Nil for one name too many of those that nobody asked for.
  private mutating func entryOrNew(
    _ bytes: RawSpan, _ start: Int, _ end: Int
  ) throws(ScanFailure) -> Int? {
    if let entry = find(bytes, start, end) { return entry }
    guard entries.count < Self.nameLimit else {
      if !isOpen { return nil }
      throw ScanFailure(.tooManyNames, at: start)
    }
    insert(bytes.text(from: start, to: end), column: isOpen ? columnCount : Self.skipped)
    return entries.count - 1
  }

  private mutating func insert(_ name: String, column: Int) {
    names.append(UInt8(ascii: "\""))
    let start = names.count
    names.append(name)
    let end = names.count
    names.append("\":")
    if column >= 0 { entryOfColumn.append(entries.count) }
    entries.append(Entry(start: start, count: end - start, column: column))
    names.padWithZeros()
    if entries.count * 2 > slots.count {
      slots = [Int](repeating: -1, count: slots.count * 2)
      for entry in entries.indices { place(entry) }
    } else {
      place(entries.count - 1)
    }
  }

  private mutating func place(_ entry: Int) {
    let name = entries[entry]
    var slot = Self.hash(names.bytes, name.start, name.start + name.count) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = entry
  }

  private func find(_ name: String) -> Int? {
    let key = ByteBuffer(name)
    return find(key.bytes, 0, key.count)
  }

  private func find(_ bytes: RawSpan, _ start: Int, _ end: Int) -> Int? {
    slot(bytes, start, end).map { slots[$0] }
  }

  /// Where the entry of a name was placed.
  private func slot(_ bytes: RawSpan, _ start: Int, _ end: Int) -> Int? {
    var slot = Self.hash(bytes, start, end) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[slots[slot]]
      if entry.count == end - start,
        bytes.equals(from: start, count: entry.count, names.bytes, at: entry.start)
      {
        return slot
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// FNV-1a.
  private static func hash(_ bytes: RawSpan, _ start: Int, _ end: Int) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for at in start..<end { hash = (hash ^ UInt64(bytes.byte(at))) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash >> 1)
  }
}
