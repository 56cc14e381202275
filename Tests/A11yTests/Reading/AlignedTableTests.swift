// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// Tables whose columns only blanks part, some cells of which are empty.
@Suite struct AlignedTableTests {
  @Test(
    "an empty cell leaves all others under their names",
    arguments: [
      (
        ["OWNER      SIZE", "Ada Lee      12", "Max Poe        ", "Eva Kant    340"],
        ["Ada Lee, SIZE 12", "Max Poe", "Eva Kant, SIZE 340"]
      ),
      (
        ["OWNER       SIZE", "             340", "Ada Lee", "Eva Kant      12"],
        ["SIZE 340", "Ada Lee", "Eva Kant, SIZE 12"]
      ),
      (
        ["Name       Age   Town", "Ada Lee     41   Bonn", "Max Poe          Rome"],
        ["Ada Lee, Age 41, Bonn", "Max Poe, Rome"]
      ),
      (
        ["  ID  NAME      SCORE", "   7  Ada Lee    99.5", "1234  Max Poe        "],
        ["ID 7, Ada Lee, SCORE 99.5", "ID 1234, Max Poe"]
      ),
      // Below a title, two amounts in each row and names of two words.
      (
        [
          "Open doors of the house (only front)",
          "Kind  In-Q Out-Q Near Side          Far Side      State       Who/Program",
          "oak      0    12 12.0.0.1:54        9.0.0.0:*     LISTEN      8/keeper",
          "elm      3     0 9.0.0.0:22         9.0.0.0:*     LISTEN      4/maid: /usr/sbin",
          "ash      0     0 127.0.0.5:53       9.0.0.0:*                 3/cook",
        ],
        [
          "Kind oak, In Q 0, Out Q 12, Near Side 12.0.0.1:54, Far Side 9.0.0.0:*, State LISTEN, Who/Program 8/keeper",
          "Kind elm, In Q 3, Out Q 0, Near Side 9.0.0.0:22, Far Side 9.0.0.0:*, State LISTEN, Who/Program 4/maid: /usr/sbin",
          "Kind ash, In Q 0, Out Q 0, Near Side 127.0.0.5:53, Far Side 9.0.0.0:*, Who/Program 3/cook",
        ]
      ),
      // A row of codes is no header.
      (
        [
          "SHELF  TITLE        CODE   ROOM", "AB123  Old tales    QX11   KM42",
          "CD456               ZP09   KM17",
          "EF789  New songs    WW77   LL01",
        ],
        [
          "SHELF AB123, Old tales, CODE QX11, ROOM KM42", "SHELF CD456, CODE ZP09, ROOM KM17",
          "SHELF EF789, New songs, CODE WW77, ROOM LL01",
        ]
      ),
      // Columns that one blank parts, as `ps` has them.
      (
        [
          "CGROUP        CLS TT      COMMAND       PSR   RSS",
          "-              TS ?       cron            1 11712",
          "-              TS ?       sshd            0     0",
          "4:a/b          TS ?       tmux: server    1  3820",
        ],
        [
          "CLS TS, cron, PSR 1, RSS 11,712", "CLS TS, sshd, PSR 0, RSS 0",
          "CGROUP 4:a/b, CLS TS, tmux: server, PSR 1, RSS 3,820",
        ]
      ),
      // Each name has cells of its own, at its one end, be it behind a single blank.
      (
        [
          "  JOBNO      QUEUE OWNER  NODES HOSTS(WHY)", "  91234      night   eva      1 n07",
          "  91240 long night   max      4 (Priority)", "  91251        day   ada     12 n[01-12]",
        ],
        [
          "JOBNO 91,234, night, OWNER eva, NODES 1, HOSTS(WHY) n07",
          "JOBNO 91,240, long night, OWNER max, NODES 4, HOSTS(WHY) (Priority)",
          "JOBNO 91,251, day, OWNER ada, NODES 12, HOSTS(WHY) n[01-12]",
        ]
      ),
      (
        [
          "PROGRAM   PID OWNER FD    KIND DEVICE SIZE/OFF NODE PATH",
          "init        1 root  mem   none                      /proc/1/maps (may not be read)",
          "init        1 root  cwd   none                      /proc/1/cwd (may not be read)",
          "shell      17 eva   cwd   none                      /home/eva (may not be read)",
        ],
        [
          "init, PID 1, root, FD mem, KIND none, /proc/1/maps (may not be read)",
          "init, PID 1, root, FD cwd, KIND none, /proc/1/cwd (may not be read)",
          "shell, PID 17, eva, FD cwd, KIND none, /home/eva (may not be read)",
        ]
      ),
      // Cells that are all wider than their names, the last of which may be missing.
      (
        [
          "Slot  Uses Kind  Mode St Node Path",
          "000000000000: 00000002 00010000 0001 01 15663 /run/one",
          "000000000000: 00000003 00000000 0001 03 22873",
          "000000000000: 00000002 00010000 0005 01 15675 /run/two",
        ],
        [
          "Slot 000000000000, Uses 00000002, Kind 00010000, Mode 0001, St 01, Node 15,663, /run/one",
          "Slot 000000000000, Uses 00000003, Kind 00000000, Mode 0001, St 03, Node 22,873",
          "Slot 000000000000, Uses 00000002, Kind 00010000, Mode 0005, St 01, Node 15,675, /run/two",
        ]
      ),
      // What libraries draw below the names is no name.
      (
        ["town     count", "-----  -------", "Bonn        12", "Rome         7"],
        ["Bonn, count 12", "Rome, count 7"]
      ),
    ])
  func emptyCells(_ lines: [String], _ labels: [String]) throws {
    let text = lines.joined(separator: "\n") + "\n"
    #expect(try Labels.lines(text, sample: true) == labels)
  }

  @Test("rows of a frame that lack their number are rows")
  func numberedNames() throws {
    let text = """
      +--------+--------+-------+
      | hall   | door   | seats |
      +--------+--------+-------+
      | Hall 1 | East 4 |    20 |
      | Hall 2 | West 5 |       |
      | Hall 3 | East 6 |     7 |
      +--------+--------+-------+

      """
    #expect(
      try Labels.lines(text, sample: true) == [
        "Hall 1, East 4, seats 20", "Hall 2, West 5", "Hall 3, East 6, seats 7",
      ])
  }

  private static let words = ["Oslo", "New York", "Bonn am Rhein", "x", "e-mail", "Ny Ålesund"]

  /// Cells of a column, at the left or at the right of it.
  private struct Column {
    var name: String
    var cells: [String]
    var isRight: Bool

    var width: Int { ([name] + cells).map(\.count).max() ?? 0 }

    func padded(_ cell: String) -> String {
      let blanks = String(repeating: " ", count: width - cell.count)
      return isRight ? blanks + cell : cell + blanks
    }
  }

  /// Each cell comes back under its name, whichever are empty, as long as there is a column of numbers or capitals are above
  /// all.
  @Test(arguments: 0..<150) func aRandomTableComesBack(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rowCount = Int.random(in: 3...12, using: &random)
    let columnCount = Int.random(in: 2...6, using: &random)
    let names = ["NAME", "CITY", "SIZE", "CODE", "LAST SEEN", "AGE"]
    let columns = (0..<columnCount).map { column -> Column in
      let isRight = column > 0 && (column == 1 || Bool.random(using: &random))
      let cells = (0..<rowCount).map { _ -> String in
        if column > 0, Int.random(in: 0..<5, using: &random) == 0 { return "" }
        return isRight
          ? String(Int.random(in: 0...99_999, using: &random))
          : Self.words.randomElement(using: &random) ?? ""
      }
      return Column(name: names[column], cells: cells, isRight: isRight)
    }
    let gap = String(repeating: " ", count: Int.random(in: 2...4, using: &random))
    let lines =
      [columns.map { $0.padded($0.name) }]
      + (0..<rowCount).map { row in columns.map { $0.padded($0.cells[row]) } }
    let text = lines.map { $0.joined(separator: gap) + "\n" }.joined()
    let found = try Labels.cells(of: text, named: columns.map(\.name))
    #expect(found == (0..<rowCount).map { row in columns.map { $0.cells[row] } }, "\(text)")
  }

  @Test(
    "a log of changes has no header",
    arguments: [
      "dd37a16 Update the tables a in to\n17727eb Add tests version in\ne39aa12 Revert version tests\n4767220 Read of in\n",
      "898af9b Fix for names tables files names version when\n3098463 Say parser for empty empty empty when\nb52cdcb Refactor crash\n",
    ])
  func hashesAreNoNames(_ text: String) throws {
    #expect(try Labels.lines(text, sample: true) == text.split(separator: "\n").map(String.init))
  }
}
