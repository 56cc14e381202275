/// One thing that a screen reader stops at: a row, a part of one, or a header or footer.
///
/// Each property is what UIAccessibility knows by that name, so that a user's own settings govern how it is
/// said.
///
/// ```swift
/// var element = Element(label: "Wi-Fi", traits: Role.switch.traits)
/// element.toggle = .on
/// element.hint = "Shows the networks"
/// ```
public struct Element: Hashable, Sendable {
  /// What an element is of its row.
  public enum Part: String, Hashable, Sendable, CaseIterable {
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

  /// A place among others.
  public struct Position: Hashable, Sendable {
    /// The place, from 1.
    public var index: Int
    /// How many there are; nil when that is not known before the end.
    public var count: Int?

    /// Makes a place.
    public init(_ index: Int, of count: Int?) {
      self.index = index
      self.count = count
    }
  }

  /// The value of a control between its bounds.
  public struct RangeValue: Hashable, Sendable {
    /// The range, and its step.
    public var range: Say.Range
    /// The value, in decimal digits.
    public var current: String

    /// Makes a value.
    public init(_ range: Say.Range, current: String) {
      self.range = range
      self.current = current
    }
  }

  /// What it is of its row.
  public var part = Part.row
  /// Whether it stands for the row as a whole: the row, or the summary of its parts.
  var isWholeRow: Bool { part == .row || part == .summary }
  /// How deep it is as a heading: the table's title, or that of a section.
  var headingLevel: Int { part == .title ? 1 : 2 }
  /// What it is called.
  public var label: String
  /// What it holds at the moment.
  public var value: String?
  /// What kind of thing it is, and in what state.
  public var traits: Traits
  /// The name of a role that the traits don't have a word for.
  public var roleDescription: String?
  /// The state of a switch or checkbox.
  public var toggle: Toggle?
  /// The value of a slider, or of progress, as a number.
  public var range: RangeValue?
  /// What activating it does.
  public var hint: String?
  /// What else can be done with it, by name.
  public var actions: [String] = []
  /// Details that are given on demand.
  public var customContent: [CustomContent] = []
  /// How deep it lies in an outline, from 1; nil for what is not indented.
  public var level: Int?
  /// What it is in.
  public var container: Container?
  /// Its place in its container.
  public var position: Position?
  /// Whether it is the first element of its container; nil goes by its place.
  public var isFirst: Bool?
  /// Whether it is the last element of its container; nil goes by its place.
  public var isLast: Bool?
  /// Its place in a table of cells.
  public var cell: TableCell?
  /// The language of its texts; nil for that of everything around it.
  public var language: LocaleIdentifier?

  /// Makes an element.
  public init(label: String = "", value: String? = nil, traits: Traits = [], hint: String? = nil) {
    self.label = label
    self.value = value
    self.traits = traits
    self.hint = hint
  }

  /// Gives the elements of one row their places in a list.
  ///
  /// - Parameters:
  ///   - elements: all elements of the row, in reading order.
  ///   - number: the row's number, from 1.
  ///   - count: how many rows there are; nil when that is not known.
  static func place(_ elements: inout [Element], row number: Int, of count: Int?) {
    for index in elements.indices {
      elements[index].isFirst = number == 1 && index == 0
      elements[index].isLast = number == count && index == elements.count - 1
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
