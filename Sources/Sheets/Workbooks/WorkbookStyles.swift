/// The number formats of a workbook's cells by the numbers of their styles.
final class WorkbookStyles: MarkupHandler {
  private var codes: [Int: CellFormat] = [:]
  private(set) var formats: [CellFormat] = []
  private var isInCells = false

  /// The format of a style; a style that the workbook lacks has none.
  func format(_ style: Int) -> CellFormat {
    formats.indices.contains(style) ? formats[style] : .general
  }

  func start(_ name: MarkupName, _ attributes: MarkupAttributes) {
    switch name {
    case "numFmt":
      guard let number = attributes.number("numFmtId"), let code = attributes.text("formatCode")
      else { return }
      codes[number] = CellFormat(code: code)
    case "cellXfs": isInCells = true
    case "xf" where isInCells:
      let number = attributes.number("numFmtId") ?? 0
      formats.append(codes[number] ?? CellFormat(number: number))
    default: break
    }
  }

  func end(_ name: MarkupName) {
    if case "cellXfs" = name { isInCells = false }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
}
