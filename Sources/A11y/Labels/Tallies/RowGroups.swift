// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The sections that rows are grouped in by the value of a field, in the order in which the values come.
final class RowGroups {
  /// The name of the field, or its heading.
  let name: String
  /// The field's own name, once a row has had it.
  private(set) var column: String?
  private let totals: [Total]
  private let locale: LocaleIdentifier
  private var groups: [(title: String, totals: RowTotals)] = []
  /// The figures of the rows of all groups; nil if none were asked for.
  let allTotals: RowTotals?
  private var byTitle: [String: Int] = [:]

  /// - Parameters:
  ///   - name: the field's name, or its heading in any case.
  ///   - totals: the figures in the footers.
  ///   - locale: the language of the footers.
  init(by name: String, totals: [Total], _ locale: LocaleIdentifier) {
    self.name = name
    self.totals = totals
    allTotals = totals.isEmpty ? nil : RowTotals(totals, naming: nil, areComplete: true)
    self.locale = locale
  }

  /// Adds a row to its group.
  ///
  /// - Returns: the group's index.
  func add(_ row: borrowing ComposedRow, _ composer: PhraseComposer) -> Int {
    let group = group(of: row)
    groups[group].totals.add(row, composer, without: column)
    allTotals?.add(row, composer, without: column)
    return group
  }

  /// The index of a row's group.
  private func group(of row: borrowing ComposedRow) -> Int {
    var value: String?
    var heading = name
    if let field = row.fields.first(where: { $0.isNamed(name) }) {
      column = field.dataName
      heading = field.columnHeading
      value = row.text { $0.column == field.column }
    }
    let title = value ?? heading + " " + Language.of(locale).summary.none
    if let index = byTitle[title] { return index }
    byTitle[title] = groups.count
    groups.append((title, RowTotals(totals, naming: nil, areComplete: true)))
    return groups.count - 1
  }

  /// The sections, with their headers and footers.
  ///
  /// - Parameter title: what the table is called, before the header of the first.
  /// - Returns: the sections in their order.
  func sections(below title: String?) -> [TableDescription.Section] {
    groups.enumerated().map { index, group in
      var section = TableDescription.Section()
      let separator = Language.of(locale).separator
      section.header =
        index == 0 && title?.isEmpty == false
        ? (title ?? "") + separator + group.title : group.title
      section.footer = group.totals.sentence(naming: group.title, locale)
      return section
    }
  }
}
