/// Composes the labels of rows: one phrase a cell, in the order of speech.
///
/// Everything that can be prepared is prepared once a prototype and locale. A row then costs no
/// allocation: its phrases are appended to a buffer that the caller reuses.
struct LabelComposer {
  private struct Key: Hashable {
    var prototype: String?
    var locale: LocaleIdentifier
    /// Whether cells have no names that could be headings.
    var isPositional = false
  }

  /// How many pairs of prototype and locale are kept.
  private static let preparedLimit = 200

  private let description: TableDescription
  private let locale: LocaleIdentifier
  private let phraseComposer: PhraseComposer
  private var prepared: [PreparedPrototype] = []
  private var places: [Key: Int] = [:]
  private var current = 0
  /// What `current` was chosen by; nil before the first choice.
  private var currentKey: Key?

  /// The phrases of the last label.
  private(set) var phrases: [Phrase] = []

  /// Makes a composer for a table.
  init(
    _ description: TableDescription, locale: LocaleIdentifier, numbersAreText: Bool,
    columns: inout ColumnTable
  ) {
    self.description = description
    self.locale = locale
    phraseComposer = PhraseComposer(numbersAreText: numbersAreText)
    // The table's own fields come first, so that the cells of a row without names are theirs.
    _ = place(Key(prototype: nil, locale: locale), &columns)
    for prototype in description.prototypes {
      _ = place(Key(prototype: prototype.identifier, locale: locale), &columns)
    }
    // A row names its prototype after its cells have been read, so their columns must be known before.
    if !columns.isOpen {
      for field in Prototype.builtIn.flatMap(\.fields) { _ = columns.declare(field.name) }
    }
  }

  /// The prepared prototype of the last row.
  var prototype: PreparedPrototype { prepared[current] }

  /// The language of the last row.
  var rowLocale: LocaleIdentifier { prepared[current].locale }

  /// Appends the label of a row.
  ///
  /// - Throws: the first cell that is not of its field's type; then nothing is appended.
  @inline(__always)
  mutating func append(
    _ row: borrowing RowView, _ state: RowState, _ window: borrowing ByteBuffer,
    _ columns: inout ColumnTable, into out: inout ByteBuffer
  ) throws(CellFailure) {
    let bytes = window.bytes
    let isUnnamed = row.isPositional && description.fields == nil
    if state.prototype != nil || state.locale != nil || current != 0 || isUnnamed {
      try choosePrototype(state, row, &columns)
    }
    phrases.removeAll(keepingCapacity: true)
    let start = out.count
    do throws(CellFailure) {
      if prepared[current].isDeclared {
        for place in prepared[current].fields.indices {
          try appendPhrase(
            place, row.cell(prepared[current].fields[place].column), bytes, start, &out)
        }
      } else {
        for column in row.order {
          if column >= prepared[current].fields.count {
            prepared[current].discoverFields(upTo: column, columns: columns)
          }
          try appendPhrase(column, row.cell(column), bytes, start, &out)
        }
      }
    } catch {
      out.truncate(to: start)
      throw error
    }
  }

  @inline(__always)
  private mutating func appendPhrase(
    _ place: Int, _ cell: CellSlice, _ bytes: RawSpan, _ labelStart: Int,
    _ out: inout ByteBuffer
  ) throws(CellFailure) {
    if prepared[current].fields[place].say.isLowImportance { return }
    let before = out.count
    if before > labelStart { out.append(prepared[current].separator) }
    let start = out.count
    var phrase = Phrase(
      field: place, start: start, end: start, valueStart: start, cell: cell, number: nil)
    try phraseComposer.append(prepared[current].fields[place], cell, bytes, into: &out, &phrase)
    TextCleaner.dropTrailingMark(&out, from: phrase.start)
    let isImage = prepared[current].fields[place].say.kind == .image
    guard out.count > start, !(isImage && isTitle(out, from: start)) else {
      out.truncate(to: before)
      return
    }
    phrase.end = out.count
    phrase.valueStart = min(phrase.valueStart, out.count)
    phrases.append(phrase)
  }

  /// Whether the text from an offset on is that of the row's first phrase, so that an image would repeat it.
  private func isTitle(_ out: borrowing ByteBuffer, from start: Int) -> Bool {
    guard let title = phrases.first, title.end - title.start == out.count - start else {
      return false
    }
    return (0..<out.count - start).allSatisfy { out[title.start + $0] == out[start + $0] }
  }

  /// Finds the prototype that a row asks for.
  private mutating func choosePrototype(
    _ state: RowState, _ row: borrowing RowView, _ columns: inout ColumnTable
  ) throws(CellFailure) {
    let key = Key(
      prototype: state.prototype, locale: state.locale ?? locale,
      isPositional: row.isPositional && description.fields == nil)
    // Rows of one kind mostly come together.
    if key == currentKey { return }
    if prepared.count > Self.preparedLimit {
      // Locales come from the data; the table's own prototypes are prepared again when they are needed.
      prepared.removeAll()
      places.removeAll()
      current = 0
      currentKey = nil
      _ = self.place(Key(prototype: nil, locale: locale), &columns)
    }
    guard let place = place(key, &columns) else {
      let names = (description.prototypes + Prototype.builtIn).map(\.identifier)
        .joined(separator: ", ")
      throw CellFailure(
        field: "$row.prototype", cell: row.state,
        reason: "there is no prototype '\(state.prototype ?? "")'; there are \(names)")
    }
    current = place
    currentKey = key
  }

  /// The place of a prototype in a locale, which is prepared when it is new.
  private mutating func place(_ key: Key, _ columns: inout ColumnTable) -> Int? {
    if let place = places[key] { return place }
    let fields: [Field]?
    if let identifier = key.prototype {
      let all = description.prototypes + Prototype.builtIn
      guard let prototype = all.first(where: { $0.identifier == identifier }) else { return nil }
      fields = prototype.fields
    } else {
      fields = description.fields
    }
    prepared.append(
      PreparedPrototype(
        fields, hasNames: !key.isPositional, locale: key.locale, columns: &columns))
    places[key] = prepared.count - 1
    return prepared.count - 1
  }
}
