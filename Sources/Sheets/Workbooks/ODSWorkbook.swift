// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A spreadsheet of OpenDocument: `.ods` (ISO/IEC 26300).
final class ODSWorkbook: Workbook {
  private let archive: ZIPArchive
  private let index = Index()

  var sheets: [WorkbookSheet] {
    index.sheets.filter { !$0.isHidden } + index.sheets.filter(\.isHidden)
  }

  private static let content = "content.xml"

  /// Opens a workbook; nil if the archive is none.
  ///
  /// - Throws: a ``TableFileError`` when it can't be read.
  init?(_ archive: ZIPArchive) throws(TableFileError) {
    self.archive = archive
    guard try archive.entry("mimetype") != nil, let entry = try archive.entry(Self.content) else {
      return nil
    }
    if let styles = try archive.entry("styles.xml") { try XMLReader.read(styles, index.styles) }
    try XMLReader.read(entry, index)
    guard index.isSpreadsheet else {
      throw TableFileError("this is a document, and no spreadsheet")
    }
  }

  func rows(of sheet: WorkbookSheet) throws(TableFileError) -> any SheetSource {
    guard let entry = try archive.entry(Self.content) else {
      throw TableFileError("the spreadsheet has no content")
    }
    let queue = RowQueue()
    let handler = ODSSheet(sheet.name, index.styles, mostBytes: archive.mostBytes, queue)
    return try MarkupRows(entry, handler, queue)
  }

  /// Lists the sheets.
  private final class Index: MarkupHandler {
    private(set) var sheets: [WorkbookSheet] = []
    private(set) var isSpreadsheet = false
    private var depth = 0
    fileprivate let styles = ODSStyles()

    func start(_ name: MarkupName, _ attributes: MarkupAttributes) {
      switch name {
      case "spreadsheet": isSpreadsheet = true
      case "table":
        depth += 1
        if depth == 1, let name = attributes.text("name") {
          let isHidden = attributes.text("style-name").map(styles.hiddenSheets.contains) ?? false
          sheets.append(WorkbookSheet(name: name, path: ODSWorkbook.content, isHidden: isHidden))
        }
      default: if !isSpreadsheet { styles.start(name, attributes) }
      }
    }

    func end(_ name: MarkupName) { if case "table" = name { depth -= 1 } }
    func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
  }
}
