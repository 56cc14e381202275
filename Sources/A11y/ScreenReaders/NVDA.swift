// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Composes NVDA's utterances, which depend on how an element is reached (``NVDANavigation``).
///
/// With the arrow keys, role and states come before the text; with a quick key, behind it; on focus a value follows the role,
/// and a position is said. Parts are separated by two spaces, so that adjacent numbers don't merge in French and German.
///
/// Read in NVDA's source of 2025 and 2026, and in its own tests of what it says, not heard:
/// - `source/speech/speech.py`, `getControlFieldSpeech`: the order in browse mode; a name only where nothing shows it, as
///   `aria-label` on what has no text of its own; "with 3 items", "with 4 rows and 2 columns", "out of"; a link's states
///   before its role; coordinates and headers when they change, rows before columns. `_shouldSpeakContentFirst`: quick keys.
/// - The same, `getPropertiesSpeech`: the order on focus, without counts. `CHUNK_SEPARATOR` is the two spaces.
/// - `nvdaHelper/vbufBackends/gecko_ia2/gecko_ia2.cpp`, `fillVBuf`: whether a name or a value is the text of an element.
/// - `source/controlTypes/processAndLabelStates.py`: which states are said. `role.py`, `state.py`, `isCurrent.py`: the words.
/// - `tests/system/robot/chromeTests.py`: lists, links, buttons, switches, check boxes, edit fields, headings, spans.
///
/// Known differences: the text of a slider or an indicator of progress is what the browser gives as its value, which was not
/// seen. On focus, NVDA says "selected" before the text of an edit field, "not selected" of what is not, and a container in a
/// line of its own. A bullet before an item is said where a page shows one.
struct NVDA: ReaderRules {
  let settings: ReaderSettings
  private var mode: NVDANavigation { settings.nvda }
  private var saysPosition: Bool {
    settings.saysPosition ?? (verbosity != .brief && mode == .focus)
  }

  func utterance(for element: AccessibleElement, in context: ReadingContext) -> Utterance {
    var parts: [String] = []
    if verbosity != .brief {
      if let left = context.left, let said = leaving(left) { parts.append(said) }
      if let entered = context.entered { parts += entering(entered) }
    }
    let coordinates =
      element.cell.map { self.coordinates($0, of: element, in: context) } ?? []
    let level = element.level.map { words.phrase(.level, $0) } ?? ""
    let position = saysPosition ? position(of: element) ?? "" : ""
    let value = element.toggleState == nil ? element.value ?? "" : ""
    let name = element.label
    let isNamedByText = isNamedByText(element)
    switch mode {
    case .arrows:
      parts += coordinates
      // A row without a role shows its controls behind its name.
      let shown = element.traits.role == nil ? value : ""
      parts +=
        isNamedByText
        ? field(of: element) + [name, shown] : [name] + field(of: element) + [value]
      parts.append(position)
    case .quickKeys:
      parts += coordinates
      let isEdit = element.traits.role == .textField
      parts +=
        isEdit
        ? [name] + field(of: element) + [value]
        : element.traits.role == nil
          ? [name, value] + field(of: element)
          : [isNamedByText ? "" : value, name] + field(of: element)
      parts.append(position)
    case .focus:
      if context.isNewLevel { parts.append(level) }
      // The text of an edit field is read last.
      let isEdit = element.traits.role == .textField
      parts += [name, role(of: element), isEdit ? "" : value] + states(of: element)
      parts += [hint(of: element)] + coordinates
      parts += [current(element), details(of: element), position, headingLevel(of: element)]
      if !context.isNewLevel { parts.append(level) }
      if isEdit { parts.append(value) }
    }
    var utterance = Utterance(parts.filter { !$0.isEmpty }.joined(separator: "  "))
    if verbosity == .verbose { utterance.onDemand = element.onDemand }
    return utterance
  }

  // MARK: Parts of an element

  /// Whether the text that a page shows of an element is its name, rather than its value.
  private func isNamedByText(_ element: AccessibleElement) -> Bool {
    element.traits.role.map { ![.slider, .textField, .progress].contains($0) } ?? true
  }

  private func role(of element: AccessibleElement) -> String {
    element.roleDescription ?? words.word(for: element.traits.role)
  }

  /// What browse mode says of an element besides its name and its text.
  private func field(of element: AccessibleElement) -> [String] {
    // What an element holds besides its text is a state of it.
    let isControl = element.traits.role != nil && isNamedByText(element)
    let value = isControl && element.toggleState == nil ? element.value ?? "" : ""
    let states = states(of: element) + [value]
    let role = role(of: element)
    return (element.traits.role == .link ? states + [role] : [role] + states)
      + [current(element), details(of: element), hint(of: element), headingLevel(of: element)]
  }

  private func headingLevel(of element: AccessibleElement) -> String {
    element.traits.role == .heading && element.cell == nil
      ? words.phrase(.level, element.spokenHeadingLevel) : ""
  }

  private func details(of element: AccessibleElement) -> String {
    verbosity != .brief && !element.customContent.isEmpty ? words[.hasDetails] : ""
  }

  private func hint(of element: AccessibleElement) -> String {
    verbosity != .brief && element.hint != element.label ? element.hint ?? "" : ""
  }

  func leaving(_ container: ElementContainer) -> String? {
    // Other keys jump past the end of what they leave.
    guard verbosity != .brief, mode == .arrows else { return nil }
    switch container.kind {
    case .list: return words[.leaveList]
    case .table: return words[.leaveTable]
    case .series, .tabBar, .landmark: return nil
    }
  }

  private func entering(_ container: ElementContainer) -> [String] {
    let title = container.title ?? ""
    // On focus neither rows nor items are counted.
    let counts = mode != .focus
    switch container.kind {
    case .list:
      return [title, words[.list], counts ? words.items(of: container) ?? "" : ""]
    case .table:
      guard counts, let rows = words.rows(of: container),
        let columns = words.columns(of: container)
      else {
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
    if traits.contains(.selected), element.cell != nil || words[.current].isEmpty {
      states.append(words[.selected])
    }
    if let role = traits.role, let toggle = element.toggleState {
      states.append(words.word(for: toggle, of: role))
    }
    return states
  }

  /// The word for what is selected and no cell, which is the current one of its list.
  private func current(_ element: AccessibleElement) -> String {
    element.traits.contains(.selected) && element.cell == nil ? words[.current] : ""
  }
}
