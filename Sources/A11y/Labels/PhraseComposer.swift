// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Composes the phrase of one cell.
struct PhraseComposer {
  /// Whether numbers come from text, as in CSV, and so use the field's own marks.
  let numbersAreText: Bool

  /// Appends the value of a cell, with its heading and the words for its sign.
  ///
  /// It may append nothing.
  @inline(__always)
  func append(
    _ field: PreparedField, _ cell: CellSlice, _ bytes: RawSpan,
    into out: inout ByteBuffer, _ phrase: inout Phrase
  ) throws(CellFailure) {
    if cell.kind == .absent || cell.kind == .null {
      out.append(field.format.missing)
      return
    }
    if field.format.looksUpText, lookUp(field, cell, bytes, into: &out, &phrase) { return }
    switch field.format.form {
    case .text:
      appendHeading(field, isNumberOrTruth: cell.kind == .number, into: &out, &phrase)
      let cell = field.say.whole ? wholePart(of: cell, bytes) : cell
      phrase.cell = cell
      appendText(cell, bytes, field, into: &out)
      phrase.isTyped = out.count > phrase.valueStart
    case .bare:
      appendBare(field, cell, bytes, into: &out, &phrase)
    case .skip:
      guard let skipped = field.format.field.skipped, !skipped.contains(cell, bytes) else { return }
      // Behind the rows that were looked at, a value may be something else.
      appendBare(field, cell, bytes, into: &out, &phrase)
    case .number, .measure, .calendar, .amount, .yesNo, .toggle:
      do throws(CellFailure) {
        if case .number = field.format.form {
          try appendNumber(field, cell, bytes, into: &out, &phrase)
        } else {
          try appendOther(field, cell, bytes, into: &out, &phrase)
        }
      } catch {
        guard field.format.isLenient else { throw error }
        // Behind the rows that were looked at, a value may be missing where none was.
        if field.format.isGuess, cell.isText,
          MissingText.isAlways(TextCleaner.text(of: cell, bytes))
        {
          out.truncate(to: phrase.start)
          out.append(field.format.missing)
          return
        }
        let isCalendar = if case .calendar = field.format.form { true } else { false }
        let isOther = isCalendar || field.format.needsUnit || field.format.hasOwnMarks
        if isOther, cell.kind == .number, field.headingWithUnit == nil {
          // A year among dates stands as it is, and so does a number without the unit or the marks of the others.
          appendHeading(field, isNumberOrTruth: true, into: &out, &phrase)
          appendText(cell, bytes, field, into: &out)
          return
        }
        appendMisfit(field, cell, bytes, into: &out, &phrase)
      }
    }
    if out.count == phrase.valueStart {
      // White space alone, or an empty cell, is not a value.
      out.truncate(to: phrase.start)
      out.append(field.format.missing)
    }
  }

  @inline(__always)
  private func appendHeading(
    _ field: PreparedField, isNumberOrTruth: Bool, into out: inout ByteBuffer,
    _ phrase: inout Phrase
  ) {
    if field.saysHeading(isNumberOrTruth: isNumberOrTruth) { out.append(field.heading) }
    phrase.valueStart = out.count
  }

  // MARK: Text

  /// The cell of a code without the `.0` that it has as a number.
  private func wholePart(of cell: CellSlice, _ bytes: RawSpan) -> CellSlice {
    guard cell.kind == .number || cell.kind == .text, cell.end - cell.start > 2,
      bytes.byte(cell.end - 1) == UInt8(ascii: "0"), bytes.byte(cell.end - 2) == UInt8(ascii: ".")
    else { return cell }
    return CellSlice(kind: .text, start: cell.start, end: cell.end - 2)
  }

  @inline(__always)
  private func appendText(
    _ cell: CellSlice, _ bytes: RawSpan, _ field: PreparedField,
    into out: inout ByteBuffer
  ) {
    if cell.kind == .container {
      appendLeaves(cell, bytes, field, into: &out)
    } else if field.format.readsLists,
      let items = ListLiteral.items(TextCleaner.text(of: cell, bytes))
    {
      let texts = items.map { TextCleaner.clean($0) }.filter { !$0.isEmpty }
      out.append(texts.joined(separator: field.language.separator))
    } else {
      TextCleaner.append(cell, bytes, into: &out)
    }
  }

  /// Appends a value that is not what its column holds as it is; a text with digits and no unit has that of the name.
  private func appendMisfit(
    _ field: PreparedField, _ cell: CellSlice, _ bytes: RawSpan,
    into out: inout ByteBuffer, _ phrase: inout Phrase
  ) {
    guard let heading = field.headingWithUnit, field.part == .label,
      cell.isText || cell.kind == .number && field.format.hasOwnMarks,
      case let text = TextCleaner.text(of: cell, bytes), text.contains(where: \.isNumber),
      TextAmount(text).map({ $0.unit == .none }) ?? true
    else { return appendBare(field, cell, bytes, into: &out, &phrase) }
    out.append(heading)
    phrase.valueStart = out.count
    appendText(cell, bytes, field, into: &out)
  }

  private func appendBare(
    _ field: PreparedField, _ cell: CellSlice, _ bytes: RawSpan,
    into out: inout ByteBuffer, _ phrase: inout Phrase
  ) {
    switch cell.kind {
    case .number:
      appendHeading(field, isNumberOrTruth: true, into: &out, &phrase)
      do throws(DecimalNumber.Fault) {
        let number = field.format.number.prepared(
          try DecimalNumber(bytes, from: cell.start, to: cell.end))
        phrase.number = number
        field.format.number.append(number, into: &out)
      } catch {
        // Too many digits to represent: the text is copied.
        TextCleaner.append(cell, bytes, into: &out)
      }
    case .true, .false:
      appendHeading(field, isNumberOrTruth: true, into: &out, &phrase)
      out.append(cell.kind == .true ? field.language.yes : field.language.no)
    default:
      appendHeading(field, isNumberOrTruth: false, into: &out, &phrase)
      appendText(cell, bytes, field, into: &out)
    }
  }

  /// Appends the values inside an array or object one by one; in an object, they follow their keys, but for what is the
  /// object's name.
  private func appendLeaves(
    _ cell: CellSlice, _ bytes: RawSpan, _ field: PreparedField,
    into out: inout ByteBuffer
  ) {
    var cursor = TextCursor(before: cell)
    guard let node = try? JSONNode(&cursor, bytes) else { return }
    out.append(leaves(of: node, key: nil, field).joined(separator: field.language.separator))
  }

  private func leaves(
    of node: JSONNode, key: String?, isAlone: Bool = false, saysKey: Bool = true,
    _ field: PreparedField
  ) -> [String] {
    switch node.content {
    case .null: return []
    case .bool, .number:
      return [scalar(node, of: key.map { field.member(named: $0) } ?? field, key, saysKey)]
    case .string(let text):
      let clean = TextCleaner.clean(text)
      if clean.isEmpty { return [] }
      // A text alone in its object needs no key.
      if let key, !isAlone { return [named(clean, behind: key, saysKey: saysKey, field)] }
      return [Self.formatted(clean, as: field)]
    case .array(let elements):
      return leaves(of: elements, key: key, field)
    case .object(let members):
      var found: [String] = []
      for member in members {
        found += leaves(of: member.value, key: member.key, isAlone: members.count == 1, field)
      }
      return found
    }
  }

  /// The values of a list: its key is said once, and objects of several values are parted by more than these are.
  private func leaves(
    of elements: [JSONNode], key: String?, _ field: PreparedField
  ) -> [String] {
    var found: [[String]] = []
    for element in elements {
      let leaves = leaves(of: element, key: key, saysKey: found.isEmpty, field)
      if !leaves.isEmpty { found.append(leaves) }
    }
    guard found.count > 1, found.contains(where: { $0.count > 1 }) else {
      return found.flatMap { $0 }
    }
    let separator = field.language.separator
    return [
      found.map { $0.joined(separator: separator) }.joined(separator: Self.stronger(separator))
    ]
  }

  /// What parts the elements of a list whose values a separator parts.
  private static func stronger(_ separator: String) -> String {
    switch separator.first {
    case "、", "，": "；"
    case "،": "؛ "
    default: "; "
    }
  }

  /// A text inside an object, behind its key unless it is the object's name; a date is said as in a column of dates.
  private func named(
    _ text: String, behind key: String, saysKey: Bool, _ field: PreparedField
  ) -> String {
    let isDate = CivilTime(iso8601: text, parts: .date).map { !$0.hasTime } ?? false
    let member = field.member(named: key, holdsDates: isDate)
    let value = isDate ? Self.formatted(text, as: member) : text
    return member.isName || !saysKey
      ? value : String(decoding: member.heading, as: UTF8.self) + value
  }

  /// A text as a date where its field holds dates and it is one, else as it is.
  private static func formatted(_ text: String, as field: PreparedField) -> String {
    guard case .calendar(let format) = field.format.form, let time = format.parse(text) else {
      return text
    }
    var out = ByteBuffer()
    format.append(time, into: &out)
    return out.text()
  }

  /// A number or a truth value inside an object, behind its key, with the unit that the key states.
  private func scalar(
    _ node: JSONNode, of member: PreparedField, _ key: String?, _ saysKey: Bool
  ) -> String {
    var source = ByteBuffer()
    let kind: CellSlice.Kind
    switch node.content {
    case .number(let digits):
      source.append(digits)
      kind = .number
    case .bool(let value): kind = value ? .true : .false
    default: return ""
    }
    let cell = CellSlice(kind: kind, start: 0, end: source.count)
    source.padWithZeros()
    var phrase = Phrase(field: 0, start: 0, end: 0, valueStart: 0, cell: cell, number: nil)
    var value = ByteBuffer()
    do throws(CellFailure) {
      // An amount in a list has the marks of the locale, as one in a column has; a whole number may be a year.
      if key == nil, case .text = member.format.form,
        kind != .number || source.bytes.byte(0) == UInt8(ascii: "-")
          || (0..<source.count).contains(where: { source.bytes.byte($0) == UInt8(ascii: ".") })
      {
        appendBare(member, cell, source.bytes, into: &value, &phrase)
      } else {
        try append(member, cell, source.bytes, into: &value, &phrase)
      }
    } catch {
      appendBare(member, cell, source.bytes, into: &value, &phrase)
    }
    // Its key is said of a member, and of nothing else.
    let text = value.text(from: phrase.valueStart)
    return key == nil || !saysKey ? text : String(decoding: member.heading, as: UTF8.self) + text
  }

  // MARK: Numbers

  @inline(__always)
  private func appendNumber(
    _ field: PreparedField, _ cell: CellSlice, _ bytes: RawSpan,
    into out: inout ByteBuffer, _ phrase: inout Phrase
  ) throws(CellFailure) {
    guard let value = try number(field, cell, bytes) else { return }
    if field.say.role != nil { try checkRange(field, value, cell, bytes) }
    if field.say.kind == .integer, !value.isInteger {
      throw failure(field, cell, bytes, expected: "a whole number")
    }
    appendHeading(field, isNumberOrTruth: true, into: &out, &phrase)
    let prepared = field.format.number.prepared(
      field.say.kind == .integer ? value.trimmed(toFractionDigits: 0) : value)
    phrase.number = prepared
    guard let frame = field.format.frame(of: prepared) else {
      field.format.number.append(prepared, into: &out)
      return
    }
    out.append(frame.before)
    if frame.hasValue { field.format.number.append(prepared, withSign: false, into: &out) }
    out.append(frame.after)
  }

  /// The number in a cell of a typed field; nil if the cell is empty.
  @inline(__always)
  func number(
    _ field: PreparedField, _ cell: CellSlice, _ bytes: RawSpan
  ) throws(CellFailure) -> DecimalNumber? {
    if cell.kind == .number, field.format.readsJSONNumbers(numbersAreText: numbersAreText) {
      do throws(DecimalNumber.Fault) {
        return try DecimalNumber(bytes, from: cell.start, to: cell.end)
      } catch {
        throw failure(field, cell, bytes, expected: error.expectation)
      }
    }
    guard cell.isText || cell.kind == .number else {
      throw failure(field, cell, bytes, expected: "a number")
    }
    return try numberInText(field, cell, bytes)
  }

  private func numberInText(
    _ field: PreparedField, _ cell: CellSlice, _ bytes: RawSpan
  ) throws(CellFailure) -> DecimalNumber? {
    for known in field.surroundings {
      if let number = known.number(of: cell, bytes) { return number }
    }
    var text = TextCleaner.text(of: cell, bytes)
    if text.isEmpty { return nil }
    if field.format.field.isGuess, !fitsGuess(text, field) {
      throw failure(field, cell, bytes, expected: "a number")
    }
    if let group = field.format.field.groupChar {
      guard let plain = Self.withoutGroups(text, group, decimal: field.format.field.decimalChar)
      else {
        throw failure(field, cell, bytes, expected: "a number with groups of three digits")
      }
      text = plain
    }
    if field.format.field.decimalChar != "." {
      text = String(text.map { $0 == field.format.field.decimalChar ? "." : $0 == "." ? "?" : $0 })
    }
    text = text.hasPrefix("−") ? "-" + text.dropFirst() : text
    if !field.format.field.bareNumber { text = Self.bareNumber(in: text) }
    let digits = ByteBuffer(text)
    do throws(DecimalNumber.Fault) {
      let number = try DecimalNumber(digits.bytes, from: 0, to: digits.count)
      if field.format.field.isGuess, field.format.field.decimalChar == "." {
        field.remember(AmountSurroundings(cell, bytes, of: number))
      }
      return number
    } catch {
      throw failure(field, cell, bytes, expected: error.expectation)
    }
  }

  /// Whether a text is a number in the way that the sample's were, so that no mark changes its meaning.
  private func fitsGuess(_ text: String, _ field: PreparedField) -> Bool {
    // A point at the end is a decimal point without decimals.
    let hasPoint =
      text.last == "." && !field.format.field.bareNumber && field.format.field.decimalChar == "."
    guard let amount = TextAmount(hasPoint ? String(text.dropLast()) : text) else { return false }
    // What begins with a zero is a code, wherever in the file it is.
    if amount.isCode { return false }
    let group = field.format.field.groupChar ?? (field.format.field.decimalChar == "," ? "." : ",")
    guard NumberMarks(decimal: field.format.field.decimalChar, group: group).fits(amount.digits),
      field.format.field.groupChar != nil || !amount.digits.contains(group)
    else { return false }
    switch (amount.unit, field.say.kind) {
    case (.none, _): return !field.format.needsUnit
    case (.percent, .percent): return true
    case (.money(let code), .currency(let own)):
      return code == own || code == "JPY" && own == "CNY"
        || code == "USD" && text.contains("$") && DollarRegions.writeWithDollar(own)
    default: return false
    }
  }

  /// A text without the separators of its number's groups; nil where what they part are no groups, as in `1.2`.
  ///
  /// Groups have three digits; some countries' have two or four, and the last one three then, or four.
  private static func withoutGroups(_ text: String, _ group: Character, decimal: Character)
    -> String?
  {
    guard text.contains(group) else { return text }
    let parts = text.split(separator: group, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated().dropFirst()
    where parts[index - 1].last?.isWholeNumber == true && part.first?.isWholeNumber == true {
      let length = part.prefix(while: \.isWholeNumber).count
      let isLast = length < part.count || index == parts.count - 1
      guard (isLast ? 3...4 : 2...4).contains(length), !parts[index - 1].contains(decimal) else {
        return nil
      }
    }
    return parts.joined()
  }

  /// The number without the text around it, with the sign that precedes or follows it.
  ///
  /// A hyphen after a letter, as in `US-$5`, is not a sign; parentheses around everything mean a
  /// minus.
  private static func bareNumber(in text: String) -> String {
    let characters = Array(text)
    let isDigit = { (index: Int) in
      characters.indices.contains(index) && "0123456789".contains(characters[index])
    }
    guard var first = characters.indices.first(where: isDigit),
      let last = characters.indices.last(where: isDigit)
    else { return text }
    if first > 0, characters[first - 1] == ".", first < 2 || characters[first - 2] != "." {
      let isPoint = first < 2 || !characters[first - 2].isLetter
      if isPoint { first -= 1 }
    }
    let before = characters[..<first]
    let after = characters[(last + 1)...]
    let signs = before.indices.count { index in
      "-−".contains(before[index]) && (index == 0 || !before[index - 1].isLetter)
    }
    // Two signs are a mistake or a decoration; no one knows which.
    if signs > 1 { return text }
    let hasSign = signs == 1
    let isNegative =
      hasSign || after.first.map { "-−".contains($0) } == true
      || (before.contains("(") && after.contains(")"))
    let sign = isNegative ? "-" : before.first == "+" ? "+" : ""
    return sign + String(characters[first...last])
  }

  // MARK: Dates, measures and truth values

  private func appendOther(
    _ field: PreparedField, _ cell: CellSlice, _ bytes: RawSpan,
    into out: inout ByteBuffer, _ phrase: inout Phrase
  ) throws(CellFailure) {
    switch field.format.form {
    case .measure(let format):
      guard let value = try number(field, cell, bytes) else { return }
      if field.say.role != nil { try checkRange(field, value, cell, bytes) }
      phrase.number = field.format.rounded(measure: value)
      appendHeading(field, isNumberOrTruth: true, into: &out, &phrase)
      field.format.append(measure: value, format, into: &out)
    case .calendar where cell.kind == .container:
      // Each date of a list.
      guard bytes.byte(cell.start) == UInt8(ascii: "[") else {
        throw failure(field, cell, bytes, expected: "a date")
      }
      appendHeading(field, isNumberOrTruth: false, into: &out, &phrase)
      appendLeaves(cell, bytes, field, into: &out)
    case .calendar(let format):
      let isText = cell.isText || cell.kind == .number
      let text = isText ? TextCleaner.text(of: cell, bytes) : nil
      if text?.isEmpty == true { return }
      guard let time = text.flatMap({ format.parse($0) }) else {
        throw failure(field, cell, bytes, expected: format.expectation)
      }
      appendHeading(field, isNumberOrTruth: false, into: &out, &phrase)
      format.append(time, into: &out)
      phrase.isTyped = true
    case .amount(let format):
      guard let value = try amount(format, field, cell, bytes) else { return }
      phrase.number = value
      appendHeading(field, isNumberOrTruth: true, into: &out, &phrase)
      out.append(
        cell.isText
          ? format.text(of: value, writtenAs: TextCleaner.text(of: cell, bytes))
          : format.text(of: value))
    case .yesNo:
      guard let truth = truth(field, cell, bytes) else {
        if cell.isText, TextCleaner.text(of: cell, bytes).isEmpty { return }
        throw failure(field, cell, bytes, expected: "true or false")
      }
      appendHeading(field, isNumberOrTruth: true, into: &out, &phrase)
      out.append(truth ? field.language.yes : field.language.no)
    case .toggle:
      guard let toggle = toggle(field, cell, bytes) else {
        if cell.isText, TextCleaner.text(of: cell, bytes).isEmpty { return }
        throw failure(field, cell, bytes, expected: "true, false or \"mixed\"")
      }
      phrase.toggle = toggle
      out.append(field.language.controls.word(for: toggle, of: field.say.role ?? .switch))
    case .bare, .text, .number, .skip: return
    }
  }

  /// The number in a cell, which the format may parse from text; nil if the cell is empty.
  func amount(
    _ format: AmountFormat, _ field: PreparedField, _ cell: CellSlice, _ bytes: RawSpan
  ) throws(CellFailure) -> DecimalNumber? {
    guard cell.isText else {
      if field.format.needsUnit { throw failure(field, cell, bytes, expected: format.expectation) }
      return try number(field, cell, bytes)
    }
    let text = TextCleaner.text(of: cell, bytes)
    if text.isEmpty { return nil }
    if let value = format.parse(text) { return value }
    throw failure(field, cell, bytes, expected: format.expectation)
  }

  func truth(
    _ field: PreparedField, _ cell: CellSlice, _ bytes: RawSpan
  ) -> Bool? {
    switch cell.kind {
    case .true: return true
    case .false: return false
    case .text, .escapedText, .doubledQuotes, .escapedQuotes, .number:
      let text = TextCleaner.text(of: cell, bytes)
      if field.format.field.trueValues.contains(text) { return true }
      return field.format.field.falseValues.contains(text) ? false : nil
    default: return nil
    }
  }

  // MARK: Categories and missing values

  /// Appends the word for a category or a missing value; returns false if the text is neither.
  private func lookUp(
    _ field: PreparedField, _ cell: CellSlice, _ bytes: RawSpan,
    into out: inout ByteBuffer, _ phrase: inout Phrase
  ) -> Bool {
    let text: String
    switch cell.kind {
    case .true: text = "true"
    case .false: text = "false"
    case .container: return false
    default: text = TextCleaner.text(of: cell, bytes)
    }
    if field.format.field.missingValues.contains(text) {
      out.append(field.format.missing)
      return true
    }
    guard let word = field.format.field.categories[text] else { return false }
    appendHeading(field, isNumberOrTruth: false, into: &out, &phrase)
    out.append(TextCleaner.clean(word))
    return true
  }

  @inline(never)
  func failure(
    _ field: PreparedField, _ cell: CellSlice, _ bytes: RawSpan, expected: String
  ) -> CellFailure {
    let found: String
    switch cell.kind {
    case .true: found = "true"
    case .false: found = "false"
    case .container:
      found = bytes.byte(cell.start) == UInt8(ascii: "{") ? "an object" : "an array"
    case .number: found = bytes.text(from: cell.start, to: min(cell.end, cell.start + 60))
    default:
      let text = TextCleaner.text(of: cell, bytes)
      found = "\"" + (text.count > 60 ? text.prefix(60) + "…" : text) + "\""
    }
    return CellFailure(
      field: field.name, cell: cell, reason: "expected \(expected), found \(found)")
  }
}
