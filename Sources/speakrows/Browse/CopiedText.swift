// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// Rows or cells on their way to the clipboard.
struct CopiedText {
  /// How they are written.
  enum Format: CaseIterable {
    case text, csv, json

    /// What it is called, in any language.
    var name: String {
      switch self {
      case .text: "text"
      case .csv: "CSV"
      case .json: "JSON"
      }
    }
  }

  let format: Format
  private let columns: [EntryColumn]
  private var lines: [String] = []

  /// - Parameters:
  ///   - format: how they are written.
  ///   - columns: the columns of the rows.
  init(_ format: Format, _ columns: [EntryColumn]) {
    self.format = format
    self.columns = columns
    if format == .csv {
      lines.append(
        columns.map { Self.quoted($0.name.isEmpty ? $0.heading : $0.name) }.joined(separator: ","))
    }
  }

  /// Adds a row, with the data of each column.
  mutating func append(_ cells: [(text: String, json: String)]) {
    switch format {
    case .text: lines.append(cells.map(\.text).joined(separator: "\t"))
    case .csv: lines.append(cells.map { Self.quoted($0.text) }.joined(separator: ","))
    case .json:
      let members = zip(columns, cells).map { column, cell in
        "\(Self.string(column.name.isEmpty ? String(column.index) : column.name)): \(cell.json)"
      }
      lines.append("{" + members.joined(separator: ", ") + "}")
    }
  }

  /// All of it, without the last line break; rows of JSON are an array.
  var text: String {
    format == .json ? "[" + lines.joined(separator: ",\n ") + "]" : lines.joined(separator: "\n")
  }

  /// A text as a string of JSON.
  private static func string(_ text: String) -> String {
    var out = ByteBuffer()
    JSONString.append(text, into: &out)
    return out.text()
  }

  /// A cell of CSV by RFC 4180.
  private static func quoted(_ text: String) -> String {
    text.contains { "\",\n\r".contains($0) || $0.isNewline }
      ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}
