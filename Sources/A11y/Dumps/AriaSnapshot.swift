// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The accessibility tree that Playwright writes in YAML, its "aria snapshot".
///
/// Source: `packages/isomorphic/ariaSnapshot.ts` and `yaml.ts` of microsoft/playwright. Of YAML it uses lists of texts and of
/// mappings with one key, one a line; a text is never anything else, though `1:00` looks like a number to others.
struct AriaSnapshot {
  /// A line of it.
  private struct Line {
    var indent: Int
    var key: Substring
    var value: Substring
    var number: Int
    var column: Int
  }

  private(set) var roots: [AccessibilityNode] = []

  /// Reads a snapshot, or the one in a block of Markdown, in which some tools hand it on.
  ///
  /// - Parameter text: the snapshot.
  /// - Throws: a ``ReadingError`` for a line that is none of a snapshot.
  init(_ text: String) throws(ReadingError) {
    let lines = try Self.lines(text)
    var index = 0
    roots = try Self.nodes(lines, &index, deeperThan: -1, level: 0)
  }

  private static func lines(_ text: String) throws(ReadingError) -> [Line] {
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // Of Markdown, what stands between fences.
    let isMarkdown = all.contains { String($0).trimmingSpaces() == "```yaml" }
    var isInside = !isMarkdown
    var lines: [Line] = []
    for (index, line) in all.enumerated() {
      if isMarkdown {
        let text = String(line).trimmingSpaces()
        if text.hasPrefix("```") {
          isInside = text == "```yaml"
          continue
        }
        if !isInside { continue }
      }
      let content = line.drop { $0 == " " }
      if content.isEmpty || content.first == "#" { continue }
      let indent = line.count - content.count
      guard content.hasPrefix("- ") || content == "-" else {
        throw error("a line of a snapshot begins with \"- \"", index + 1, indent + 1)
      }
      let item = content.dropFirst(2).drop { $0 == " " }
      guard let (key, value) = divided(item) else {
        throw error("the quotes of this line have no end", index + 1, indent + 3)
      }
      lines.append(
        Line(indent: indent, key: key, value: value, number: index + 1, column: indent + 1))
    }
    return lines
  }

  private static func error(_ reason: String, _ line: Int, _ column: Int) -> ReadingError {
    ReadingError(.syntax, line: line, column: column, reason: reason)
  }

  /// A key and what is behind its colon, both without the quotes of YAML; nil if those have no end.
  private static func divided(_ item: Substring) -> (key: Substring, value: Substring)? {
    if item.first == "'" {
      guard let (key, rest) = quoted(item) else { return nil }
      return (key[...], unquoted(rest.dropFirst(rest.hasPrefix(":") ? 1 : 0).drop { $0 == " " }))
    }
    // A colon in the quotes of a name is a part of it, and one before no blank is none.
    var isInName = false
    var index = item.startIndex
    while index < item.endIndex {
      let next = item.index(after: index)
      switch item[index] {
      case "\\" where isInName && next < item.endIndex: index = next
      case "\"": isInName.toggle()
      case ":" where !isInName && (next == item.endIndex || item[next] == " "):
        return (item[..<index], unquoted(item[next...].drop { $0 == " " }))
      default: break
      }
      index = item.index(after: index)
    }
    return isInName ? nil : (item, "")
  }

  /// A text in single quotes, of which a doubled one is one, and what is behind it.
  private static func quoted(_ item: Substring) -> (text: String, rest: Substring)? {
    var text = ""
    var index = item.index(after: item.startIndex)
    while index < item.endIndex {
      let next = item.index(after: index)
      if item[index] == "'" {
        guard next < item.endIndex, item[next] == "'" else { return (text, item[next...]) }
        text.append("'")
        index = item.index(after: next)
        continue
      }
      text.append(item[index])
      index = next
    }
    return nil
  }

  /// A value without its quotes.
  private static func unquoted(_ value: Substring) -> Substring {
    if value.first == "'", let (text, _) = quoted(value) { return text[...] }
    guard value.first == "\"", value.count > 1 else { return value }
    return unescaped(value.dropFirst().prefixUpToQuote())[...]
  }

  /// A text without the backslashes before its quotes and controls.
  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index] == "\\", text.index(after: index) < text.endIndex else {
        result.append(text[index])
        index = text.index(after: index)
        continue
      }
      let mark = text.index(after: index)
      index = text.index(after: mark)
      switch text[mark] {
      case "n", "r", "t", "b", "f": result.append(" ")
      case "u", "x":
        let digits = text[index...].prefix(text[mark] == "u" ? 4 : 2)
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          result.unicodeScalars.append(scalar)
        }
        index = digits.endIndex
      default: result.append(text[mark])
      }
    }
    return result
  }

  // MARK: Nodes

  private static func nodes(
    _ lines: [Line], _ index: inout Int, deeperThan indent: Int, level: Int
  ) throws(ReadingError) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    guard level < DumpFormat.mostLevels else {
      let line = lines[min(index, lines.count - 1)]
      throw error(
        "there are more than \(DumpFormat.mostLevels) nodes within each other", line.number,
        line.column)
    }
    while index < lines.count, lines[index].indent > indent {
      let line = lines[index]
      index += 1
      var node = AccessibilityNode()
      node.place = InputLocation(line: line.number, column: line.column, path: "")
      if line.key.first == "/" {
        // What is told of the node above: where a link leads.
        _ = try Self.nodes(lines, &index, deeperThan: line.indent, level: level + 1)
        node.role = String(line.key)
        node.value = String(line.value)
        nodes.append(node)
        continue
      }
      read(line.key, into: &node)
      if AccessibilityRole.isText(node.role) {
        node.name = String(line.value)
      } else {
        node.value = String(line.value)
      }
      node.children = try Self.nodes(lines, &index, deeperThan: line.indent, level: level + 1)
      for property in node.children where property.role.first == "/" {
        if property.role == "/url" { node.address = property.value }
        if property.role == "/placeholder", node.name.isEmpty { node.hint = property.value }
      }
      node.children.removeAll { $0.role.first == "/" }
      // What a field holds is its value, and what any other node holds is its text.
      if !node.value.isEmpty, !holdsValue(node.role), !AccessibilityRole.isText(node.role) {
        var text = AccessibilityNode()
        text.role = "text"
        text.name = node.value
        text.place = node.place
        node.value = ""
        node.children.insert(text, at: 0)
      }
      node.place.path = node.name.isEmpty ? node.role : "\(node.role) \"\(node.name)\""
      nodes.append(node)
    }
    return nodes
  }

  private static func holdsValue(_ role: String) -> Bool {
    ["textbox", "searchbox", "combobox", "slider", "spinbutton", "progressbar", "meter"].contains(
      role)
  }

  /// Reads a role, a name and states: `button "Save" [disabled]`.
  private static func read(_ key: Substring, into node: inout AccessibilityNode) {
    let role = key.prefix { $0.isLetter }
    node.role = String(role)
    var rest = key[role.endIndex...].drop { $0 == " " }
    if rest.first == "\"" {
      let name = rest.dropFirst().prefixUpToQuote()
      node.name = unescaped(name).trimmingSpaces()
      rest = name.endIndex < rest.endIndex ? rest[rest.index(after: name.endIndex)...] : ""
    } else if rest.first == "/", let end = rest.dropFirst().lastIndex(of: "/") {
      // A pattern that a name is to match.
      node.name = String(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    for state in rest.split(separator: "[") {
      let parts = state.prefix { $0 != "]" }.split(separator: "=", maxSplits: 1)
      guard let name = parts.first else { continue }
      node.takeState(String(name), parts.count > 1 ? String(parts[1]) : "true")
    }
  }
}

extension Substring {
  /// The text up to a quote without a backslash before it.
  fileprivate func prefixUpToQuote() -> Substring {
    var index = startIndex
    while index < endIndex, self[index] != "\"" {
      if self[index] == "\\", self.index(after: index) < endIndex {
        index = self.index(after: index)
      }
      index = self.index(after: index)
    }
    return self[..<index]
  }
}
