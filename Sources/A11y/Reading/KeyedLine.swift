// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A line of text that names its values.
enum KeyedLine {
  /// A name and its value.
  struct Member: Equatable {
    let name: String
    var value: String
    /// Whether the value stood between quotes, and so is a text whatever it looks like.
    var isQuoted = false
    /// Whether it stands for a value that is not known.
    var isMissing = false
  }

  /// How long a name may be; what is longer is a sentence with a colon.
  private static let longestName = 40

  /// The pairs of a line of logfmt, such as `level=info msg="file read" took=3ms`; nil for any other line.
  ///
  /// A name alone, as it may stand behind the first pair, means that it holds. One word may be before all pairs, without a
  /// name, where a quoted value is behind it: `1010 town="Wien"`.
  static func pairs(_ line: Substring) -> [Member]? {
    var members: [Member] = []
    var rest = line.drop(while: isBlank)
    let word = rest.prefix { !isBlank($0) }
    if !word.contains(where: { "=\":[{".contains($0) }), line.contains("=\"") {
      members.append(Member(name: "", value: String(word)))
      rest = rest[word.endIndex...].drop(while: isBlank)
      guard rest.prefix(while: { !isBlank($0) && $0 != "\"" }).contains("=") else { return nil }
    }
    while !rest.isEmpty {
      let name = rest.prefix { !isBlank($0) && $0 != "=" && $0 != "\"" }
      guard let first = name.unicodeScalars.first, first.properties.isAlphabetic || first == "_",
        name.utf8.count <= longestName
      else { return nil }
      rest = rest[name.endIndex...]
      guard rest.first == "=" else {
        guard !members.isEmpty, rest.first.map(isBlank) ?? true else { return nil }
        members.append(Member(name: String(name), value: "true"))
        rest = rest.drop(while: isBlank)
        continue
      }
      rest = rest.dropFirst()
      guard let value = takeValue(&rest), rest.first.map(isBlank) ?? true else { return nil }
      members.append(Member(name: String(name), value: value.text, isQuoted: value.isQuoted))
      rest = rest.drop(while: isBlank)
    }
    return members.isEmpty ? nil : members
  }

  private static func takeValue(_ rest: inout Substring) -> (text: String, isQuoted: Bool)? {
    guard rest.first == "\"" else {
      let value = rest.prefix { !isBlank($0) }
      rest = rest[value.endIndex...]
      return value.contains("\"") ? nil : (String(value), false)
    }
    rest = rest.dropFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == "\"" { return (text, true) }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      switch escaped {
      case "n", "t", "r": text.append(" ")
      case "u", "x":
        let digits = rest.prefix(escaped == "u" ? 4 : 2)
        if digits.count == (escaped == "u" ? 4 : 2), let code = UInt32(digits, radix: 16),
          let scalar = Unicode.Scalar(code)
        {
          text.unicodeScalars.append(scalar)
          rest = rest[digits.endIndex...]
        } else {
          text.append("\\")
          text.append(escaped)
        }
      case "\"", "\\", "/": text.append(escaped)
      default:
        // What is no escape keeps its backslash: "C:\dir".
        text.append("\\")
        text.append(escaped)
      }
    }
    return nil
  }

  /// How many bytes are before the mark that is behind a name and a blank, as programs set those of all lines below each
  /// other; nil for any other line.
  static func paddedMark(_ line: Substring) -> Int? {
    guard let mark = line.firstIndex(where: { $0 == ":" || $0 == "=" }),
      line[..<mark].last.map(isBlank) == true
    else {
      return nil
    }
    return line[..<mark].utf8.count
  }

  /// A line such as `Package: apt`, `cpu MHz<tab>: 2800` or `name = value`; nil for any other.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - mark: where the colon of the line above is behind blanks; an indented name with its own right below is one as well.
  /// - Returns: the name and its value.
  static func member(_ line: Substring, belowMark mark: Int? = nil) -> Member? {
    let isIndented = line.first.map(isBlank) == true
    if isIndented, mark == nil || paddedMark(line) != mark { return nil }
    return member(inLine: isIndented ? line.drop(while: isBlank) : line)
  }

  private static func member(inLine line: Substring) -> Member? {
    guard let mark = line.firstIndex(where: { $0 == ":" || $0 == "=" }) else { return nil }
    let name = trimmed(line[..<mark])
    let value = line[line.index(after: mark)...]
    guard !name.isEmpty, name.utf8.count <= longestName,
      name.unicodeScalars.first?.properties.isAlphabetic == true || name.first == "_",
      name.unicodeScalars.allSatisfy({
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || " _-./()#[]@".unicodeScalars.contains($0)
      }), name.count(where: { $0 == " " }) < 4
    else { return nil }
    // A colon within a word is one of an address or a time.
    guard line[mark] == "=" || value.first.map(isBlank) ?? true else { return nil }
    let text = trimmed(value)
    guard text.count > 1, text.first == "\"", text.last == "\"" else {
      return Member(name: String(name), value: String(text))
    }
    return Member(name: String(name), value: String(text.dropFirst().dropLast()), isQuoted: true)
  }

  /// A name alone, which means that it holds; nil for any other line.
  static func flag(_ line: Substring) -> String? {
    let name = trimmed(line)
    guard name.unicodeScalars.first?.properties.isAlphabetic == true, !name.contains(" "),
      name.utf8.count <= longestName
    else { return nil }
    return String(name)
  }

  /// The name of a section, `[backup]`; nil for any other line.
  static func section(_ line: Substring) -> String? {
    let line = trimmed(line)
    guard line.first == "[", line.last == "]" else { return nil }
    let name = trimmed(line.dropFirst().dropLast())
    guard let first = name.first, first.isLetter || first.isNumber,
      !name.contains(where: { "[]{},".contains($0) })
    else { return nil }
    return String(name.filter { $0 != "\"" })
  }

  /// Whether a line announces the row whose cells are on the lines below it, as `psql -x` with any border and `mysql -E`
  /// print one: `-[ RECORD 2 ]---`, `├─[ RECORD 2 ]─┤`, `* Record 2`, `*** 2. row ***`.
  static func announcesRow(_ line: Substring) -> Bool {
    let words = line.split(whereSeparator: isBlank)
    if words.count > 2, words[0].last == "[", words[1] == "RECORD",
      words[0].dropLast().unicodeScalars.allSatisfy({
        BoxDrawing.isStroke($0) || BoxDrawing.isJoint($0)
      })
    {
      return Int(words[2]) != nil
    }
    if words.count == 3, words[0] == "*", words[1] == "Record" { return Int(words[2]) != nil }
    return words.count == 4 && words[2] == "row" && words[1].last == "."
      && Int(words[1].dropLast()) != nil
      && [words[0], words[3]].allSatisfy { $0.count > 2 && $0.allSatisfy { $0 == "*" } }
  }

  /// A cell on a line of its own behind its name: `name | Ada`, `   name: Ada`, `│ name │ Ada │`; nil for any other line.
  static func cell(_ line: Substring) -> Member? {
    var line = line
    let inner = trimmed(line)
    // A frame has the same bar at both ends.
    if let bar = inner.first, bar == "|" || bar == "│" || bar == "║", inner.last == bar,
      inner.count > 2
    {
      line = inner.dropFirst().dropLast()
    }
    guard let mark = line.firstIndex(where: { "|│║:".contains($0) }) else { return nil }
    let name = trimmed(line[..<mark])
    guard !name.isEmpty else { return nil }
    return Member(name: String(name), value: String(trimmed(line[line.index(after: mark)...])))
  }

  /// Whether a line is a comment.
  static func isComment(_ line: Substring) -> Bool {
    line.first.map { "#;".contains($0) } ?? false
  }

  static func isBlank(_ line: Substring) -> Bool { line.allSatisfy(isBlank) }

  static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == "\r"
  }

  /// Whether a line stands between records as the record-jar format has it, such as the registry of RFC 5646: `%%`.
  static func isMark(_ line: Substring) -> Bool { trimmed(line) == "%%" }

  /// Whether a record ends at a line; `//` does so in the files of EMBL and of those who follow them.
  static func endsRecord(_ line: Substring) -> Bool {
    isBlank(line) || isMark(line) || trimmed(line) == "//"
  }

  static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: isBlank)
    while text.last.map(isBlank) ?? false { text.removeLast() }
    return text
  }
}
