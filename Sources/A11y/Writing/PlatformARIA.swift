/// The attributes of WAI-ARIA 1.2, each only on roles that allow it.
struct PlatformARIA: Platform {
  func attributes(of container: Container) -> JSONValue {
    let isGrid = container.kind == .table || container.allowsSelection
    // -1 is ARIA's own word for what is not known.
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

  func attributes(of element: Element) -> [(key: String, value: JSONValue)] {
    // A grid holds nothing but rows, and an item of a list can't be a control.
    let isInGrid = element.container.map { $0.kind == .table || $0.allowsSelection } ?? false
    let isItem = element.position != nil && element.traits.role != nil
    if isInGrid || isItem { return attributes(of: [element]) }
    return own(element, as: role(of: element))
  }

  func attributes(of elements: [Element]) -> [(key: String, value: JSONValue)] {
    let isCells = elements.first?.cell != nil
    let row = elements.first { $0.position != nil } ?? elements.first ?? Element()
    let children = elements.map { element in
      var child = element
      child.position = nil
      return isCells ? .object(own(child, as: role(of: child))) : part(child)
    }
    let isGrid = isCells || row.container?.kind == .table || row.container?.allowsSelection == true
    let members = isGrid ? gridRow(row, elements) : listItem(row)
    // What is in a row of a grid is in a cell.
    var inside = children
    if isGrid, !isCells {
      inside = [.object([("role", .string("gridcell")), ("children", .array(children))])]
      if elements.count == 1, var only = elements.first, only.traits.role == nil {
        only.traits.remove(.selected)
        only.position = nil
        inside = [.object(own(only, as: "gridcell"))]
      }
    }
    return members + [("children", .array(inside))]
  }

  /// A row of a grid, which can be selected.
  private func gridRow(
    _ row: Element, _ elements: [Element]
  ) -> [(key: String, value: JSONValue)] {
    let index = row.cell?.row.map { $0 + 1 } ?? row.position?.index
    let isSelected = elements.contains { $0.traits.contains(.selected) }
    let isTitle = row.part == .header || row.part == .footer
    let allowsSelection = row.container?.allowsSelection == true && !isTitle
    var members: [(key: String, value: JSONValue)] = [("role", .string("row"))]
    if let index { members.append(("aria-rowindex", .int(index))) }
    if isSelected || allowsSelection { members.append(("aria-selected", .bool(isSelected))) }
    return members
  }

  /// An item of a list, which can't be a control, and so holds the one that it is.
  private func listItem(_ row: Element) -> [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = [("role", .string("listitem"))]
    if let position = row.position {
      members.append(("aria-posinset", .int(position.index)))
      members.append(("aria-setsize", .int(position.count ?? -1)))
    }
    if let level = row.level { members.append(("aria-level", .int(level))) }
    return members
  }

  /// A part of a row: a control, a group with the row's label, or text.
  private func part(_ element: Element) -> JSONValue {
    var element = element
    // The row says that it is selected, and how deep it is.
    element.traits.remove(.selected)
    if element.traits.role != nil {
      if element.part == .row || element.part == .summary { element.part = .control }
      return .object(own(element, as: role(of: element)))
    }
    if element.part == .cell {
      return .some([
        ("text", .string(element.label)), ("lang", element.language.map { .string($0.tag) }),
      ])
    }
    return .object(own(element, as: "group"))
  }

  private func role(of element: Element) -> String {
    if element.cell != nil, element.part == .header { return "columnheader" }
    switch element.traits.role {
    case .heading: return "heading"
    case .image: return "img"
    case .link: return "link"
    case .button: return "button"
    // A switch of ARIA is on or off.
    case .switch: return element.toggle == .mixed ? "checkbox" : "switch"
    case .checkbox: return "checkbox"
    case .slider: return "slider"
    case .textField: return "textbox"
    case .progress: return "progressbar"
    case nil: break
    }
    if element.cell != nil { return "gridcell" }
    if element.part == .footer { return "note" }
    return element.part == .row || element.part == .summary ? "listitem" : "group"
  }

  private func own(
    _ element: Element, as role: String
  ) -> [(key: String, value: JSONValue)] {
    let traits = element.traits
    let isChecked = ["switch", "checkbox"].contains(role)
    let isRange = ["slider", "progressbar"].contains(role)
    let hasState = isChecked || isRange || role == "textbox"
    // A value that the role has no attribute for is said with the name.
    let value = element.value ?? ""
    let name =
      hasState || value.isEmpty
      ? element.label : element.label.isEmpty ? value : "\(element.label), \(value)"
    let checked = element.toggle.map { toggle in
      JSONValue.string(toggle == .on ? "true" : toggle == .mixed ? "mixed" : "false")
    }
    let level = role == "heading" ? (element.part == .title ? 1 : 2) : element.level
    let isCell = ["gridcell", "columnheader"].contains(role)
    let details = element.customContent.map { "\($0.label): \($0.value)" }
    let members: [(key: String, value: JSONValue?)] = [
      ("role", .string(role)),
      ("aria-label", .string(name)),
      ("aria-roledescription", element.roleDescription.map { .string($0) }),
      ("aria-selected", isCell && traits.contains(.selected) ? .bool(true) : nil),
      ("aria-current", !isCell && traits.contains(.selected) ? .string("true") : nil),
      ("aria-disabled", traits.contains(.notEnabled) ? .bool(true) : nil),
      ("aria-checked", isChecked ? checked ?? .string("false") : nil),
      (
        "aria-valuemin", isRange ? element.range.map { .number(Value($0.range.minimum).text) } : nil
      ),
      (
        "aria-valuemax", isRange ? element.range.map { .number(Value($0.range.maximum).text) } : nil
      ),
      ("aria-valuenow", isRange ? element.range.map { .number($0.current) } : nil),
      ("aria-valuetext", isRange && !value.isEmpty ? .string(value) : nil),
      ("value", role == "textbox" ? .string(value) : nil),
      ("aria-description", element.hint.map { .string($0) }),
      ("aria-level", ["heading", "listitem"].contains(role) ? level.map { .int($0) } : nil),
      (
        "aria-posinset",
        role == "listitem" ? element.position.map { .int($0.index) } : nil
      ),
      (
        "aria-setsize",
        role == "listitem" ? element.position.map { .int($0.count ?? -1) } : nil
      ),
      ("aria-colindex", element.cell?.column.map { .int($0 + 1) }),
      ("actions", element.actions.isEmpty ? nil : .strings(element.actions)),
      ("details", details.isEmpty ? nil : .strings(details)),
      ("lang", element.language.map { .string($0.tag) }),
    ]
    return members.compactMap { member in member.value.map { (member.key, $0) } }
  }
}
