// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Which lines of a table without rules between its rows go on with the row above them, since its cells were wrapped.
///
/// A line that goes on has none of the numbers that each row has, and its first words had no room in the line above. If
/// one of the first lines without numbers had room there, such lines are rows. One that begins with a name may as well be
/// a row that lacks its number, so it needs more: several words above one of its texts, and another text, and two numbers
/// that it lacks in a frame of signs that can be typed, or a table as wide as a terminal.
struct WrappedCells {
  /// How wide each column is inside.
  private let widths: [Int]
  /// The columns that have numbers alone; where there are none, only a line without a name may go on.
  private let figures: [Int]
  /// The least width of a column in which texts are wrapped.
  private let leastWidth: Int

  /// The columns in which some cell has several words, which may be wrapped.
  private let wordy: Set<Int>

  /// What tells which lines go on.
  private enum Evidence {
    /// They have none of the numbers that each row has.
    case numbers
    /// They have no name, and nothing of them had room above, where something of other lines had.
    case room
    /// They have no name, and little else.
    case sparseness
  }
  private var evidence: Evidence

  /// Whether the table is as wide as programs make one that has no room.
  private let isWide: Bool
  private static let wide = 72
  /// The least width of a column in which the names of rows are wrapped.
  private static let leastName = 10

  /// Looks at the first lines of a table; nil where no lines go on.
  ///
  /// - Parameters:
  ///   - rows: their cells.
  ///   - known: how wide the columns are inside of a frame; nil to tell that from the cells.
  ///   - leastWidth: the least width of a column in which texts are wrapped.
  init?(_ rows: [[String]], widths known: [Int]?, leastWidth: Int) {
    guard let count = rows.first?.count, count > 1, rows.allSatisfy({ $0.count == count }) else {
      return nil
    }
    let columns = 0..<count
    let own = columns.map { column in
      rows.map { TerminalLine($0[column]).width }.max() ?? 0
    }
    widths = known.flatMap { $0.count == count ? $0 : nil } ?? own
    figures = columns.filter { column in
      let filled = rows.map { $0[column] }.filter { !$0.isEmpty }
      return filled.count > 1 && filled.allSatisfy(Self.isFigure)
    }
    wordy = Set(columns.filter { column in rows.contains { $0[column].contains(" ") } })
    self.leastWidth = leastWidth
    isWide = widths.reduce(0) { $0 + $1 + 3 } >= Self.wide
    evidence = figures.isEmpty ? .sparseness : .numbers
    if !figures.isEmpty {
      let others = rows.indices.dropFirst().filter { mayGoOn(rows[$0]) }
      if !others.isEmpty, others.allSatisfy({ isFull(rows[$0 - 1], before: rows[$0]) }) { return }
    }
    if lackRoom(rows) {
      evidence = .room
    } else if !figures.isEmpty {
      return nil
    }
  }

  /// Whether the evidence is as good as a frame around the table.
  var isStrong: Bool {
    if case .sparseness = evidence { return false }
    return true
  }

  /// Whether a line goes on with a row.
  ///
  /// - Parameters:
  ///   - cells: those of the line.
  ///   - last: those of the line above it.
  ///   - row: those of the whole row so far.
  /// - Returns: whether it does.
  func goesOn(_ cells: [String], below last: [String], of row: [String]) -> Bool {
    guard cells.count == last.count, cells.count == widths.count else { return false }
    switch evidence {
    case .numbers: return isFull(last, before: cells) && mayGoOn(cells)
    case .room: return mayGoOnUnnamed(cells) && !row[0].isEmpty && hadNoRoom(cells, below: last)
    case .sparseness:
      let filled = cells.count { !$0.isEmpty }
      return isFull(last, before: cells) && cells.count > 2 && cells[0].isEmpty && !row[0].isEmpty
        && filled * 2 <= cells.count && !cells.contains(where: Self.isFigure)
    }
  }

  /// Whether a line has something, and none of the numbers.
  private func mayGoOn(_ cells: [String]) -> Bool {
    figures.allSatisfy { cells[$0].isEmpty } && cells.contains { !$0.isEmpty }
  }

  /// Whether a line has something, but neither a name nor a number.
  private func mayGoOnUnnamed(_ cells: [String]) -> Bool {
    cells[0].isEmpty && cells.contains { !$0.isEmpty } && !cells.contains(where: Self.isFigure)
  }

  /// Whether no line without a name had room in the one above it, though some line with a name had, or though cells of one
  /// row end in different lines.
  ///
  /// Rows that lack their name are of any length, as those with a name are. So where the one always lack room and the others
  /// don't, the texts were wrapped.
  private func lackRoom(_ rows: [[String]]) -> Bool {
    guard rows.first?.first?.isEmpty == false else { return false }
    let unnamed = rows.indices.dropFirst().filter { rows[$0][0].isEmpty }
    guard unnamed.count >= (leastWidth > 0 && !isWide ? 2 : 1),
      unnamed.allSatisfy({ mayGoOnUnnamed(rows[$0]) && hadNoRoom(rows[$0], below: rows[$0 - 1]) })
    else { return false }
    let wrapped = widths.indices.filter { column in unnamed.contains { !rows[$0][column].isEmpty } }
    // Below the longest cell of a column as wide nothing has room; so one line alone tells nothing there.
    let isWider = wrapped.contains { column in
      rows.allSatisfy { TerminalLine($0[column]).width < widths[column] }
    }
    guard isWider || unnamed.count(where: { !rows[$0 - 1][0].isEmpty }) > 1 else { return false }
    let hadRoom = rows.indices.dropFirst().contains { index in
      !rows[index][0].isEmpty
        && wrapped.contains {
          wordy.contains($0) && !rows[index - 1][$0].isEmpty && !rows[index][$0].isEmpty
            && !lacksRoom(for: rows[index][$0], behind: rows[index - 1][$0], in: $0)
        }
    }
    let endApart = unnamed.contains { index in
      rows[index - 1][0].isEmpty
        && wrapped.contains { rows[index][$0].isEmpty && !rows[index - 1][$0].isEmpty }
    }
    // What draws its frames wraps texts of several words; what types them may have rows that lack their names.
    let areTexts =
      leastWidth == 0
      && unnamed.allSatisfy { index in
        wrapped.contains { column in
          !rows[index][column].isEmpty && rows[index - 1][column].split(separator: " ").count > 1
        }
      }
    return hadRoom || endApart || areTexts
  }

  /// Whether all that a line has stands below something that left no room for it.
  private func hadNoRoom(_ cells: [String], below last: [String]) -> Bool {
    cells.indices.allSatisfy { column in
      cells[column].isEmpty
        || !last[column].isEmpty && lacksRoom(for: cells[column], behind: last[column], in: column)
    }
  }

  /// Whether the first word of a text would not have fit behind another one in a column.
  private func lacksRoom(for text: String, behind other: String, in column: Int) -> Bool {
    let word = String(text.prefix { $0 != " " })
    return TerminalLine(other).width + 1 + TerminalLine(word).width > widths[column]
  }

  /// Whether nothing of a line had room in the one above it, below which it goes on.
  private func isFull(_ last: [String], before cells: [String]) -> Bool {
    let needsNumbers = !figures.isEmpty
    if needsNumbers, !cells[0].isEmpty {
      let filled = cells.indices.filter { !cells[$0].isEmpty }
      // A name that goes on needs a column in which its program wraps texts: "Room 65" below "Room 64" is another row.
      let areNumbered = [last[0], cells[0]].allSatisfy { $0.last?.isNumber == true }
      let hasRoom = leastWidth > 0 ? widths[0] >= Self.leastName : !areNumbered
      // Where all cells of the other columns are single words, other ones are of another row; and one number may be missing.
      guard
        isWide
          || filled.count > 1 && hasRoom && (leastWidth == 0 || figures.count > 1)
            && filled.contains(where: { $0 > 0 && wordy.contains($0) }),
        filled.contains(where: { last[$0].contains(" ") })
      else {
        return false
      }
    }
    let lacksMore = cells.dropFirst().contains(where: \.isEmpty)
    return cells.indices.allSatisfy { column in
      let (above, here) = (last[column], cells[column])
      if here.isEmpty { return true }
      // No program wraps a number, so one below another is of another row.
      if Self.isFigure(above), Self.isFigure(here) { return false }
      // One word below another is a text in two lines where columns are wide enough, or where the program wraps words.
      if leastWidth > widths[column], !above.contains(" "), !here.contains(" ") { return false }
      // A line that lacks nothing but its first cell may as well be a row without a number of its own.
      let isWideEnough = widths[column] >= leastWidth || needsNumbers && lacksMore
      guard !above.isEmpty, isWideEnough, needsNumbers || !Self.isFigure(above) else {
        return false
      }
      return lacksRoom(for: here, behind: above, in: column)
    }
  }

  /// Whether a cell is a number, an amount of money or a date, maybe cut: what no line of a wrapped text is.
  static func isFigure(_ cell: String) -> Bool {
    let cell = cell.last == "…" ? String(cell.dropLast()) : cell
    if AlignedColumns.isAmount(cell) { return true }
    let digits = cell.drop { "+-−".contains($0) || $0.isCurrencySymbol }
    let parts = cell.split(separator: "-", omittingEmptySubsequences: false)
    return digits.count < cell.count && AlignedColumns.isAmount(String(digits))
      || parts.count == 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }
}
