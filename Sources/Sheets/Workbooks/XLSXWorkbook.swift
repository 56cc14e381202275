// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A workbook of Office Open XML: `.xlsx` and `.xlsm` (ECMA-376).
final class XLSXWorkbook: Workbook {
  private let archive: ZIPArchive
  private let index = Index()
  private lazy var context = XLSXSheet.Context()
  private var isContextRead = false

  var sheets: [WorkbookSheet] {
    let sheets = index.sheets
    return sheets.filter { !$0.isHidden } + sheets.filter(\.isHidden)
  }

  /// Opens a workbook; nil if the archive is none.
  ///
  /// - Throws: a ``TableFileError`` when it can't be read.
  init?(_ archive: ZIPArchive) throws(TableFileError) {
    self.archive = archive
    guard let document = try Self.document(in: archive), let entry = try archive.entry(document)
    else { return nil }
    try XMLReader.read(entry, index)
    if let relations = try archive.entry(Self.relations(of: document)) {
      try XMLReader.read(relations, index)
    }
    index.resolve(in: Self.folder(of: document))
  }

  func rows(of sheet: WorkbookSheet) throws(TableFileError) -> any SheetSource {
    try readContext()
    var merges: [MergedCells] = []
    try archive.entry(sheet.path)?.find("mergeCell ref=\"", upTo: "\"") { range in
      if merges.count < Self.mostMerges { MergedCells(range).map { merges.append($0) } }
    }
    guard let entry = try archive.entry(sheet.path) else {
      throw TableFileError("the workbook has no sheet at \(sheet.path)")
    }
    let queue = RowQueue()
    return try MarkupRows(entry, XLSXSheet(context, merges: merges, queue), queue)
  }

  /// Reads what all sheets need, once.
  private func readContext() throws(TableFileError) {
    if isContextRead { return }
    isContextRead = true
    context.dates = index.dates
    context.computesOnLoad = index.computesOnLoad
    if let path = index.styles, let entry = try archive.entry(path) {
      try XMLReader.read(entry, context.styles)
    }
    guard let path = index.strings, let entry = try archive.entry(path) else { return }
    let strings = SharedStrings()
    try XMLReader.read(entry, strings)
    if strings.isDone {
      throw TableFileError("the texts of the workbook are longer than can be kept in memory")
    }
    context.strings = strings
  }

  /// The path of the workbook's own file; nil if there is none.
  private static func document(in archive: ZIPArchive) throws(TableFileError) -> String? {
    if try archive.entry("xl/workbook.xml") != nil { return "xl/workbook.xml" }
    if try archive.entry("xl/workbook.bin") != nil {
      throw TableFileError(
        "this is a binary workbook; soffice --convert-to xlsx FILE makes it readable")
    }
    guard let relations = try archive.entry("_rels/.rels") else { return nil }
    let index = Index()
    try XMLReader.read(relations, index)
    guard let path = index.document, path.hasSuffix(".xml"), path.contains("workbook") else {
      return nil
    }
    return path.hasPrefix("/") ? String(path.dropFirst()) : path
  }

  /// `xl/_rels/workbook.xml.rels` for `xl/workbook.xml`.
  private static func relations(of path: String) -> String {
    let folder = folder(of: path)
    return folder + "_rels/" + path.dropFirst(folder.count) + ".rels"
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The most merged cells that are heeded.
  private static let mostMerges = 100_000
}

extension XLSXWorkbook {
  /// What a workbook's own file and its relations list.
  private final class Index: MarkupHandler {
    private(set) var sheets: [WorkbookSheet] = []
    private(set) var dates = DateSystem.from1900
    /// Whether the results in it are to be computed anew before anybody reads them.
    var computesOnLoad = false
    private(set) var document: String?
    private(set) var styles: String?
    private(set) var strings: String?
    private var targets: [String: String] = [:]

    func start(_ name: MarkupName, _ attributes: MarkupAttributes) {
      switch name {
      case "workbookPr": if attributes.isTrue("date1904") { dates = .from1904 }
      case "calcPr": computesOnLoad = attributes.isTrue("fullCalcOnLoad")
      case "sheet":
        guard let name = attributes.text("name"), let id = attributes.text("id") else { return }
        let isHidden = ["hidden", "veryHidden"].contains(attributes.text("state") ?? "")
        sheets.append(WorkbookSheet(name: name, path: id, isHidden: isHidden))
      case "Relationship":
        guard let id = attributes.text("Id"), let target = attributes.text("Target"),
          let type = attributes.text("Type")
        else { return }
        targets[id] = target
        if type.hasSuffix("/officeDocument") { document = target }
        if type.hasSuffix("/styles") { styles = target }
        if type.hasSuffix("/sharedStrings") { strings = target }
        if !type.hasSuffix("/worksheet") { others.insert(id) }
      default: break
      }
    }

    /// Relations that are no sheets of cells: charts, dialogs.
    private var others: Set<String> = []

    func end(_ name: MarkupName) {}
    func text(_ bytes: UnsafeBufferPointer<UInt8>) {}

    /// Puts paths in the archive in place of what relations name.
    func resolve(in folder: String) {
      func path(_ target: String) -> String {
        target.hasPrefix("/") ? String(target.dropFirst()) : folder + target
      }
      sheets = sheets.compactMap { sheet in
        guard let target = targets[sheet.path], !others.contains(sheet.path) else { return nil }
        var sheet = sheet
        sheet.path = path(target)
        return sheet
      }
      styles = styles.map(path)
      strings = strings.map(path)
    }
  }
}
