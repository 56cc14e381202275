/// The names that rows use, each with its column.
///
/// Rows of one file mostly have the same keys in the same order. So the table keeps the last row's
/// keys as a plan, and looks a name up only where a row departs from it.
struct ColumnTable: ~Copyable {
  /// How many different names one input may use.
  static let nameLimit = 65_536

  /// The column of the name `$row`, which is no cell.
  static let stateColumn = -2
  /// The column of a name that nobody asked for.
  static let skipped = -1

  private struct Entry {
    var start: Int
    var count: Int
    var column: Int
  }

  /// Whether a new name makes a new column; otherwise it is skipped.
  let isOpen: Bool
  var columnCount: Int { entryOfColumn.count }

  private var names = ByteBuffer()
  private var entries: [Entry] = []
  private var entryOfColumn: [Int] = []
  /// Open addressing over `entries`, where -1 is free; its size is a power of two.
  private var slots = [Int](repeating: -1, count: 64)
  /// For each key of the last row, its entry.
  private var plan: [Int] = []

  init(isOpen: Bool) {
    self.isOpen = isOpen
    insert("$row", column: Self.stateColumn)
  }

  /// The column of a declared name, made if need be.
  mutating func declare(_ name: String) -> Int {
    if let entry = find(name) {
      if entries[entry].column == Self.skipped {
        entries[entry].column = columnCount
        entryOfColumn.append(entry)
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

  /// The name of a column; nil for the position of a row without names.
  func name(of column: Int) -> String? {
    guard column < entryOfColumn.count else { return nil }
    let entry = entries[entryOfColumn[column]]
    return names.text(from: entry.start, to: entry.start + entry.count)
  }

  /// The column of the key at a place of the row.
  @inline(__always)
  mutating func column(
    ofKey key: CellSlice, at ordinal: Int, _ bytes: RawSpan
  ) throws(ScanFailure) -> Int {
    if ordinal < plan.count, key.kind == .text {
      let entry = entries[plan[ordinal]]
      let count = key.end &- key.start
      if entry.count == count,
        bytes.equals(from: key.start, count: count, names.bytes, at: entry.start)
      {
        return entry.column
      }
    }
    return try lookUp(key, at: ordinal, bytes)
  }

  @inline(never)
  private mutating func lookUp(
    _ key: CellSlice, at ordinal: Int, _ bytes: RawSpan
  ) throws(ScanFailure) -> Int {
    let found: Int?
    if key.kind == .text {
      found = try entryOrNew(bytes, key.start, key.end)
    } else {
      var decoded = ByteBuffer()
      JSONText.appendDecoded(bytes, from: key.start, to: key.end, into: &decoded)
      decoded.padWithZeros()
      found = try entryOrNew(decoded.bytes, 0, decoded.count)
    }
    guard let entry = found else { return Self.skipped }
    if ordinal < plan.count {
      plan[ordinal] = entry
    } else if ordinal == plan.count {
      plan.append(entry)
    }
    return entries[entry].column
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
    let start = names.count
    names.append(name)
    if column >= 0 { entryOfColumn.append(entries.count) }
    entries.append(Entry(start: start, count: names.count - start, column: column))
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
    var slot = Self.hash(bytes, start, end) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[slots[slot]]
      if entry.count == end - start,
        bytes.equals(from: start, count: entry.count, names.bytes, at: entry.start)
      {
        return slots[slot]
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
