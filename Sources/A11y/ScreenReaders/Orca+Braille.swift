// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What Orca shows on a braille display.
///
/// All was read from BRLTTY's virtual display, to which the real Orca 43.1 on Debian 12 wrote, with Chromium and GTK 3;
/// `Scripts/orca --only braille` compares line by line. The words of version 47 were read in its source
/// (`src/orca/braille_generator.py`).
///
/// - A line of a page is what it shows, without headings of columns: a check box is `<x>` or `< >` before its name, a
///   switch `&=y` or `& y`, a heading's level `h2` behind it, and an edit field ends with `$l`. A link has no role: its
///   cells have dots 7 and 8.
/// - An empty cell shows its whole row.
/// - Each character has a cell, and the word at the end of the display is cut; it is whole in the next window.
///
/// Known differences: what Orca tells for a moment, such as the place of a cell, is left out, and so is what stands to the
/// left of the first window: the window of the program, and the table around the row.
extension Orca {
  func shown(_ elements: [AccessibleElement], in context: inout ReadingContext) -> [String] {
    for element in elements { context.move(to: element) }
    let isGTK = settings.orca.toolkit == .gtk
    let cells = elements.filter { $0.cell != nil }
    guard let first = cells.first else {
      let shown = isGTK ? elements.filter(\.isWholeRow) : elements
      return shown.flatMap { [self.shown($0)] + (isGTK ? [] : $0.customContent.map(\.line)) }
        .filter { !$0.isEmpty }
    }
    // GTK has no row of headers.
    if isGTK { return first.part == .header ? [] : [rowInGTK(cells)] }
    let texts = cells.map { self.shown($0) }
    // Where a cell holds nothing but details, they begin at the height of the row's line.
    var details = elements.flatMap { $0.customContent.map(\.line) }
    var line = texts.filter { !$0.isEmpty }
    if zip(cells, texts).contains(where: { !$0.customContent.isEmpty && $1.isEmpty }) {
      line.append(details.removeFirst())
    }
    let row = Self.joined(line)
    if settings.orca.navigation == .cells {
      return zip(cells, texts).map { cell, text in
        let own = ([text] + cell.customContent.map(\.line)).filter { !$0.isEmpty }
        return own.isEmpty ? row : Self.joined(own)
      }
    }
    return (row.isEmpty ? [] : [row]) + details
  }

  /// What stands beside each other on a line of a page, with a blank where Orca's `needsSeparator` wants one.
  private static func joined(_ texts: [String]) -> String {
    texts.reduce("") { line, text in
      guard let last = line.last, let next = text.first else { return line + text }
      let isApart =
        ".?!:,;)]}>".contains(last) || "([{<".contains(next)
        || !"([{<".contains(last) && !".?!:,;)]}>".contains(next)
          && (last.isLetter || last.isNumber)
      return line + (isApart ? " " : "") + text
    }
  }

  /// A row of a tree view: each column has its place, also where its cell is empty.
  private func rowInGTK(_ cells: [AccessibleElement]) -> String {
    let columns = cells.compactMap { $0.cell?.column }
    var texts = [String](repeating: "", count: (columns.max() ?? -1) + 1)
    for cell in cells {
      guard let column = cell.cell?.column, texts.indices.contains(column) else { continue }
      texts[column] = shown(cell)
    }
    return texts.joined(separator: " ")
  }

  /// An element with its role and state.
  private func shown(_ element: AccessibleElement) -> String {
    let (name, value) = (element.label, element.value ?? "")
    if settings.orca.toolkit == .gtk {
      guard let toggle = element.toggle, element.cell != nil else {
        return element.cell == nil ? name : element.cellText
      }
      let heading = element.cell?.columnHeaders ?? []
      return ([Self.box(toggle)] + heading).joined(separator: " ")
    }
    let role = element.roleDescription ?? word(for: element.traits.role)
    let parts: [String] =
      switch element.traits.role {
      case .checkbox: [Self.box(element.toggleState), name, role]
      case .switch: [element.toggleState == .off ? "& y" : "&=y", name, role]
      case .slider: [name, value, role]
      case .textField: [name, value, "$l"]
      case .progress: [name, shownPercentage(of: element), role]
      case .heading: [name, "h\(element.spokenHeadingLevel)", value]
      case .link: [name, value]
      case .button, .image, nil: [name, value, role]
      }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func shownPercentage(of element: AccessibleElement) -> String {
    share(of: element).map { "\($0)%" } ?? element.value ?? ""
  }

  /// The sign of a check box.
  private static func box(_ state: ToggleState?) -> String {
    switch state {
    case .on: "<x>"
    case .mixed: "<->"
    case .off, nil: "< >"
    }
  }
}
