/// Composes NVDA's utterances.
///
/// They announce containers as they are entered, then name, role, value, states, description and
/// position, separated by two spaces so that adjacent numbers don't merge in French and German.
///
/// Read in NVDA's source of 2025, not heard:
/// - `source/speech/speech.py`, `getPropertiesSpeech`: the order on focus, with the position and the level behind the
///   description. `CHUNK_SEPARATOR` is the two spaces.
/// - The same, `getControlFieldSpeech`: "with 3 items", "with 4 rows and 2 columns", "out of", "has details" behind the
///   states, a link's states before its role; coordinates and headers when they change, rows before columns.
/// - `source/controlTypes/processAndLabelStates.py`: which states are said, and "not selected" on focus alone.
/// - `source/controlTypes/role.py` and `state.py`: the words.
///
/// Known differences: with the arrow keys of browse mode, role and states come before the text (nvaccess/nvda#11102), and
/// neither a position nor the name of a list is said. On focus, NVDA does not count a table's rows or a list's items,
/// announces nothing for a selected list item, and "not selected" for one that is not selected.
struct NVDA: ReaderRules {
  let settings: ReaderSettings
  private var saysPosition: Bool { settings.saysPosition ?? (verbosity != .brief) }

  func utterance(for element: AccessibleElement, in context: ReadingContext) -> Utterance {
    var parts: [String] = []
    if verbosity != .brief {
      if let left = context.left, let said = leaving(left) { parts.append(said) }
      if let entered = context.entered { parts += entering(entered) }
    }
    let level = element.level.map { words.phrase(.level, $0) }
    if context.isNewLevel, let level { parts.append(level) }
    if let cell = element.cell { parts += coordinates(cell, of: element, in: context) }
    let states = self.states(of: element)
    let role = element.traits.role
    parts.append(element.label)
    // A link announces its states first.
    if role == .link { parts += states }
    parts.append(element.roleDescription ?? words.word(for: role))
    if role == .heading, element.cell == nil {
      parts.append(words.phrase(.level, element.headingLevel))
    }
    if element.toggleState == nil { parts.append(element.value ?? "") }
    if role != .link { parts += states }
    if verbosity != .brief, let hint = element.hint, hint != element.label { parts.append(hint) }
    if saysPosition, let position = position(of: element) { parts.append(position) }
    if !context.isNewLevel, let level { parts.append(level) }
    var utterance = Utterance(parts.filter { !$0.isEmpty }.joined(separator: "  "))
    if verbosity == .verbose { utterance.onDemand = element.onDemand }
    return utterance
  }

  func leaving(_ container: ElementContainer) -> String? {
    guard verbosity != .brief else { return nil }
    switch container.kind {
    case .list: return words[.leaveList]
    case .table: return words[.leaveTable]
    case .series, .tabBar, .landmark: return nil
    }
  }

  private func entering(_ container: ElementContainer) -> [String] {
    let title = container.title ?? ""
    switch container.kind {
    case .list:
      return [title, words[.list], words.items(of: container) ?? ""]
    case .table:
      guard let rows = words.rows(of: container), let columns = words.columns(of: container) else {
        return [title, words[.table]]
      }
      return [title, words[.table], words.phrase(.rowsAndColumns, rows, columns)]
    case .series, .tabBar, .landmark: return []
    }
  }

  /// The headers and coordinates that have changed.
  private func coordinates(
    _ cell: TableCell, of element: AccessibleElement, in context: ReadingContext
  ) -> [String] {
    var parts: [String] = []
    let hasBothSpans = cell.rowSpan > 1 && cell.columnSpan > 1
    if let row = cell.row, context.isNewRow {
      parts += cell.headers(cell.rowHeaders, beside: element.label)
      if verbosity != .brief {
        parts.append(words.phrase(.row, row &+ 1))
        if cell.rowSpan > 1, !hasBothSpans {
          parts.append(words.phrase(.rowSpan, row &+ cell.rowSpan))
        }
      }
    }
    if let column = cell.column, context.isNewColumn {
      parts += cell.headers(cell.columnHeaders, beside: element.label)
      if verbosity != .brief {
        parts.append(words.phrase(.column, column &+ 1))
        if cell.columnSpan > 1, !hasBothSpans {
          parts.append(words.phrase(.columnSpan, column &+ cell.columnSpan))
        }
      }
    }
    if hasBothSpans, verbosity != .brief, let row = cell.row, let column = cell.column {
      parts.append(words.phrase(.rowsSpan, row &+ cell.rowSpan, column &+ cell.columnSpan))
    }
    return parts
  }

  private func states(of element: AccessibleElement) -> [String] {
    let traits = element.traits
    var states: [String] = []
    if traits.contains(.notEnabled) { states.append(words[.disabled]) }
    if traits.contains(.selected) { states.append(words[.selected]) }
    if let role = traits.role, let toggle = element.toggleState {
      states.append(words.word(for: toggle, of: role))
    }
    if verbosity != .brief, !element.customContent.isEmpty { states.append(words[.hasDetails]) }
    return states
  }
}
