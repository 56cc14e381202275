// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Composes VoiceOver's utterances by the rules that cashapp/AccessibilitySnapshot determined.
///
/// They differ from the rules in two places, where those differ from devices by their own issues: a cell's value comes before
/// its row and column, as it has since iOS 13, and a header says that it is one.
///
/// Known differences: newer versions mix the words for lists into those for traits; here they come last. A `UITableView`
/// announces no list unless its `accessibilityContainerType` is one.
struct VoiceOver: ReaderRules {
  let settings: ReaderSettings
  private var saysPosition: Bool { settings.saysPosition ?? false }

  func utterance(for element: AccessibleElement, in context: ReadingContext) -> Utterance {
    let traits = element.traits
    var text = label(element, in: context)
    if traits.contains(.selected) {
      text = text.isEmpty ? words[.selected] : words.phrase(.selectedName, text)
    }
    var hint = element.hint.flatMap { $0.isEmpty ? nil : $0 }
    if text.isEmpty, let only = hint {
      text = only
      hint = nil
    }
    let described = traitWords(element)
    if !described.isEmpty {
      Self.endSentence(&text)
      text += described.joined(separator: " ")
    }
    appendContext(of: element, to: &text)
    var utterance = Utterance(text)
    guard verbosity != .brief else { return utterance }
    utterance.hint = self.hint(hint, element)
    if !element.actions.isEmpty { utterance.notices.append(words[.actions]) }
    if !element.customContent.isEmpty { utterance.notices.append(words[.moreContent]) }
    if verbosity == .verbose { utterance.onDemand = element.onDemand }
    return utterance
  }

  func leaving(_ container: ElementContainer) -> String? { nil }

  // MARK: Label and value

  private func label(_ element: AccessibleElement, in context: ReadingContext) -> String {
    var text = element.label
    let isBack = element.traits.contains(.backButton)
    if isBack, text.lowercased() == words[.back].lowercased() { text = "" }
    let value = element.traits.contains(.toggleButton) ? "" : element.value ?? ""
    if let cell = element.cell { return self.text(text, value, in: cell, of: element, context) }
    guard !value.isEmpty else { return text }
    return text.isEmpty ? value : "\(text): \(value)"
  }

  /// The headers that are not known yet, the cell, and where it is.
  ///
  /// A row's headers are said with the first cell after them alone, and a column's not right below it.
  private func text(
    _ label: String, _ value: String, in cell: TableCell, of element: AccessibleElement,
    _ context: ReadingContext
  ) -> String {
    let content = [label, value].filter { !$0.isEmpty }.joined(separator: " ")
    guard verbosity != .brief else { return content }
    let isAlone = context.isNewRow && !cell.isFirstInRow
    let rowHeaders = context.isAfterRowHeader || isAlone ? cell.rowHeaders : []
    let columnHeaders = context.isBelowHeaders ? [] : cell.columnHeaders
    var text = ""
    for header in cell.headers(rowHeaders + columnHeaders, beside: label) {
      text += header.hasSuffix(".") ? header + " " : header + ". "
    }
    text += content.hasSuffix(".") ? content : content + "."
    if cell.row != nil, cell.rowSpan > 1 { text += " " + words.phrase(.rowsSpan, cell.rowSpan) }
    if cell.column != nil, cell.columnSpan > 1 {
      text += " " + words.phrase(.columnsSpan, cell.columnSpan)
    }
    if let row = cell.row, cell.isFirstInRow { text += " " + words.phrase(.row, row &+ 1) }
    if let column = cell.column { text += " " + words.phrase(.column, column &+ 1) }
    if cell.isRowHeader { text += " " + words[.rowHeading] }
    if element.part == .header { text += " " + words[.columnHeading] }
    return text
  }

  // MARK: Traits

  func traitWords(_ element: AccessibleElement) -> [String] {
    let traits = element.traits
    let isTab = traits.contains(.tab) || element.container?.kind == .tabBar
    var said: [String] = []
    if traits.contains(.notEnabled) { said.append(words[.disabled]) }
    if let own = element.roleDescription {
      said.append(own + ".")
    } else {
      let isOther = !traits.isDisjoint(with: [.keyboardKey, .toggleButton, .backButton]) || isTab
      if traits.contains(.button), !isOther { said.append(words[.button]) }
      if traits.contains(.backButton) { said.append(words[.backButton]) }
      if traits.contains([.toggleButton, .button]) { said.append(words[.toggle]) }
    }
    if traits.contains(.toggleButton) { said.append(toggleWord(element)) }
    if isTab { said.append(words[.tab]) }
    if traits.contains(.textEntry) { said.append(words[.textField]) }
    if traits.contains(.secureTextEntry) { said.append(words[.secureTextField]) }
    if traits.contains(.isEditing) { said.append(words[.isEditing]) }
    let others: [(ElementTraits, ReaderTerm)] = [
      (.header, .heading), (.link, .link), (.adjustable, .slider), (.image, .image),
      (.searchField, .searchField),
    ]
    for (trait, term) in others where traits.contains(trait) { said.append(words[term]) }
    return said.filter { !$0.isEmpty }
  }

  private func toggleWord(_ element: AccessibleElement) -> String {
    switch element.toggleState {
    case .on: words[.on]
    case .off: words[.off]
    case .mixed: words[.mixed]
    case nil: element.value ?? ""
    }
  }

  // MARK: Context and hint

  private func appendContext(of element: AccessibleElement, to text: inout String) {
    guard verbosity != .brief, let container = element.container else { return }
    let own = element.position
    let isFirst = element.isFirst ?? (own?.index == 1)
    let isEnd = element.isLast ?? (own?.count != nil && own?.index == own?.count)
    // The only element of a container announces just the start.
    let isLast = isEnd && !isFirst
    let said: String
    switch container.kind {
    case .series, .tabBar:
      if let said = position(of: element) {
        if !text.isEmpty { text += " " }
        text += said
      }
      return
    case .list: said = isFirst ? words[.listStart] : isLast ? words[.listEnd] : ""
    case .landmark: said = isFirst ? words[.landmarkStart] : isLast ? words[.landmarkEnd] : ""
    case .table: said = ""
    }
    if !said.isEmpty {
      Self.endSentence(&text)
      text += said
    }
    if saysPosition, let said = position(of: element) {
      Self.endSentence(&text)
      text += said
    }
  }

  private func hint(_ own: String?, _ element: AccessibleElement) -> String? {
    let traits = element.traits
    let isDimmed = traits.contains(.notEnabled)
    var hint = own
    if traits.contains(.toggleButton), !isDimmed { hint = wrap(hint, words[.hintToggle]) }
    if !traits.isDisjoint(with: [.textEntry, .secureTextEntry]), !isDimmed {
      hint = words[traits.contains(.isEditing) ? .hintEditing : .hintEdit]
    }
    let isNameless = element.label.isEmpty && (element.value ?? "").isEmpty
    let isHintOnly = isNameless && element.hint != nil
    if traits.contains(.adjustable), !isDimmed, !traits.contains(.toggleButton), !isHintOnly {
      hint = wrap(hint, words[.hintAdjust])
    }
    return hint
  }

  /// Appends the reader's own hint to an element's hint without doubling the full stop.
  private func wrap(_ hint: String?, _ usage: String) -> String {
    guard let hint else { return usage }
    return (hint.hasSuffix(".") ? String(hint.dropLast()) : hint) + ". " + usage
  }

  /// Ends the text so far with a full stop, unless it has one, and a space.
  private static func endSentence(_ text: inout String) {
    if text.isEmpty { return }
    text += text.hasSuffix(".") ? " " : ". "
  }
}

extension AccessibleElement {
  /// The state of a switch or checkbox; without an explicit one, read from the value 0, 1 or 2.
  var toggleState: ToggleState? {
    guard traits.contains(.toggleButton) else { return nil }
    return toggle ?? value.flatMap { ToggleState(rawValue: $0) }
  }

  /// The names of everything that is available on demand.
  var onDemand: [String] { actions + customContent.map(\.line) }
}
