// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The elements of an accessibility tree in the order in which a screen reader meets them.
struct AccessibilityTree {
  private(set) var elements: [DumpedElement] = []
  private var containerCount = 0

  /// Walks through a tree.
  ///
  /// - Parameter roots: its topmost nodes.
  init(_ roots: [AccessibilityNode]) {
    for root in roots { add(root, in: nil) }
  }

  private mutating func add(_ node: AccessibilityNode, in container: ElementContainer?) {
    let role = node.role
    if AccessibilityRole.isUnheard(role) { return }
    if AccessibilityRole.isText(role) {
      let text = node.name.trimmingSpaces()
      if !text.isEmpty { append(AccessibleElement(label: text), of: node, in: container) }
      return
    }
    if AccessibilityRole.isTable(role) { return addTable(node) }
    if AccessibilityRole.isList(role) { return addList(node) }
    guard let sound = AccessibilityRole.sound(of: role) else {
      return addContent(of: node, in: container)
    }
    let isNamed = !node.name.isEmpty
    var element = AccessibleElement(traits: sound.traits)
    element.label =
      isNamed ? node.name : AccessibilityRole.isNamedByContent(role) ? node.text : ""
    element.roleDescription = sound.word
    let value = node.value.isEmpty && role == "combobox" ? Self.chosen(in: node) : node.value
    var values = [value].filter { !$0.isEmpty && $0 != element.label }
    if let toggle = node.toggle {
      if sound.traits.contains(.toggleButton) {
        element.toggle = toggle
      } else {
        element.roleDescription = "toggle button"
        values.append(toggle == .on ? "pressed" : toggle == .off ? "not pressed" : "half pressed")
      }
    }
    if let isExpanded = node.isExpanded { values.append(isExpanded ? "expanded" : "collapsed") }
    element.value = values.isEmpty ? nil : values.joined(separator: ", ")
    if sound.traits.contains(.toggleButton), element.toggle == nil { element.toggle = .off }
    if node.isDisabled { element.traits.insert(.notEnabled) }
    if node.isSelected { element.traits.insert(.selected) }
    if !node.hint.isEmpty { element.hint = node.hint }
    if role == "heading" { element.headingLevel = node.level }
    append(element, of: node, in: container)
    addInner(node.children, of: element.label, in: container)
  }

  /// Adds what is operated by itself inside of a heading, a tab, or an item of a menu or tree.
  ///
  /// Where it has the same name, it is the same to who listens, though not to a check.
  private mutating func addInner(
    _ nodes: [AccessibilityNode], of label: String, in container: ElementContainer?
  ) {
    for node in nodes {
      guard AccessibilityRole.isControl(node.role), node.role != "listbox" else {
        addInner(node.children, of: label, in: container)
        continue
      }
      let first = elements.count
      add(node, in: container)
      if first < elements.count, elements[first].element.label == label {
        elements[first].isSaid = false
      }
    }
  }

  /// The option that is chosen in a list of options; empty if there is none.
  private static func chosen(in node: AccessibilityNode) -> String {
    for child in node.children {
      if child.role == "option", child.isSelected { return child.name }
      let found = chosen(in: child)
      if !found.isEmpty { return found }
    }
    return ""
  }

  /// Adds what a node holds, the texts beside each other as one.
  private mutating func addContent(of node: AccessibilityNode, in container: ElementContainer?) {
    let isPlain = node.children.allSatisfy { child in
      AccessibilityRole.isText(child.role) || AccessibilityRole.isUnheard(child.role)
        || Self.isInline(child.role) && Self.isText(child)
    }
    guard isPlain else {
      for child in node.children { add(child, in: container) }
      return
    }
    // A paragraph may have its text as its name, or as its only value.
    let text = node.children.isEmpty ? node.value : node.text
    let own = node.children.isEmpty && Self.showsName(node.role) ? node.name : ""
    let label = text.isEmpty ? own : text
    if !label.isEmpty { append(AccessibleElement(label: label), of: node, in: container) }
  }

  private static func isInline(_ role: String) -> Bool {
    [
      "emphasis", "strong", "code", "mark", "subscript", "superscript", "time", "deletion",
      "insertion",
    ]
    .contains(role) || role == "generic" || role == "none"
  }

  private static func isText(_ node: AccessibilityNode) -> Bool {
    node.children.allSatisfy {
      AccessibilityRole.isText($0.role) || AccessibilityRole.isUnheard($0.role)
    }
  }

  /// Whether the name of what has neither value nor children is its text.
  private static func showsName(_ role: String) -> Bool {
    ["listitem", "paragraph", "cell", "gridcell", "columnheader", "rowheader", "generic", "row"]
      .contains(role) || isInline(role)
  }

  private mutating func append(
    _ element: AccessibleElement, of node: AccessibilityNode, in container: ElementContainer?
  ) {
    var element = element
    element.container = container
    var dumped = DumpedElement(
      element, role: node.role, isControl: AccessibilityRole.isControl(node.role), place: node.place
    )
    dumped.address = node.address
    elements.append(dumped)
  }

  // MARK: Lists

  private mutating func addList(_ list: AccessibilityNode) {
    let items = list.children
    var container = ElementContainer(
      .list, title: list.name.isEmpty ? nil : list.name, rowCount: items.count)
    containerCount += 1
    container.ordinal = containerCount
    if list.role == "listbox", list.name.isEmpty {
      append(AccessibleElement(), of: list, in: container)
    }
    for (index, item) in items.enumerated() {
      let first = elements.count
      add(item, in: container)
      guard first < elements.count else { continue }
      elements[first].element.position = AccessibleElement.Position(index + 1, of: items.count)
    }
  }

  // MARK: Tables

  private mutating func addTable(_ table: AccessibilityNode) {
    var rows: [[AccessibilityNode]] = []
    Self.collectRows(of: table, into: &rows)
    let columns = rows.map(\.count).max() ?? 0
    var container = ElementContainer(
      .table, title: table.name.isEmpty ? nil : table.name, rowCount: rows.count,
      columnCount: columns)
    containerCount += 1
    container.ordinal = containerCount
    let headers = rows.joined().count { ["columnheader", "rowheader"].contains($0.role) }
    var columnHeaders: [Int: String] = [:]
    for (row, cells) in rows.enumerated() {
      let rowHeader = cells.first { $0.role == "rowheader" }.map(Self.label)
      for (column, cell) in cells.enumerated() {
        let label = Self.label(of: cell)
        let isHeader = cell.role == "columnheader"
        let first = elements.count
        let controls = Self.controls(in: cell)
        if controls.isEmpty {
          append(AccessibleElement(label: label), of: cell, in: container)
        } else {
          for control in controls { add(control, in: container) }
        }
        if isHeader { columnHeaders[column] = label }
        for index in first..<elements.count {
          var place = TableCell(row: row, column: column)
          if let rowHeader, cell.role != "rowheader" { place.rowHeaders = [rowHeader] }
          if let header = columnHeaders[column], !isHeader { place.columnHeaders = [header] }
          place.isRowHeader = cell.role == "rowheader"
          elements[index].element.cell = place
          if isHeader { elements[index].element.part = .header }
        }
        if row == 0, column == 0, first < elements.count, rows.count > 1, columns > 1 {
          elements[first].headersOfTable = headers
        }
      }
    }
  }

  private static func label(of cell: AccessibilityNode) -> String {
    cell.name.isEmpty ? (cell.value.isEmpty ? cell.text : cell.value) : cell.name
  }

  private static func controls(in node: AccessibilityNode) -> [AccessibilityNode] {
    node.children.flatMap {
      AccessibilityRole.isControl($0.role) ? [$0] : controls(in: $0)
    }
  }

  private static func collectRows(
    of node: AccessibilityNode, into rows: inout [[AccessibilityNode]]
  ) {
    for child in node.children {
      if child.role == "row" {
        rows.append(cells(of: child))
      } else if !AccessibilityRole.isTable(child.role) {
        collectRows(of: child, into: &rows)
      }
    }
  }

  private static func cells(of row: AccessibilityNode) -> [AccessibilityNode] {
    row.children.flatMap {
      AccessibilityRole.isCell($0.role) ? [$0] : cells(of: $0)
    }
  }
}
