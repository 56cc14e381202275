// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The objects inside of rows, and whether their members are columns.
///
/// Where the rows' objects under a name have the same keys again and again, each key is a column. Where
/// their keys are data, such as the names of people, the object is a value.
struct NestedObjects {
  private struct Member {
    var objectCount = 0
    /// How many values are neither objects nor null.
    var otherCount = 0
    var keys: [String: Int] = [:]
  }

  private var members: [String: Member] = [:]
  /// The names of the rows' own cells that look like those of members: "user.id".
  private var pathLikeNames: Set<String> = []

  /// So few keys are columns, however seldom each of them is there.
  private static let fewKeys = 8
  /// More keys are data.
  private static let mostKeys = 500
  /// How deep objects are looked into.
  private static let mostDepth = 8

  /// Adds the objects of a row.
  mutating func add(_ row: DataRow) {
    for cell in row.cells {
      if cell.name.utf8.contains(UInt8(ascii: ".")), pathLikeNames.count < Self.mostKeys {
        pathLikeNames.insert(cell.name)
      }
      switch cell.value {
      case .json(let text):
        var bytes = ByteBuffer(text)
        bytes.padWithZeros()
        var cursor = TextCursor()
        cursor.end = text.utf8.count
        cursor.isAtEnd = true
        guard let node = try? JSONNode(&cursor, bytes.bytes) else { continue }
        add(node, at: cell.name, depth: 0)
      case .null: break
      case .bool, .number, .text: members[cell.name]?.otherCount += 1
      }
    }
  }

  private mutating func add(_ node: JSONNode, at path: String, depth: Int) {
    guard depth < Self.mostDepth, members.count < Self.mostKeys || members[path] != nil else {
      return
    }
    switch node.content {
    case .object(let found):
      var member = members[path] ?? Member()
      member.objectCount += 1
      for item in found
      where member.keys.count <= Self.mostKeys || member.keys[item.key] != nil {
        member.keys[item.key, default: 0] += 1
      }
      members[path] = member
      // What is inside of an object whose keys are data is data.
      guard isRegular(member) else { return }
      for item in found { add(item.value, at: path + "." + item.key, depth: depth + 1) }
    case .null: break
    case .array, .bool, .number, .string: members[path, default: Member()].otherCount += 1
    }
  }

  private func isRegular(_ member: Member) -> Bool {
    if member.keys.count <= Self.fewKeys { return true }
    let total = member.keys.values.reduce(0, +)
    return member.keys.count <= Self.mostKeys && total * 4 >= member.keys.count * member.objectCount
  }

  /// The names under which objects have columns of their own, outer ones first.
  var expanded: [String] {
    var names: Set<String> = []
    for (name, member) in members.sorted(by: { $0.key.utf8.count < $1.key.utf8.count })
    where member.objectCount > 0 && member.otherCount == 0 && !member.keys.isEmpty
      && isRegular(member) && isReachable(name, names)
      // One of two columns of the same name would hide the other.
      && !member.keys.keys.contains(where: { pathLikeNames.contains(name + "." + $0) })
    {
      names.insert(name)
    }
    return names.sorted()
  }

  /// Whether an object is in a row itself, or in one that is expanded.
  private func isReachable(_ name: String, _ expanded: Set<String>) -> Bool {
    guard
      let owner = members.keys.filter({ name.hasPrefix($0 + ".") }).max(by: {
        $0.utf8.count < $1.utf8.count
      })
    else { return true }
    return expanded.contains(owner)
  }
}
