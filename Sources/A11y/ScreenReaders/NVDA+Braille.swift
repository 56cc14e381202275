// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What NVDA shows on a braille display.
///
/// Read in NVDA's source of 2025 (`source/braille.py`), not seen on a display:
/// - `roleLabels`, `positiveStateLabels`, `negativeStateLabels`: the short forms, and the signs of check boxes and switches.
/// - `getPropertiesBraille`: the order: name, value, states, role, description, details, place, level, row, the heading of
///   the column, column.
/// - `getControlFieldBraille`: in browse mode the names of lists, tables and fields are not shown, and `lst` and `tbl`
///   stand before the first line in them and, with "end", behind the last. A row's headings are not shown.
/// - `NVDAObjectRegion`: with focus, name and place among others are shown.
///
/// Words are wrapped, which is the default. Known difference: the word at the cursor is shown here as any other, though NVDA
/// writes it in computer braille.
extension NVDA {
  func shown(_ elements: [AccessibleElement], in context: inout ReadingContext) -> [String] {
    var lines: [String] = []
    for element in elements {
      context.move(to: element)
      let parts = settings.nvda == .focus ? focused(element) : line(of: element, in: context)
      let line = parts.filter { !$0.isEmpty }.joined(separator: " ")
      if !line.isEmpty { lines.append(line) }
    }
    return lines
  }

  /// A line of browse mode: what is entered, the place in a table, states and role, the text, what ends.
  private func line(of element: AccessibleElement, in context: ReadingContext) -> [String] {
    var parts = context.entered.map { [Self.short($0.kind)] } ?? []
    if let cell = element.cell { parts += place(of: cell) }
    // The text of a field is its value, and its name is not shown.
    let hasOwnText = [.slider, .textField, .progress].contains(element.traits.role)
    let value = element.toggleState == nil ? element.value ?? "" : ""
    parts += states(of: element) + [role(of: element), details(of: element)]
    parts += hasOwnText ? [value] : [element.label, value]
    if isLast(element), let container = element.container {
      let name = Self.short(container.kind)
      if !name.isEmpty { parts.append("\(name) end") }
    }
    return parts
  }

  private func focused(_ element: AccessibleElement) -> [String] {
    let value = element.toggleState == nil ? element.value ?? "" : ""
    let hint = element.hint != element.label ? element.hint ?? "" : ""
    var parts = [element.label, value] + states(of: element)
    parts += [role(of: element), hint, details(of: element)]
    if let position = element.position, let count = position.count {
      parts.append("\(position.index) of \(count)")
    }
    parts.append(element.level.map { "lv \($0)" } ?? "")
    if let cell = element.cell { parts += place(of: cell) }
    return parts
  }

  /// The place of a cell, with its column's headings before the column.
  private func place(of cell: TableCell) -> [String] {
    func span(_ sign: String, _ first: Int?, _ count: Int) -> String {
      guard let first else { return "" }
      return count > 1 ? "\(sign)\(first &+ 1)-\(first &+ count)" : "\(sign)\(first &+ 1)"
    }
    return [span("r", cell.row, cell.rowSpan)] + cell.columnHeaders
      + [span("c", cell.column, cell.columnSpan)]
  }

  private func details(of element: AccessibleElement) -> String {
    element.customContent.isEmpty ? "" : "details"
  }

  private func states(of element: AccessibleElement) -> [String] {
    var states: [String] = []
    if element.traits.contains(.notEnabled) { states.append(words[.disabled]) }
    if element.traits.contains(.selected) { states.append("sel") }
    switch element.toggleState {
    case .on: states.append("⣏⣿⣹")
    case .off: states.append("⣏⣀⣹")
    case .mixed: states.append("⣏⣸⣹")
    case nil: break
    }
    return states
  }

  private func role(of element: AccessibleElement) -> String {
    if let own = element.roleDescription { return own }
    return switch element.traits.role {
    case .button: "btn"
    case .checkbox: "chk"
    case .switch: "swtch"
    case .link: "lnk"
    case .image: "gra"
    case .textField: "edt"
    case .progress: "prgbar"
    case .heading: "h\(element.spokenHeadingLevel)"
    case .slider: words[.slider]
    case nil: ""
    }
  }

  private func isLast(_ element: AccessibleElement) -> Bool {
    guard let container = element.container else { return false }
    if let cell = element.cell, let row = cell.row, let column = cell.column {
      return container.rowCount == row &+ cell.rowSpan
        && container.columnCount == column &+ cell.columnSpan
    }
    return element.position.map { $0.count == $0.index } ?? false
  }

  /// The short form of what a container is.
  private static func short(_ kind: ElementContainer.Kind) -> String {
    switch kind {
    case .list: "lst"
    case .table: "tbl"
    case .series, .tabBar, .landmark: ""
    }
  }
}
