// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The accessibility tree that Chromium gives: nodes that name each other, as the DevTools protocol has them, or nodes within
/// each other, as Puppeteer has them.
///
/// Source: the domain `Accessibility` of the protocol, and `cdp/Accessibility.ts` of puppeteer/puppeteer.
struct DevToolsTree {
  private(set) var roots: [AccessibilityNode] = []

  /// The nodes of the protocol by their ids, which may come twice.
  private var nodes: [String: JSONNode] = [:]
  private var seen: Set<String> = []

  /// Reads a tree.
  ///
  /// - Parameter document: the JSON: what `Accessibility.getFullAXTree` answers, its result or its nodes alone, or a snapshot.
  /// - Throws: a ``ReadingError`` when there is no tree in it.
  init(_ document: JSONNode) throws(ReadingError) {
    if let list = Self.list(in: document) {
      for node in list {
        if let id = node["nodeId"]?.string, nodes[id] == nil { nodes[id] = node }
      }
      let children = Set(list.flatMap { $0["childIds"]?.elements.compactMap(\.string) ?? [] })
      let tops = list.filter { $0["nodeId"]?.string.map { !children.contains($0) } ?? false }
      // What names itself has no top, and is read from its first node.
      for node in tops.isEmpty ? Array(list.prefix(1)) : tops {
        guard let id = node["nodeId"]?.string, !seen.contains(id) else { continue }
        roots.append(try self.node(id, node, level: 0))
      }
      return
    }
    let snapshots = document.elements.isEmpty ? [document] : document.elements
    guard snapshots.contains(where: { $0["role"]?.string != nil }) else {
      throw ReadingError(
        .syntax, line: document.line, column: document.column,
        reason: "this is no accessibility tree: it has neither \"nodes\" nor a \"role\"")
    }
    for (index, snapshot) in snapshots.enumerated() {
      roots.append(try Self.snapshot(snapshot, "\(index)", level: 0))
    }
  }

  private static func tooDeep(_ json: JSONNode) -> ReadingError {
    ReadingError(
      .limit, line: json.line, column: json.column,
      reason: "there are more than \(DumpFormat.mostLevels) nodes within each other")
  }

  /// The nodes of the protocol, wherever they are in the document.
  private static func list(in document: JSONNode) -> [JSONNode]? {
    if let first = document.elements.first {
      return first["nodeId"]?.string != nil ? document.elements : nil
    }
    if let result = document["result"] { return list(in: result) }
    guard let nodes = document["nodes"], nodes.elements.first?["nodeId"]?.string != nil else {
      return nil
    }
    return nodes.elements
  }

  private mutating func node(
    _ id: String, _ json: JSONNode, level: Int
  ) throws(ReadingError) -> AccessibilityNode {
    seen.insert(id)
    var node = AccessibilityNode()
    node.role = AccessibilityRole.ofARIA(json["role"]?["value"]?.string ?? "")
    node.name = json["name"]?["value"]?.text ?? ""
    node.value = json["value"]?["value"]?.text ?? ""
    node.hint = json["description"]?["value"]?.text ?? ""
    node.place = InputLocation(line: json.line, column: json.column, path: "nodeId \(id)")
    // What is ignored is not heard, and what it holds is.
    if json["ignored"]?.bool == true { (node.role, node.name, node.value) = ("none", "", "") }
    for property in json["properties"]?.elements ?? [] {
      Self.take(property["name"]?.string ?? "", property["value"]?["value"], into: &node)
    }
    guard level < DumpFormat.mostLevels else { throw Self.tooDeep(json) }
    for child in json["childIds"]?.elements.compactMap(\.string) ?? [] where !seen.contains(child) {
      if let json = nodes[child] {
        node.children.append(try self.node(child, json, level: level + 1))
      }
    }
    return node
  }

  private static func snapshot(
    _ json: JSONNode, _ path: String, level: Int
  ) throws(ReadingError) -> AccessibilityNode {
    var node = AccessibilityNode()
    // A text may be a node of its own.
    if let text = json.string {
      node.role = "text"
      node.name = text
    }
    for member in json.members {
      let value = member.value
      switch member.key {
      case "role": node.role = value.string.map(AccessibilityRole.ofARIA) ?? node.role
      case "name", "text": node.name = node.name.isEmpty ? value.text : node.name
      case "value", "valuetext": node.value = node.value.isEmpty ? value.text : node.value
      case "description": node.hint = value.text
      case "children": break
      default: take(member.key, value, into: &node)
      }
    }
    node.place = InputLocation(line: json.line, column: json.column, path: path)
    guard level < DumpFormat.mostLevels else { throw tooDeep(json) }
    for (index, child) in (json["children"]?.elements ?? []).enumerated() {
      node.children.append(try snapshot(child, "\(path).children[\(index)]", level: level + 1))
    }
    return node
  }

  private static func take(_ name: String, _ value: JSONNode?, into node: inout AccessibilityNode) {
    let text = value?.text ?? ""
    switch name {
    case "url": node.address = text
    case "valuetext" where !text.isEmpty: node.value = text
    default: node.takeState(name, text)
    }
  }
}

extension JSONNode {
  /// The members of an object; none of anything else.
  var members: [JSONNode.Member] {
    if case .object(let members) = content { return members }
    return []
  }

  /// The elements of an array; none of anything else.
  var elements: [JSONNode] {
    if case .array(let elements) = content { return elements }
    return []
  }

  var string: String? {
    if case .string(let text) = content { return text }
    return nil
  }

  var bool: Bool? {
    if case .bool(let value) = content { return value }
    return nil
  }

  /// A text, number or truth value as text; empty for anything else.
  var text: String {
    switch content {
    case .string(let text): text
    case .number(let digits): digits
    case .bool(let value): value ? "true" : "false"
    case .null, .array, .object: ""
    }
  }

  subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.value }
}
