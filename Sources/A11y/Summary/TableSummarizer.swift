// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Makes the summary of a table from its rows, each of which is read once and kept nowhere.
///
/// ```swift
/// var labels = try LabelReader(MemorySource(#"[{"city": "Oslo", "temp_c": 4}, {"city": "Rome", "temp_c": 12}]"#))
/// var summarizer = TableSummarizer()
/// try summarizer.addRows(of: &labels)
/// summarizer.summary(.normal).lines()
/// // ["rows: 2, columns: 2", "city: all different", "temp: lowest 4°C (Oslo), highest 12°C (Rome), median 4°C"]
/// ```
///
/// The parts of a table can be read apart, by several threads or machines, each by a summarizer of its own. ``merge(_:)``
/// puts them together in the order of the rows, and ``archived()`` hands one over. What is exact in the summary of the whole is
/// exact then, too; estimates stay within their bounds, but may be others.
public struct TableSummarizer: ~Copyable {
  /// What is asked for beside the columns.
  private let settings: Settings
  private let tally: TableTally
  private var label = ByteBuffer()
  private var title: String?
  private var locale: LocaleIdentifier?
  /// How many columns a table without rows is known to have.
  private var knownColumns = 0

  private struct Settings {
    /// The name or heading of a column whose values group the rows.
    var column: String?
    /// Whether it is asked how closely columns go together.
    var correlates = false
  }

  /// Makes a summarizer for one table.
  ///
  /// - Parameters:
  ///   - column: the name or heading of a column whose values group the rows; nil for none.
  ///   - correlates: whether it is asked how closely columns go together.
  public init(by column: String? = nil, correlates: Bool = false) {
    self.init(by: column, series: .none, correlates: correlates)
  }

  /// Makes a summarizer for one table, some of whose columns are to be heard or seen.
  package init(
    by column: String? = nil, series: TableTally.Series, correlates: Bool = false
  ) {
    settings = Settings(column: column, correlates: correlates)
    tally = TableTally(by: column, series: series, correlates: correlates)
  }

  /// Makes a summarizer for other rows of the same table.
  public func another() -> TableSummarizer {
    TableSummarizer(by: settings.column, correlates: settings.correlates)
  }

  /// Adds all rows that a reader has left.
  ///
  /// - Throws: the ``ReadingError`` of a row that can't be read. Those before it have been added, and after a recoverable one
  ///   another call goes on with the next.
  public mutating func addRows(of labels: inout LabelReader) throws(ReadingError) {
    // Each reader numbers the columns in its own way.
    var part = another()
    do throws(ReadingError) {
      while try part.addNext(of: &labels) != nil {}
    } catch {
      part.note(labels)
      merge(part)
      throw error
    }
    merge(part)
  }

  /// Takes note of what a table is called, and of its columns, of which no row may follow.
  package mutating func note(_ labels: borrowing LabelReader) {
    title = title ?? labels.title ?? labels.reader.titleAbove ?? labels.name
    locale = locale ?? labels.locale
    knownColumns = max(knownColumns, labels.reader.columns.columnCount)
  }

  /// Adds the next header, row or footer; nil at the end.
  ///
  /// - Throws: the ``ReadingError`` of a row that can't be read.
  package mutating func addNext(
    of labels: inout LabelReader
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    labels.keepsPhrases = true
    if locale == nil { locale = labels.locale }
    guard let item = try labels.next(into: &label) else {
      note(labels)
      return nil
    }
    switch item {
    case .header: tally.sections += 1
    case .footer: break
    case .row: tally.add(labels, label)
    }
    return item
  }

  /// Adds the rows that follow, which another summarizer has read.
  ///
  /// What that summarizer knows of groups and correlations counts only where it was made with the same settings, and of more
  /// than 200 groups in a part, none is told.
  ///
  /// - Parameter next: that summarizer, for rows with the same fields.
  public mutating func merge(_ next: borrowing TableSummarizer) {
    tally.merge(next.tally)
    title = title ?? next.title
    locale = locale ?? next.locale
    knownColumns = max(knownColumns, next.knownColumns)
  }

  /// The summary of the rows that were added.
  ///
  /// - Parameter level: how much is told.
  /// - Returns: the summary, in the language of the table.
  public func summary(_ level: SummaryLevel = .normal) -> TableSummary {
    tally.summary(level, title: title, knownColumns: knownColumns, locale ?? .enUS)
  }
}

// MARK: Other processes

extension TableSummarizer {
  /// What is known of the rows as bytes, for a summarizer of another process.
  ///
  /// Their number grows with that of the columns, and hardly with that of the rows: some kilobytes for a column of
  /// numbers, and at most two megabytes for one of texts.
  public borrowing func archived() -> [UInt8] {
    var archive = ByteArchive()
    var (settings, title, knownColumns) = (self.settings, self.title, self.knownColumns)
    var locale = self.locale?.tag
    // Nothing fails that is only written.
    try? Self.pass(&archive, &settings, title: &title, locale: &locale, &knownColumns)
    try? tally.pass(&archive) { name, place in Self.field(name, place, [:], .enUS) }
    return archive.finished()
  }

  /// Makes a summarizer of what another one has archived.
  ///
  /// - Parameters:
  ///   - bytes: what ``archived()`` gave, of the same version of the library.
  ///   - description: the fields that the rows were read with; a column without one is as rows without fields have it.
  /// - Throws: a ``SummaryArchiveError`` for other bytes.
  public init(
    archived bytes: [UInt8], describedBy description: TableDescription = TableDescription()
  ) throws(SummaryArchiveError) {
    var settings = Settings()
    var (title, tag): (String?, String?) = (nil, nil)
    var columns = 0
    let tally: TableTally
    do throws(ByteArchive.Fault) {
      var archive = try ByteArchive(bytes)
      try Self.pass(&archive, &settings, title: &title, locale: &tag, &columns)
      let locale = tag.flatMap { LocaleIdentifier($0) } ?? .enUS
      let declared = Dictionary((description.fields ?? []).map { ($0.name, $0) }) { $1 }
      let known = declared.merging(description.understood) { declared, _ in declared }
      tally = TableTally(by: settings.column, correlates: settings.correlates)
      try tally.pass(&archive) { name, place in Self.field(name, place, known, locale) }
      try archive.checkEnd()
    } catch {
      throw SummaryArchiveError(isForeign: error == .foreign)
    }
    self.settings = settings
    self.tally = tally
    self.title = title
    locale = tag.flatMap { LocaleIdentifier($0) }
    knownColumns = columns
  }

  private static func pass(
    _ archive: inout ByteArchive, _ settings: inout Settings, title: inout String?,
    locale: inout String?, _ knownColumns: inout Int
  ) throws(ByteArchive.Fault) {
    try archive.pass(&settings.column)
    try archive.pass(&settings.correlates)
    try archive.pass(&title)
    try archive.pass(&locale)
    try archive.pass(&knownColumns)
  }

  private static func field(
    _ name: String, _ place: Int, _ known: [String: Field], _ locale: LocaleIdentifier
  ) -> PreparedField {
    PreparedField(
      known[name] ?? Field(name), column: place,
      formats: CellFormats(
        locale: locale, bareNumber: NumberFormat(skeleton: "", fraction: .all, locale: locale)))
  }
}
