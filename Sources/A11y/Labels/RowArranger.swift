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

  /// The fields whose values decide.
  private var fields: [SortField] {
    switch arrangement {
    case .sorted(let fields): fields
    case .indexed(let field): [SortField(field)]
    }
  }

  /// A row and what it is sorted by.
  private struct Entry {
    var number: Int
    var section: Int
    var text = ""
    /// For each field, a byte key that sorts like the value; empty if there is none.
    var keys: [[UInt8]] = []
  }

  /// Reads all rows, and makes the reader return them in their new order.
  ///
  /// - Returns: the errors of rows that could not be read, which have no position in the order.
  /// - Throws: a ``ReadingError`` after which nothing can be read, or for a field that does not
  ///   exist.
  func arrange(
    _ reader: inout TableReader, _ composer: inout LabelComposer
  ) throws(ReadingError) -> [(error: ReadingError, indexPath: RowIndexPath)] {
    let names = fields.map(\.name)
    // Without declared fields, a column appears with the first row that has it.
    let isOpen = reader.columns.isOpen
    var columns: [Int?] = []
    for name in names { columns.append(isOpen ? nil : reader.columns.declare(name)) }
    let sorter = SectionIndex.Sorter(locale)
    let rows = HeldRows()
    var entries: [Entry] = []
    var errors: [(error: ReadingError, indexPath: RowIndexPath)] = []
    var areThere = names.map { _ in false }
    reader.showAll()
    while true {
      do throws(ReadingError) {
        guard let item = try reader.next() else { break }
        guard case .row(let indexPath) = item else { continue }
        // The cells of a row without names are named by their indices.
        let isUnnamed = reader.row.isPositional && isOpen
        var entry = Entry(number: rows.count, section: indexPath.section)
        for (at, name) in names.enumerated() {
          if columns[at] == nil { columns[at] = reader.columns.column(named: name) }
          let index = (isUnnamed ? Int(name) : columns[at]) ?? -1
          if reader.row.cell(index).kind != .absent { areThere[at] = true }
          do throws(CellFailure) {
            let value = try composer.sortValue(
              in: index, reader.row, reader.properties, reader.input.buffer.storage,
              &reader.columns)
            entry.text = value.text
            entry.keys.append(
              value.key ?? (value.text.isEmpty ? [] : [3] + sorter.key(value.text)))
          } catch {
            throw reader.error(of: error)
          }
        }
        entries.append(entry)
        reader.hold(in: rows)
        reader.noteRow()
      } catch {
        guard error.isRecoverable else { throw error }
        errors.append((error, reader.currentIndexPath))
      }
    }
    if !entries.isEmpty, let missing = areThere.firstIndex(of: false) {
      throw ReadingError(
        .description, line: 1, column: 1,
        reason: "no row has the field \"\(names[missing])\" to sort by")
    }
    try reader.show(rows, in: sections(of: entries, reader.description, sorter))
    return errors
  }

  private func sections(
    of entries: [Entry], _ description: TableDescription, _ sorter: SectionIndex.Sorter
  ) -> [(section: TableDescription.Section, rows: [Int])] {
    switch arrangement {
    case .sorted(let fields):
      var sections = description.sections.map { (section: $0, rows: [Entry]()) }
      for entry in entries { sections[entry.section].rows.append(entry) }
      return sections.map { section, rows in
        (section, rows.sorted { Self.precedes($0, $1, by: fields) }.map(\.number))
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

  /// Whether a row comes before another; equal ones stay in the order of the data.
  private static func precedes(_ first: Entry, _ second: Entry, by fields: [SortField]) -> Bool {
    for (at, field) in fields.enumerated() where first.keys[at] != second.keys[at] {
      if first.keys[at].isEmpty || second.keys[at].isEmpty { return second.keys[at].isEmpty }
      return first.keys[at].lexicographicallyPrecedes(second.keys[at]) != field.isDescending
    }
    return first.number < second.number
  }
}
