/// Composes Orca's utterances; the order of an element's parts depends on its role.
///
/// Known differences: when a whole row has focus, Orca announces each of its cells; here it
/// announces the row's name instead. Role names come from the toolkit that displays the table, so
/// they may vary.
struct Orca: ReaderRules {
  let settings: ReaderSettings
  private var saysPosition: Bool { settings.saysPosition ?? false }

  func utterance(for element: AccessibleElement, in context: ReadingContext) -> Utterance {
    // Orca pauses between sentences; a full stop stands for the pause.
    var sentences: [String] = []
    if let left = context.left, let said = leaving(left) { sentences.append(said) }
    if let entered = context.entered { sentences.append(entering(entered)) }
    var parts: [String] = []
    if let cell = element.cell {
      // A row is read cell by cell; only its first cell announces where it is.
      let headers = cell.rowHeaders + cell.columnHeaders
      if context.isNewRow { parts += cell.headers(headers, beside: element.label) }
    }
    parts += description(of: element)
    if saysPosition, let position = position(of: element) { parts.append(position) }
    sentences.append(parts.filter { !$0.isEmpty }.joined(separator: " "))
    if let cell = element.cell, verbosity != .brief { sentences += coordinates(cell, in: context) }
    var utterance = Utterance(Self.joined(sentences))
    guard verbosity != .brief else { return utterance }
    utterance.hint = element.hint
    if verbosity == .verbose { utterance.onDemand = element.onDemand }
    return utterance
  }

  func leaving(_ container: ElementContainer) -> String? {
    switch container.kind {
    case .list: words[.leaveList]
    case .table: words[.leaveTable]
    case .series, .tabBar, .landmark: nil
    }
  }

  private static func joined(_ sentences: [String]) -> String {
    sentences.filter { !$0.isEmpty }.reduce("") { text, sentence in
      text.isEmpty ? sentence : text + (text.hasSuffix(".") ? " " : ". ") + sentence
    }
  }

  private func entering(_ container: ElementContainer) -> String {
    var parts = [container.title ?? ""]
    switch container.kind {
    case .list where verbosity != .brief:
      parts.append(words.items(of: container) ?? "")
    case .table:
      if verbosity != .brief, let rows = words.rows(of: container),
        let columns = words.columns(of: container)
      {
        parts.append(words.phrase(.rowsAndColumns, rows, columns))
      } else {
        parts.append(words[.table])
      }
    case .list, .series, .tabBar, .landmark: break
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func description(of element: AccessibleElement) -> [String] {
    let end = [selected(element), element.traits.contains(.notEnabled) ? words[.disabled] : ""]
    return parts(of: element, name: element.label, value: element.value ?? "") + end
  }

  /// The name, role and value, in the order that suits the role.
  private func parts(of element: AccessibleElement, name: String, value: String) -> [String] {
    let role = element.traits.role
    let roleWord = element.roleDescription ?? words.word(for: role)
    switch role {
    case .switch: return [name, state(of: element), roleWord]
    case .checkbox: return [name, roleWord, state(of: element)]
    case .slider, .textField: return [name, roleWord, value]
    case .progress: return [name, value.isEmpty ? roleWord : value]
    case .button, .link: return [name, value, roleWord]
    case .image: return [name, roleWord, value]
    case .heading:
      let level = words.phrase(.level, element.headingLevel)
      return [name, roleWord, element.cell == nil ? level : "", value]
    case nil:
      let isHeader = element.part == .header && element.cell != nil && verbosity == .verbose
      return [name, isHeader ? words[.columnHeading] : "", value, roleWord]
    }
  }

  private func state(of element: AccessibleElement) -> String {
    guard let toggle = element.toggleState, let role = element.traits.role else {
      return element.value ?? ""
    }
    return words.word(for: toggle, of: role)
  }

  private func selected(_ element: AccessibleElement) -> String {
    element.traits.contains(.selected) ? words[.selected] : ""
  }

  private func coordinates(_ cell: TableCell, in context: ReadingContext) -> [String] {
    guard let row = cell.row, let column = cell.column else { return [] }
    var parts = context.isNewRow ? [words.phrase(.rowAndColumn, row &+ 1, column &+ 1)] : []
    if cell.rowSpan > 1 || cell.columnSpan > 1 {
      let rows = words.count(cell.rowSpan, one: .rowSpan, many: .rowsSpan)
      let columns = words.count(cell.columnSpan, one: .columnSpan, many: .columnsSpan)
      let spans = [cell.rowSpan > 1 ? rows : "", cell.columnSpan > 1 ? columns : ""]
      parts.append(words.phrase(.spans, spans.filter { !$0.isEmpty }.joined(separator: " ")))
    }
    return parts
  }
}
