// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Composes Orca's utterances.
///
/// A line of a page or a row of a GTK table is a series of short utterances, between which Orca pauses; here a full stop
/// stands for the pause. All was heard from the real Orca 43.1 on Debian 12, with Chromium and GTK 3, except for the words
/// of version 47, which were read in its source (`src/orca/speech_generator.py`). `Scripts/orca` compares line by line.
///
/// Known differences: Orca reads the lines of a page, so a row that is wider than the window is several of them; here it
/// is always one. A table that is scrolled is counted whole here, though the page that is written has the rows in view.
struct Orca: ReaderRules {
  let settings: ReaderSettings

  private var orca: OrcaSettings { settings.orca }
  private var isBrief: Bool { verbosity == .brief }
  private var isGTK: Bool { orca.toolkit == .gtk }
  private var saysPosition: Bool { settings.saysPosition ?? false }

  // MARK: Lines

  /// A row of cells is one line; anything else is a line for each element, and for each detail of a page.
  func lines(of elements: [AccessibleElement], in context: inout ReadingContext) -> [Utterance] {
    guard orca.navigation == .rows, elements.contains(where: { $0.cell != nil }) else {
      var lines: [Utterance] = []
      // A row of a list in GTK is its label; controls in it are reached by other keys.
      for element in elements where !isGTK || element.cell != nil || element.isWholeRow {
        context.move(to: element)
        let utterance = utterance(for: element, in: context)
        if !utterance.text.isEmpty { lines.append(utterance) }
        if element.cell == nil { lines += details(of: [element]) }
      }
      return lines
    }
    return row(elements, in: &context)
  }

  private func row(_ elements: [AccessibleElement], in context: inout ReadingContext) -> [Utterance]
  {
    let isHeader = elements[0].part == .header
    // GTK has no row of headers.
    if isHeader, isGTK { return [] }
    // Cells without text are passed over.
    let cells = elements.filter { !words(of: $0).isEmpty }
    guard let first = cells.first else { return details(of: elements) }
    context.move(to: first)
    var sentences = surroundings(in: context)
    for (index, cell) in cells.enumerated() {
      sentences.append(inRow(cell, isFirst: index == 0, isOnly: cells.count == 1))
    }
    // In GTK, only what has focus is described, and that is the whole row.
    let hint = isGTK ? nil : elements.lazy.compactMap(\.hint).first
    var details = self.details(of: elements)
    // Where a cell holds nothing but details, they begin at the height of the row's line.
    if let first = details.first,
      elements.contains(where: { !$0.customContent.isEmpty && words(of: $0).isEmpty })
    {
      sentences.append(first.text)
      details.removeFirst()
    }
    return [Utterance(Self.joined(sentences), hint: said(hint))] + details
  }

  /// A cell on its row's line, with its heading unless it is the line's first or a header itself.
  private func inRow(_ cell: AccessibleElement, isFirst: Bool, isOnly: Bool) -> String {
    let said = words(of: cell)
    if isGTK { return said }
    if cell.part == .header { return Self.phrase([said, columnHeading]) }
    if isFirst || cell.cell?.isRowHeader == true {
      let isHeader = isOnly && cell.cell?.isRowHeader == true && !isBrief
      return isHeader ? Self.phrase([said, words[.rowHeading]]) : said
    }
    return Self.phrase((cell.cell?.columnHeaders ?? []).flatMap { [$0, columnHeading] } + [said])
  }

  /// Details are lines of their own below a row, where they can be seen.
  private func details(of elements: [AccessibleElement]) -> [Utterance] {
    guard !isGTK else { return [] }
    return elements.flatMap(\.customContent).map { Utterance(Self.joined([$0.line])) }
  }

  // MARK: Elements

  func utterance(for element: AccessibleElement, in context: ReadingContext) -> Utterance {
    var sentences = surroundings(in: context)
    if let cell = element.cell {
      sentences += self.cell(element, cell, in: context)
    } else {
      var said = [words(of: element)]
      if saysPosition, let position = position(of: element) { said.append(position) }
      sentences.append(Self.phrase(said))
    }
    return Utterance(Self.joined(sentences), hint: said(element.hint))
  }

  /// A hint as it is said; brief pages have none.
  private func said(_ hint: String?) -> String? {
    isBrief && !isGTK ? nil : hint.map { Self.joined([$0]) }
  }

  func leaving(_ container: ElementContainer) -> String? {
    // At the end of a page nothing is left, and GTK says nothing of it.
    guard !isGTK else { return nil }
    return switch container.kind {
    case .list: words[.leaveList]
    case .table: words[.leaveTable]
    case .series, .tabBar, .landmark: nil
    }
  }

  /// At the end of a page nothing is left.
  func ending(_ container: ElementContainer) -> String? { nil }

  private func surroundings(in context: ReadingContext) -> [String] {
    var sentences: [String] = []
    if let left = context.left, let said = leaving(left) { sentences.append(said) }
    if let entered = context.entered { sentences += entering(entered) }
    return sentences
  }

  private func entering(_ container: ElementContainer) -> [String] {
    let title = container.title ?? ""
    switch container.kind {
    case .list:
      let items = isBrief ? "" : words.items(of: container) ?? ""
      // The name of a list on a page is not said.
      return isGTK ? [Self.phrase([title, items])] : [items]
    case .table:
      guard let rows = words.rows(of: container), let columns = words.columns(of: container) else {
        return [title, words[.table]]
      }
      let size: ReaderTerm = container.isUniform ? .rowsAndColumns : .rowsAndColumnsWithSpans
      return [title, words.phrase(size, rows, columns)]
    case .series, .tabBar, .landmark: return [title]
    }
  }

  /// A cell that was moved to: the headers that are new, the cell, and where it is.
  private func cell(
    _ element: AccessibleElement, _ cell: TableCell, in context: ReadingContext
  ) -> [String] {
    let said = words(of: element)
    let name = said.isEmpty && element.customContent.isEmpty ? words[.blank] : said
    if isGTK {
      let headings =
        context.isNewColumn && !cell.isFirstInRow && element.toggle == nil
        ? cell.columnHeaders.flatMap { [$0, columnHeading] } : []
      return [Self.phrase(headings + [name])]
    }
    // The first cell is entered with the table, and its place not said.
    let place = context.entered == nil ? coordinates(cell) : []
    if element.part == .header, cell.columnSpan == 1 {
      return [Self.phrase([name, columnHeading])] + place
    }
    var sentences: [String] = []
    if context.isNewRow, !cell.isRowHeader, !context.isBelowHeaders {
      sentences += cell.headers(cell.rowHeaders, beside: element.label)
    }
    // A row is begun from the one above, in the same column.
    if context.isNewColumn, !cell.isFirstInRow, !cell.isRowHeader {
      sentences += cell.headers(cell.columnHeaders, beside: element.label)
    }
    sentences.append(Self.phrase([name, cell.isRowHeader && !isBrief ? words[.rowHeading] : ""]))
    return sentences + element.customContent.map(\.line) + place
  }

  private func coordinates(_ cell: TableCell) -> [String] {
    guard let row = cell.row, let column = cell.column else { return [] }
    var sentences = [words.phrase(.rowAndColumn, row &+ 1, column &+ 1)]
    if cell.rowSpan > 1 || cell.columnSpan > 1 {
      let rows = words.count(cell.rowSpan, one: .rowSpan, many: .rowsSpan)
      let columns = words.count(cell.columnSpan, one: .columnSpan, many: .columnsSpan)
      let spans = [cell.rowSpan > 1 ? rows : "", cell.columnSpan > 1 ? columns : ""]
      sentences.append(
        words.phrase(.spans, spans.filter { !$0.isEmpty }.joined(separator: " ")))
    }
    return sentences
  }

  private var columnHeading: String { isBrief ? "" : words[.columnHeading] }

  // MARK: Names, roles and states

  /// The name, role and state of an element, in the order that suits the role and the version.
  private func words(of element: AccessibleElement) -> String {
    if isGTK { return wordsInGTK(of: element) }
    var parts = self.parts(of: element)
    if element.traits.contains(.notEnabled), element.traits.role != nil {
      parts.append(words[.disabled])
    }
    return Self.phrase(parts)
  }

  /// What a row or cell of GTK shows: text, or a check box, which alone is said with its heading.
  private func wordsInGTK(of element: AccessibleElement) -> String {
    guard let cell = element.cell else { return element.label }
    guard let toggle = element.toggle else { return element.cellText }
    // GTK 3 tells nobody of a mixed state.
    let state = words.word(for: toggle == .on ? .on : .off, of: .checkbox)
    return Self.phrase(cell.columnHeaders + [words[.checkbox], state])
  }

  private func parts(of element: AccessibleElement) -> [String] {
    let (name, value) = (element.label, element.value ?? "")
    let role = element.traits.role
    let roleWord = element.roleDescription ?? word(for: role)
    switch role {
    case .switch, .checkbox:
      return isOld ? [name, roleWord, state(of: element)] : [name, state(of: element), roleWord]
    case .slider: return [name, roleWord, value, isOld ? "" : percentage(of: element)]
    case .textField: return [name, roleWord, value]
    case .progress:
      let percentage = percentage(of: element)
      return [name, percentage.isEmpty ? value.isEmpty ? roleWord : value : percentage]
    case .button, .link: return [name, value, roleWord]
    case .image: return [name, roleWord, value]
    case .heading:
      let level =
        isOld
        ? words.phrase(.level, element.spokenHeadingLevel)
        : words.digits(element.spokenHeadingLevel)
      return [name, roleWord, level, value]
    case nil: return [name, value, roleWord]
    }
  }

  private var isOld: Bool { orca.version == .v43 }

  /// The word for a role, which is longer for two of them in version 43.
  func word(for role: CellRole?) -> String {
    switch role {
    case .button where isOld: words[.pushButton]
    case .slider where isOld: words[.horizontalSlider]
    default: words.word(for: role)
    }
  }

  /// A value between two others as a percentage, in words; empty if that is not known.
  private func percentage(of element: AccessibleElement) -> String {
    share(of: element).map { words.phrase(.percent, $0) } ?? ""
  }

  /// The percentage; nil if it is not known.
  func share(of element: AccessibleElement) -> Int? {
    guard let value = element.range, let current = Double(value.current) else { return nil }
    let (minimum, maximum) = (value.range.minimum, value.range.maximum)
    guard maximum > minimum, current >= minimum, current <= maximum else { return nil }
    let share = ((current - minimum) / (maximum - minimum) * 100).rounded()
    return share.isFinite ? Int(share) : nil
  }

  private func state(of element: AccessibleElement) -> String {
    guard let toggle = element.toggleState, let role = element.traits.role else {
      return element.value ?? ""
    }
    return words.word(for: toggle, of: role)
  }

  // MARK: Sentences

  private static func phrase(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Sentences on one line; each ends with a mark, as far as Orca itself appends one or pauses behind it.
  private static func joined(_ sentences: [String]) -> String {
    var line = ""
    for sentence in sentences where !sentence.isEmpty {
      if let last = line.last { line += ".!?。".contains(last) ? " " : ". " }
      line += sentence
      // Orca ends what it says of an object with a full stop, if that ends with a letter or digit.
      if let last = sentence.last, last.isLetter || last.isNumber { line += "." }
    }
    return line
  }
}
