// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Tables whose cells go over several lines, and tables whose rows begin with something that has no name.
@Suite struct WrappedTableTests {
  @Test(
    "texts that a program wrapped to fit are one again",
    arguments: [
      // Nothing of what has no name had room above, where "elder" below "cedar" had.
      """
      ┌─────────┬──────────────────┐
      │ Name    │ Note             │
      ├─────────┼──────────────────┤
      │ Lima a  │ oslo oslo elder  │
      │         │ cedar            │
      │ Fjord b │ elder            │
      └─────────┴──────────────────┘
      """,
      """
                ╷
        Name    │ Note
      ╺━━━━━━━━━┿━━━━━━━━━━━━━━━━━━╸
        Lima a  │ oslo oslo elder
                │ cedar
        Fjord b │ elder
                ╵
      """,
    ])
  func joins(_ text: String) throws {
    #expect(
      try Labels.lines(text, format: .table)
        == ["Lima a, oslo oslo elder cedar", "Fjord b, elder"])
  }

  @Test(
    "of columns whose width is not known, two rows that go on tell that texts were wrapped",
    arguments: ["", " ────────────────────────────\n"])
  func joinsBelowRule(_ rule: String) throws {
    let text =
      rule + """
          Name      Note
         ────────────────────────────
          Lima a    oslo oslo elder
                    cedar
          Fjord b   elder
          Rome c    oslo lima
                    elderberry
        \(rule)
        """
    #expect(
      try Labels.lines(text, format: .table) == [
        "Lima a, oslo oslo elder cedar", "Fjord b, elder", "Rome c, oslo lima elderberry",
      ])
  }

  @Test("texts of two columns end in different lines of a row")
  func endApart() throws {
    let text = """
                ╷                    ╷      ╷
        Name    │ Note               │ Size │ Text
      ╶─────────┼────────────────────┼──────┼────────────────────╴
        Tokyo a │ delhi daisy tokyo  │ 1169 │ daisy oslo lima
                │ daisy oslo fjord   │      │ oslo delhi
                │ oslo lima delhi    │      │
        Lima d  │ oslo elder         │  565 │ elder
                ╵                    ╵      ╵
      """
    #expect(
      try Labels.lines(text, format: .table, sample: true) == [
        "Tokyo a, delhi daisy tokyo daisy oslo fjord oslo lima delhi, Size 1,169, daisy oslo lima oslo delhi",
        "Lima d, oslo elder, Size 565, elder",
      ])
  }

  @Test(
    "rows that lack their name stay rows where there was room above",
    arguments: [
      // Nothing has room below the longest of all.
      """
      ┌────────┬──────────────┐
      │ Kind   │ Dish         │
      ├────────┼──────────────┤
      │ Fruit  │ banana bread │
      │        │ apple pie    │
      │ Greens │ corn         │
      │ Roots  │ beets        │
      └────────┴──────────────┘
      """,
      """
      ┌─────────┬──────────────────┐
      │ Kind    │ Dish             │
      ├─────────┼──────────────────┤
      │ Fruit   │ apple pie        │
      │         │ banana bread     │
      │ Greens  │ corn             │
      │         │ beans            │
      └─────────┴──────────────────┘
      """,
      """

        Kind      Dish
       ────────────────────────────
        Fruit     apple pie
                  banana bread
        Greens    corn
                  beans

      """,
    ])
  func keepsRows(_ text: String) throws {
    #expect(try Labels.lines(text, format: .table).count == 4)
  }

  @Test("the rule of Markdown between rows is none of them")
  func rulesOfMarkdown() throws {
    let text = """
      | Name   | Note        | Size |
      |--------|-------------|------|
      | Lima a | lima        |  843 |
      |--------|-------------|------|
      | Lima b | amber daisy | 5760 |
      | Lima c | ---         |   -- |
      """
    #expect(
      try Labels.lines(text, format: .table, sample: true) == [
        "Lima a, lima, Size 843", "Lima b, amber daisy, Size 5,760", "Lima c",
      ])
  }

  @Test(
    "what names the rows has no name itself",
    arguments: [
      """
                    price  stock

      red apples    -2.47    317
      pears         -0.50    100

          all       -2.97    417
      """,
      """
      ============================
                    price    stock
      ----------------------------
      red apples    -2.47      317
      pears         -0.50      100
             all    -2.97      417
      ============================
      """,
      """
                 price stock
      ----------------------
      red apples -2.47   317
      pears      -0.50   100
      all        -2.97   417
      """,
    ])
  func stubs(_ text: String) throws {
    #expect(
      try Labels.lines(text, format: .table, sample: true) == [
        "red apples, price −2.47, stock 317", "pears, price −0.50, stock 100",
        "all, price −2.97, stock 417",
      ])
  }

  @Test("columns to the right of numbered rows may have few cells")
  func sparseFrame() throws {
    let text = """
         age  city   mail    pay     note
      0   30               10.50
      1   41  Oslo         20.25
      2   52  Rome  a@b.c  30.00  sold out
      """
    #expect(
      try Labels.lines(text, format: .table, sample: true) == [
        "age 30, pay 10.50", "age 41, Oslo, pay 20.25",
        "age 52, Rome, a@b.c, pay 30.00, sold out",
      ])
  }

  @Test("a total that has not all columns is a row behind a blank line")
  func partialTotal() throws {
    let text = """
                  precision    recall   support

               0       0.90      0.95       100
               1       0.85      0.75        50

        accuracy                 0.88       150
      """
    #expect(
      try Labels.lines(text, format: .table, sample: true).last
        == "accuracy, recall 0.88, support 150")
  }

  @Test("the types that R prints below names are no row")
  func typesOfR() throws {
    let text = """
      # A tibble: 30 × 4
        model       mpg   cyl origin
        <chr>     <dbl> <int> <chr>
      1 Mazda RX4  21       6 Japan
      2 Datsun     22.8     4 Japan
      3 Hornet     NA       6 USA
      # ℹ 27 more rows
      """
    #expect(
      try Labels.lines(text, format: .table, sample: true) == [
        "Mazda RX4, mpg 21, cyl 6, Japan", "Datsun, mpg 22.8, cyl 4, Japan", "Hornet, cyl 6, USA",
      ])
  }

  @Test("groups above names complete those that come twice")
  func groups() throws {
    let text = """
      disk- -----reads------ -----writes----- ---IO----
             total    merged  total    merged  cur  sec
      sda     1200         3     40         0    0    2
      sdb        7         0      0        11    1    5
      """
    #expect(
      try Labels.lines(text, format: .table, sample: true) == [
        "sda, reads total 1,200, reads merged 3, writes total 40, writes merged 0, cur 0, sec 2",
        "sdb, reads total 7, reads merged 0, writes total 0, writes merged 11, cur 1, sec 5",
      ])
  }

  @Test("numbers wider than their name begin below the name before")
  func wideNumbers() throws {
    let text = """
      Filesystem       Size   Used Capacity iused  Mounted on
      /dev/disk3s1s1  460Gi   15Gi     6%  404167  /
      devfs           346Ki    0Bi   100%    1197  /dev
      map auto_home     0Bi    0Bi   100%       0  /home
      """
    #expect(
      try Labels.lines(text, format: .table, sample: true).first?.contains(
        "Capacity 6%, iused 404,167") == true)
  }

  @Test("what looks like groups or types among rows is a row", arguments: ["-none-", "<none>"])
  func keepsOddRows(_ cell: String) throws {
    let text =
      "NAME    STATE   NOTE\nweb     up      \(cell)\ndb      down    broken\n\(cell)  \(cell)  \(cell)\n"
    let rows = try Labels.lines(text, format: .table, sample: true)
    #expect(rows.count == 3)
    #expect(rows.first?.hasSuffix(cell) == true && rows.last?.hasSuffix(cell) == true)
  }

  @Test(
    "names of several words are told by the gaps alone",
    arguments: [
      (
        """
        ID    TITLE        BRANCH  CREATED AT
        #795  Fix the bug  main    about 2 days ago
        #116  Add a test   fix-1   about 3 days ago
        """, "ID #116, Add a test, fix-1, CREATED AT about 3 days ago"
      ),
      (
        """
        NAME        READY   STATUS    RESTARTS     AGE   NOMINATED NODE   READINESS GATES
        web-9d818   0/1     Pending   12           5d    <none>           <none>
        web-facc1   0/1     Pending   3 (5m ago)   10m   <none>           <none>
        """,
        "web-facc1, READY 0/1, STATUS Pending, RESTARTS 3 (5m ago), AGE 10 minutes, NOMINATED NODE <none>, READINESS GATES <none>"
      ),
      (
        """
        CONTAINER ID   IMAGE   CREATED      STATUS                  PORTS   NAMES
        3f107e12a483   nginx   3 days ago   Exited (0) 2 days ago           sad_bohr
        """,
        "CONTAINER ID 3f107e12a483, nginx, 3 days ago, Exited (0) 2 days ago, sad_bohr"
      ),
    ])
  func setApart(_ text: String, _ last: String) throws {
    #expect(try Labels.lines(text, sample: true).last == last)
  }
}
