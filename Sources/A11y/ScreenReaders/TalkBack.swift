// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Composes TalkBack's utterances: states, name, role, position, then the list that was entered.
///
/// An element without a name is "Unlabelled" only if it has no state, value or role to announce, or is a picture. The text of
/// an edit box stands for its name, which then follows the role.
///
/// Read in the source of TalkBack 15.1, the folder `compositor` of google/talkback, not heard:
/// - `roledescription/RoleDescriptionExtractor` and `TreeNodesDescription`: state, name and role, each said once; selected first,
///   disabled last.
///   `getUniqueTooltipText`: a tooltip, which a hint of ours is on Android, unless it is the name again.
/// - `EditTextDescription.nameDescription`, `AccessibilityNodeFeedbackUtils.getUnlabelledNodeDescription`: names.
/// - `CollectionStateFeedbackUtils`: rows, columns and their headings when they change; entering or leaving, of which an event has
///   one; a position unless it is the only one.
/// - `hint/ClickableHint` and `AccessibilityFocusHint`: how it is used, only where it is enabled.
///
/// Known difference: users can have the name or role announced first, or turn off any part.
struct TalkBack: ReaderRules {
  let settings: ReaderSettings
  private var saysPosition: Bool { settings.saysPosition ?? (verbosity != .brief) }

  func utterance(for element: AccessibleElement, in context: ReadingContext) -> Utterance {
    var parts = description(of: element)
    if verbosity != .brief {
      parts += transition(to: element, in: context)
      let entered = context.entered.map(entering) ?? []
      parts += entered.isEmpty ? [context.left.flatMap(leaving) ?? ""] : entered
    } else if saysPosition, let position = positionAmongOthers(element) {
      parts.append(position)
    }
    var utterance = Utterance(parts.filter { !$0.isEmpty }.joined(separator: ", "))
    guard verbosity != .brief else { return utterance }
    let isEnabled = !element.traits.contains(.notEnabled)
    let usage = isEnabled ? usageHint(element).map { words[$0] } ?? "" : ""
    if !usage.isEmpty { utterance.hint = usage }
    if !element.onDemand.isEmpty, isEnabled { utterance.notices.append(words[.actions]) }
    if verbosity == .verbose { utterance.onDemand = element.onDemand }
    return utterance
  }

  func leaving(_ container: ElementContainer) -> String? {
    guard verbosity != .brief else { return nil }
    let term: ReaderTerm
    switch container.kind {
    case .list: term = .leaveList
    case .table: term = .leaveTable
    case .series, .tabBar, .landmark: return nil
    }
    return named(term, container)
  }

  // MARK: The element itself

  private func description(of element: AccessibleElement) -> [String] {
    let traits = element.traits
    let role = traits.role
    var parts: [String] = []
    if traits.contains(.selected) { parts.append(words[.selected]) }
    var state = element.value ?? ""
    if let toggle = element.toggleState, let role {
      state = words.word(for: toggle, of: role)
      // A checkbox announces its state first, and only once.
      if role == .checkbox {
        parts.append(state)
        state = ""
      }
    }
    let roleWord = verbosity == .brief ? "" : element.roleDescription ?? words.word(for: role)
    let isHeading = role == .heading
    // An empty table cell is identified by its row and column.
    let isEmptyCell = element.cell != nil && role == nil
    let isNameless =
      element.label.isEmpty && state.isEmpty && role != .checkbox && !isEmptyCell
      && (roleWord.isEmpty || role == .image)
    var said: Set<String> = []
    let name = isNameless ? words[.unlabelled] : element.label
    // The text of an edit box is its name, and what it is called stands behind its role.
    let isFilledBox = role == .textField && !state.isEmpty
    let tooltip = element.hint.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 } ?? ""
    let described =
      [state, isFilledBox ? "" : name, isHeading ? "" : roleWord, isFilledBox ? name : "", tooltip]
    for part in described where !part.isEmpty {
      if said.insert(part.lowercased()).inserted { parts.append(part) }
    }
    if isHeading, element.cell == nil { parts.append(roleWord) }
    if traits.contains(.notEnabled), !isHeading { parts.append(words[.disabled]) }
    return parts
  }

  // MARK: Where it is

  private func transition(to element: AccessibleElement, in context: ReadingContext) -> [String] {
    guard let cell = element.cell else {
      return saysPosition ? [positionAmongOthers(element)].compactMap { $0 } : []
    }
    let isHeader = element.part == .header
    var parts = isHeader ? [words[.columnHeading]] : []
    if context.isNewRow, let row = cell.row {
      parts.append(cell.rowHeaders.first ?? words.phrase(.row, row &+ 1))
    }
    if context.isNewColumn, let column = cell.column, !isHeader {
      // Don't repeat a header that is already the name.
      let header = cell.columnHeaders.first ?? words.phrase(.column, column &+ 1)
      if header != element.label { parts.append(header) }
    }
    return parts
  }

  /// The position to announce; nil for the only element of its container.
  private func positionAmongOthers(_ element: AccessibleElement) -> String? {
    element.position?.count == 1 ? nil : position(of: element)
  }

  /// A phrase with the name of a container, whose quotes go with it where there is none.
  private func named(_ term: ReaderTerm, _ container: ElementContainer) -> String {
    let title = container.title ?? ""
    let text = words.phrase(term, title)
    return (title.isEmpty ? text.replacing("\"\"", with: "") : text).trimmingSpaces()
  }

  private func entering(_ container: ElementContainer) -> [String] {
    switch container.kind {
    case .list:
      return [
        named(.enterList, container), words.items(of: container) ?? "",
      ]
    case .table:
      return [
        named(.enterTable, container), words.rows(of: container) ?? "",
        words.columns(of: container) ?? "",
      ]
    case .series, .tabBar, .landmark: return []
    }
  }

  private func usageHint(_ element: AccessibleElement) -> ReaderTerm? {
    switch element.traits.role {
    case .switch, .checkbox: .hintToggle
    case .textField: .hintEdit
    case .slider: .hintAdjust
    case .button, .link: .hintActivate
    case .heading, .image, .progress, nil: nil
    }
  }
}
