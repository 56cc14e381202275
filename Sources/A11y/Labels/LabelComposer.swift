// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Composes the labels of rows: one phrase per cell, in speech order.
///
/// Everything that can be prepared is prepared once per prototype and locale. A row then needs no
/// allocation: its phrases are appended to a buffer that the caller reuses.
struct LabelComposer {
  private struct Key: Hashable {
    var prototype: String?
    var locale: LocaleIdentifier
    /// Whether the cells have no names that could serve as headings.
    var isPositional = false
  }

  /// The maximum number of prepared pairs of prototype and locale.
  private static let preparedLimit = 200
  /// How many prototypes an error names.
  private static let namedPrototypes = 20

  private let description: TableDescription
  private let locale: LocaleIdentifier
  let phraseComposer: PhraseComposer
  private var prepared: [PreparedPrototype] = []
  private var indices: [Key: Int] = [:]
  private var current = 0
  // What every row needs of the current prototype, copied here because indexing into an array of
  // prototypes costs more than composing a cell.
  private(set) var plans = CellPlans()
  private var separatorCount = 0
  private var isDeclared = false
  private var needsPhrases = false
  /// The key that `current` was chosen by; nil before the first choice.
  private var currentKey: Key?

  /// Whether the controls of editing mode are shown.
  var isEditing: Bool
  /// Whether the phrases of a row are needed, and not only its label.
  var keepsPhrases = true
  /// What one row leaves in the composer.
  struct RowParts {
    /// Where the label is in the output; the controls follow it.
    fileprivate(set) var labelRange = 0..<0
    /// The phrases of the label, followed by those of the row's controls.
    fileprivate(set) var phrases: [Phrase] = []
    /// The details that are given on demand.
    fileprivate(set) var customContent: [CustomContent] = []
    /// The numbers that the row's sliders and progress hold, as the data has them, by the indices of their fields.
    fileprivate(set) var controlNumbers: [Int: DecimalNumber] = [:]
    /// The field of the row's accessory view.
    fileprivate(set) var accessoryField: PreparedField?
  }

  /// The column headings of a table of cells; empty if they are not known beforehand.
  private(set) var columnHeaders: [String] = []
  /// The unit of each column of a table of cells; nil for one that has none.
  private(set) var columnUnits: [String?] = []
  /// The column headings with the units of their columns: "weight (kg)".
  private(set) var columnHeadersWithUnits: [String] = []
  /// The place that each of the input's columns has in a table of cells.
  private var tableColumns: [Int: Int] = [:]
  /// What was composed of the last row.
  private(set) var last = RowParts()
  /// The table's own fields that no row has had so far, by their indices.
  private(set) var unmatchedFields: Set<Int> = []
  /// Columns besides fields that are asked for and that no row has had so far, by their names.
  private(set) var unmatchedColumns: [String: Int] = [:]
  /// Whether a row of the table's own kind has been composed.
  private(set) var hasComposedRows = false
  /// The prototypes by their identifiers.
  private let prototypes: [String: Prototype]

  /// Makes a composer for a table.
  init(
    _ description: TableDescription, locale: LocaleIdentifier, numbersAreText: Bool,
    columns: inout ColumnTable
  ) {
    self.description = description
    self.locale = locale
    isEditing = description.isEditing
    prototypes = Dictionary(
      (description.prototypes + Prototype.builtIn).map { ($0.identifier, $0) }
    ) { first, _ in first }
    phraseComposer = PhraseComposer(numbersAreText: numbersAreText)
    // The table's own fields come first, so that the cells of a row without names belong to them.
    _ = index(Key(prototype: nil, locale: locale), &columns)
    // A row names its prototype after its cells have been read, so the columns must be known
    // before.
    if !columns.isOpen {
      for prototype in description.prototypes {
        _ = index(Key(prototype: prototype.identifier, locale: locale), &columns)
      }
      for field in Prototype.builtIn.flatMap(\.fields) { _ = columns.declare(field.name) }
    }
    use(0)
    if isDeclared { unmatchedFields = Set(prepared[0].fields.indices) }
  }

  /// Looks for columns besides the fields: those that are copied, and the one that identifies a row.
  mutating func seek(_ names: [String], _ columns: inout ColumnTable) {
    for name in names { unmatchedColumns[name] = columns.declare(name) }
  }

  /// Notes which fields a row has, as long as some were in no row, which is mostly for one row.
  ///
  /// Rows of a template have the fields of the row that it was derived from.
  @inline(never)
  private mutating func match(_ row: borrowing RowView) {
    hasComposedRows = hasComposedRows || current == 0
    for (name, column) in unmatchedColumns where row.cell(column).kind != .absent {
      unmatchedColumns[name] = nil
    }
    guard current == 0 else { return }
    for index in unmatchedFields where row.cell(prepared[0].fields[index].column).kind != .absent {
      unmatchedFields.remove(index)
    }
  }

  /// Makes a prepared prototype the current one.
  private mutating func use(_ index: Int) {
    current = index
    let prototype = prepared[index]
    plans = prototype.plans
    separatorCount = prototype.separator.count
    isDeclared = prototype.isDeclared
    needsPhrases = prototype.needsPhrases
  }

  /// The prepared prototype of the last row.
  var prototype: PreparedPrototype { prepared[current] }

  /// The fields of the last row's prototype.
  var rowFields: [PreparedField] { prepared[current].fields }

  /// The table's own fields.
  var tableFields: [PreparedField] { prepared[0].fields }

  /// Whether the last row is text and numbers, without roles and hints.
  var isPlain: Bool { prepared[current].isPlain }

  /// The locale of the last row.
  var rowLocale: LocaleIdentifier { prepared[current].locale }

  /// The row that was composed last.
  ///
  /// - Parameters:
  ///   - properties: the row apart from its cells.
  ///   - output: the buffer that its label was appended to.
  ///   - window: the window that its cells are in.
  /// - Returns: a view of the row, for as long as the composer composes no other.
  @_lifetime(copy output, copy window)
  func composedRow(_ properties: RowProperties, output: RawSpan, window: RawSpan) -> ComposedRow {
    ComposedRow(
      last, prepared, at: current, properties, isEditing: isEditing, tableColumns: tableColumns,
      output: output, window: window)
  }

  /// The field that a phrase belongs to.
  private func field(of phrase: Phrase) -> PreparedField {
    if phrase.isAccessory, let field = last.accessoryField { return field }
    return prepared[current].fields[phrase.field]
  }

  /// Appends the label of a row, followed by the row's controls.
  ///
  /// - Throws: the failure of the first cell that is not of its field's type; nothing is appended
  ///   then.
  @inline(__always)
  mutating func append(
    _ row: borrowing RowView, _ properties: borrowing RowProperties, _ window: borrowing ByteBuffer,
    _ columns: inout ColumnTable, into out: inout ByteBuffer
  ) throws(CellFailure) {
    let bytes = window.bytes
    try choosePrototype(for: properties, row, &columns)
    if !unmatchedFields.isEmpty || !unmatchedColumns.isEmpty { match(row) }
    if !last.phrases.isEmpty { last.phrases.removeAll(keepingCapacity: true) }
    let start = out.count
    do throws(CellFailure) {
      let count = isDeclared ? plans.count : row.count
      var index = 0
      while true {
        index = appendPlanned(row, from: index, to: count, bytes, start, &out)
        if index == count { break }
        let position = isDeclared ? index : row.columns[index]
        index &+= 1
        if !isDeclared, !row.isRequested(at: index &- 1) { continue }
        if position >= plans.count {
          discoverFields(upTo: max(position, columns.columnCount - 1), columns)
        }
        try appendPhrase(position, row.cell(plans.column(at: position)), bytes, start, &out)
      }
      last.labelRange = start..<out.count
      if prepared[current].hasOtherParts || properties.state.hasAccessoryView {
        try appendOtherParts(row, properties.state, bytes, start, &out)
      } else if !last.customContent.isEmpty {
        last.customContent.removeAll()
      }
    } catch {
      out.truncate(to: start)
      throw error
    }
  }

  /// Appends phrases while cells are plain text or short numbers, as most are.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - first: the index of the first field, or of the first cell if no fields are declared.
  ///   - count: the number of fields or cells.
  ///   - bytes: the window.
  ///   - labelStart: the offset of the label.
  ///   - out: receives the phrases.
  /// - Returns: the index of the first one that has to take the general path, or `count`.
  @inline(__always)
  private mutating func appendPlanned(
    _ row: borrowing RowView, from first: Int, to count: Int, _ bytes: RawSpan, _ labelStart: Int,
    _ out: inout ByteBuffer
  ) -> Int {
    // Moved out of `self`, so that the plans can be read while phrases are added.
    var phrases: [Phrase] = []
    let keepsPhrases = keepsPhrases || needsPhrases
    if keepsPhrases { swap(&phrases, &last.phrases) }
    defer { if keepsPhrases { swap(&phrases, &last.phrases) } }
    var index = first
    while index < count {
      let position = isDeclared ? index : row.columns[index]
      guard position >= 0, position < plans.count, isDeclared || row.isRequested(at: index) else {
        break
      }
      let cell = row.cell(plans.column(at: position))
      let isFirst = out.count == labelStart
      let start = isFirst ? labelStart : out.count &+ separatorCount
      out.reserve(cell.end &- cell.start &+ plans.room(at: position))
      guard let valueStart = plans.append(at: position, cell, bytes, isFirst: isFirst, into: &out)
      else { break }
      index &+= 1
      guard keepsPhrases else { continue }
      var phrase = Phrase(
        field: position, start: start, end: out.count, valueStart: valueStart, cell: cell,
        number: plans.number(cell, bytes, at: position))
      phrase.isTyped = cell.isText && plans.textIsTyped(at: position)
      phrases.append(phrase)
    }
    return index
  }

  private mutating func appendPhrase(
    _ index: Int, _ cell: CellSlice, _ bytes: RawSpan, _ labelStart: Int,
    _ out: inout ByteBuffer
  ) throws(CellFailure) {
    if prepared[current].fields[index].part != .label { return }
    let before = out.count
    if before > labelStart { out.append(prepared[current].separator) }
    let start = out.count
    var phrase = Phrase(
      field: index, start: start, end: start, valueStart: start, cell: cell, number: nil)
    try phraseComposer.append(prepared[current].fields[index], cell, bytes, into: &out, &phrase)
    TextCleaner.dropTrailingMark(&out, from: phrase.start)
    if prepared[current].fields[index].endsByCell { phrase.markHeadingBeforeDigit(in: &out) }
    let isImage = prepared[current].fields[index].say.role == .image
    guard out.count > start, !(isImage && isTitle(out, from: start)) else {
      out.truncate(to: before)
      return
    }
    phrase.end = out.count
    phrase.valueStart = min(phrase.valueStart, out.count)
    last.phrases.append(phrase)
  }

  /// Removes all phrases but the given ones from the last label.
  mutating func keepPhrases(_ indices: [Int], in out: inout ByteBuffer) {
    guard indices.count < last.phrases.count else { return }
    let start = last.labelRange.lowerBound
    var label = ByteBuffer()
    var kept: [Phrase] = []
    var labelLength = 0
    for index in indices {
      var phrase = last.phrases[index]
      if label.count > 0 { label.append(prepared[current].separator) }
      let distance = start + label.count - phrase.start
      label.append(out.bytes, from: phrase.start, to: phrase.end)
      phrase.start += distance
      phrase.end += distance
      phrase.valueStart += distance
      phrase.valueEnd += distance
      if !phrase.isControl { labelLength = label.count }
      kept.append(phrase)
    }
    out.truncate(to: start)
    out.append(label.bytes, from: 0, to: label.count)
    last.phrases = kept
    last.labelRange = start..<start + labelLength
  }

  /// Adds fields for the columns up to the given one, for rows without declared fields.
  mutating func discoverFields(upTo column: Int, _ columns: borrowing ColumnTable) {
    // The arrays grow in place only if they have a single owner.
    plans = CellPlans()
    prepared[current].discoverFields(upTo: column, columns: columns)
    use(current)
  }

  /// Sets the columns of a table of cells: the declared fields, or the columns that were counted.
  mutating func setTableColumns(_ count: Int?, _ columns: borrowing ColumnTable) {
    if !prepared[0].isDeclared, let count, count > 0 {
      prepared[0].discoverFields(upTo: count - 1, columns: columns)
      use(current)
    }
    let fields = prepared[0].cellFields.map { prepared[0].fields[$0] }
    columnHeaders = fields.map(\.headingText)
    columnUnits = fields.map(\.format.unit)
    columnHeadersWithUnits = zip(columnHeaders, columnUnits).map { heading, unit in
      guard let unit, !unit.isEmpty, !heading.isEmpty, !heading.hasSuffix("(\(unit))") else {
        return heading
      }
      return "\(heading) (\(unit))"
    }
    tableColumns = Dictionary(
      fields.enumerated().map { ($1.column, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The indices of the plans that compose a row's label, in phrase order.
  ///
  /// Nil if the plans alone don't compose the label.
  func planIndices(of row: borrowing RowView) -> [Int]? {
    guard !prepared[current].hasOtherParts, !needsPhrases, last.customContent.isEmpty else {
      return nil
    }
    let indices = (isDeclared ? Array(0..<plans.count) : Array(row.order)).filter {
      $0 >= prepared[current].fields.count || !prepared[current].fields[$0].format.isSkipped
    }
    let takesAll = indices.allSatisfy { $0 < plans.count && plans.takesCells(at: $0) }
    return takesAll && !indices.isEmpty ? indices : nil
  }

  /// The columns of which only what is usual is left out.
  var skippedColumns: [(column: Int, values: SkippedValues)] {
    prepared[current].fields.compactMap { field in
      guard field.format.isSkipped, let values = field.format.field.skipped else { return nil }
      return (field.column, values)
    }
  }

  // MARK: Controls and custom content

  /// Appends the row's controls, and collects its content that is given on demand.
  private mutating func appendOtherParts(
    _ row: borrowing RowView, _ state: borrowing RowState, _ bytes: RawSpan, _ start: Int,
    _ out: inout ByteBuffer
  ) throws(CellFailure) {
    last.customContent.removeAll()
    last.controlNumbers.removeAll()
    var controls: [(field: Int, cell: CellSlice)] = []
    for (index, field) in prepared[current].fields.enumerated() where field.part != .label {
      let cell = row.cell(field.column)
      if field.part == .customContent {
        if let content = try phraseComposer.customContent(field, cell, bytes) {
          last.customContent.append(content)
        }
      } else if (cell.kind != .absent && cell.kind != .null) || !field.format.missing.isEmpty {
        controls.append((index, cell))
      }
    }
    let accessory = state.visibleAccessoryView(isEditing: isEditing)
    let count = controls.count + (accessory == nil ? 0 : 1)
    for control in controls {
      try appendControl(control.field, control.cell, bytes, start, isOnly: count == 1, &out)
    }
    guard let accessory else { return }
    var window = ByteBuffer()
    // A button or a link is named by its text.
    let isNamedByText = accessory.say.role?.holdsValue == false && accessory.value == .null
    let cell = window.appendCell(
      isNamedByText ? accessory.label.map { .text($0) } ?? .null : accessory.value)
    window.padWithZeros()
    last.accessoryField = PreparedField(
      Field(accessory.label ?? "", title: accessory.label, say: accessory.say), column: -1,
      formats: prepared[current].formats)
    do throws(CellFailure) {
      try appendControl(
        Phrase.accessoryField, cell, window.bytes, start, isOnly: count == 1, &out)
    } catch {
      throw CellFailure(field: "$row.accessory", cell: row.state, reason: error.reason)
    }
  }

  /// Appends a control: its name if it needs one, its role, and its value.
  ///
  /// The only control of a row belongs to the row as a whole, so its role is included ("switch
  /// button, on"); of several controls, each has a name and a value ("Mute off").
  private mutating func appendControl(
    _ position: Int, _ cell: CellSlice, _ bytes: RawSpan, _ labelStart: Int, isOnly: Bool,
    _ out: inout ByteBuffer
  ) throws(CellFailure) {
    // The value is composed first, in its own buffer, since the text before it depends on it.
    var phrase = Phrase(field: position, start: 0, end: 0, valueStart: 0, cell: cell, number: nil)
    phrase.isControl = true
    let field = self.field(of: phrase)
    var value = ByteBuffer()
    try phraseComposer.append(field, cell, bytes, into: &value, &phrase)
    let role = field.say.role ?? .button
    // A switch or a slider without a value is left out; a text field may be empty.
    if value.count == 0, role.holdsValue, role != .textField { return }
    if field.say.usualRange != nil {
      last.controlNumbers[position] = try phraseComposer.number(field, cell, bytes)
    }
    let valueOffset = min(phrase.valueStart, value.count)
    let separator = prepared[current].separator
    if out.count > labelStart { out.append(separator) }
    phrase.start = out.count
    var before: [String] = []
    if isOnly {
      if role.holdsValue {
        before = [field.ownName ?? "", field.format.roleWord].filter { !$0.isEmpty }
      }
    } else if role.holdsValue, field.say.heading != .never, !field.headingText.isEmpty {
      before = [field.headingText]
    }
    for (index, text) in before.enumerated() {
      if index > 0 { out.append(separator) }
      out.append(text)
    }
    if !before.isEmpty, value.count > 0 { out.append(isOnly ? separator : [UInt8(ascii: " ")]) }
    phrase.valueStart = out.count + valueOffset
    out.append(value.bytes, from: 0, to: value.count)
    phrase.valueEnd = out.count
    if isOnly, !role.holdsValue, !field.format.roleWord.isEmpty {
      if value.count > 0 { out.append(separator) }
      out.append(field.format.roleWord)
    }
    phrase.end = out.count
    last.phrases.append(phrase)
  }

  /// Whether the text from an offset on equals the row's first phrase, which an image would repeat.
  private func isTitle(_ out: borrowing ByteBuffer, from start: Int) -> Bool {
    guard let title = last.phrases.first, title.end - title.start == out.count - start else {
      return false
    }
    return (0..<out.count - start).allSatisfy { out[title.start + $0] == out[start + $0] }
  }

  /// Selects the prototype that a row asks for; usually that is still the table's own fields.
  @inline(__always)
  mutating func choosePrototype(
    for properties: borrowing RowProperties, _ row: borrowing RowView, _ columns: inout ColumnTable
  ) throws(CellFailure) {
    let isUnnamed = row.isPositional && description.fields == nil
    if properties.reuseIdentifier != nil || properties.locale != nil || current != 0 || isUnnamed {
      try changePrototype(properties, row, &columns)
    }
  }

  private mutating func changePrototype(
    _ properties: borrowing RowProperties, _ row: borrowing RowView, _ columns: inout ColumnTable
  ) throws(CellFailure) {
    let key = Key(
      prototype: properties.reuseIdentifier, locale: properties.locale ?? locale,
      isPositional: row.isPositional && description.fields == nil)
    // Rows of one prototype usually come together.
    if key == currentKey { return }
    if prepared.count > Self.preparedLimit {
      // Locales come from the data, so all but the table's own fields are dropped here, and
      // prepared again when they are needed.
      prepared.removeLast(prepared.count - 1)
      indices = [Key(prototype: nil, locale: locale): 0]
      currentKey = nil
      use(0)
    }
    guard let index = index(key, &columns) else {
      let all = (description.prototypes + Prototype.builtIn).map(\.identifier)
      let rest = all.count - Self.namedPrototypes
      let names =
        all.prefix(Self.namedPrototypes).joined(separator: ", ")
        + (rest > 0 ? " and \(rest) more" : "")
      throw CellFailure(
        field: "$row.prototype", cell: row.state,
        reason: "there is no prototype '\(properties.reuseIdentifier ?? "")'; there are \(names)")
    }
    use(index)
    currentKey = key
  }

  /// The index of a prototype in a locale, prepared on first use; nil if there is no such
  /// prototype.
  private mutating func index(_ key: Key, _ columns: inout ColumnTable) -> Int? {
    if let index = indices[key] { return index }
    let fields: [Field]?
    var grouping: RowGrouping?
    if let identifier = key.prototype {
      guard let prototype = prototypes[identifier] else { return nil }
      fields = prototype.fields
      grouping = prototype.grouping
    } else {
      fields = description.fields
    }
    prepared.append(
      PreparedPrototype(
        fields, understood: fields == nil ? description.understood : [:], grouping: grouping,
        hasNames: !key.isPositional, locale: key.locale,
        numbersAreText: phraseComposer.numbersAreText, columns: &columns))
    indices[key] = prepared.count - 1
    return prepared.count - 1
  }
}
