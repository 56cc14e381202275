/// Reorders the rows of a table: by a field, or under the titles of a section index.
///
/// All rows that are shown are read once to find their sort keys, and held in memory; they are then
/// read again from there.
struct RowArranger {
  private let arrangement: Arrangement
  private let locale: LocaleIdentifier

  init(_ arrangement: Arrangement, locale: LocaleIdentifier) {
    self.arrangement = arrangement
    self.locale = locale
  }

  /// A row and what it is sorted by.
  private struct Entry {
    var number: Int
    var section: Int
    var text: String
    /// A byte key that sorts like the value; empty if there is none.
    var key: [UInt8]
  }

  /// Reads all rows, and makes the reader return them in their new order.
  ///
  /// - Returns: the errors of rows that could not be read, which have no position in the order.
  /// - Throws: a ``ReadingError`` after which nothing can be read, or for a field that does not
  ///   exist.
  func arrange(
    _ reader: inout TableReader, _ composer: inout LabelComposer
  ) throws(ReadingError) -> [(error: ReadingError, indexPath: RowIndexPath)] {
    let field =
      switch arrangement {
      case .sorted(let field, _), .indexed(let field): field
      }
    // Without declared fields, the column appears with the first row that has it.
    var column = reader.columns.isOpen ? nil : reader.columns.declare(field)
    let sorter = SectionIndex.Sorter(locale)
    let rows = HeldRows()
    var entries: [Entry] = []
    var errors: [(error: ReadingError, indexPath: RowIndexPath)] = []
    var isThere = false
    reader.showAll()
    while true {
      do throws(ReadingError) {
        guard let item = try reader.next() else { break }
        guard case .row(let indexPath) = item else { continue }
        if column == nil { column = reader.columns.column(named: field) }
        // The cells of a row without names are named by their indices.
        let isUnnamed = reader.row.isPositional && reader.columns.isOpen
        let index = (isUnnamed ? Int(field) : column) ?? -1
        let cell = reader.row.cell(index)
        isThere = isThere || cell.kind != .absent
        var entry = Entry(number: rows.count, section: indexPath.section, text: "", key: [])
        do throws(CellFailure) {
          let value = try composer.sortValue(
            in: index, reader.row, reader.properties, reader.input.buffer.storage,
            &reader.columns)
          entry.text = value.text
          entry.key = value.key ?? (value.text.isEmpty ? [] : [3] + sorter.key(value.text))
        } catch {
          throw reader.error(of: error)
        }
        entries.append(entry)
        reader.hold(in: rows)
        reader.noteRow()
      } catch {
        guard error.isRecoverable else { throw error }
        errors.append((error, reader.currentIndexPath))
      }
    }
    guard isThere || entries.isEmpty else {
      throw ReadingError(
        .description, line: 1, column: 1, reason: "no row has the field \"\(field)\" to sort by"
      )
    }
    try reader.show(rows, in: sections(of: entries, reader.description, sorter))
    return errors
  }

  private func sections(
    of entries: [Entry], _ description: TableDescription, _ sorter: SectionIndex.Sorter
  ) -> [(section: TableDescription.Section, rows: [Int])] {
    switch arrangement {
    case .sorted(_, let descending):
      var sections = description.sections.map { (section: $0, rows: [Entry]()) }
      for entry in entries { sections[entry.section].rows.append(entry) }
      return sections.map { section, rows in
        let valued = rows.filter { !$0.key.isEmpty }.sorted { first, second in
          descending
            ? second.key.lexicographicallyPrecedes(first.key)
            : first.key.lexicographicallyPrecedes(second.key)
        }
        return (section, (valued + rows.filter(\.key.isEmpty)).map(\.number))
      }
    case .indexed:
      return SectionIndex(locale: locale).sections(of: entries, by: \.text).map { group in
        var section = TableDescription.Section()
        section.header = group.title
        section.indexTitle = group.title
        return (section, group.objects.map(\.number))
      }
    }
  }
}
