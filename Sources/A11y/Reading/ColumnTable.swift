// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The names used in rows, and the column of each.
///
/// Rows of a file mostly have the same keys in the same order. The table therefore keeps the last
/// row's keys as patterns, and looks up a name only where a row departs from them.
struct ColumnTable: ~Copyable {
  /// How many different names one input may use.
  static let nameLimit = 65_536

  /// The column of the name `$row`, which is not a cell.
  static let stateColumn = -2
  /// The column of a name that was not requested.
  static let skipped = -1

  private struct Entry {
    /// The name's offset; the stored name has a quote before it, and a quote and a colon after it.
    var start: Int
    var count: Int
    var column: Int
    /// Whether an object under this name is not a cell, but has cells of its own.
    var isExpanded = false
  }

  /// Whether a new name adds a column; otherwise it is skipped.
  let isOpen: Bool
  var columnCount: Int { entryOfColumn.count }

  private var names = ByteBuffer("")
  private var entries: [Entry] = []
  private var entryOfColumn: [Int] = []
  /// An open-addressing hash table over `entries`; -1 is free, and the size is a power of two.
  private var slots = [Int](repeating: -1, count: 64)
  /// The texts of the patterns.
  var patternTexts: RawSpan {
    @_lifetime(borrow self)
    get { names.bytes }
  }
  /// The last row's keys as they appear in the data.
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
      table.entries[table.entries.count - 1].isExpanded = entry.isExpanded
    }
    return table
  }

  /// The column of a declared name, added if necessary.
  mutating func declare(_ name: String) -> Int {
    if let entry = find(name) {
      if entries[entry].column == Self.skipped {
        entries[entry].column = columnCount
        entryOfColumn.append(entry)
        // Existing patterns skip this name.
        expectNothing()
      }
      return entries[entry].column
    }
    insert(name, column: columnCount)
    return columnCount - 1
  }

  /// The column of a known name; nil for any other.
  func column(named name: String) -> Int? {
    find(name).map { entries[$0].column }.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// The column of a name in a header; a name that was not requested is skipped.
  mutating func columnOfHeader(_ name: String) -> Int {
    if isOpen { return declare(name) }
    return find(name).map { entries[$0].column } ?? Self.skipped
  }

  /// How many names there are, including those that were not requested.
  var nameCount: Int { entries.count }

  /// All names, including those that were not requested.
  var allNames: [String] {
    entries.map { names.text(from: $0.start, to: $0.start + $0.count) }.filter { !$0.isEmpty }
  }

  /// All names but that of the state of a row, which is no cell.
  var dataNames: [String] { allNames.filter { $0 != "$row" } }

  // MARK: Objects inside of rows

  /// Makes the members of an object under a name cells of their own, named by their path: `geometry.type`.
  mutating func expand(_ name: String) {
    if find(name) == nil { insert(name, column: Self.skipped) }
    guard let entry = find(name) else { return }
    entries[entry].isExpanded = true
    expectNothing()
  }

  /// Expands what names of columns are inside of, unless it is wanted as a whole.
  ///
  /// A column that is no object in some rows may have a field of its own.
  mutating func expandParents(of columns: some Sequence<String>, except wholes: [String]) {
    var parents: Set<String> = []
    for name in columns where name.contains(".") {
      for point in name.indices where name[point] == "." { parents.insert(String(name[..<point])) }
    }
    for name in parents.subtracting(wholes).sorted() where !name.isEmpty { expand(name) }
  }

  /// Whether an object under an entry's name has cells of its own.
  func isExpanded(_ entry: Int?) -> Bool { entry.map { entries[$0].isExpanded } ?? false }

  /// The column of a value that is no object, where objects under its name are expanded.
  mutating func columnOfValue(under entry: Int) -> Int {
    if entries[entry].column == Self.skipped, isOpen {
      entries[entry].column = columnCount
      entryOfColumn.append(entry)
    }
    return entries[entry].column
  }

  /// The entry of a member of an expanded object; nil if it was not requested and the name limit has been reached.
  mutating func entry(
    ofKey key: CellSlice, in parent: Int, _ bytes: RawSpan
  ) throws(ScanFailure) -> Int? {
    let owner = entries[parent]
    var path = ByteBuffer()
    path.append(names.bytes, from: owner.start, to: owner.start + owner.count)
    path.append(UInt8(ascii: "."))
    if key.kind == .text {
      path.append(bytes, from: key.start, to: key.end)
    } else {
      JSONText.appendDecoded(bytes, from: key.start, to: key.end, into: &path)
    }
    path.padWithZeros()
    return try entryOrNew(path.bytes, 0, path.count)
  }

  /// Removes the names that were added last.
  ///
  /// - Parameter count: how many names remain.
  mutating func forgetNames(after count: Int) {
    guard entries.count > count else { return }
    // Columns are made in order of time, so those behind the first of a name to forget came with it: a name that was
    // known before is skipped again.
    if let first = entryOfColumn.firstIndex(where: { $0 >= count }) {
      for entry in entryOfColumn[first...] where entry < count {
        entries[entry].column = Self.skipped
      }
      entryOfColumn.removeSubrange(first...)
    }
    while entries.count > count {
      let name = entries[entries.count - 1]
      // No later name was placed after this one, so its slot can be freed.
      if let slot = slot(names.bytes, name.start, name.start + name.count) { slots[slot] = -1 }
      entries.removeLast()
      names.truncate(to: name.start - 1)
    }
    names.padWithZeros()
    expectNothing()
  }

  /// The name of a column; nil for an index in an unnamed row.
  func name(of column: Int) -> String? {
    guard column < entryOfColumn.count else { return nil }
    let entry = entries[entryOfColumn[column]]
    return names.text(from: entry.start, to: entry.start + entry.count)
  }

  /// The entry of a key; nil if it was not requested and the name limit has been reached.
  mutating func entry(ofKey key: CellSlice, _ bytes: RawSpan) throws(ScanFailure) -> Int? {
    if key.kind == .text { return try entryOrNew(bytes, key.start, key.end) }
    var decoded = ByteBuffer()
    JSONText.appendDecoded(bytes, from: key.start, to: key.end, into: &decoded)
    decoded.padWithZeros()
    return try entryOrNew(decoded.bytes, 0, decoded.count)
  }

  /// The column of an entry.
  func column(of entry: Int?) -> Int { entry.map { entries[$0].column } ?? Self.skipped }

  /// Expects a key at an index of the following rows.
  ///
  /// - Parameters:
  ///   - entry: the key's entry.
  ///   - index: the index, at most one past the last.
  ///   - isPlain: whether the key has no escapes; with escapes, it is looked up every time.
  mutating func expect(_ entry: Int?, at index: Int, isPlain: Bool) {
    var pattern = BytePattern.never
    if isPlain, let entry {
      let name = entries[entry]
      pattern = BytePattern(names.bytes, from: name.start - 1, count: name.count + 3)
    }
    if index < patterns.count {
      patterns[index] = pattern
    } else if index == patterns.count {
      patterns.append(pattern)
    }
  }

  /// Drops the last row's keys, because a row without keys has other columns at their indices.
  @inline(__always)
  mutating func expectNothing() {
    if !patterns.isEmpty { patterns.removeAll(keepingCapacity: true) }
  }

  /// Whether the key at an offset is the one that the last row had at an index.
  func expects(at index: Int, _ bytes: RawSpan, _ offset: Int) -> Bool {
    index < patterns.count && patterns[index].matches(bytes, at: offset, names.bytes)
  }

  /// The entry of a name, added the first time that the data uses it.
  ///
  /// Nil if the name was not requested and the name limit has been reached.
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
      for entry in entries.indices { index(entry) }
    } else {
      index(entries.count - 1)
    }
  }

  private mutating func index(_ entry: Int) {
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

  /// The slot that holds a name's entry.
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

  private static func hash(_ bytes: RawSpan, _ start: Int, _ end: Int) -> Int {
    var hash = ByteHash()
    for at in start..<end { hash.add(bytes.byte(at)) }
    return Int(truncatingIfNeeded: hash.value >> 1)
  }
}
