// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The number formats of a workbook's cells by the numbers of their styles.
final class WorkbookStyles: MarkupHandler {
  private var codes: [Int: CellFormat] = [:]
  /// The formats that differ, and which of them each style has.
  private var formats = [CellFormat.general]
  private var places = [CellFormat.general: 0]
  private var styles: [UInt32] = []
  private var isInCells = false

  /// The format of a style; a style that the workbook lacks has none.
  func format(_ style: Int) -> CellFormat {
    styles.indices.contains(style) ? formats[Int(styles[style])] : .general
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
      add(codes[number] ?? CellFormat(number: number))
    default: break
    }
  }

  private func add(_ format: CellFormat) {
    let place = places[format] ?? formats.count
    if place == formats.count {
      formats.append(format)
      places[format] = place
    }
    styles.append(UInt32(truncatingIfNeeded: place))
  }

  func end(_ name: MarkupName) {
    if case "cellXfs" = name { isInCells = false }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
}
