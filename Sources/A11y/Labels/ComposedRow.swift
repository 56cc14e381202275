// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A composed row: its label, the phrases of the label, and everything else that is known about the row.
///
/// It is a view of the buffers of the composer and the reader, so nothing of a row is copied to hand it on, and it ends
/// before either goes on to the next row.
struct ComposedRow: ~Escapable {
  /// The output buffer, in which the label and its phrases have their offsets.
  let output: RawSpan
  /// The window on the input, in which cells have their offsets.
  let window: RawSpan
  /// The phrases of the label, followed by those of the row's controls.
  let phrases: [Phrase]
  /// Where the label is in the output; the controls follow it.
  let labelRange: Range<Int>
  /// The details that are given on demand.
  let customContent: [CustomContent]
  /// The row apart from its cells: its state, and how its parts are grouped.
  let properties: RowProperties
  /// Whether the controls of editing mode are shown.
  let isEditing: Bool
  /// The prototypes that the composer has prepared, of which a copy of one would retain each of its words.
  private let prototypes: [PreparedPrototype]
  private let prototypeIndex: Int
  /// The place that each of the input's columns has in a table of cells; empty when they are not known beforehand.
  private let tableColumns: [Int: Int]
  private let controlNumbers: [Int: DecimalNumber]
  private let accessoryField: PreparedField?

  /// Borrows what a composer has made of the last row.
  @_lifetime(copy output, copy window)
  init(
    _ parts: LabelComposer.RowParts, _ prototypes: [PreparedPrototype], at prototypeIndex: Int,
    _ properties: RowProperties, isEditing: Bool, tableColumns: [Int: Int], output: RawSpan,
    window: RawSpan
  ) {
    self.output = output
    self.window = window
    self.prototypes = prototypes
    self.prototypeIndex = prototypeIndex
    self.properties = properties
    self.isEditing = isEditing
    self.tableColumns = tableColumns
    phrases = parts.phrases
    labelRange = parts.labelRange
    customContent = parts.customContent
    controlNumbers = parts.controlNumbers
    accessoryField = parts.accessoryField
  }

  /// The row's locale.
  var locale: LocaleIdentifier { prototypes[prototypeIndex].locale }

  /// The words of the row's language.
  var language: Language { prototypes[prototypeIndex].language }

  /// The format of undeclared numbers in the row's locale.
  var bareNumber: NumberFormat { prototypes[prototypeIndex].formats.bareNumber }

  /// The fields of this kind of row.
  var fields: [PreparedField] { prototypes[prototypeIndex].fields }

  /// The fields that are cells in a table of cells, by their indices.
  var cellFields: [Int] { prototypes[prototypeIndex].cellFields }

  /// How the parts of this kind of row are grouped; nil for the table's way.
  var grouping: RowGrouping? { prototypes[prototypeIndex].grouping }

  /// Whether the fields are declared, and not those that the row happens to have.
  var isDeclared: Bool { prototypes[prototypeIndex].isDeclared }

  /// The label, without the row's controls.
  var label: String { output.text(from: labelRange.lowerBound, to: labelRange.upperBound) }

  /// The text of the first phrase, by which the row is called; nil for a row of controls alone.
  var title: String? { phrases.first { !$0.isControl }.map { text(of: $0) } }

  /// Whether the row is shown as selected.
  var showsSelection: Bool { properties.state.showsSelection(isEditing: isEditing) }

  /// What activating the row does: the row's own hint, or that of the first field with one.
  var hint: String? {
    properties.state.hint.map { TextCleaner.clean($0) } ?? prototypes[prototypeIndex].hint
  }

  /// The text of a phrase, with its heading.
  func text(of phrase: Phrase) -> String { output.text(from: phrase.start, to: phrase.end) }

  /// The text of a phrase without its heading; of a control, the value alone.
  func valueText(of phrase: Phrase) -> String {
    output.text(
      from: phrase.valueStart,
      to: phrase.isControl ? max(phrase.valueEnd, phrase.valueStart) : phrase.end)
  }

  /// The field that a phrase belongs to.
  func field(of phrase: Phrase) -> PreparedField {
    if phrase.isAccessory, let accessoryField { return accessoryField }
    return fields[phrase.field]
  }

  /// The name by which data and messages know the field of a phrase.
  func fieldName(of phrase: Phrase) -> String {
    phrase.isAccessory ? "$row.accessory" : fields[phrase.field].name
  }

  /// The number that a slider or progress holds, with the digits of the data.
  func controlNumber(of phrase: Phrase) -> DecimalNumber? { controlNumbers[phrase.field] }

  /// The index of a field's column in a table of cells.
  ///
  /// - Parameters:
  ///   - field: the field.
  ///   - position: its position among the row's cells.
  /// - Returns: the index; nil when the table has no such column.
  func tableColumn(of field: PreparedField, at position: Int) -> Int? {
    tableColumns.isEmpty ? position : tableColumns[field.column]
  }
}
