// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a screen reader stops at: a row, a part of one, or a header or footer.
///
/// Each property corresponds to the one of that name in UIAccessibility, so the user's own settings
/// control how it is announced.
///
/// ```swift
/// var element = AccessibleElement(label: "Wi-Fi", traits: CellRole.switch.traits)
/// element.toggle = .on
/// element.hint = "Shows the networks"
/// ```
public struct AccessibleElement: Hashable, Codable, Sendable {
  /// The part of a row or table that an element represents.
  public enum Part: String, Hashable, Codable, Sendable, CaseIterable {
    /// The row as a whole.
    case row
    /// The summary of a row whose parts are elements of their own.
    case summary
    /// A cell that is content.
    case cell
    /// A cell that is a control, or an accessory view.
    case control
    /// The control that deletes or inserts a row in editing mode.
    case editingControl
    /// The control that moves a row in editing mode.
    case reorderControl
    /// The button for details.
    case detailButton
    /// The header of a section.
    case header
    /// The footer of a section.
    case footer
    /// The title of the table.
    case title
  }

  /// A position among other items.
  public struct Position: Hashable, Codable, Sendable {
    /// The position, from 1.
    public var index: Int
    /// The number of items; nil if it is unknown until the end.
    public var count: Int?

    /// Makes a position.
    public init(_ index: Int, of count: Int?) {
      self.index = index
      self.count = count
    }
  }

  /// The value of a control with a range.
  public struct RangeValue: Hashable, Codable, Sendable {
    /// The range, and its step.
    public var range: SayAs.Range
    /// The value, in decimal digits.
    public var current: String

    /// Makes a value.
    public init(_ range: SayAs.Range, current: String) {
      self.range = range
      self.current = current
    }
  }

  /// The part that it represents.
  public var part = Part.row
  /// Whether it represents the whole row: the row itself, or the summary of its parts.
  var isWholeRow: Bool { part == .row || part == .summary }
  /// The level of a heading; nil for 1 of the table's title and 2 of any other.
  public var headingLevel: Int?
  /// The level that a heading is said to have.
  var spokenHeadingLevel: Int { headingLevel ?? (part == .title ? 1 : 2) }
  /// The name of the element.
  public var label: String
  /// Its current value.
  public var value: String?
  /// Its kind and state.
  public var traits: ElementTraits
  /// The name of a role that no trait stands for.
  public var roleDescription: String?
  /// The state of a switch or checkbox.
  public var toggle: ToggleState?
  /// The value of a slider or progress indicator, as a number.
  public var range: RangeValue?
  /// What activating it does.
  public var hint: String?
  /// The names of further actions.
  public var actions: [String] = []
  /// Details that are given on demand.
  public var customContent: [CustomContent] = []
  /// Its level in an outline, from 1; nil if it is not indented.
  public var level: Int?
  /// The container that it is in.
  public var container: ElementContainer?
  /// Its position in its container.
  public var position: Position?
  /// Whether it is the first element of its container; nil derives it from the position.
  public var isFirst: Bool?
  /// Whether it is the last element of its container; nil derives it from the position.
  public var isLast: Bool?
  /// Its position in a table of cells.
  public var cell: TableCell?
  /// The language of its texts; nil for the surrounding language.
  public var language: LocaleIdentifier?

  /// Makes an element.
  public init(
    label: String = "", value: String? = nil, traits: ElementTraits = [], hint: String? = nil
  ) {
    self.label = label
    self.value = value
    self.traits = traits
    self.hint = hint
  }

  /// Sets the position of a row in a list.
  ///
  /// - Parameters:
  ///   - elements: all elements of the row, in reading order.
  ///   - number: the row's position, from 1.
  ///   - count: the number of rows; nil if it is unknown.
  static func setPosition(_ elements: inout [AccessibleElement], row number: Int, of count: Int?) {
    for index in elements.indices {
      if elements[index].isWholeRow { elements[index].position = Position(number, of: count) }
    }
  }

  /// The header of a section, or the title of a table.
  init(header: String, _ locale: LocaleIdentifier, part: Part = .header) {
    self.init(label: header, traits: .header)
    self.part = part
    language = locale
  }

  /// The footer of a section.
  init(footer: String, _ locale: LocaleIdentifier) {
    self.init(label: footer)
    part = .footer
    language = locale
  }
}

extension AccessibleElement {
  /// The text of a cell under its column's heading: the value of a control that holds one,
  /// otherwise the label.
  var cellText: String {
    part == .control && traits.role?.holdsValue == true ? value ?? "" : label
  }
}
