// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes what a screen reader announces, one utterance per line, or the windows of a braille display.
///
/// A window that is reached by panning is on a line of its own, which begins with two blanks.
struct ScreenReaderWriter: FormatWriter, ~Copyable {
  private let options: WritingOptions
  private var label = ByteBuffer()
  /// The screen reader's session in the current table; nil before its first row.
  private var session: ScreenReaderSession?
  /// Whether the last utterance was only the element's label.
  private var saidLabelAlone = false
  /// The braille display's windows, in the current table; nil where there is no display.
  private var windows: BrailleWindows?

  init(_ options: WritingOptions) { self.options = options }

  mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    guard let item = try labels.next(into: &label) else {
      // A table without rows still has a title.
      if session == nil { try begin(labels, into: &out) }
      say(labels.closingElements(for: options), into: &out)
      if options.display == nil, let last = session?.leave() { append(last, into: &out) }
      session = nil
      return nil
    }
    if session == nil { try begin(labels, into: &out) }
    if options.rowsOnly, !item.isRow { return item }
    say(labels.elements(of: item, label: label, for: options), into: &out)
    return item
  }

  /// Announces what precedes the rows, if the viewport includes the first row.
  private mutating func begin(
    _ labels: borrowing LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) {
    session = options.session(in: labels.locale)
    if let display = options.display { windows = try windows(of: display, labels.locale) }
    guard !options.rowsOnly, labels.rowNumber <= 1 else { return }
    for elements in labels.openingElements(for: options) { say(elements, into: &out) }
  }

  private func windows(
    of display: BrailleDisplay, _ locale: LocaleIdentifier
  ) throws(ReadingError) -> BrailleWindows {
    // Orca gives each character a cell.
    guard options.screenReader != .orca else {
      return BrailleWindows(cells: display.cells, translator: nil)
    }
    do throws(SourceError) {
      let translator = try display.translators.translator(for: locale.tag)
      return BrailleWindows(cells: display.cells, translator: translator)
    } catch {
      throw ReadingError(error, line: 1)
    }
  }

  private mutating func show(_ elements: [AccessibleElement], into out: inout ByteBuffer) {
    for line in session?.show(elements) ?? [] {
      for (index, window) in (windows?.windows(of: line.trimmingSpaces()) ?? []).enumerated() {
        let shown = window.lastIndex { $0 != " " }.map { window[...$0] } ?? ""
        out.append(index == 0 ? String(shown) : "  " + shown)
        out.append("\n")
      }
    }
  }

  private mutating func say(_ elements: [AccessibleElement], into out: inout ByteBuffer) {
    if windows != nil { return show(elements, into: &out) }
    guard let utterances = session?.say(elements) else { return }
    for utterance in utterances { append(utterance, into: &out) }
    // What Orca appends to a label depends on how it ends.
    saidLabelAlone =
      options.screenReader != .orca && elements.count == 1
      && utterances.map(\.line) == elements.map(\.label)
  }

  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    labels.appendKeptColumns(into: &out)
    out.append(UInt8(ascii: "\n"))
  }

  /// Writes the following templated rows.
  ///
  /// If a plain row's utterance is only its label, without position or context, so is that of each
  /// following row but the last of the list.
  mutating func writeTemplatedRows(
    from labels: inout LabelReader, into out: inout ByteBuffer, upTo length: Int
  ) {
    guard saidLabelAlone, labels.isPlainRow, options.structure != .table else { return }
    let limit = labels.rowCount.map { $0 - labels.rowNumber - 1 } ?? .max
    labels.appendTemplatedRows(limit: limit, into: &out) { out, _ in
      out.append(UInt8(ascii: "\n"))
      return out.count < length
    }
  }

  private func append(_ utterance: Utterance, into out: inout ByteBuffer) {
    out.append(utterance.line)
    out.append("\n")
  }
}
