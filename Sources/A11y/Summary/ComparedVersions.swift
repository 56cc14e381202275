// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Two versions of a table, as far as their rows have been read.
final class ComparedVersions {
  private let key: String?
  private var old = KeyedRows()
  private var added: [String] = []
  private var seen: Set<String> = []
  private var newRows = 0
  private var changedRows = 0
  private var unidentified = 0
  private var columns: [ColumnChanges] = []
  private var byName: [String: Int] = [:]
  /// The names of the columns that identify rows, once a row has had the one that was asked for, or any.
  private var keyColumns: [String]?
  /// The columns of the table's primary key that its rows have not.
  private var unknownKey: [String] = []
  /// Whether rows are the same only if all of their values are, since nothing else tells them apart.
  private var comparesWholeRows = false
  /// The rows of the new version, where whole rows are compared.
  private var wholeRows: [[(name: String, value: KeyedRows.Value)]] = []

  init(key: String?) { self.key = key }

  /// Adds a row of the old version.
  func addOld(_ row: borrowing ComposedRow, of labels: borrowing LabelReader) {
    findKey(row, labels.description)
    var kept = KeyedRows.Row(name: row.title ?? "")
    let key = Self.key(of: row, keyColumns)
    for field in row.fields where !field.format.isSkipped { _ = old.column(of: field) }
    Self.forEachValue(of: row, labels) { field, value in
      kept.values.append((old.column(of: field), value))
    }
    old.add(kept, key: key)
  }

  /// Adds a row of the new version.
  func addNew(_ row: borrowing ComposedRow, of labels: borrowing LabelReader) {
    findKey(row, labels.description)
    newRows += 1
    if newRows == 1, old.keepsUnidentified, old.lackKeys { comparesWholeRows = true }
    if comparesWholeRows { return addWhole(row, of: labels) }
    let name = row.title ?? ""
    beginColumns(of: row)
    guard let key = Self.key(of: row, keyColumns), seen.insert(key).inserted else {
      unidentified += 1
      return
    }
    guard let before = old.take(key) else {
      added.append(name)
      return
    }
    var values: [Int: KeyedRows.Value] = [:]
    for (column, value) in before.values { values[column] = value }
    var isChanged = false
    Self.forEachValue(of: row, labels) { field, value in
      guard let column = byName[field.name] else { return }
      let known = old.known(field.name)
      let from = known.flatMap { values.removeValue(forKey: $0) }
      // A column that the old version lacks has no changes.
      guard known != nil, from.map({ !value.isUnchanged(from: $0) }) ?? true else { return }
      columns[column].add(ColumnChanges.Change(row: name, from: from, to: value))
      isChanged = true
    }
    // What is left is missing now.
    for (index, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let column = byName[old.columns[index].name] else { continue }
      columns[column].add(ColumnChanges.Change(row: name, from: value, to: nil))
      isChanged = true
    }
    if isChanged { changedRows += 1 }
  }

  /// Begins the columns of the new version that a row is the first to have.
  private func beginColumns(of row: borrowing ComposedRow) {
    for field in row.fields where !field.format.isSkipped && byName[field.name] == nil {
      byName[field.name] = columns.count
      columns.append(ColumnChanges(field))
    }
  }

  private func addWhole(_ row: borrowing ComposedRow, of labels: borrowing LabelReader) {
    beginColumns(of: row)
    var values: [(name: String, value: KeyedRows.Value)] = []
    Self.forEachValue(of: row, labels) { values.append(($0.name, $1)) }
    wholeRows.append(values)
  }

  /// Finds out which rows are new, by all that they have in the columns that both versions have.
  ///
  /// - Returns: these columns.
  private func compareWholeRows() -> [String] {
    keyColumns = []
    let shared = columns.map(\.field.name).filter { old.known($0) != nil }
    let names = Set(shared)
    old.identifyByValues(of: names)
    var counts: [String: Int] = [:]
    for values in wholeRows {
      let key = KeyedRows.key(values.filter { names.contains($0.name) }, counting: &counts)
      if old.take(key) == nil { added.append(values.map(\.value.text).joined(separator: ", ")) }
    }
    wholeRows = []
    return shared
  }

  /// What has changed, after all rows of both versions were added.
  func changes(
    _ level: SummaryLevel, of labels: borrowing LabelReader
  ) -> TableChanges {
    let shared = comparesWholeRows ? compareWholeRows() : nil
    let names = Set(columns.map(\.field.name) + old.columns.map(\.name))
    // A version without a row has no columns that could be known.
    let hasBoth = newRows > 0 && !old.rows.isEmpty
    let gone = hasBoth ? old.columns.filter { byName[$0.name] == nil }.map(\.heading) : []
    return TableChanges(
      title: labels.title ?? labels.name, rows: newRows, added: added,
      removed: old.others.map(\.name), changedRows: changedRows, columns: columns,
      newColumns: hasBoth
        ? columns.filter { old.known($0.field.name) == nil }
          .map { $0.field.columnHeading } : [],
      goneColumns: gone, unidentified: unidentified + old.unidentified,
      key: (keyColumns ?? []).filter(names.contains), unknownKey: unknownKey,
      wholeRows: shared,
      level, labels.locale)
  }

  /// Finds out which columns identify rows, from the first row of the old version.
  private func findKey(_ row: borrowing ComposedRow, _ description: TableDescription) {
    guard keyColumns == nil else { return }
    let fields = row.fields
    if let key {
      let asked = fields.first { $0.isCalled(key) }
      keyColumns = asked.map { [$0.name] }
      return
    }
    let isField = { (name: String) in fields.contains { $0.name == name } }
    let primary = description.primaryKey.filter(isField)
    unknownKey = description.primaryKey.filter { !isField($0) }
    if !primary.isEmpty {
      keyColumns = primary
    } else if let naming = description.namingField,
      fields.contains(where: { $0.name == naming })
    {
      keyColumns = [naming]
    } else {
      keyColumns = fields.first { !$0.format.isSkipped }.map { [$0.name] } ?? []
    }
    // What was not declared to tell rows apart may not.
    old.keepsUnidentified = primary.isEmpty
  }

  /// The values that identify a row; nil if it lacks one of them.
  private static func key(of row: borrowing ComposedRow, _ columns: [String]?) -> String? {
    var parts: [String] = []
    for name in columns ?? [] {
      guard let part = row.valueText(where: { $0.name == name }) else { return nil }
      parts.append(part)
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\u{1F}")
  }

  private static func forEachValue(
    of row: borrowing ComposedRow, _ labels: borrowing LabelReader,
    _ take: (PreparedField, KeyedRows.Value) -> Void
  ) {
    let composer = PhraseComposer(numbersAreText: labels.reader.numbersAreText)
    for phrase in row.phrases where !phrase.isAccessory {
      guard row.hasValue(phrase) else { continue }
      let field = row.field(of: phrase)
      var number: DecimalNumber?
      if case .number(let value) = composer.value(of: phrase, field, row.window) { number = value }
      take(
        field,
        KeyedRows.Value(
          number: number, text: row.valueText(of: phrase),
          source: TextCleaner.text(of: phrase.cell, row.window), isGuess: field.format.isGuess))
    }
  }
}
