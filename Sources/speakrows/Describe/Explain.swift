// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import ArgumentParser
import Espeak

/// `speakrows explain`: how the cells of a row were interpreted.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain how each cell of a row is interpreted, printed and spoken.",
    discussion: """
      For each cell: the data, how it is interpreted and why, its language, what is printed, \
      what is spoken, and eSpeak NG's pronunciation in the International Phonetic Alphabet.

      EXAMPLES
        speakrows explain stocks.json
        speakrows explain --row 12 --field name --field price=currency:EUR stocks.csv
      """)

  @OptionGroup var input: InputOptions

  @Option(help: "The row to explain, counted from 1.")
  var row = 1

  @Flag(inversion: .prefixedNo, help: "Whether to show pronunciations.")
  var ipa = true

  func validate() throws {
    if row < 1 || row > Int(Int32.max) { throw ValidationError("--row takes a number from 1") }
    if input.rows != nil || input.page != nil || input.follow {
      throw ValidationError("explain takes --row; it does not support --rows, --page and --follow")
    }
  }

  func run() throws {
    var request = input.request()
    _ = try request.onlyPath()
    request.reading.viewport = .rows(row...row)
    request.rowsOnly = true
    var output = try Output(nil)
    var run = TableRun(request)
    // Without the row there is nothing to explain, which is said below.
    run.namesMissingRows = false
    var label = ByteBuffer()
    var found = false
    var pronunciation = ipa ? Pronunciation() : nil
    do {
      try run.forEach { _ in
      } step: { labels, name in
        label.removeAll()
        guard let item = try labels.next(into: &label) else { return false }
        guard item.isRow else { return true }
        found = true
        let explanation = labels.explanation(of: item, label: label)
        append(explanation, name, &pronunciation, into: &output.buffer)
        return false
      } replace: { _, _ in
      }
      guard found else {
        try run.checkBadRows()
        throw Failure(.badData, "speakrows: no row \(row)")
      }
      try output.finish()
      try run.checkBadRows()
    } catch is ClosedPipe {}
  }

  private func append(
    _ row: ItemExplanation, _ file: String, _ pronunciation: inout Pronunciation?,
    into out: inout ByteBuffer
  ) {
    let lines = [("prints", row.label), ("says", row.spoken)]
    out.append("row \(row.rowNumber) of \(file.withoutControls)\n")
    for line in lines { append(line.0, line.1, into: &out) }
    for cell in row.cells {
      out.append("\n\(cell.field.isEmpty ? "(without a name)" : cell.field.withoutControls)\n")
      append("data", data(cell), into: &out)
      append("is", "\(cell.say): \(cell.reason)", into: &out)
      append("locale", cell.locale.tag, into: &out)
      if cell.printed.isEmpty {
        append("prints", "nothing", into: &out)
        continue
      }
      append("prints", cell.printed, into: &out)
      for phrase in cell.spoken {
        let language = phrase.locale == cell.locale ? "" : " (\(phrase.locale.tag))"
        append("says", phrase.text + language, into: &out)
        if let sounds = pronunciation?.of(phrase) { append("IPA", sounds, into: &out) }
      }
    }
  }

  private func data(_ cell: CellExplanation) -> String {
    guard let source = cell.source else { return "no such cell" }
    let location = "line \(cell.line), column \(cell.column)"
    return source.isEmpty ? "\(cell.kind), \(location)" : "\(source) (\(cell.kind), \(location))"
  }

  private func append(_ name: String, _ text: String, into out: inout ByteBuffer) {
    let space = String(repeating: " ", count: 8 - name.count)
    out.append("  \(name)\(space)\(text.withoutControls)\n")
  }
}
