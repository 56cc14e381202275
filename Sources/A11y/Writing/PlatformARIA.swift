// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The attributes of WAI-ARIA, each only on roles that allow it; `aria-description` is new in
/// version 1.3.
struct PlatformARIA: Platform {
  func attributes(of container: ElementContainer) -> JSONValue {
    let isGrid = container.kind == .table || container.allowsSelection
    // ARIA uses -1 for an unknown number.
    return .some([
      ("role", .string(isGrid ? "grid" : "list")),
      ("aria-label", container.title.map { .string($0) }),
      ("aria-rowcount", isGrid ? .int(container.rowCount ?? -1) : nil),
      (
        "aria-colcount",
        isGrid ? .int(container.kind == .table ? container.columnCount ?? -1 : 1) : nil
      ),
      ("aria-multiselectable", container.allowsSelection ? .bool(true) : nil),
    ])
  }

  func attributes(of element: AccessibleElement) -> [(key: String, value: JSONValue)] {
    attributes(of: [element])
  }

  func attributes(of elements: [AccessibleElement]) -> [(key: String, value: JSONValue)] {
    guard let first = elements.first else { return [] }
    let isTable = elements.contains { $0.cell != nil } || first.container?.kind == .table
    if isTable || first.container?.allowsSelection == true {
      return gridRow(elements, isTable: isTable)
    }
    // A list may contain only items, so its headings are items too.
    if let item = elements.first(where: { $0.position != nil })
      ?? (first.container?.kind == .list ? first : nil)
    {
      return listItem(item, elements)
    }
    if elements.count == 1 { return own(first, as: role(of: first)) }
    return [("role", .string("group")), ("children", .array(elements.map(part)))]
  }

  // MARK: Rows

  /// A grid row, which can be selected, and may contain only cells.
  private func gridRow(
    _ elements: [AccessibleElement], isTable: Bool
  ) -> [(key: String, value: JSONValue)] {
    let row = elements.first { $0.position != nil || $0.cell != nil } ?? elements[0]
    let isSelected = elements.contains { $0.traits.contains(.selected) }
    let isTitle = row.part == .header || row.part == .footer
    let allowsSelection = row.container?.allowsSelection == true && !isTitle
    var members: [(key: String, value: JSONValue)] = [("role", .string("row"))]
    if let index = row.cell?.row.map({ $0 &+ 1 }) ?? row.position?.index {
      members.append(("aria-rowindex", .int(index)))
    }
    if isSelected || allowsSelection { members.append(("aria-selected", .bool(isSelected))) }
    let cells = isTable ? elements.map { gridCell([$0]) } : [gridCell(elements)]
    return members + [("children", .array(cells))]
  }

  /// A grid cell, which contains the elements that can't be cells themselves.
  private func gridCell(_ elements: [AccessibleElement]) -> JSONValue {
    if elements.count == 1, var only = elements.first, only.traits.role == nil {
      only.traits.remove(.selected)
      let isHeader = only.part == .header
      let isRowHeader = only.cell?.isRowHeader == true
      return .object(
        own(only, as: isHeader ? "columnheader" : isRowHeader ? "rowheader" : "gridcell"))
    }
    let column = elements.first?.cell?.column.map { JSONValue.int($0 &+ 1) }
    return .some([
      ("role", .string("gridcell")), ("aria-colindex", column),
      ("children", .array(elements.map(part))),
    ])
  }

  /// A list item.
  ///
  /// It can't be a control or disabled, so it contains the element that is.
  private func listItem(
    _ item: AccessibleElement, _ elements: [AccessibleElement]
  ) -> [(key: String, value: JSONValue)] {
    let isPlain = item.traits.role == nil && !item.traits.contains(.notEnabled)
    if elements.count == 1, isPlain, item.part != .footer {
      return own(item, as: "listitem")
    }
    return [("role", .string("listitem"))] + position(of: item)
      + [("children", .array(elements.map(part)))]
  }

  private func position(of element: AccessibleElement) -> [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = []
    if let position = element.position {
      members.append(("aria-posinset", .int(position.index)))
      members.append(("aria-setsize", .int(position.count ?? -1)))
    }
    if let level = element.level { members.append(("aria-level", .int(level))) }
    return members
  }

  /// A part of a row: a control, a group with the row's label, or text.
  private func part(_ element: AccessibleElement) -> JSONValue {
    var element = element
    // The row already has the position and the selection.
    element.position = nil
    element.cell = nil
    element.level = nil
    if element.container?.allowsSelection == true { element.traits.remove(.selected) }
    if element.part == .cell, element.traits.role == nil {
      return .some([
        ("text", .string(element.label)), ("lang", element.language.map { .string($0.tag) }),
      ])
    }
    return .object(own(element, as: role(of: element)))
  }

  private func role(of element: AccessibleElement) -> String {
    switch element.traits.role {
    case .heading: return "heading"
    case .image: return "img"
    case .link: return "link"
    case .button: return "button"
    // An ARIA switch is either on or off.
    case .switch: return element.toggle == .mixed ? "checkbox" : "switch"
    case .checkbox: return "checkbox"
    case .slider: return "slider"
    case .textField: return "textbox"
    case .progress: return "progressbar"
    case nil: break
    }
    return element.part == .footer ? "note" : "group"
  }

  /// The ARIA roles that can be disabled.
  private static let disableable: Set<String> = [
    "button", "link", "switch", "checkbox", "slider", "textbox", "group", "gridcell",
    "columnheader", "rowheader",
  ]

  private func own(
    _ element: AccessibleElement, as role: String
  ) -> [(key: String, value: JSONValue)] {
    let traits = element.traits
    let isChecked = ["switch", "checkbox"].contains(role)
    let isRange = ["slider", "progressbar"].contains(role)
    let hasState = isChecked || isRange || role == "textbox"
    // A value that has no attribute in the role becomes part of the name.
    let value = element.value ?? ""
    let name =
      hasState || value.isEmpty
      ? element.label : element.label.isEmpty ? value : "\(element.label), \(value)"
    let checked = element.toggle.map { toggle in
      JSONValue.string(toggle == .on ? "true" : toggle == .mixed ? "mixed" : "false")
    }
    let isCell = ["gridcell", "columnheader", "rowheader"].contains(role)
    let details = element.customContent.map(\.line)
    let members: [(key: String, value: JSONValue?)] = [
      ("role", .string(role)),
      ("aria-label", .string(name)),
      ("aria-roledescription", element.roleDescription.map { .string($0) }),
      ("aria-selected", isCell && traits.contains(.selected) ? .bool(true) : nil),
      ("aria-current", !isCell && traits.contains(.selected) ? .string("true") : nil),
      (
        "aria-disabled",
        traits.contains(.notEnabled) && Self.disableable.contains(role) ? .bool(true) : nil
      ),
      ("aria-checked", isChecked ? checked : nil),
      (
        "aria-valuemin", isRange ? element.range.map { .decimal($0.range.minimum) } : nil
      ),
      (
        "aria-valuemax", isRange ? element.range.map { .decimal($0.range.maximum) } : nil
      ),
      ("aria-valuenow", isRange ? element.range.map { .number($0.current) } : nil),
      ("aria-valuetext", isRange && !value.isEmpty ? .string(value) : nil),
      ("value", role == "textbox" ? .string(value) : nil),
      ("aria-description", element.hint.map { .string($0) }),
      ("aria-level", role == "heading" ? .int(element.spokenHeadingLevel) : nil),
      ("aria-colindex", element.cell?.column.map { .int($0 + 1) }),
      ("actions", element.actions.isEmpty ? nil : .strings(element.actions)),
      ("details", details.isEmpty ? nil : .strings(details)),
      ("lang", element.language.map { .string($0.tag) }),
    ]
    let position = role == "listitem" ? position(of: element) : []
    return JSONValue.present(members) + position
  }
}
