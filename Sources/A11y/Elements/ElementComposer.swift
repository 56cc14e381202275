// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Makes the elements of a row from its phrases and its state.
///
/// Their reading order is the editing control, the content, the reorder control, the accessory.
struct ElementComposer: ~Escapable {
  let row: ComposedRow
  /// How the parts of a row are grouped when neither it nor its prototype says.
  let grouping: RowGrouping
  /// The fields whose values identify a row, and are its headers in a table of cells.
  let primaryKey: [String]
  /// The field that was found to name the rows.
  let namingField: String?

  @_lifetime(copy row)
  init(_ row: consuming ComposedRow, _ description: TableDescription) {
    self.row = row
    grouping = description.grouping
    primaryKey = description.primaryKey
    namingField = description.namingField
  }

  private var state: RowState { row.properties.state }
  var language: Language { row.language }

  /// The elements of the row whose phrases the composer has.
  ///
  /// - Parameter tableRow: the row's index in a table of cells; nil for a row that is an element.
  /// - Returns: one or more elements, in reading order.
  func elements(asCellsOf tableRow: Int? = nil) -> [AccessibleElement] {
    let title = row.title
    var elements: [AccessibleElement] = []
    if row.isEditing, state.editingStyle != .none {
      let words = language.table
      let pattern = state.editingStyle == .delete ? words.delete : words.insert
      elements.append(button(.editingControl, pattern, title))
    }
    // The accessory comes after the reorder control.
    var accessory: [AccessibleElement] = []
    if let tableRow {
      elements += cells(tableRow, title: title)
      accessory += accessoryView()
    } else {
      switch row.properties.grouping ?? row.grouping ?? grouping {
      case .combined: elements.append(combined(title: title))
      case .separate:
        elements += separate()
        accessory += accessoryView()
      }
    }
    if row.isEditing, state.showsReorderControl {
      elements.append(button(.reorderControl, language.table.reorder, title))
    }
    elements += accessory
    switch state.visibleAccessory(isEditing: row.isEditing) {
    case .detailButton, .detailDisclosureButton:
      elements.append(button(.detailButton, language.table.moreInfo, title))
    case .none, .disclosureIndicator, .checkmark: break
    }
    return elements
  }

  /// A control that the table adds to a row, named after it.
  private func button(_ part: AccessibleElement.Part, _ pattern: String, _ title: String?)
    -> AccessibleElement
  {
    let name = TableWords.name(pattern, title ?? "")
    var element = AccessibleElement(label: TextCleaner.clean(name), traits: [.button])
    element.part = part
    element.language = row.locale
    if !state.isEnabled { element.traits.insert(.notEnabled) }
    return element
  }

  /// The traits that result from the row's state.
  var stateTraits: ElementTraits {
    var traits: ElementTraits = []
    let accessory = state.visibleAccessory(isEditing: row.isEditing)
    if accessory == .disclosureIndicator || accessory == .detailDisclosureButton {
      traits.insert(.button)
    }
    if state.showsSelection(isEditing: row.isEditing) { traits.insert(.selected) }
    if !state.isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// The row as a whole, with everything except its controls.
  private func whole(_ part: AccessibleElement.Part) -> AccessibleElement {
    var element = AccessibleElement(
      label: row.label, traits: stateTraits, hint: row.hint)
    element.part = part
    element.language = row.locale
    element.customContent = row.customContent
    if state.indentationLevel > 0 { element.level = min(state.indentationLevel, 1_000_000) + 1 }
    return element
  }

  // MARK: The row as one element

  private func combined(title: String?) -> AccessibleElement {
    var element = whole(.row)
    var isPicture = !row.labelRange.isEmpty
    var controls: [Phrase] = []
    for phrase in row.phrases {
      if phrase.isControl {
        controls.append(phrase)
        continue
      }
      let role = row.field(of: phrase).say.role
      if role == .heading { element.traits.insert(.header) }
      isPicture = isPicture && role == .image
    }
    if isPicture { element.traits.insert(.image) }
    if let only = controls.first, controls.count == 1 {
      takeOver(only, &element)
    } else {
      for control in controls { offer(control, rowTitle: title ?? "", &element) }
    }
    return element
  }

  /// Makes the row act as its only control, with the control's value, traits and hint.
  private func takeOver(_ phrase: Phrase, _ element: inout AccessibleElement) {
    let field = row.field(of: phrase)
    let control = controlElement(phrase, name: field.ownName ?? "")
    if !control.label.isEmpty {
      element.label += (element.label.isEmpty ? "" : language.separator) + control.label
    }
    element.value = control.value
    element.toggle = control.toggle
    element.range = control.range
    element.traits.formUnion(control.traits)
    element.roleDescription = control.roleDescription
    if state.hint == nil, let hint = control.hint { element.hint = hint }
  }

  /// Offers one of several controls as an action of the row, and adds its value to the row's.
  private func offer(
    _ phrase: Phrase, rowTitle: String, _ element: inout AccessibleElement
  ) {
    let field = row.field(of: phrase)
    let text = row.text(of: phrase)
    guard let role = field.say.role, !text.isEmpty else { return }
    let value = row.valueText(of: phrase)
    if role.holdsValue, !value.isEmpty {
      element.value = (element.value.map { $0 + language.separator } ?? "") + text
    }
    // A control without a name can't be offered, and a progress indicator can't be acted on.
    let ownName = field.headingText.isEmpty ? rowTitle : field.headingText
    let name = role.holdsValue ? ownName : value
    guard !name.isEmpty, role != .progress else { return }
    if role == .slider {
      element.actions.append(TableWords.name(language.table.increment, name))
      element.actions.append(TableWords.name(language.table.decrement, name))
    } else {
      element.actions.append(role.holdsValue && !value.isEmpty ? "\(name): \(value)" : name)
    }
  }

  // MARK: The row as a container

  private func separate() -> [AccessibleElement] {
    var summary = whole(.summary)
    summary.traits.insert(.summaryElement)
    let isNamed = row.phrases.count { $0.isControl } > 1
    var elements = [summary]
    for phrase in row.phrases where !phrase.isAccessory {
      let field = row.field(of: phrase)
      var element: AccessibleElement
      if phrase.isControl {
        let heading = isNamed && field.say.heading != .never ? field.headingText : ""
        let name = field.ownName ?? (heading.isEmpty ? summary.label : heading)
        element = controlElement(phrase, name: name)
      } else {
        element = AccessibleElement(label: row.text(of: phrase))
        element.traits = field.say.role?.traits ?? []
        element.part = .cell
        element.language = field.locale
      }
      if !state.isEnabled { element.traits.insert(.notEnabled) }
      elements.append(element)
    }
    return elements
  }

  /// The control at the right end of the row as an element; none if there is no such control.
  private func accessoryView() -> [AccessibleElement] {
    guard let phrase = row.phrases.last, phrase.isAccessory else {
      return []
    }
    let name = row.field(of: phrase).ownName ?? row.label
    var element = controlElement(phrase, name: name)
    if !state.isEnabled { element.traits.insert(.notEnabled) }
    return [element]
  }

  /// A control by itself.
  ///
  /// - Parameters:
  ///   - phrase: the control's phrase.
  ///   - name: its name, unless its text is that.
  /// - Returns: the control, with its own name, value and traits.
  func controlElement(_ phrase: Phrase, name: String) -> AccessibleElement {
    let field = row.field(of: phrase)
    let role = field.say.role ?? .button
    let text = row.valueText(of: phrase)
    var element = AccessibleElement(label: name, traits: role.traits)
    element.part = .control
    element.language = field.locale
    if role.holdsValue {
      element.value = text.isEmpty ? nil : text
    } else if !text.isEmpty {
      element.label = text
    }
    element.toggle = phrase.toggle
    element.roleDescription = field.say.roleDescription.map { TextCleaner.clean($0) }
    element.hint = field.say.hint.map { TextCleaner.clean($0) }
    if let number = row.controlNumber(of: phrase), let range = field.say.usualRange {
      element.range = AccessibleElement.RangeValue(range, current: number.text)
    }
    return element
  }
}
