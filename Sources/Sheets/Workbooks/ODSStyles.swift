// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What the styles of an OpenDocument spreadsheet tell about its cells and sheets (ISO/IEC 26300, part 3, chapter 16).
final class ODSStyles: MarkupHandler {
  /// Styles of times that exceed a day.
  private var durations: Set<String> = []
  /// Styles of sheets that are not shown.
  private(set) var hiddenSheets: Set<String> = []
  /// Styles of texts that are set above or below their line, or struck out.
  private var looks: [String: MarkedText.Look] = [:]
  private var current = ""

  func start(_ name: MarkupName, _ attributes: MarkupAttributes) {
    switch name {
    case "time-style":
      if attributes.text("truncate-on-overflow") == "false", let name = attributes.text("name") {
        durations.insert(name)
      }
    case "style":
      current = attributes.text("name") ?? ""
      if let data = attributes.text("data-style-name"), durations.contains(data) {
        durations.insert(current)
      }
    case "text-properties":
      if let line = attributes.text("text-line-through-style"), line != "none" {
        looks[current] = .struck
      } else if let position = attributes.text("text-position")?.split(separator: " ").first {
        if position == "super" || (Int(position.dropLast()) ?? 0) > 0 {
          looks[current] = .raised
        } else if position == "sub" || position.hasPrefix("-") {
          looks[current] = .lowered
        }
      }
    case "table-properties":
      if attributes.text("display") == "false" { hiddenSheets.insert(current) }
    default: break
    }
  }

  func end(_ name: MarkupName) {}
  func text(_ bytes: UnsafeBufferPointer<UInt8>) {}

  /// The look of texts of a style; nil for that of the text around them.
  func look(_ style: String?) -> MarkedText.Look? { style.flatMap { looks[$0] } }

  /// Whether times of a style exceed a day.
  func isDuration(_ style: String?) -> Bool { style.map(durations.contains) ?? false }
}
