// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The cells of a line between vertical bars.
enum BarCells {
  /// Whether nothing but blanks precedes the first bar of a line.
  static func startsFrame(_ line: TerminalLine) -> Bool {
    line.columns.first { $0 != " " }.map(BoxDrawing.isBar) ?? false
  }

  /// Whether bars are at both ends of a line, and so no table whose columns blanks tell apart has it for a row.
  static func frame(_ line: TerminalLine) -> Bool {
    let bar = line.columns.first { $0 != " " }
    return startsFrame(line) && !isCut(line) && line.columns.count { $0 == bar } > 1
  }

  /// The texts between the bars; nil when there is no bar.
  ///
  /// A bar behind a backslash, as Markdown writes one in a cell, is part of the text.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - isFramed: whether bars are at both ends of each line, too; nil to look at this line alone.
  /// - Returns: the cells.
  static func of(_ line: TerminalLine, isFramed: Bool? = nil) -> [String]? {
    edges(of: line, isFramed: isFramed).map { texts(of: line, between: $0) }
  }

  /// Whether a line begins as in a frame and ends without a bar, as the last one of an input that was cut.
  static func isCut(_ line: TerminalLine) -> Bool {
    startsFrame(line) && !(line.columns.last { $0 != " " }.map(BoxDrawing.isBar) ?? false)
  }

  /// Where the cells of a line begin and end; nil when there is no bar.
  private static func edges(of line: TerminalLine, isFramed: Bool?) -> [Int]? {
    var edges: [Int] = []
    // Among bars that are drawn, one that can be typed is text, and the other way round; a frame shows which are its own.
    let first = line.columns.first { $0 != " " }
    let isTyped = first == "|"
    let isDrawn = !isTyped && line.columns.contains { $0 != "|" && BoxDrawing.isBar($0) }
    for (column, scalar) in line.columns.enumerated()
    where BoxDrawing.isBar(scalar) && (scalar == "|" ? !isDrawn : !isTyped)
      && !(column > 0 && line.columns[column - 1] == "\\")
    {
      edges.append(column)
    }
    guard let last = edges.last else { return nil }
    let isOpen = isFramed.map { !$0 }
    if isOpen ?? !startsFrame(line) { edges.insert(-1, at: 0) }
    if isOpen == true || last < line.width - 1 {
      edges.append(max(line.width, last + 1))
    }
    return edges.count > 1 ? edges : nil
  }

  /// The cells of a line that have a sign right before the bar behind them, or at the line's end.
  static func cells(of line: TerminalLine, isFramed: Bool?, endIn sign: Unicode.Scalar) -> Set<Int>
  {
    guard line.columns.contains(sign), let edges = edges(of: line, isFramed: isFramed) else {
      return []
    }
    return Set(
      edges.dropFirst().indices.filter {
        (1...line.width).contains(edges[$0]) && line.columns[edges[$0] - 1] == sign
      }.map { $0 - 1 })
  }

  /// How many bars a line has.
  static func count(in line: TerminalLine) -> Int { line.columns.count(where: BoxDrawing.isBar) }

  /// The texts between the places where a rule has its joints; nil when a bar is not at each of them.
  ///
  /// Only they tell a bar in a cell from the end of one.
  static func of(_ line: TerminalLine, at joints: [Int]) -> [String]? {
    // Without a frame, the ends of the line are among them.
    guard joints.count > 1,
      joints.allSatisfy({ at in
        at < 0 || at >= line.width || BoxDrawing.isBar(line.columns[at])
      })
    else { return nil }
    return texts(of: line, between: joints)
  }

  private static func texts(of line: TerminalLine, between edges: [Int]) -> [String] {
    zip(edges, edges.dropFirst()).map { start, end in
      let text = line.text(start + 1..<end)
      return text.utf8.contains(UInt8(ascii: "\\")) ? text.replacing("\\|", with: "|") : text
    }
  }
}
