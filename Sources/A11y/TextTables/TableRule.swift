/// A line of a text table that holds no cells: `+----+---+`, `|:---|---:|`, `├────┼───┤`, `---- ---`.
struct TableRule {
  /// The columns of each of its strokes.
  let strokes: [Range<Int>]
  /// Whether something other than blanks is between the strokes.
  let hasJoints: Bool
  /// Whether it begins with the sign of a table's last line.
  let isLast: Bool

  /// Characters that strokes consist of.
  private static let marks = Set("-=─━═╌┄╍┅—_")
  /// Characters of a last line's beginning.
  private static let corners = Set("└┕┖┗╘╙╚╰╵╹")
  /// Ends of bars, which may be all that a first or last line has.
  private static let barEnds = Set("╷╵╹╻")

  /// Bars between cells, which are in no rule.
  private static let bars = Set("│┃║┆┇┊┋╎╏")

  /// Whether strokes meet at a character: one of Unicode's box drawing, or what ASCII has for them.
  private static func isJoint(_ character: Character) -> Bool {
    if "+|:".contains(character) { return true }
    guard let value = character.unicodeScalars.first?.value, !bars.contains(character) else {
      return false
    }
    return (0x2500...0x257F).contains(value)
  }

  /// Recognizes a rule; nil for any other line.
  init?(_ line: TerminalLine) {
    var strokes: [Range<Int>] = []
    var hasJoints = false
    var start: Int?
    for (column, character) in line.columns.enumerated() {
      if Self.marks.contains(character) {
        if start == nil { start = column }
        continue
      }
      if let first = start { strokes.append(first..<column) }
      start = nil
      if character == " " { continue }
      guard Self.isJoint(character) else { return nil }
      hasJoints = true
    }
    if let first = start { strokes.append(first..<line.width) }
    // A hyphen for a missing value is no rule.
    guard
      strokes.contains(where: { $0.count > 1 }) || (hasJoints && strokes.count > 1)
        || (hasJoints && line.columns.allSatisfy { $0 == " " || Self.barEnds.contains($0) })
    else { return nil }
    self.strokes = strokes
    self.hasJoints = hasJoints
    isLast = line.columns.first { $0 != " " }.map(Self.corners.contains) ?? false
  }
}
