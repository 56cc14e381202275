// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What the roles of WAI-ARIA, and those of browsers' own, mean to somebody who listens.
enum AccessibilityRole {
  /// What a role is heard as.
  struct Sound {
    var traits: ElementTraits
    /// The word for a role that no trait stands for.
    var word: String?
  }

  private static let sounds: [String: Sound] = [
    "button": Sound(traits: .button), "DisclosureTriangle": Sound(traits: .button),
    "DisclosureTriangleGrouped": Sound(traits: .button), "link": Sound(traits: .link),
    "checkbox": Sound(traits: CellRole.checkbox.traits),
    "menuitemcheckbox": Sound(traits: CellRole.checkbox.traits, word: "check menu item"),
    "radio": Sound(traits: CellRole.checkbox.traits, word: "radio button"),
    "menuitemradio": Sound(traits: CellRole.checkbox.traits, word: "radio menu item"),
    "switch": Sound(traits: CellRole.switch.traits),
    "menuitem": Sound(traits: .button, word: "menu item"),
    "option": Sound(traits: [], word: "option"), "tab": Sound(traits: .button, word: "tab"),
    "treeitem": Sound(traits: [], word: "tree item"),
    "textbox": Sound(traits: .textEntry), "searchbox": Sound(traits: [.textEntry, .searchField]),
    "combobox": Sound(traits: .textEntry, word: "combo box"),
    "slider": Sound(traits: .adjustable),
    "spinbutton": Sound(traits: .adjustable, word: "spin button"),
    "progressbar": Sound(traits: .progress), "meter": Sound(traits: .progress, word: "meter"),
    "heading": Sound(traits: .header), "img": Sound(traits: .image), "image": Sound(traits: .image),
    "Canvas": Sound(traits: .image), "SvgRoot": Sound(traits: .image),
    "Date": Sound(traits: .textEntry), "DateTime": Sound(traits: .textEntry),
    "InputTime": Sound(traits: .textEntry), "ColorWell": Sound(traits: .button),
    "Video": Sound(traits: .button, word: "video"), "Audio": Sound(traits: .button, word: "audio"),
  ]

  /// The role of WAI-ARIA for one of Firefox's own.
  static func ofARIA(_ role: String) -> String { firefox[role] ?? role }

  private static let firefox: [String: String] = [
    "entry": "textbox", "password text": "textbox", "pagetab": "tab", "pagetablist": "tablist",
    "push button": "button", "pushbutton": "button", "check button": "checkbox",
    "checkbutton": "checkbox", "radiobutton": "radio", "combobox option": "option",
    "graphic": "image", "outlineitem": "treeitem", "progress bar": "progressbar",
  ]

  /// What a role is heard as; nil for text, for what holds others, and for what is not known.
  static func sound(of role: String) -> Sound? { sounds[role] }

  /// Whether it may be named by the text that it holds (WAI-ARIA 1.2, 5.2.8.4).
  static func isNamedByContent(_ role: String) -> Bool { namedByContent.contains(role) }

  private static let namedByContent: Set<String> = [
    "button", "checkbox", "DisclosureTriangle", "DisclosureTriangleGrouped", "heading", "link",
    "menuitem", "menuitemcheckbox", "menuitemradio", "option", "radio", "switch", "tab", "treeitem",
    "cell", "gridcell", "columnheader", "rowheader", "LayoutTableCell",
  ]

  /// Whether it is operated, and so needs a name (WCAG 2.2, 4.1.2).
  static func isControl(_ role: String) -> Bool { controls.contains(role) }

  private static let controls: Set<String> = [
    "button", "link", "checkbox", "radio", "switch", "menuitem", "menuitemcheckbox",
    "menuitemradio", "tab", "treeitem", "textbox", "searchbox", "combobox", "listbox", "slider",
    "spinbutton", "DisclosureTriangle", "Date", "DateTime", "InputTime", "ColorWell",
  ]

  /// Whether it is text alone.
  static func isText(_ role: String) -> Bool { ["StaticText", "text", "text leaf"].contains(role) }

  /// Whether nothing is heard of it, since it is a piece of what is heard, or only drawn.
  static func isUnheard(_ role: String) -> Bool {
    ["InlineTextBox", "LineBreak", "ListMarker", "MenuListPopup"].contains(role)
  }

  static func isList(_ role: String) -> Bool {
    ["list", "listbox", "menu", "menubar", "tablist", "tree", "radiogroup"].contains(role)
  }

  static func isTable(_ role: String) -> Bool { ["table", "grid", "treegrid"].contains(role) }

  static func isCell(_ role: String) -> Bool {
    ["cell", "gridcell", "columnheader", "rowheader"].contains(role)
  }
}
