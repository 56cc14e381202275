/// What a table document says of its table, apart from the rows.
public struct TableDescription: Sendable {
  /// A section, apart from its rows.
  public struct Section: Hashable, Sendable {
    /// The title above the rows.
    public var header: String?
    /// The text below the rows.
    public var footer: String?
    /// The section's entry in the section index.
    public var indexTitle: String?
    /// Whether only the header shows.
    public var isCollapsed = false
    /// Heights in points that this section sets for itself.
    public var heights = Heights()
    /// Where its texts stand in the input; nil for what stands in none.
    var headerPlace: TextPlace?
    var footerPlace: TextPlace?

    /// Makes a section without anything.
    public init() {}

    /// Whether a person means this section, by its header or its index title.
    func isNamed(_ text: String) -> Bool { header == text || indexTitle == text }
  }

  /// Heights in points; nil leaves them to the table, and there to the platform's own.
  public struct Heights: Hashable, Sendable {
    /// The height of a row; 44 when nothing says otherwise.
    public var row: Double?
    /// The height of a header; 28 when nothing says otherwise.
    public var header: Double?
    /// The height of a footer; 28 when nothing says otherwise.
    public var footer: Double?

    /// The height of a row when nothing says otherwise.
    static let usualRow = 44.0
    /// The height of a header or footer when nothing says otherwise.
    static let usualTitle = 28.0

    /// Makes heights that say nothing.
    public init() {}
  }

  /// A line and a column, from 1.
  struct TextPlace: Hashable, Sendable {
    var line: Int
    var column: Int
  }

  /// How a table looks.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Headers and footers float over the rows of their sections, so that they show with any of them.
    case plain
    /// Sections stand apart as groups, and headers and footers scroll with them.
    case grouped
  }

  /// The table's title, which names it as a whole.
  public var title: String?
  /// How it looks; nil scrolls headers and footers with their sections.
  public var style: Style?
  /// Whether the controls of editing mode are shown.
  public var isEditing = false
  /// How the parts of a row are given when neither it nor its prototype says.
  public var grouping = RowGrouping.combined
  /// What changes the state of rows just before they are said.
  var displayRules: [DisplayRule] = []
  /// The table's locale.
  public var locale: LocaleIdentifier?
  /// The fields of rows without a prototype; nil when the rows themselves tell.
  public var fields: [Field]?
  /// The prototypes, besides the built-in ones.
  public var prototypes: [Prototype] = []
  /// The sections; one without anything when the document has none.
  public var sections: [Section] = []
  /// What is on the screen.
  public var viewport = Viewport.all
  /// The table's heights.
  public var heights = Heights()
  /// The texts that mean "no value" in fields that do not say so themselves.
  public var missingValues: Set<String>?
  /// The field whose value identifies a row.
  public var primaryKey: [String] = []

  /// Makes a description that says nothing.
  public init() {}

  /// Whether a person means a section by a text: its header or index title, or else its number from 1.
  func isChosen(_ section: Int, by text: String) -> Bool {
    if sections[section].isNamed(text) { return true }
    return String(section + 1) == text && !sections.contains { $0.isNamed(text) }
  }

  /// The height of a row in a section.
  func rowHeight(in section: Section) -> Double {
    section.heights.row ?? heights.row ?? Heights.usualRow
  }

  /// The height of a section's header; nil when it has none.
  func headerHeight(of section: Section) -> Double? {
    guard let header = section.header, !header.isEmpty else { return nil }
    return section.heights.header ?? heights.header ?? Heights.usualTitle
  }

  /// The height of a section's footer; nil when it has none.
  func footerHeight(of section: Section) -> Double? {
    guard let footer = section.footer, !footer.isEmpty else { return nil }
    return section.heights.footer ?? heights.footer ?? Heights.usualTitle
  }
}
