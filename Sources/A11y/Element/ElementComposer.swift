/// Makes the elements of a row from its phrases and its state, in reading order: the editing control, the
/// content, the reorder control, the accessory.
struct ElementComposer {
  let composer: LabelComposer
  /// What the table says of all rows.
  let description: TableDescription
  /// The row, apart from its cells.
  let properties: RowProperties
  /// What activating the row does.
  let hint: String?

  private var state: RowState { properties.state }
  private var language: Language { composer.prototype.language }

  /// The elements of the row whose phrases the composer has.
  ///
  /// - Parameter label: a buffer with nothing but what the composer appended.
  /// - Returns: one or more elements, in reading order.
  func elements(label: borrowing ByteBuffer) -> [Element] {
    let grouping = properties.grouping ?? composer.prototype.grouping ?? description.grouping
    let title = composer.phrases.first { !$0.isControl }
      .map { label.text(from: $0.start, to: $0.end) }
    var elements: [Element] = []
    if description.isEditing, state.editingStyle != .none {
      let words = language.table
      let pattern = state.editingStyle == .delete ? words.delete : words.insert
      elements.append(button(.editingControl, pattern, title))
    }
    switch grouping {
    case .combined: elements.append(combined(label))
    case .separate: elements += separate(label)
    }
    if description.isEditing, state.showsReorderControl {
      elements.append(button(.reorderControl, language.table.reorder, title))
    }
    switch state.visibleAccessory(isEditing: description.isEditing) {
    case .detailButton, .detailDisclosureButton:
      elements.append(button(.detailButton, language.table.moreInfo, title))
    case .none, .disclosureIndicator, .checkmark: break
    }
    return elements
  }

  /// A control that the table adds to a row, named after it.
  private func button(_ part: Element.Part, _ pattern: String, _ title: String?) -> Element {
    let name = TableWords.name(pattern, title ?? "")
    var element = Element(label: TextCleaner.clean(name), traits: [.button])
    element.part = part
    element.language = composer.rowLocale
    if !state.isEnabled { element.traits.insert(.notEnabled) }
    return element
  }

  /// The traits of the row by its state.
  var stateTraits: Traits {
    var traits: Traits = []
    let accessory = state.visibleAccessory(isEditing: description.isEditing)
    if accessory == .disclosureIndicator || accessory == .detailDisclosureButton {
      traits.insert(.button)
    }
    if state.isSelected || accessory == .checkmark { traits.insert(.selected) }
    if !state.isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  // MARK: The row as one element

  private func combined(_ label: borrowing ByteBuffer) -> Element {
    var element = Element(
      label: label.text(from: 0, to: composer.labelEnd), traits: stateTraits, hint: hint)
    element.language = composer.rowLocale
    element.customContent = composer.customContent
    if state.indentationLevel > 0 { element.level = state.indentationLevel + 1 }
    var isPicture = true
    for phrase in composer.phrases where !phrase.isControl {
      let role = composer.field(of: phrase).say.role
      if role == .heading { element.traits.insert(.header) }
      isPicture = isPicture && role == .image
    }
    if isPicture, composer.labelEnd > 0 { element.traits.insert(.image) }
    let controls = composer.phrases.filter(\.isControl)
    if let only = controls.first, controls.count == 1 {
      takeOver(only, label, &element)
    } else {
      for control in controls { offer(control, label, &element) }
    }
    return element
  }

  /// Makes the only control of a row the row's own: its value, its traits, its hint.
  private func takeOver(
    _ phrase: Phrase, _ label: borrowing ByteBuffer, _ element: inout Element
  ) {
    let control = controlElement(phrase, label, rowLabel: nil)
    if !control.label.isEmpty {
      element.label += (element.label.isEmpty ? "" : language.separator) + control.label
    }
    element.value = control.value
    element.toggle = control.toggle
    element.range = control.range
    element.traits.formUnion(control.traits)
    element.roleDescription = control.roleDescription
    if state.hint == nil, let hint = composer.field(of: phrase).say.hint {
      element.hint = TextCleaner.clean(hint)
    }
  }

  /// Offers one of several controls as an action of the row, and says its value with the row's.
  private func offer(_ phrase: Phrase, _ label: borrowing ByteBuffer, _ element: inout Element) {
    let field = composer.field(of: phrase)
    let text = label.text(from: phrase.start, to: phrase.end)
    guard let role = field.say.role, !text.isEmpty else { return }
    if role.holdsValue, phrase.valueEnd > phrase.valueStart {
      element.value = (element.value.map { $0 + language.separator } ?? "") + text
    }
    guard role != .progress else { return }
    let name = field.headingText
    guard role == .slider else {
      let value = label.text(from: phrase.valueStart, to: phrase.valueEnd)
      let isNamed = role.holdsValue && !name.isEmpty && !value.isEmpty
      element.actions.append(isNamed ? "\(name): \(value)" : value.isEmpty ? name : value)
      return
    }
    // What has no name can't be offered.
    guard !name.isEmpty else { return }
    element.actions.append(TableWords.name(language.table.increment, name))
    element.actions.append(TableWords.name(language.table.decrement, name))
  }

  // MARK: The row as a container

  private func separate(_ label: borrowing ByteBuffer) -> [Element] {
    let text = label.text(from: 0, to: composer.labelEnd)
    var summary = Element(
      label: text, traits: stateTraits.union(.summaryElement), hint: hint)
    summary.part = .summary
    summary.language = composer.rowLocale
    summary.customContent = composer.customContent
    if state.indentationLevel > 0 { summary.level = state.indentationLevel + 1 }
    var elements = [summary]
    for phrase in composer.phrases {
      var element: Element
      if phrase.isControl {
        element = controlElement(phrase, label, rowLabel: text)
        element.part = .control
      } else {
        element = Element(label: label.text(from: phrase.start, to: phrase.end))
        element.traits = composer.field(of: phrase).say.role?.traits ?? []
        element.part = .cell
      }
      if !state.isEnabled { element.traits.insert(.notEnabled) }
      element.language = composer.field(of: phrase).locale
      elements.append(element)
    }
    return elements
  }

  /// A control by itself.
  ///
  /// - Parameters:
  ///   - phrase: the control's phrase.
  ///   - label: what the composer appended.
  ///   - rowLabel: the name of a control that has none; nil when the control is to be its row's.
  /// - Returns: the control, with its own name, value and traits.
  func controlElement(
    _ phrase: Phrase, _ label: borrowing ByteBuffer, rowLabel: String?
  ) -> Element {
    let field = composer.field(of: phrase)
    let role = field.say.role ?? .button
    var element = Element(traits: role.traits)
    let text = label.text(from: phrase.valueStart, to: phrase.valueEnd)
    if role.holdsValue {
      let controls = composer.phrases.count { $0.isControl }
      let heading = controls > 1 && field.say.heading != .never ? field.headingText : ""
      element.label = field.ownName ?? (heading.isEmpty ? rowLabel ?? "" : heading)
      element.value = text.isEmpty ? nil : text
    } else {
      element.label = text.isEmpty ? rowLabel ?? "" : text
    }
    element.toggle = phrase.toggle
    element.roleDescription = field.say.roleDescription.map { TextCleaner.clean($0) }
    if let number = phrase.number, let range = field.say.usualRange {
      // The number of a share is that of its percents.
      let isShare = field.say.kind == .percent && !field.say.whole
      element.range = Element.RangeValue(
        isShare ? range.inPercent() : range, current: number.text)
    }
    if rowLabel != nil { element.hint = field.say.hint.map { TextCleaner.clean($0) } }
    return element
  }
}
