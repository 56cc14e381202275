// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A file in ARFF, as Weka and collections of data for learning machines write it: a line for each attribute, then the rows.
///
/// ```
/// @relation weather
/// @attribute 'wind speed' numeric
/// @attribute play {yes, no}
/// @data
/// 12.5, yes
/// ```
///
/// The rules are those of Weka's manual, "The ARFF format": names of any case behind `@`, comments behind `%`, a question mark
/// for a missing value, and sparse rows, `{0 12.5, 1 no}`, which lack what is zero or the first of the values that are listed.
struct AttributeRelation {
  private struct Attribute {
    let name: String
    /// Whether its values are numbers.
    let isNumeric: Bool
    /// What a sparse row has where it has nothing.
    let usual: String
  }

  private var attributes: [Attribute] = []
  /// Whether the attributes are those of a table inside of a cell.
  private var isInside = false
  private var isInRows = false

  /// Whether a line begins such a file.
  static func begins(_ line: Substring) -> Bool {
    word(of: line) == "@relation"
  }

  /// Whether a line is a comment.
  static func isComment(_ line: Substring) -> Bool {
    line.drop(while: KeyedLine.isBlank).first == "%"
  }

  /// The cells of a line by the names of their attributes; nil where the line is none of a row.
  mutating func members(of line: Substring) -> [KeyedLine.Member]? {
    let line = KeyedLine.trimmed(line)
    if line.isEmpty || Self.isComment(line) { return nil }
    guard isInRows else {
      switch Self.word(of: line) {
      case "@attribute" where !isInside: declare(line.dropFirst("@attribute".count))
      case "@end": isInside = false
      case "@data": isInRows = true
      default: break
      }
      return nil
    }
    return line.first == "{" ? sparseCells(line) : cells(line)
  }

  private static func word(of line: Substring) -> String {
    line.drop(while: KeyedLine.isBlank).prefix { !KeyedLine.isBlank($0) }.lowercased()
  }

  private mutating func declare(_ declaration: Substring) {
    var rest = declaration.drop(while: KeyedLine.isBlank)
    let name = Self.takeCell(&rest) { KeyedLine.isBlank($0) || $0 == "{" }
    rest = rest.drop(while: KeyedLine.isBlank)
    isInside = Self.word(of: rest) == "relational"
    let isListed = rest.first == "{"
    let values = isListed ? Self.cells(in: rest.dropFirst().prefix { $0 != "}" }) : []
    let isNumeric = ["numeric", "real", "integer"].contains(Self.word(of: rest))
    attributes.append(
      Attribute(
        name: name.text, isNumeric: isNumeric,
        usual: isNumeric ? "0" : values.first?.text ?? ""))
  }

  private func cells(_ line: Substring) -> [KeyedLine.Member] {
    var cells = Self.cells(in: line)
    while cells.count > attributes.count, cells.last?.text.isEmpty == true { cells.removeLast() }
    return cells.enumerated().map { index, cell in
      guard index < attributes.count else {
        return index == attributes.count && cell.text.hasPrefix("{")
          ? Self.weight(cell.text)
          : KeyedLine.Member(name: "column \(index + 1)", value: cell.text, isQuoted: cell.isQuoted)
      }
      return member(attributes[index], cell)
    }
  }

  /// How much a row counts, which may be behind its values, in braces.
  private static func weight(_ text: some StringProtocol) -> KeyedLine.Member {
    KeyedLine.Member(name: "weight", value: String(text.filter { !"{}, ".contains($0) }))
  }

  private func sparseCells(_ line: Substring) -> [KeyedLine.Member] {
    var members = attributes.map { member($0, ($0.usual, false)) }
    // The brace that ends the values is behind all quotes.
    let halves = Self.parts(of: line.dropFirst(), separator: "}")
    for entry in Self.parts(of: halves[0], separator: ",") where !KeyedLine.isBlank(entry) {
      var rest = entry.drop(while: KeyedLine.isBlank)
      let index = Int(rest.prefix { !KeyedLine.isBlank($0) })
      rest = rest.drop { !KeyedLine.isBlank($0) }.drop(while: KeyedLine.isBlank)
      guard let index, attributes.indices.contains(index) else {
        members.append(KeyedLine.Member(name: "", value: String(entry)))
        continue
      }
      members[index] = member(attributes[index], Self.takeCell(&rest) { _ in false })
    }
    if halves.count > 1, halves[1].contains("{") { members.append(Self.weight(halves[1])) }
    return members
  }

  private func member(
    _ attribute: Attribute, _ cell: (text: String, isQuoted: Bool)
  ) -> KeyedLine.Member {
    KeyedLine.Member(
      name: attribute.name, value: cell.text, isQuoted: !attribute.isNumeric,
      isMissing: cell.text == "?" && !cell.isQuoted)
  }

  // MARK: Cells

  /// The cells of a line that commas or, where it has none, blanks separate.
  private static func cells(in line: Substring) -> [(text: String, isQuoted: Bool)] {
    var parts = parts(of: line, separator: ",")
    if parts.count == 1 { parts = Self.parts(of: line, separator: " ") }
    return parts.map { part in
      var rest = part.drop(while: KeyedLine.isBlank)
      return takeCell(&rest) { _ in false }
    }
  }

  /// The parts of a line between separators that no quotes are around; several blanks in a row are one.
  private static func parts(of line: Substring, separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var quote: Character?
    var start = line.startIndex
    var isEscaped = false
    for index in line.indices {
      let character = line[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\", quote != nil {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil }
      } else if isQuote(character),
        index == start || KeyedLine.isBlank(line[line.index(before: index)])
      {
        quote = character
      } else if separator == " " ? KeyedLine.isBlank(character) : character == separator {
        parts.append(line[start..<index])
        start = line.index(after: index)
      }
    }
    parts.append(line[start...])
    return separator == " " ? parts.filter { !$0.isEmpty } : parts
  }

  /// Takes a text, with or without quotes, from the beginning of a line.
  ///
  /// - Parameters:
  ///   - rest: the line; receives what is behind the text.
  ///   - ends: what a text without quotes ends before.
  /// - Returns: the text, and whether quotes were around it.
  private static func takeCell(
    _ rest: inout Substring, _ ends: (Character) -> Bool
  ) -> (text: String, isQuoted: Bool) {
    guard let quote = rest.first, isQuote(quote) else {
      let text = rest.prefix { !ends($0) }
      rest = rest[text.endIndex...]
      return (String(KeyedLine.trimmed(text)), false)
    }
    let open = rest
    rest = rest.dropFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return (text, true) }
      guard character == "\\", let escaped = rest.popFirst() else {
        text.append(character)
        continue
      }
      // Line breaks and tabs are blanks in what is said.
      text.append("ntr".contains(escaped) ? " " : escaped)
    }
    // A quote that nothing closes is part of the text.
    return (String(KeyedLine.trimmed(open)), false)
  }

  private static func isQuote(_ character: Character) -> Bool {
    character == "'" || character == "\""
  }
}
