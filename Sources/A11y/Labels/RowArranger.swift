// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Reorders the rows of a table: by a field, under the titles of a section index, or by what they have in common.
///
/// All rows that are shown are read once to find their sort keys, and held in memory; they are then
/// read again from there.
struct RowArranger {
  private let arrangement: Arrangement
  private let locale: LocaleIdentifier
  /// Whether a field that no row has is an error, unlike one that some of several tables lack.
  private let isStrict: Bool
  /// The sections of the values of a field, if rows are grouped by one.
  private let rowGroups: RowGroups?

  /// - Parameters:
  ///   - arrangement: the order of the rows.
  ///   - totals: the figures in the footers of groups.
  ///   - locale: the table's locale.
  ///   - isStrict: whether a field that no row has is an error.
  init(
    _ arrangement: Arrangement, totals: [Total] = [], locale: LocaleIdentifier, isStrict: Bool
  ) {
    self.isStrict = isStrict
    self.arrangement = arrangement
    self.locale = locale
    rowGroups =
      if case .grouped(let field, _) = arrangement {
        RowGroups(by: field, totals: totals, locale)
      } else { nil }
  }

  /// The name of the field that the sections are of, once the rows have been arranged; nil unless they are grouped.
  var groupingField: String? { rowGroups?.column }

  /// The figures of all rows that have been grouped; nil if none were asked for.
  var totals: RowTotals? { rowGroups?.allTotals }

  /// The fields whose values decide.
  private var fields: [SortField] {
    switch arrangement {
    case .sorted(let fields): fields
    case .indexed(let field): [SortField(field)]
    case .grouped(_, let fields): fields
    }
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
    var keys = SortKeys(count: names.count)
    /// The section of each row in the input.
    var ownSections: [Int32] = []
    /// The place of each row in the section index, or its group.
    var groups: [Int32] = []
    let sectionIndex: SectionIndex? =
      if case .indexed = arrangement { SectionIndex(locale: locale) } else { nil }
    var errors: [(error: ReadingError, indexPath: RowIndexPath)] = []
    var areThere = names.map { _ in false }
    var label = ByteBuffer()
    reader.showAll()
    while true {
      do throws(ReadingError) {
        guard let item = try reader.next() else { break }
        guard case .row(let indexPath) = item else { continue }
        // The cells of a row without names are named by their indices.
        let isUnnamed = reader.row.isPositional && isOpen
        keys.drop(from: rows.count)
        var group = indexPath.section
        for (at, name) in names.enumerated() {
          if columns[at] == nil { columns[at] = reader.columns.column(named: name) }
          let index = (isUnnamed ? Int(name) : columns[at]) ?? -1
          if reader.row.cell(index).kind != .absent { areThere[at] = true }
          do throws(CellFailure) {
            let value = try composer.sortValue(
              in: index, reader.row, reader.properties, reader.input.buffer.storage,
              &reader.columns)
            if let sectionIndex {
              group = sectionIndex.section(for: value.text, sorter)
              keys.append(sorter.key(value.text))
            } else {
              keys.append(value, sorter)
            }
          } catch {
            throw reader.error(of: error)
          }
        }
        if let rowGroups {
          do throws(CellFailure) {
            label.removeAll()
            try composer.append(
              reader.row, reader.properties, reader.input.buffer.storage, &reader.columns,
              into: &label)
            group = rowGroups.add(
              composer.composedRow(
                reader.properties, output: label.bytes,
                window: reader.input.buffer.storage.bytes),
              composer.phraseComposer)
          } catch {
            throw reader.error(of: error)
          }
        }
        ownSections.append(Int32(clamping: indexPath.section))
        groups.append(Int32(clamping: group))
        reader.hold(in: rows)
        reader.noteRow()
      } catch {
        guard error.isRecoverable else { throw error }
        errors.append((error, reader.currentIndexPath))
      }
    }
    if isStrict, rows.count > 0, let missing = areThere.firstIndex(of: false) {
      throw Self.unknown(names[missing], in: reader, to: "sort")
    }
    if isStrict, let rowGroups, rows.count > 0, rowGroups.column == nil {
      throw Self.unknown(rowGroups.name, in: reader, to: "group")
    }
    var sections = reader.description.sections
    if let sectionIndex, !areThere.contains(false) || rows.count == 0 {
      sections = Self.sections(of: sectionIndex)
    } else if let rowGroups, rowGroups.column != nil {
      // The name of one of several tables stays.
      sections = rowGroups.sections(below: sections.count == 1 ? sections[0].header : nil)
    } else {
      // The table lacks the column, and keeps its own.
      groups = ownSections
    }
    let arranged = arranged(sections, groups, keys)
    // An index has titles that no row belongs under; a section of the input may be empty as well.
    try reader.show(rows, in: sectionIndex == nil ? arranged : arranged.filter { !$0.rows.isEmpty })
    return errors
  }

  private static func unknown(
    _ name: String, in reader: borrowing TableReader, to purpose: String
  ) -> ReadingError {
    let names = reader.columns.dataNames
    let proposal = NameProposal.question(NameProposal.closest(to: name, among: Set(names)))
    // More would be no help to a listener.
    let known = (1...12).contains(names.count) ? "; there are " + names.joined(separator: ", ") : ""
    return ReadingError(
      .description, line: 1, column: 1,
      reason: "no row has the field \"\(name)\" to \(purpose) by\(proposal)\(known)")
  }

  /// The sections of an index, one for each title.
  private static func sections(of index: SectionIndex) -> [TableDescription.Section] {
    index.titles.map { title in
      var section = TableDescription.Section()
      section.header = title
      section.indexTitle = title
      return section
    }
  }

  /// The rows of each section in their order; equal ones stay in the order of the data.
  private func arranged(
    _ sections: [TableDescription.Section], _ groups: [Int32], _ keys: SortKeys
  ) -> [(section: TableDescription.Section, rows: [Int])] {
    var arranged = sections.map { (section: $0, rows: [Int]()) }
    for (row, group) in groups.enumerated() { arranged[Int(group)].rows.append(row) }
    let areDescending = fields.map(\.isDescending)
    for section in arranged.indices {
      arranged[section].rows.sort { keys.precedes($0, $1, areDescending) }
    }
    return arranged
  }
}
