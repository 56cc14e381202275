// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

public import A11y

/// The rows of a sheet of a workbook, each a line of JSON.
///
/// A cell is written as the sheet shows it: a number format's digits, percents, currencies and dates are those of the
/// rows. Formulas are not computed; their last results are read. Hidden rows and columns are left out.
///
/// ```swift
/// let source = try WorkbookSource("budget.xlsx", sheet: "2024")
/// var labels = try LabelReader(source)
/// ```
public final class WorkbookSource: ConvertedSource {
  private let workbook: any Workbook
  private let chosen: WorkbookSheet
  private var lines: SheetLines
  /// What stands above the table, or else the name of its sheet, if it was given one.
  public let title: String?
  /// The lines above the table, which are no rows.
  public let linesAboveTable: [String]
  /// What is left out of the rows that have been read: formulas without a result, hidden rows and columns.
  public var omissions: SheetOmissions { lines.omissions }
  /// Whether the first row names the columns; nil to find it out.
  private let hasHeader: Bool?
  /// The name of the sheet that is read.
  public var sheet: String { chosen.name }
  /// The names of the other sheets that have rows.
  public let otherSheets: [String]

  /// Opens a workbook.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - sheet: the name of the sheet, or its number from 1; nil for the first that has a table.
  ///   - hasHeader: whether the first row names the columns; nil to find it out.
  ///   - bound: how much it may unpack to.
  /// - Throws: a ``TableFileError`` when it can't be read, or has no such sheet.
  public convenience init(
    _ path: String, sheet: String? = nil, hasHeader: Bool? = nil, bound: UnpackingBound = .usual
  ) throws(TableFileError) {
    let archive = try ZIPArchive(path, bound)
    guard let workbook = try Self.workbook(archive) else {
      throw TableFileError(Self.refusal(of: archive.names))
    }
    try self.init(workbook, sheet, hasHeader: hasHeader)
  }

  init(
    _ workbook: any Workbook, _ sheet: String?, hasHeader: Bool? = nil
  ) throws(TableFileError) {
    self.workbook = workbook
    self.hasHeader = hasHeader
    let sheets = workbook.sheets
    let tables: SheetTables
    if let sheet {
      chosen = try Self.sheet(sheet, of: sheets)
      tables = try SheetTables(workbook.rows(of: chosen), hasHeader: hasHeader)
    } else {
      let shown = sheets.filter { !$0.isHidden }
      guard var found = shown.first ?? sheets.first else {
        throw TableFileError("the workbook has no sheet")
      }
      var rows = try SheetTables(workbook.rows(of: found), hasHeader: hasHeader)
      for other in shown.dropFirst() where rows.isEmpty {
        found = other
        rows = try SheetTables(workbook.rows(of: other), hasHeader: hasHeader)
      }
      chosen = found
      tables = rows
    }
    let name = chosen.name
    otherSheets = sheets.filter { !$0.isHidden && $0.name != name }.map(\.name)
    lines = SheetLines(tables)
    linesAboveTable = tables.titles
    title = tables.titles.isEmpty ? Self.title(name) : tables.titles.joined(separator: ". ")
  }

  /// Why an archive that is no workbook is not read, and what reads a file in it.
  private static func refusal(of names: [String]) -> String {
    guard let first = names.first else { return "this is an archive without files" }
    return
      "this is an archive of \(names.count) files; unzip -p FILE '\(first)' | speakrows reads one of them"
  }

  /// The workbook in an archive; nil if it is none.
  static func workbook(_ archive: ZIPArchive) throws(TableFileError) -> (any Workbook)? {
    if let workbook = try XLSXWorkbook(archive) { return workbook }
    return try ODSWorkbook(archive)
  }

  private static func sheet(
    _ name: String, of sheets: [WorkbookSheet]
  ) throws(TableFileError) -> WorkbookSheet {
    let same =
      sheets.first { $0.name == name } ?? sheets.first { $0.name.lowercased() == name.lowercased() }
    if let same { return same }
    if let number = Int(name), sheets.indices.contains(number - 1) { return sheets[number - 1] }
    let names = sheets.map { "\"\($0.name)\"" }.joined(separator: ", ")
    throw TableFileError("there is no sheet \"\(name)\"; there are \(names)")
  }

  /// A sheet's name, unless it is one that programs give: a word and a number.
  private static func title(_ name: String) -> String? {
    let word = name.prefix(while: \.isLetter)
    let rest = name.dropFirst(word.count)
    return !word.isEmpty && !rest.isEmpty && rest.allSatisfy(\.isWholeNumber) ? nil : name
  }

  /// The cell of an error: `Data!B3`.
  public func place(of error: ReadingError) -> String {
    let name = error.path.split(separator: ".", maxSplits: 1).last.map(String.init) ?? ""
    return lines.cell(inLine: error.line, column: name).map { "\(sheet)!\($0)" } ?? error.path
  }

  /// Appends the next bytes.
  public func read(into output: inout OutputRawSpan) throws(SourceError) {
    try lines.read(into: &output)
  }

  /// Starts over at the first row.
  public func rewind() throws(SourceError) {
    do throws(TableFileError) {
      lines = SheetLines(try SheetTables(workbook.rows(of: chosen), hasHeader: hasHeader))
    } catch {
      throw error.ofSource
    }
  }
}
