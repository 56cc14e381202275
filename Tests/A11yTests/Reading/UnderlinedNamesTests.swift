// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Printed tables whose cells are wider than what names their columns, or whose names are in a border.
@Suite struct UnderlinedNamesTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let what: String
    let text: String
    let lines: [String]
    var testDescription: String { what }
  }

  static let examples = [
    Example(
      what: "strokes as long as the names, and numbers wider than these",
      text: """
        Count    Size (K)     Load   Id Tool
        -----    --------     ----   -- ----
          213       13780     0.14 5680 LongNameOfOne
           10        5384          1234 svc
            7       62900    12.50  777 shell
        """,
      lines: [
        "Count 213, Size 13,780 K, Load 0.14, Id 5680, LongNameOfOne",
        "Count 10, Size 5,384 K, Id 1234, svc", "Count 7, Size 62,900 K, Load 12.50, Id 777, shell",
      ]),
    Example(
      what: "a text that goes on between the strokes, and a negative number behind it",
      text: """
        State Owner                 Amount
        ----- -----                 ------
            0 ApplicationFrameHost 3979.83
           -5 service              -206.97
        """,
      lines: [
        "State 0, ApplicationFrameHost, Amount 3,979.83", "State −5, service, Amount −206.97",
      ]),
    Example(
      what: "names in the border of a frame",
      text: """
        ┌─id─┬─name─┬─price─┐
        │  1 │ Ann  │  10.5 │
        │  2 │ Bob  │ -3.25 │
        └────┴──────┴───────┘
        """,
      lines: ["id 1, Ann, price 10.5", "id 2, Bob, price −3.25"]),
    Example(
      what: "names in a border that can be typed",
      text: """
        +-id-+-name-+--amt-+
        |  1 | Ann  | -5.5 |
        |  2 | Bob  |    7 |
        +----+------+------+
        """,
      lines: ["id 1, Ann, amt −5.5", "id 2, Bob, amt 7"]),
    Example(
      what: "a panel with a title, and another below it",
      text: """
        ╭─ Error ──────────────────╮
        │ No such command 'foo'.   │
        ╰──────────────────────────╯
        ╭─ Note ───────────────────╮
        │ Try 'help'.              │
        ╰──────────────────────────╯
        """,
      lines: ["No such command 'foo'.", "Note", "Try 'help'."]),
    Example(
      what: "a mark for nothing before a number that goes on below its name",
      text: """
        F S UID   PID  NI ADDR SZ WCHAN    RSS CMD
        4 S root    1 -10 - 11040 -      14452 /init
        """,
      lines: ["F 4, S S, root, PID 1, NI −10, SZ 11,040, RSS 14,452, /init"]),
    Example(
      what: "a row without a plain number, which is no header of another table",
      text: """
          LV      VG  Attr         LSize Pool  Origin Data%
          lv_data vg0 swi-a-s--- 512.00m
          lv_data vg1 swi-a-s---  <1.82t pool0 root
          home    vg0 -wi-ao---- 512.00m       root   92.40
        """,
      lines: [
        "LV lv_data, VG vg0, swi-a-s---, LSize 512.00m",
        "LV lv_data, VG vg1, swi-a-s---, LSize <1.82t, Pool pool0, Origin root",
        "LV home, VG vg0, -wi-ao----, LSize 512.00m, Origin root, Data% 92.40",
      ]),
    Example(
      what: "a frame whose index has a shorter name than its columns",
      text: """
        city  Bari  Bergen  Oslo
        yr                      \u{20}
        2020   NaN     1.0   1.0
        2021   1.0     NaN   NaN
        """,
      lines: ["yr 2020, Bergen 1, Oslo 1", "yr 2021, Bari 1"]),
  ]

  @Test("each cell is under its name", arguments: examples)
  func cells(_ example: Example) throws {
    #expect(try Labels.lines(example.text, format: .table, sample: true) == example.lines)
  }

  @Test(
    "lines whose marks divide nothing stay as they are",
    arguments: [
      "apples,\npears,\nplums,", "int a = 1;\nint b = 2;\nreturn 0;",
      "ERROR a took 1 ms; retry 0\nERROR b took 2 ms; retry 1\nERROR c took 3 ms; retry 2",
      "Apples 1,234\nPears 5,678\nPlums 9,012", "Paid 12,50 EUR\nPaid 13,75 EUR\nPaid 14,00 EUR",
    ])
  func keepsLines(_ text: String) throws {
    var labels = try LabelReader(MemorySource(text))
    var out = ByteBuffer()
    while try labels.next(into: &out) != nil { out.append("\n") }
    let lines = text.split(separator: "\n").map { line in
      ",;".contains(line.last ?? " ") ? String(line.dropLast()) : String(line)
    }
    #expect(out.text().split(separator: "\n").map(String.init) == lines)
  }

  @Test("links of a terminal divide nothing")
  func links() throws {
    let text =
      "\u{1B}]8;;file://h/etc/X11\u{7}X11\u{1B}]8;;\u{7}\n\u{1B}]8;;file://h/etc/alsa\u{7}alsa\u{1B}]8;;\u{7}\n"
    var labels = try LabelReader(MemorySource(text))
    var out = ByteBuffer()
    while try labels.next(into: &out) != nil { out.append("\n") }
    #expect(out.text() == "X11\nalsa\n")
  }

  @Test("a table that lacks the column of an index keeps its own order")
  func indexOfAnother() throws {
    var options = ReadingOptions()
    options.arrangement = .indexed(by: "a")
    var labels = try LabelReader(
      MemorySource("| a |\n|---|\n| x |\n\n| b |\n|---|\n| z |\n| y |\n"), options: options)
    var out = ByteBuffer()
    while true {
      while try labels.next(into: &out) != nil { out.append("\n") }
      guard let other = try labels.nextTable() else { break }
      labels = other
    }
    #expect(out.text() == "X\na x\nb z\nb y\n")
  }
}
