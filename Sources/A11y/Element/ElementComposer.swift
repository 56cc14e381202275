/// Makes the elements of a row from its phrases and its state, in reading order: the editing control, the
/// content, the reorder control, the accessory.
struct ElementComposer {
  let composer: LabelComposer
  /// How the parts of a row are given when neither it nor its prototype says.
  let grouping: RowProperties.Grouping
  /// The fields whose values identify a row, and head it in a table of cells.
  let primaryKey: [String]
  /// The row, apart from its cells.
  let properties: RowProperties

  init(
    _ composer: LabelComposer, _ description: TableDescription, _ properties: RowProperties
  ) {
    self.composer = composer
    self.properties = properties
    grouping = description.grouping
    primaryKey = description.primaryKey
  }

  private var state: RowState { properties.state }
  var language: Language { composer.prototype.language }

  /// The elements of the row whose phrases the composer has.
  ///
  /// - Parameters:
  ///   - label: the buffer that the composer appended to.
  ///   - row: the row's place in a table of cells, from 0; nil for a row that is an element.
  /// - Returns: one or more elements, in reading order.
  func elements(label: borrowing ByteBuffer, asCellsOf row: Int? = nil) -> [Element] {
    let title = composer.phrases.first { !$0.isControl }
      .map { label.text(from: $0.start, to: $0.end) }
    var elements: [Element] = []
    if composer.isEditing, state.editingStyle != .none {
      let words = language.table
      let pattern = state.editingStyle == .delete ? words.delete : words.insert
      elements.append(button(.editingControl, pattern, title))
    }
    // The accessory stands behind the control that moves the row.
    var accessory: [Element] = []
    if let row {
      elements += cells(label, row, title: title)
      accessory += accessoryView(label)
    } else {
      switch properties.grouping ?? composer.prototype.grouping ?? grouping {
      case .combined: elements.append(combined(label, title: title))
      case .separate:
        elements += separate(label)
        accessory += accessoryView(label)
      }
    }
    if composer.isEditing, state.showsReorderControl {
      elements.append(button(.reorderControl, language.table.reorder, title))
    }
    elements += accessory
    switch state.visibleAccessory(isEditing: composer.isEditing) {
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
    let accessory = state.visibleAccessory(isEditing: composer.isEditing)
    if accessory == .disclosureIndicator || accessory == .detailDisclosureButton {
      traits.insert(.button)
    }
    if state.showsSelection(isEditing: composer.isEditing) { traits.insert(.selected) }
    if !state.isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// The text of the row's content.
  private func content(_ label: borrowing ByteBuffer) -> String {
    label.text(from: composer.labelStart, to: composer.labelEnd)
  }

  /// The row as a whole, with all that is not a control.
  private func whole(_ label: borrowing ByteBuffer, _ part: Element.Part) -> Element {
    var element = Element(
      label: content(label), traits: stateTraits, hint: composer.hint(of: properties))
    element.part = part
    element.language = composer.rowLocale
    element.customContent = composer.customContent
    if state.indentationLevel > 0 { element.level = min(state.indentationLevel, 1_000_000) + 1 }
    return element
  }

  // MARK: The row as one element

  private func combined(_ label: borrowing ByteBuffer, title: String?) -> Element {
    var element = whole(label, .row)
    var isPicture = composer.labelEnd > composer.labelStart
    var controls: [Phrase] = []
    for phrase in composer.phrases {
      if phrase.isControl {
        controls.append(phrase)
        continue
      }
      let role = composer.field(of: phrase).say.role
      if role == .heading { element.traits.insert(.header) }
      isPicture = isPicture && role == .image
    }
    if isPicture { element.traits.insert(.image) }
    if let only = controls.first, controls.count == 1 {
      takeOver(only, label, &element)
    } else {
      for control in controls { offer(control, label, rowTitle: title ?? "", &element) }
    }
    return element
  }

  /// Makes the only control of a row the row's own: its value, its traits, its hint.
  private func takeOver(
    _ phrase: Phrase, _ label: borrowing ByteBuffer, _ element: inout Element
  ) {
    let field = composer.field(of: phrase)
    let control = controlElement(phrase, label, name: field.ownName ?? "")
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

  /// Offers one of several controls as an action of the row, and says its value with the row's.
  private func offer(
    _ phrase: Phrase, _ label: borrowing ByteBuffer, rowTitle: String, _ element: inout Element
  ) {
    let field = composer.field(of: phrase)
    let text = label.text(from: phrase.start, to: phrase.end)
    guard let role = field.say.role, !text.isEmpty else { return }
    let value = label.text(from: phrase.valueStart, to: phrase.valueEnd)
    if role.holdsValue, !value.isEmpty {
      element.value = (element.value.map { $0 + language.separator } ?? "") + text
    }
    // What has no name can't be offered, and nothing can be done to progress.
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

  private func separate(_ label: borrowing ByteBuffer) -> [Element] {
    var summary = whole(label, .summary)
    summary.traits.insert(.summaryElement)
    let isNamed = composer.phrases.count { $0.isControl } > 1
    var elements = [summary]
    for phrase in composer.phrases where phrase.field != Phrase.accessoryField {
      let field = composer.field(of: phrase)
      var element: Element
      if phrase.isControl {
        let heading = isNamed && field.say.heading != .never ? field.headingText : ""
        let name = field.ownName ?? (heading.isEmpty ? summary.label : heading)
        element = controlElement(phrase, label, name: name)
      } else {
        element = Element(label: label.text(from: phrase.start, to: phrase.end))
        element.traits = field.say.role?.traits ?? []
        element.part = .cell
        element.language = field.locale
      }
      if !state.isEnabled { element.traits.insert(.notEnabled) }
      elements.append(element)
    }
    return elements
  }

  /// The control at the right end of the row, by itself; none when a standard accessory is there.
  private func accessoryView(_ label: borrowing ByteBuffer) -> [Element] {
    guard let phrase = composer.phrases.last, phrase.field == Phrase.accessoryField else {
      return []
    }
    let name = composer.field(of: phrase).ownName ?? content(label)
    var element = controlElement(phrase, label, name: name)
    if !state.isEnabled { element.traits.insert(.notEnabled) }
    return [element]
  }

  /// A control by itself.
  ///
  /// - Parameters:
  ///   - phrase: the control's phrase.
  ///   - label: what the composer appended.
  ///   - name: its name, unless its text is that.
  /// - Returns: the control, with its own name, value and traits.
  func controlElement(
    _ phrase: Phrase, _ label: borrowing ByteBuffer, name: String
  ) -> Element {
    let field = composer.field(of: phrase)
    let role = field.say.role ?? .button
    let text = label.text(from: phrase.valueStart, to: phrase.valueEnd)
    var element = Element(label: name, traits: role.traits)
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
    if let number = composer.controlNumbers[phrase.field], let range = field.say.usualRange {
      element.range = Element.RangeValue(range, current: number.text)
    }
    return element
  }
}
