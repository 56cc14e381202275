// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The names of columns in the upper border of a frame, as ClickHouse draws them, or the title of a panel as Rich does:
/// `┌─id─┬─name─┐`, `╭─ Error ─╮`.
struct BorderNames {
  /// The name of each column; empty for one without.
  let names: [String]
  /// The columns of the joints between them, and of both corners.
  let joints: [Int]

  private static let corners: [Unicode.Scalar: Unicode.Scalar] = [
    "┌": "┐", "╭": "╮", "┏": "┓", "╔": "╗", "+": "+",
  ]
  private static let tees: Set<Unicode.Scalar> = ["┬", "┳", "╦", "╤", "╥", "┰", "┯"]

  /// Recognizes such a border; nil for any other line, and where the next one has no bar below each joint.
  init?(_ line: TerminalLine, above next: TerminalLine?) {
    guard let start = line.columns.firstIndex(where: { $0 != " " }),
      let end = line.columns.lastIndex(where: { $0 != " " }), end > start + 2,
      let corner = Self.corners[line.columns[start]], line.columns[end] == corner,
      let next, TableRule(line) == nil
    else { return nil }
    let isTyped = line.columns[start] == "+"
    joints = (start...end).filter { place in
      let scalar = line.columns[place]
      return place == start || place == end
        || (isTyped ? scalar == "+" : Self.tees.contains(scalar))
    }
    let bounds = Array(zip(joints, joints.dropFirst()))
    guard joints.allSatisfy({ $0 < next.width && BoxDrawing.isBar(next.columns[$0]) }),
      // A border goes on from the corner to the name.
      bounds.allSatisfy({ $1 > $0 + 1 && BoxDrawing.isStroke(line.columns[$0 + 1]) })
    else { return nil }
    names = bounds.map { left, right in
      let inside = (left + 1..<right)
      let isText = { (place: Int) in
        line.columns[place] != " " && !BoxDrawing.isStroke(line.columns[place])
      }
      guard let first = inside.first(where: isText), let last = inside.last(where: isText) else {
        return ""
      }
      return line.text(first..<last + 1)
    }
    if names.allSatisfy(\.isEmpty) { return nil }
  }
}
