// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A data source of rows grouped and sorted under the titles of a section index.
///
/// ```swift
/// let source = IndexedRows(states, by: "name", locale: .enUS)
/// source.titleForHeader(inSection: 0)  // "A"
/// ```
public struct IndexedRows: TableDataSource, Sendable {
  /// The titles of the whole index, including those without rows.
  public let sectionIndexTitles: [String]
  private let sections: [SectionIndex.Section<DataRow>]
  /// For each title, the index of the first section that does not precede it.
  private let sectionOfTitle: [Int]

  /// Groups rows by the text of a field.
  public init(_ rows: [DataRow], by field: String, locale: LocaleIdentifier) {
    let index = SectionIndex(locale: locale)
    sections = index.sections(of: rows) { $0[field]?.text ?? "" }
    sectionIndexTitles = index.titles
    var positions: [Int] = []
    var next = 0
    for title in index.titles {
      positions.append(min(next, max(sections.count - 1, 0)))
      if next < sections.count, sections[next].title == title { next += 1 }
    }
    sectionOfTitle = positions
  }

  /// The number of titles that have rows.
  public var numberOfSections: Int { sections.count }

  /// The number of rows under a title.
  public func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].objects.count : 0
  }

  /// The row at an index path; a row without cells if there is none.
  public func row(at indexPath: RowIndexPath) -> DataRow {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].objects.indices.contains(indexPath.row)
    else { return DataRow([]) }
    return sections[indexPath.section].objects[indexPath.row]
  }

  /// The title of a section.
  public func titleForHeader(inSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].title : nil
  }

  /// The height that the row specifies.
  public func heightForRow(at indexPath: RowIndexPath) -> Double? {
    row(at: indexPath).properties.height
  }

  /// Whether the row specifies that it is hidden.
  public func isHidden(at indexPath: RowIndexPath) -> Bool {
    row(at: indexPath).properties.isHidden
  }

  /// The section of a title; for a title without rows, that of the next one with some.
  public func section(forSectionIndexTitle title: String, at index: Int) -> Int {
    sectionOfTitle.indices.contains(index) ? sectionOfTitle[index] : 0
  }
}
