// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// Finds the tables of a page, as browsers see them.
final class PageTables: MarkupHandler {
  private(set) var tables: [PageTable] = []
  private(set) var title = ""

  /// A table that is open, and what is open in it.
  private struct Open {
    let table = PageTable()
    var cell: Cell?
    var isInCaption = false
    /// Whether the term of a list has its meaning.
    var hasMeaning = false
    /// How many lists are open in the cell, which are a part of its text.
    var innerLists = 0
    /// The text of the cell or caption.
    var text = PageText()
  }

  private struct Cell {
    var isName: Bool
    var columns: Int
    var rows: Int
  }

  private var open: [Open] = []
  private var pageTitle = PageText()
  private var isInTitle = false
  /// Whether a drawing is open, whose title isn't the page's.
  private var isInDrawing = false
  /// How many elements are open whose text isn't shown.
  private var hidden = 0

  /// The list of options that is open.
  private var choice: PageChoice?

  /// HTML's bounds for cells that span others.
  private static let (mostColumns, mostRows) = (1000, 65_534)
  /// The most tables in each other; those that are deeper are read with the text around them.
  private static let mostDepth = 100
  /// How many tables are open that are too deep.
  private var tooDeep = 0

  func start(_ name: MarkupName, _ attributes: MarkupAttributes) {
    if hidden > 0 || Self.isHidden(name, attributes) {
      // What is hidden from readers alone, or without moving its neighbours, keeps its place in the row.
      if hidden == 0, Self.keepsPlace(attributes) {
        switch name {
        case "td", "th": startCell(name, attributes)
        default: break
        }
      }
      hidden += 1
      return
    }
    if tooDeep > 0 {
      switch name {
      case "table": tooDeep += 1
      default: write { $0.part() }
      }
      return
    }
    switch name {
    case "table": startTable(attributes)
    case "dl" where open.last?.cell == nil && open.count < Self.mostDepth:
      startTable(attributes, isList: true)
    case "dl": change { $0.innerLists += 1 }
    case "dt" where isInList: startTerm()
    case "dd" where isInList: startMeaning()
    case "thead": start(.head)
    case "tbody": start(.body)
    case "tfoot": start(.foot)
    case "tr":
      endCell()
      change { $0.table.startRow() }
    case "td", "th": startCell(name, attributes)
    case "caption":
      change {
        $0.isInCaption = true
        $0.text = PageText()
      }
    case "title" where open.isEmpty: isInTitle = title.isEmpty && !isInDrawing
    case "title": write { $0.part() }
    case "sup": write { $0.begin(.raised) }
    case "sub": write { $0.begin(.lowered) }
    case "del", "s", "strike": write { $0.begin(.struck) }
    case "input":
      // A field stands apart from the words beside it.
      write { $0.add(" \(Self.value(ofInput: attributes)) ") }
    case "select": choice = PageChoice()
    case "option": choice?.startOption(isSelected: attributes.has("selected"))
    case "a": if attributes.text("href")?.hasPrefix("#") == true { write { $0.startLink() } }
    case "img", "area":
      // Without a text alternative, its title is its name (HTML-AAM 1.0, "img element").
      let text = attributes.text("alt") ?? attributes.text("title") ?? ""
      write { $0.add(text) }
    case "br", "p", "div", "li", "dd", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "text":
      write { $0.part() }
    case "svg":
      isInDrawing = true
      write { $0.part() }
    default: break
    }
  }

  func end(_ name: MarkupName) {
    if hidden > 0 {
      hidden -= 1
      return
    }
    if tooDeep > 0 {
      if case "table" = name { tooDeep -= 1 }
      return
    }
    switch name {
    case "table": endTable()
    case "dl" where hasInnerList: change { $0.innerLists -= 1 }
    case "dl" where isInList: endTable()
    case "thead", "tbody", "tfoot": start(.body)
    case "tr":
      endCell()
      change { $0.table.endRow() }
    case "td", "th": endCell()
    case "caption":
      change {
        if $0.isInCaption { $0.table.caption = $0.text.words }
        $0.isInCaption = false
      }
    case "title" where isInTitle:
      title = pageTitle.words
      isInTitle = false
    case "title": write { $0.part() }
    case "sup", "sub", "del", "s", "strike": write { $0.end() }
    case "select":
      let chosen = choice.take()?.chosen ?? ""
      write { $0.add(" \(chosen) ") }
    case "p", "div", "li", "dd", "dt", "text": write { $0.part() }
    case "svg":
      isInDrawing = false
      write { $0.part() }
    default: break
    }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard hidden == 0 else { return }
    let text = unsafe String(decoding: bytes, as: UTF8.self)
    guard choice == nil else {
      choice?.add(text)
      return
    }
    write { $0.add(text) }
  }

  /// Whether browsers show nothing of an element.
  private static func isHidden(_ name: MarkupName, _ attributes: MarkupAttributes) -> Bool {
    switch name {
    case "script", "style", "template", "noscript": return true
    // What a drawing only refers to, and what is said of it at length.
    case "defs", "symbol", "metadata", "desc": return true
    default: break
    }
    if attributes.has("hidden") || attributes.text("aria-hidden") == "true" { return true }
    guard let style = attributes.text("style") else { return false }
    let plain = style.lowercased().filter { !$0.isWhitespace }
    return plain.contains("display:none") || plain.contains("visibility:hidden")
  }

  /// What a field of a form shows: its text, or whether it is checked; nothing of one for a button or a secret.
  private static func value(ofInput attributes: MarkupAttributes) -> String {
    switch attributes.text("type")?.lowercased() {
    case "checkbox", "radio": attributes.has("checked") ? "✓" : ""
    case "hidden", "password", "file", "image", "submit", "button", "reset": ""
    default: attributes.text("value") ?? ""
    }
  }

  private static func keepsPlace(_ attributes: MarkupAttributes) -> Bool {
    let style = attributes.text("style")?.lowercased().filter { !$0.isWhitespace } ?? ""
    return !attributes.has("hidden") && !style.contains("display:none")
  }

  /// Whether a list is open that is a part of a cell.
  private var hasInnerList: Bool { open.last.map { $0.innerLists > 0 } ?? false }

  /// Whether the innermost list of terms is a table.
  private var isInList: Bool { open.last?.table.isList == true && !hasInnerList }

  /// Begins a row with a term, or goes on with the last one, as where two have one meaning.
  private func startTerm() {
    endCell()
    change {
      $0.table.startRow()
      $0.text = PageText()
      $0.cell = Cell(isName: false, columns: 1, rows: 1)
      $0.hasMeaning = false
    }
  }

  /// Begins the meaning of a term; a further one is a part of it.
  private func startMeaning() {
    if open.last?.hasMeaning == true, open.last?.cell != nil { return write { $0.part() } }
    endCell()
    change {
      $0.text = PageText()
      $0.cell = Cell(isName: false, columns: 1, rows: 1)
      $0.hasMeaning = true
    }
  }

  private func startTable(_ attributes: MarkupAttributes, isList: Bool = false) {
    // A table with names in it has data, whatever is in its cells.
    change { if !$0.table.hasNames { $0.table.isLayout = true } }
    guard open.count < Self.mostDepth else {
      tooDeep = 1
      return
    }
    let next = Open()
    next.table.isList = isList
    next.table.isLayout = ["presentation", "none"].contains(attributes.text("role") ?? "")
    open.append(next)
    tables.append(next.table)
  }

  private func endTable() {
    endCell()
    guard let last = open.popLast() else { return }
    last.table.end()
    // What can't be read as a table of its own belongs to the cell that it is in.
    guard !last.table.hasData, open.last?.cell != nil else { return }
    write { text in
      text.part()
      last.table.forEachText { text.add($0 + " ") }
    }
  }

  private func start(_ group: PageTable.Group) {
    endCell()
    change { $0.table.start(group) }
  }

  private func startCell(_ name: MarkupName, _ attributes: MarkupAttributes) {
    endCell()
    let isName = if case "th" = name { true } else { false }
    change {
      $0.text = PageText()
      $0.cell = Cell(
        isName: isName,
        columns: min(max(attributes.number("colspan") ?? 1, 1), Self.mostColumns),
        rows: min(max(attributes.number("rowspan") ?? 1, 0), Self.mostRows))
    }
  }

  private func endCell() {
    change {
      guard let cell = $0.cell.take() else { return }
      $0.innerLists = 0
      $0.table.add($0.text.words, isName: cell.isName, columns: cell.columns, rows: cell.rows)
    }
  }

  /// Changes the innermost table.
  private func change(_ body: (inout Open) -> Void) {
    guard !open.isEmpty else { return }
    body(&open[open.count - 1])
  }

  /// Writes to the text that is open.
  private func write(_ body: (inout PageText) -> Void) {
    guard open.isEmpty else {
      return change { if $0.cell != nil || $0.isInCaption { body(&$0.text) } }
    }
    if isInTitle { body(&pageTitle) }
  }
}
