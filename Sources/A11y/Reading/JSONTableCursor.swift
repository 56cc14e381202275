// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the rows inside JSON: at the top level, in a table document's sections, or at a pointer.
///
/// It moves from part to part of the surrounding structure, and never looks inside a row.
struct JSONTableCursor {
  /// A part of the structure; the input is then at the part's value.
  enum Part {
    /// A member of the document.
    case member(String)
    /// The start of a section; there is no value to read.
    case section(Int)
    /// A member of a section.
    case sectionMember(Int, String)
    /// A row of the current section.
    case row
  }

  private enum Level {
    case document
    case sections
    case section
    case rows
    /// An object whose members are the rows.
    case members
    /// An object or array around the rows that is otherwise of no interest.
    case object
    case array
  }

  private var levels: [Level] = []
  /// Whether the innermost array or object has had no element yet.
  private var isFirst = true
  /// The section that rows belong to, from 0.
  private(set) var section = 0
  private var hasRows = false
  /// Whether the rows are the members of an object.
  private(set) var rowsAreMembers = false
  /// The members behind the rows that hold objects in a list, as rows do.
  private(set) var passed: [String] = []
  /// The path of the array that contains the rows, such as `sections[2].rows`.
  private(set) var rowsPath = ""

  /// Enters a table document, with the input at its `{`.
  mutating func enterDocument(
    _ input: inout InputScanner
  ) throws(ReadingError) {
    try input.consume(UInt8(ascii: "{"), else: .value)
    push(.document)
  }

  /// Enters the array of rows at a pointer, or the one that is the entire text; or the object whose
  /// members are the rows.
  mutating func enterRows(
    _ input: inout InputScanner, at pointer: JSONPointer?
  ) throws(ReadingError) {
    for token in pointer?.tokens ?? [] {
      let first = try input.peek()
      let isObject = first == UInt8(ascii: "{")
      guard isObject || first == UInt8(ascii: "[") else {
        throw notFound(token, pointer, &input, seen: "neither an object nor an array")
      }
      input.cursor.position += 1
      push(isObject ? .object : .array)
      var seen: [String] = []
      var count = 0
      while true {
        guard try hasNext(&input, close: isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          let keys = seen.map { "\"\($0)\"" }.joined(separator: ", ")
          throw notFound(
            token, pointer, &input,
            seen: isObject
              ? "only \(keys.isEmpty ? "an empty object" : keys)" : "\(count) elements")
        }
        let name = isObject ? try input.key() : String(count)
        if name == token { break }
        try input.skipValue()
        count += 1
        if seen.count < 8 { seen.append(name) }
      }
      rowsPath += isObject ? (rowsPath.isEmpty ? token : "." + token) : "[\(token)]"
    }
    if try input.peek() == UInt8(ascii: "{") {
      input.cursor.position += 1
      rowsAreMembers = true
      push(.members)
    } else {
      try input.consume(UInt8(ascii: "["), else: .rows)
      push(.rows)
    }
  }

  private func notFound(
    _ token: String, _ pointer: JSONPointer?, _ input: inout InputScanner, seen: String
  ) -> ReadingError {
    input.error(
      .description, at: input.cursor.position,
      "nothing at \(pointer?.description ?? ""): there is no \"\(token)\" here, \(seen)",
      path: rowsPath)
  }

  /// How many parts contain what comes next.
  var depth: Int { levels.count }
  /// What is wrong with the first section that is none, which is passed as one without rows.
  private(set) var fault: ReadingError?

  /// The next part of what was entered last; nil once it has been left.
  ///
  /// - Parameters:
  ///   - input: the input.
  ///   - depth: the depth in it.
  /// - Returns: the part.
  /// - Throws: a ``ReadingError`` for anything that is no such structure.
  mutating func nextPart(
    _ input: inout InputScanner, inside depth: Int
  ) throws(ReadingError) -> Part? {
    while let level = levels.last, levels.count >= depth {
      switch level {
      case .rows:
        if try hasNext(&input, close: UInt8(ascii: "]")) { return .row }
      case .members:
        if try hasNext(&input, close: UInt8(ascii: "}")) { return .row }
      case .sections:
        guard try hasNext(&input, close: UInt8(ascii: "]")) else { continue }
        section += 1
        guard try input.peek() == UInt8(ascii: "{") else {
          // The rows of the others are read.
          var error = try input.unexpected(.section)
          error.path = "sections[\(section)]"
          fault = fault ?? error
          try input.skipValue()
          return .section(section)
        }
        input.cursor.position += 1
        push(.section)
        return .section(section)
      case .document, .section, .object:
        guard try hasNext(&input, close: UInt8(ascii: "}")) else { continue }
        let key = try input.key()
        if let part = try member(key, of: level, &input) { return part }
      case .array:
        if try hasNext(&input, close: UInt8(ascii: "]")) { try input.skipValue() }
      }
    }
    return nil
  }

  /// The next part; nil at the end, once only white space remains.
  mutating func nextPart(
    _ input: inout InputScanner
  ) throws(ReadingError) -> Part? {
    if let part = try nextPart(&input, inside: 1) { return part }
    guard try input.peek() == 0, input.cursor.position >= input.cursor.end else {
      throw try input.unexpected(.end)
    }
    return nil
  }

  /// Enters members that hold rows, returns the document's other members, and skips the rest.
  private mutating func member(
    _ key: String, of level: Level, _ input: inout InputScanner
  ) throws(ReadingError) -> Part? {
    let next = try input.peek()
    switch (level, key) {
    case (.document, "sections"):
      try claimRows(key, &input)
      try input.consume(UInt8(ascii: "["), else: .rows)
      section = -1
      push(.sections)
      return nil
    case (.document, "rows"), (.section, "rows"):
      if level == .document { try claimRows(key, &input) }
      try enterRows(level == .section ? "sections[\(section)].rows" : key, &input)
      return nil
    case (.document, "data") where next == UInt8(ascii: "[") && !hasRows:
      // The rows as pandas writes them; a member that is not an array may be anything.
      try claimRows(key, &input)
      try enterRows(key, &input)
      return nil
    case (.document, _): return .member(key)
    case (.section, _): return .sectionMember(section, key)
    default:
      if try input.isAtListOfObjects() { passed.append(key) }
      try input.skipValue()
      return nil
    }
  }

  private mutating func enterRows(_ path: String, _ input: inout InputScanner) throws(ReadingError)
  {
    rowsPath = path
    try input.consume(UInt8(ascii: "["), else: .rows)
    push(.rows)
  }

  /// Records that the document's rows are here, and rejects a second occurrence.
  private mutating func claimRows(_ key: String, _ input: inout InputScanner) throws(ReadingError) {
    guard !hasRows else {
      throw input.error(
        .description, at: input.cursor.position, "a table's rows must be in one place", path: key
      )
    }
    hasRows = true
  }

  private mutating func push(_ level: Level) {
    levels.append(level)
    isFirst = true
  }

  /// Skips a comma to the next element, or the closing bracket to leave the level.
  private mutating func hasNext(
    _ input: inout InputScanner, close: UInt8
  ) throws(ReadingError) -> Bool {
    let isObject = close == UInt8(ascii: "}")
    let next = try input.peek()
    if next == close {
      input.cursor.position += 1
      levels.removeLast()
      isFirst = false
      return false
    }
    if !isFirst {
      guard next == UInt8(ascii: ",") else {
        throw try input.unexpected(isObject ? .commaOrBrace : .commaOrBracket)
      }
      input.cursor.position += 1
      let after = try input.peek()
      if after == close { throw try input.unexpected(isObject ? .key : .value) }
    }
    isFirst = false
    return true
  }
}
