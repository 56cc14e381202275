// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A table document's description of its table, apart from the rows.
public struct TableDescription: Sendable {
  /// A section, apart from its rows.
  public struct Section: Hashable, Sendable {
    /// The title above the rows.
    public var header: String?
    /// The text below the rows.
    public var footer: String?
    /// The section's entry in the section index.
    public var indexTitle: String?
    /// Whether only the header is shown.
    public var isCollapsed = false
    /// Heights in points that are specific to this section.
    public var heights = Heights()
    /// The location of the header in the input; nil if the header is not from the input.
    var headerLocation: TextLocation?
    /// The location of the footer in the input; nil if the footer is not from the input.
    var footerLocation: TextLocation?

    /// Makes an empty section.
    public init() {}

    /// Whether a text given by the user names this section, by its header or its index title.
    func isNamed(_ text: String) -> Bool { header == text || indexTitle == text }
  }

  /// Heights in points; nil falls back to the table's, and then to the platform's default.
  public struct Heights: Hashable, Sendable {
    /// The height of a row; 44 if nothing specifies it.
    public var row: Double?
    /// The height of a header; 28 if nothing specifies it.
    public var header: Double?
    /// The height of a footer; 28 if nothing specifies it.
    public var footer: Double?

    /// The height of a row if nothing specifies it.
    static let usualRow = 44.0
    /// The height of a header or footer if nothing specifies it.
    static let usualTitle = 28.0

    /// Makes heights that specify nothing.
    public init() {}
  }

  /// A line and a column, from 1.
  struct TextLocation: Hashable, Sendable {
    var line: Int
    var column: Int
  }

  /// The style of a table.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Headers and footers float over the rows of their sections, so they show with any of them.
    case plain
    /// Sections stand apart as groups, and headers and footers scroll with them.
    case grouped
  }

  /// The table's title, which names it as a whole.
  public var title: String?
  /// Its style; nil scrolls headers and footers with their sections.
  public var style: Style?
  /// Whether the controls of editing mode are shown.
  public var isEditing = false
  /// How the parts of a row are grouped if neither it nor its prototype specifies that.
  public var grouping = RowGrouping.combined
  /// The rules that change the state of rows just before they are displayed.
  var displayRules: [DisplayRule] = []
  /// The table's locale.
  public var locale: LocaleIdentifier?
  /// The fields of rows without a prototype; nil if each row brings its own.
  public var fields: [Field]?
  /// What the columns of such rows hold, as far as it is known, by their names; a row may have others.
  package var understood: [String: Field] = [:]
  /// The prototypes, besides the built-in ones.
  public var prototypes: [Prototype] = []
  /// The sections; a single empty one if the document has none.
  public var sections: [Section] = []
  /// The part of the table that is on the screen.
  public var viewport = Viewport.all
  /// The table's heights.
  public var heights = Heights()
  /// Whether the fields describe columns in whatever order a row has them, besides others.
  var matchesPartly = false
  /// The texts that mean "no value" in fields that don't specify their own.
  public var missingValues: Set<String>?
  /// The fields whose values identify a row.
  public var primaryKey: [String] = []
  /// The field that was found to name the rows; nil if none was.
  var namingField: String?

  /// Makes an empty description.
  public init() {}

  /// Takes over what was found out about columns.
  ///
  /// A declared field that says nothing of its values is completed by it.
  ///
  /// - Parameters:
  ///   - columns: the fields as they were found out.
  ///   - namingField: the name of the one that names the rows, if any does.
  mutating func understand(_ columns: [Field], namingField: String?) {
    self.namingField = namingField
    let byName = Dictionary(columns.map { ($0.name, $0) }) { first, _ in first }
    guard let declared = fields else {
      // Fields that match partly are known already.
      understood = byName.merging(understood) { Self.completed($1, by: $0) }
      return
    }
    fields = declared.map { field in
      byName[field.name].map { Self.completed(field, by: $0) } ?? field
    }
  }

  /// A declared field with what was found out, if it says nothing of its values itself.
  private static func completed(_ field: Field, by known: Field) -> Field {
    // What someone asks for by its name is not left out.
    guard known.skipped == nil, field.type == .any, field.format == nil, field.say == nil,
      field.categories.isEmpty,
      field.missingValues == Field.usualMissing
    else { return field }
    var completed = known
    completed.title = field.title ?? known.title
    return completed
  }

  /// Whether a text given by the user selects a section.
  ///
  /// The text is its header or its index title, or if no section has such a text, its number from
  /// 1.
  func isChosen(_ section: Int, by text: String) -> Bool {
    if sections[section].isNamed(text) { return true }
    return String(section + 1) == text && !sections.contains { $0.isNamed(text) }
  }

  /// The height of a row in a section.
  func rowHeight(in section: Section) -> Double {
    section.heights.row ?? heights.row ?? Heights.usualRow
  }

  /// The height of a section's header; nil if it has none.
  func headerHeight(of section: Section) -> Double? {
    guard let header = section.header, !header.isEmpty else { return nil }
    return section.heights.header ?? heights.header ?? Heights.usualTitle
  }

  /// The height of a section's footer; nil if it has none.
  func footerHeight(of section: Section) -> Double? {
    guard let footer = section.footer, !footer.isEmpty else { return nil }
    return section.heights.footer ?? heights.footer ?? Heights.usualTitle
  }
}
