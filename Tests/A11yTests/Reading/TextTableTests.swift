// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// Tables that are drawn with characters, as programs print them.
@Suite struct TextTableTests {
  @Test(
    "a table that a program draws is read as its rows",
    arguments: [
      // psql: a title, a header over a rule, a footer, a cell that goes on in the next line.
      (
        """
              Staff
         id |  note  | wage
        ----+--------+------
          1 | first +| 5.50
            | second |
          2 | c++    | 7.25
        (2 rows)

        Time: 0.5 ms
        """, ["id 1, first second, wage 5.50", "id 2, c++, wage 7.25"]
      ),
      // Names and texts at the right, as pandas prints a frame without its index; some cells are empty.
      (
        "    item price colour\n   Apple  7.50    red\nRed pear 29.10  green\nBig plum  2.12   blue\n",
        [
          "Apple, price 7.50, colour red", "Red pear, price 29.10, colour green",
          "Big plum, price 2.12, colour blue",
        ]
      ),
      (
        " dish price contents\n Soup     6     milk\nBread       old nuts\nWater     1         \n  Pie     9     eggs\n",
        [
          "Soup, price 6, contents milk", "Bread, contents old nuts", "Water, price 1",
          "Pie, price 9, contents eggs",
        ]
      ),
      // The numbers of rows in front, and empty cells beside each other.
      (
        "       firm    paid  balance code\n0 Acme Corp  463.27  562.432   D2\n1  Bolt Ltd  285.46  818.252   C4\n2      Crux                    C5\n",
        [
          "Acme Corp, paid 463.27, balance 562.432, code D2",
          "Bolt Ltd, paid 285.46, balance 818.252, code C4", "Crux, code C5",
        ]
      ),
      // A rule that shows no columns, above cells in the middle of theirs.
      (
        "      city           address    \n ---------------------------\n    Lemon Bay    Umbra olive lane\n   Paris South    Rome two cedar \n    Oslo North     Grape six     \n",
        [
          "Lemon Bay, Umbra olive lane", "Paris South, Rome two cedar", "Oslo North, Grape six",
        ]
      ),
      // A part of a wide frame, whose names end with a backslash.
      (
        "     cost    mode  \\\n0  837.84  752.82   \n1  -25.33  593.74   \n",
        ["cost 837.84, mode 752.82", "cost −25.33, mode 593.74"]
      ),
      // Columns one blank apart, whose gaps of two blanks would make fewer.
      (
        "Filesystem        Size  Used Avail Use% Mounted on\nudev               12G     0   12G   0% /dev\n/dev/sda1         252G   22G   74G  23% /\ntools_of_any_use  4.0K     0  4.0K   0% /mnt/tools/of/some/use\n",
        [
          "Filesystem udev, Size 12 gigabytes, Used 0 bytes, Avail 12 gigabytes, Use 0%, /dev",
          "Filesystem /dev/sda1, Size 252 gigabytes, Used 22 gigabytes, Avail 74 gigabytes, Use 23%, /",
          "Filesystem tools_of_any_use, Size 4 kilobytes, Used 0 bytes, Avail 4 kilobytes, Use 0%, /mnt/tools/of/some/use",
        ]
      ),
      // Cells in the middle of their columns, some of them away from their names.
      (
        "  n              street             town       \n  5         long road of oaks       Oslo       \n 17                              New Bergen    \n140               x              Old big Rome  \n",
        ["n 5, long road of oaks, Oslo", "n 17, New Bergen", "n 140, x, Old big Rome"]
      ),
      // A row that lacks its number in a narrow frame of signs that can be typed.
      (
        "+----------------+---+---------+\n| task           | h | who     |\n+----------------+---+---------+\n| Paint the door | 5 | Ada     |\n| Mend the roof  | 9 | Bob Lee |\n| clean up       |   | nobody  |\n+----------------+---+---------+\n",
        ["Paint the door, h 5, Ada", "Mend the roof, h 9, Bob Lee", "clean up, nobody"]
      ),
      // psql without borders.
      ("id city\n-- ----\n 1 Oslo\n 2 Rome\n(2 rows)\n", ["id 1, Oslo", "id 2, Rome"]),
      // psql, and the first column has no name.
      (
        "         | open \n---------+------\n Oslo    | yes\n Bergen  | no\n(2 rows)\n",
        ["Oslo, open yes", "Bergen, open no"]
      ),
      // mysql.
      (
        "+----+------+\n| id | city |\n+----+------+\n|  1 | Oslo |\n|  2 | Rome |\n+----+------+\n2 rows in set (0.00 sec)\n",
        ["id 1, Oslo", "id 2, Rome"]
      ),
      // Markdown, framed and not, with a bar in a cell.
      ("| city | n |\n|:-----|--:|\n| a \\| b | 5 |\n| c | 7 |\n", ["a | b, n 5", "c, n 7"]),
      ("city | n\n--- | ---\nOslo | 5\nRome | 7\n", ["Oslo, n 5", "Rome, n 7"]),
      // A grid, in which a row may have several lines.
      (
        "┌──────┬───┐\n│ city │ n │\n├──────┼───┤\n│ New  │ 5 │\n│ York │   │\n├──────┼───┤\n│ Oslo │ 7 │\n└──────┴───┘\n",
        ["New York, n 5", "Oslo, n 7"]
      ),
      // A rule between groups of rows.
      (
        "+-------+-----+\n| Fruit | Qty |\n+-------+-----+\n| Apple |   3 |\n| Pear  |  12 |\n+-------+-----+\n| Plum  |   7 |\n+-------+-----+\n",
        ["Apple, Qty 3", "Pear, Qty 12", "Plum, Qty 7"]
      ),
      (
        "┌───────┬───────┐\n│ fruit │ town  │\n├───────┼───────┤\n│ Apple │ Oslo  │\n│ Pear  │ Rome  │\n├───────┼───────┤\n│ Plum  │ Bern  │\n└───────┴───────┘\n",
        ["Apple, Oslo", "Pear, Rome", "Plum, Bern"]
      ),
      (
        "+-----------+----------------+\n| Name      | Text           |\n+===========+================+\n| The quick | jumps over the |\n| brown fox | lazy dog again |\n+-----------+----------------+\n| A short   | and a second   |\n+-----------+----------------+\n",
        ["The quick brown fox, jumps over the lazy dog again", "A short, and a second"]
      ),
      // A row with a blank cell and a word among amounts is no header of another table, wherever the amounts end.
      (
        "NAME   ROLE     TEAM   AGE\nann    lead     ops    41\nbob    intern          unknown\ncat    dev      web    37\n",
        [
          "ann, ROLE lead, TEAM ops, AGE 41", "bob, ROLE intern, AGE unknown",
          "cat, ROLE dev, TEAM web, AGE 37",
        ]
      ),
      (
        "NAME       SIZE  TOWN\nann        1408  Oslo\nbob        3686  Rome\ncat    none yet\ndan        5512  Bern\n",
        [
          "ann, SIZE 1,408, Oslo", "bob, SIZE 3,686, Rome", "cat, SIZE none yet",
          "dan, SIZE 5,512, Bern",
        ]
      ),
      ("NAME     AGE\na     3 days\nb    10 days\n", ["a, 3 days", "b, 10 days"]),
      // Cells that are wider than their names on the right, with blanks in them.
      (
        "        id        group   seen   years   left\n         9   10-14 years        No    10.546    No\n        13    15+ years       Yes    2.83    Yes\n",
        [
          "id 9, 10-14 years, seen No, years 10.546, left No",
          "id 13, 15+ years, seen Yes, years 2.83, left Yes",
        ]
      ),
      // First words as long as the name above them.
      (
        "NAME        QTY\nJohn Smith  5\nMary Jones  7\nAnna Brown  9\n",
        ["John Smith, QTY 5", "Mary Jones, QTY 7", "Anna Brown, QTY 9"]
      ),
      // A row of words alone, which begin where the columns do.
      (
        "NAME        QTY\nJohn Smith  1\nJane Brown  22\nFred Jones  many\nAnna Adams  4\n",
        ["John Smith, QTY 1", "Jane Brown, QTY 22", "Fred Jones, QTY many", "Anna Adams, QTY 4"]
      ),
      // Rich's simple boxes.
      (
        "  Name    Town     Qty  \n ────────────────────── \n  Apple   Oslo       3  \n  Pear    New York  12  \n",
        ["Apple, Oslo, Qty 3", "Pear, New York, Qty 12"]
      ),
      // What Markdown has to escape.
      (
        "| a | b |\n|---|---|\n| 2 \\* 3 | x\\_y &lt; z &amp; |\n| c | d\\\\e |\n",
        ["2 * 3, x_y < z &", "c, d\\e"]
      ),
      // A bar that can be typed, among others that are drawn.
      (
        "┌────┬───────┐\n│ id │ note  │\n├────┼───────┤\n│ 1  │ x | y │\n│ 2  │ z     │\n└────┴───────┘\n",
        ["id 1, x | y", "id 2, z"]
      ),
      // polars and DuckDB tell types under the names, and what was left out.
      (
        "shape: (9, 2)\n┌──────┬─────┐\n│ city ┆ n   │\n│ ---  ┆ --- │\n│ str  ┆ i64 │\n╞══════╪═════╡\n│ Oslo ┆ 5   │\n│ …    ┆ …   │\n│ Rome ┆ 7   │\n└──────┴─────┘\n",
        ["Oslo, n 5", "Rome, n 7"]
      ),
      (
        "┌─────────┬───────┐\n│  city   │   n   │\n│ varchar │ int32 │\n├─────────┼───────┤\n│ Oslo    │     5 │\n│ Rome    │     7 │\n├─────────┴───────┤\n│ 2 rows          │\n└─────────────────┘\n",
        ["Oslo, n 5", "Rome, n 7"]
      ),
      // Colors are no text.
      (
        "\u{1B}[1mcity\u{1B}[0m | n\n-----+--\n\u{1B}[31mOslo\u{1B}[0m | 5\n\u{1B}]8;;https://x.org\u{7}Rome\u{1B}]8;;\u{7} | 7\n",
        ["Oslo, n 5", "Rome, n 7"]
      ),
      // Columns under a header alone: a name of two words, values wider than their names.
      // A row of hyphens is no rule, though as wide as its column.
      (
        "+---+----+\n| n | v  |\n+---+----+\n| A | -5 |\n| - | -- |\n+---+----+\n| B | -6 |\n+---+----+\n",
        ["n A, v −5", "", "n B, v −6"]
      ),
      // A first word of a name above blanks, and a column that is empty.
      (
        "State  Recv-Q Send-Q Local Address:Port Peer Address:Port\nLISTEN 0      128          0.0.0.0:2024      0.0.0.0:*\nLISTEN 0      128          0.0.0.0:2025      0.0.0.0:*\n",
        [
          "State LISTEN, Recv Q 0, Send Q 128, Local Address:Port 0.0.0.0:2024, Peer Address:Port 0.0.0.0:*",
          "State LISTEN, Recv Q 0, Send Q 128, Local Address:Port 0.0.0.0:2025, Peer Address:Port 0.0.0.0:*",
        ]
      ),
      (
        "Filesystem      Size  Used Use% Mounted on\ntmpfs            24G  4.0K   1% /dev/shm\n/dev/vda        252G   22G  23% /\nlong/name/of/it  12G     0   0% /mnt\n",
        [
          "tmpfs, Size 24 gigabytes, Used 4 kilobytes, Use 1%, Mounted on /dev/shm",
          "/dev/vda, Size 252 gigabytes, Used 22 gigabytes, Use 23%, Mounted on /",
          "long/name/of/it, Size 12 gigabytes, Used 0 bytes, Use 0%, Mounted on /mnt",
        ]
      ),
      (
        "NAME   READY   STATUS    AGE\nweb-1  1/1     Running   5d\napi-2  0/1     Waiting   2d\n",
        ["web-1, READY 1/1, Running, AGE 5 days", "api-2, READY 0/1, Waiting, AGE 2 days"]
      ),
      // Packages, under a rule of their own.
      (
        "Desired=Unknown/Install\n| Status=Not/Inst\n|/ Err?=(none)\n||/ Name  Version  Description\n+++-=====-========-===========\nii  apt   2.6.1    manages packages\nrc  bash  5.2      a shell\n",
        [
          "State ii, apt, Version 2.6.1, manages packages", "State rc, bash, Version 5.2, a shell",
        ]
      ),
      // Row numbers, and names of rows, under nothing.
      (
        "   city  n\n0  Oslo  5\n1  New York  7\n".replacing("   city", with: "       city")
          .replacing("0  Oslo", with: "0      Oslo").replacing("1  New", with: "1  New"),
        ["Oslo, n 5", "New York, n 7"]
      ),
      (
        "          mpg cyl\nMazda RX4  21   6\nDatsun     23   4\n",
        ["Mazda RX4, mpg 21, cyl 6", "Datsun, mpg 23, cyl 4"]
      ),
      // The same table again, as a program that runs every second prints it.
      ("a | n\n--+--\nx | 1\n(1 row)\n\na | n\n--+--\nx | 2\n(1 row)\n", ["a x, n 1", "a x, n 2"]),
      // A title may be framed with the table, and so may groups of rows.
      (
        "+--------------+\n|    Fleet     |\n+------+-------+\n| ship | built |\n+------+-------+\n| Elsa | 12    |\n| Rosa | 40    |\n+------+-------+\n| sum  | 52    |\n+------+-------+\n",
        ["Elsa, built 12", "Rosa, built 40", "sum, built 52"]
      ),
      (
        "+------+------------+\n| ship | leaves     |\n+------+------------+\n| Elsa | 2024-05-01 |\n| Rosa | 2024-05-02 |\n+------+------------+\n| Cora |            |\n+------+------------+\n",
        ["Elsa, leaves May 1, 2024", "Rosa, leaves May 2, 2024", "Cora"]
      ),
      // A text goes on below its row, though no rule parts the rows; so does a number that fills its column.
      (
        "+------+----------+-----+\n| ship | cargo    | n   |\n+------+----------+-----+\n| Elsa | hay      | 3   |\n| Rosa | coal and | 4   |\n|      | stones   |     |\n+------+----------+-----+\n",
        ["Elsa, hay, n 3", "Rosa, coal and stones, n 4"]
      ),
      (
        "+------+------+\n| ship | tons |\n+------+------+\n| Elsa | 1234 |\n|      | 56   |\n+------+------+\n| Rosa | 12   |\n+------+------+\n",
        ["Elsa, tons 1234 56", "Rosa, tons 12"]
      ),
      // A name goes on, too, where the line has no number and no room was left; so draws Rich.
      (
        "┏━━━━━━━━━━┳━━━━━━━━━━━┳━━━━┓\n┃ ship     ┃ cargo     ┃ n  ┃\n┡━━━━━━━━━━╇━━━━━━━━━━━╇━━━━┩\n│ Queen    │ hay for   │ 3  │\n│ Elsa     │ the horse │    │\n│          │ stable    │    │\n│ Rosa     │ coal      │ 4  │\n└──────────┴───────────┴────┘\n",
        ["Queen Elsa, hay for the horse stable, n 3", "Rosa, coal, n 4"]
      ),
      // Where a line without a number had room above, it is a row; and psql and sqlite3, which center names, wrap nothing.
      (
        "┏━━━━━━━━━━┳━━━━━━━━━━━┳━━━━┓\n┃ ship     ┃ cargo     ┃ n  ┃\n┡━━━━━━━━━━╇━━━━━━━━━━━╇━━━━┩\n│ Elsa     │ hay       │ 3  │\n│ Cora     │ stones    │    │\n│ Rosa     │ coal      │ 4  │\n└──────────┴───────────┴────┘\n",
        ["Elsa, cargo hay, n 3", "Cora, cargo stones", "Rosa, cargo coal, n 4"]
      ),
      (
        "┌──────────┬─────────┬────────────┐\n│   ship   │  owner  │   cargo    │\n├──────────┼─────────┼────────────┤\n│ big Elsa │ Ann Lee │ hay, grass │\n│          │ Bob Ray │            │\n│ Rosa     │ Cy      │ coal       │\n└──────────┴─────────┴────────────┘\n",
        ["big Elsa, Ann Lee, hay, grass", "Bob Ray", "Rosa, Cy, coal"]
      ),
      // A row of psql may have nothing in its first column, and no program wraps a number.
      (
        " share | grade\n-------+-------\n 5.5%  | A\n 7.2%  | B\n       | C\n 3.1%  | D\n(4 rows)\n",
        ["share 5.5%, grade A", "share 7.2%, grade B", "grade C", "share 3.1%, grade D"]
      ),
      (
        "share  grade\n-----  -----\n5.5%   A    \n7.2%   B    \n       C    \n3.1%   D    \n",
        ["share 5.5%, grade A", "share 7.2%, grade B", "grade C", "share 3.1%, grade D"]
      ),
      (
        "┌────────────────────┬──────┬──────┐\n│ state              │ name │ temp │\n├────────────────────┼──────┼──────┤\n│ stone Miller river │ -753 │ 689  │\n│ apple              │ -261 │      │\n│ xx yy              │ no   │ 389  │\n└────────────────────┴──────┴──────┘\n",
        ["stone Miller river, name −753, temp 689", "apple, name −261", "xx yy, name no, temp 389"]
      ),
      // What is struck out is said where nothing replaced it.
      (
        "| item | n |\n|---|---|\n| Elsa | ~~9~~ 8 |\n| Rosa | ~~7~~ |\n",
        ["Elsa, n 8", "Rosa, n 7"]
      ),
      // Numbers may name columns, and be the values as well.
      ("+---+---+\n| 1 | 2 |\n+---+---+\n| 1 | 2 |\n+---+---+\n", ["1: 1, 2: 2"]),
      // Row numbers under no name, and a table without names, between rules of hyphens.
      ("      n  ship\n--  ---  ----\n 0    1  Elsa\n 1    2  Rosa\n", ["n 1, Elsa", "n 2, Rosa"]),
      (
        "--  ----  ---\n 1  Elsa  2.5\n 2  Rosa  -3\n--  ----  ---\n",
        ["1, Elsa, 2.5", "2, Rosa, −3"]
      ),
      // A single column whose rows psql counts, also between others.
      (" sum \n-----\n   4\n(1 row)\n", ["sum 4"]),
      (
        "  name  \n--------\n Oslo\n Rome\n Bern\n Bonn\n Zurich\n(5 rows)\n",
        ["Oslo", "Rome", "Bern", "Bonn", "Zurich"]
      ),
      // Links and pictures are their texts; a header may lack its first bar alone.
      (
        "| city | see |\n|---|---|\n| [Rome](https://rome.example) | ![Forum](f.png) |\n| Oslo [3](x y) | [a] |\n",
        ["Rome, Forum", "Oslo [3](x y), [a]"]
      ),
      (
        "city | see |\n|---|---|\n| Rome | Forum |\n| Oslo | Opera |\n",
        ["Rome, see Forum", "Oslo, see Opera"]
      ),
      (
        "+------------------+\n| id | name   | ok |\n|----+--------+----|\n| 1  | Ada    | a  |\n| 2  | B | C  | b  |\n+------------------+\n",
        ["id 1, Ada, ok a", "id 2, B | C, ok b"]
      ),
      // A cell beyond the frame is kept.
      (
        "+---+---+\n| a | b |\n+---+---+\n| x | y | z |\n| p | q |\n+---+---+\n",
        ["a x, y | z", "a p, q"]
      ),
      // A cell's own plus, which is not the sign by which psql goes on.
      ("| grade |\n|---|\n| A+ |\n| B+ |\n| C |\n", ["grade A+", "grade B+", "grade C"]),
      (
        "+-----+-------+\n| n   | grade |\n+-----+-------+\n| Ann | A+    |\n|     | B     |\n| C   | D    +|\n|     | E     |\n+-----+-------+\n",
        ["Ann, grade A+", "grade B", "C, grade D E"]
      ),
      // A message among the rows of a frame.
      (
        "+---+---+\n| a | b |\n+---+---+\n| 1 | x |\nNOTICE: lock\n| 2 | y |\n| 3 | z |\n+---+---+\n",
        ["a 1, b x", "a 2, b y", "a 3, b z"]
      ),
      (
        " ship | n \n------+---\n Elsa | 1\n Rosa | 2\n(2 rows)\n\n m \n---\n 3\n(1 row)\n\n ok \n----\n t\n f\n(2 rows)\n",
        ["Elsa, n 1", "Rosa, n 2", "m 3", "ok yes", "ok no"]
      ),
      // A simple table of reStructuredText may have no names.
      ("=====  ===\nApple  3.5\nPear   4\n=====  ===\n", ["Apple, 3.5", "Pear, 4"]),
      (
        "====  ====  ===\nship  hold  n\n====  ====  ===\nElsa  hay   3\n..    oats  4\n====  ====  ===\n",
        ["Elsa, hay, n 3", "oats, n 4"]
      ),
      // A rule of one stroke below the names, and a first row that lacks cells; so draws Rich.
      (
        "  ship    cargo   n  \n ─────────────────── \n  Elsa            3  \n  Rosa    coal       \n",
        ["Elsa, n 3", "Rosa, coal"]
      ),
      // Columns of numbers touch, and so may those behind them.
      (
        "NAME  MAJ:MIN RM   SIZE RO TYPE MOUNT\nsda     8:0    0 238.5G  0 disk \nsda1    8:1    0   512M  0 part /boot/efi\n",
        [
          "sda, MAJ:MIN 8:0, RM 0, SIZE 238.5 gigabytes, RO 0, disk",
          "sda1, MAJ:MIN 8:1, RM 0, SIZE 512 megabytes, RO 0, part, /boot/efi",
        ]
      ),
      // Numbers stand under other names than their own; the words behind them are one cell.
      (
        "           CPU0       CPU1       \n 24:          1          0  IO-APIC   5-edge      ACPI\n 25:          0         14  IO-APIC   4-edge      tty\nERR:          2\n",
        [
          "24, CPU0: 1, CPU1: 0, IO-APIC 5-edge ACPI", "25, CPU0: 0, CPU1: 14, IO-APIC 4-edge tty",
          "ERR, CPU0: 2",
        ]
      ),
      (
        "                    CPU0       CPU1       \n          HI:          0          7\n       TIMER:     855917    1188342\n",
        ["HI, CPU0: 0, CPU1: 7", "TIMER, CPU0: 855,917, CPU1: 1,188,342"]
      ),
      (
        "            v\nregion q     \nN      0    1\n       1    2\n...       ...\nS      8   98\n       9   99\n",
        ["region N, q 0, v 1", "region N, q 1, v 2", "region S, q 8, v 98", "region S, q 9, v 99"]
      ),
      // Frames of pandas: names above names, those of the index, and values that go for the rows below.
      (
        "           v         w     \nq         Q1   Q2   Q1   Q2\nregion                     \nN       9.99 -2.5  1.0  2.0\nS       3.00  4.0  3.0 -4.0\n",
        [
          "N, v Q1: 9.99, v Q2: −2.5, w Q1: 1, w Q2: 2",
          "S, v Q1: 3.00, v Q2: 4.0, w Q1: 3, w Q2: −4",
        ]
      ),
      (
        "            v         w\n         mean   max sum\nregion                 \nN       3.745  9.99   3\nS       3.500  4.00  -1\n",
        ["N, v mean 3.745, v max 9.99, w sum 3", "S, v mean 3.500, v max 4.00, w sum −1"]
      ),
      (
        "              v  w\nregion q          \nN      Q1  9.99  1\n       Q2 -2.50  2\nS      Q1  3.00  3\n",
        [
          "region N, q Q1, v 9.99, w 1", "region N, q Q2, v −2.50, w 2",
          "region S, q Q1, v 3.00, w 3",
        ]
      ),
      (
        "        2023        2024     \n          Q1   Q2     Q1   Q2\nNorth      5    6      7    8\nSouth      1    2      3    4\n",
        [
          "North, 2023 Q1: 5, 2023 Q2: 6, 2024 Q1: 7, 2024 Q2: 8",
          "South, 2023 Q1: 1, 2023 Q2: 2, 2024 Q1: 3, 2024 Q2: 4",
        ]
      ),
      // A comma in each row of columns under their names parts no cells.
      (
        "COMMAND  PID USER  TYPE DEVICE SIZE\nbash    1676 root   DIR  254,0 4096\nbash    1676 root   REG  254,1 8192\nvim      167 ann    REG  254,0   12\n",
        [
          "bash, PID 1676, root, TYPE DIR, DEVICE 254,0, SIZE 4,096",
          "bash, PID 1676, root, TYPE REG, DEVICE 254,1, SIZE 8,192",
          "vim, PID 167, ann, TYPE REG, DEVICE 254,0, SIZE 12",
        ]
      ),
      // Several tables with one name in common.
      (
        "NAME      READY   STATUS    AGE\npod/a-5   1/1     Running   2m\n\nNAME        TYPE        PORT(S)   AGE\nservice/k   ClusterIP   443/TCP   45d\n\nNAME     READY   UP   AGE\ndep/ng   1/1     1    2m\n",
        [
          "pod/a-5, READY 1/1, Running, AGE 2 minutes",
          "service/k, ClusterIP, PORT(S) 443/TCP, AGE 45 days",
          "dep/ng, READY 1/1, UP 1, AGE 2 minutes",
        ]
      ),
      // polars and DuckDB leave columns out, which have neither a type nor a value.
      (
        "┌─────┬───┬─────┐\n│ ab  ┆ … ┆ cd  │\n│ --- ┆   ┆ --- │\n│ i64 ┆   ┆ str │\n╞═════╪═══╪═════╡\n│ 1   ┆ … ┆ x   │\n│ 2   ┆ … ┆ y   │\n└─────┴───┴─────┘\n",
        ["ab 1, cd x", "ab 2, cd y"]
      ),
      (
        "┌───────┬───┬─────────┐\n│  id   │ … │  note   │\n│ int32 │ … │ varchar │\n├───────┼───┼─────────┤\n│     1 │ … │ x       │\n│     2 │ … │ y       │\n└───────┴───┴─────────┘\n",
        ["id 1, note x", "id 2, note y"]
      ),
      // mysql wraps nothing: one word below another is a row that lacks its name and its number.
      (
        "+------+------------+-------+\n| name | note       | price |\n+------+------------+-------+\n| Ann  | lamp       |    -3 |\n|      | tablecloth |       |\n| Bob  | short      |     4 |\n+------+------------+-------+\n",
        ["Ann, note lamp, price −3", "note tablecloth", "Bob, note short, price 4"]
      ),
      // A bar that is drawn is text among those that are typed.
      (
        "+----+------+-----+\n| id | note | val |\n+----+------+-----+\n| 1  | a    | x   |\n| 2  | │    | -7  |\n| 3  | c    | z   |\n+----+------+-----+\n",
        ["id 1, note a, val x", "id 2, note │, val -7", "id 3, note c, val z"]
      ),
      // psql: names of two lines.
      (
        " id |  two   +| v  \n    | lines   |    \n----+---------+----\n  1 | a       | -3\n  2 | b       |  4\n(2 rows)\n\n",
        ["id 1, two lines a, v −3", "id 2, two lines b, v 4"]
      ),
      // Names and cells begin at the same places, and cells are empty.
      (
        "CURRENT   NAME       CLUSTER\n*         minikube   mini\n          prod       eu\n",
        ["CURRENT *, minikube, mini", "prod, eu"]
      ),
      (
        "FLAG  NAME     RATE        SIGNAL\n      HomeNet  130 Mbit/s  82\n      Cafe     540 Mbit/s  47\n",
        ["HomeNet, 130 Mbit/s, SIGNAL 82", "Cafe, 540 Mbit/s, SIGNAL 47"]
      ),
      // The last line of an input that was cut.
      (
        "+----+-------+\n| id | name  |\n+----+-------+\n| 1  | Ann   |\n| 2",
        ["id 1, Ann", "id 2"]
      ),
      // psql: cells that are cut to fit, and line breaks that it draws with a sign of its own.
      (
        "       a       | c \n---------------+---\n the quick br .| 1\n.own fox jumps | \n short.        | 2\n(2 rows)\n",
        ["the quick br own fox jumps, c 1", "short., c 2"]
      ),
      (
        "┌────────┬───┐\n│   x    │ y │\n├────────┼───┤\n│ a line↵│ 2 │\n│ and b  │   │\n│ c      │ 3 │\n└────────┴───┘\n(2 rows)\n",
        ["a line and b, y 2", "c, y 3"]
      ),
      // Markdown allows rows to lack their last cells, or the bars at their ends.
      (
        "| name | n |\n|---|---|\n| Apple | 3 |\n| Ap |\nfoo | 7\n",
        ["Apple, n 3", "Ap", "foo, n 7"]
      ),
      ("name | n\n---|---\nApple | 3\n| Pear | 4 |\n", ["Apple, n 3", "Pear, n 4"]),
      // A bar in a cell of a frame.
      (
        "+----+-------+\n| id | name  |\n+----+-------+\n|  1 | a | b |\n|  2 | c     |\n+----+-------+\n",
        ["id 1, a | b", "id 2, c"]
      ),
      // A rule and the number of rows below the columns, directly and not.
      (
        "Name  Up   Age\n--------------\nweb   yes    5\ndb    no    45\n\n--------------\n2 rows\n",
        ["web, Up yes, Age 5", "db, Up no, Age 45"]
      ),
      (
        "Name  Up   Age\n--------------\nweb   yes    5\ndb    no    45\n--------------\n2 rows\n",
        ["web, Up yes, Age 5", "db, Up no, Age 45"]
      ),
      // Words alone, which are set apart.
      (
        "Task       Owner  Done\nBuy milk   Ann    yes\nCall Bob   Bob    no\n",
        ["Buy milk, Owner Ann, Done yes", "Call Bob, Owner Bob, Done no"]
      ),
      // A cell of one hyphen is a missing value; all of a row may be missing.
      ("| a | b |\n|---|---|\n| x | 1 |\n| - | - |\n| y | 2 |\n", ["a x, b 1", "", "a y, b 2"]),
      // Rich frames the names between two strokes, below a title.
      (
        """
             Things
         ─────────────────────
          NAME    CITY   QTY
         ─────────────────────
          alpha   Rome   1
          beta    Oslo   22
         ─────────────────────

        """, ["alpha, Rome, QTY 1", "beta, Oslo, QTY 22"]
      ),
      // A blank line behind each row, and cells wider than their names; words of one cell at one place.
      (
        """
        host      total    index
        146.1.2   -3.3%   -40.5%

        76.3.20  +33.9%   +15.6%

        60.165.  +46.4%    -7.2%

        """,
        [
          "host 146.1.2, total -3.3%, index -40.5%", "host 76.3.20, total +33.9%, index +15.6%",
          "host 60.165., total +46.4%, index -7.2%",
        ]
      ),
      (
        """
        First name      Phone      Town
        Peter Berg      55512345   Oslo
        Maria Hansen    55598765   Bergen
        James Lund      55554321   Tromso

        """,
        [
          "Peter Berg, Phone 55512345, Oslo", "Maria Hansen, Phone 55598765, Bergen",
          "James Lund, Phone 55554321, Tromso",
        ]
      ),
      (
        " city  | change\n-------+--------\n —     | -\n Rome  | up\n Paris |\n(3 rows)\n",
        ["", "Rome, change up", "Paris"]
      ),
      // A rule above the sum only, and a row with empty cells.
      (
        """
        +--------+-----+-------+
        | Item   | Qty | Note  |
        +--------+-----+-------+
        | Apples | 5   | fresh |
        | Pears  |     |       |
        | Plums  | 6   | old   |
        +--------+-----+-------+
        | Total  | 11  |       |
        +--------+-----+-------+

        """,
        ["Apples, Qty 5, fresh", "Pears", "Plums, Qty 6, old", "Total, Qty 11"]
      ),
      // A bar in a cell is between those that the rule has joints for.
      (
        "  name  | team \n--------+------\n Ada    | red\n p|q    | \n Bob    | a|b\n",
        ["Ada, team red", "p|q", "Bob, team a|b"]
      ),
      // A row without its number is none of the one above: the footer counts it, or narrow columns wrap nothing.
      (
        """
        +----+--------------------+
        | id | name               |
        +----+--------------------+
        |  8 | Ann Lee of Norwich |
        |    | Bob                |
        +----+--------------------+
        2 rows in set (0.00 sec)

        """,
        ["id 8, Ann Lee of Norwich", "Bob"]
      ),
      (
        """
        +----+---------+
        | id | name    |
        +----+---------+
        | 38 | Ann Lee |
        |    | Bob Ray |
        | 40 | Cy Dole |
        +----+---------+

        """,
        ["id 38, Ann Lee", "Bob Ray", "id 40, Cy Dole"]
      ),
    ])
  func reads(_ text: String, _ labels: [String]) throws {
    #expect(try Labels.lines(text, sample: true) == labels)
    #expect(try Labels.lines(text, blockLength: 16, chunkLength: 3, sample: true) == labels)
    #expect(try Labels.lines(text, format: .table, sample: true) == labels)
  }

  @Test(
    "text that has rules or columns by chance is read as lines",
    arguments: [
      "Title\n=====\n\nSome text\nmore text\n", "Dear all\n---\nthis | that\nbye\nnow\n",
      "7d9b570 Expand titles\na80ad8f Read positions\n083b1a7 Know units\nd096ea4 Tell tables\n",
      "====\nTwo words\n====\nSome text is here\nmore text is here\n",
      "---\ntitle: Two\n---\nsome\ntext\n", "- one\n- two\n- three\n- four\n",
      "a-b\nc-d\n--\ne\nf\n",
      "milk, 2 liters\nbread, 1 loaf\neggs, 12\n",
      "Dear Ann, hello\nI am well, thanks\nSee you, Bob\n",
      "PING a.example (192.0.2.1) 56(84) bytes of data.\n64 bytes from 192.0.2.1: icmp_seq=1 ttl=56 time=11.6 ms\n64 bytes from 192.0.2.1: icmp_seq=2 ttl=56 time=11.9 ms\n",
      "The cat sat on\nthe mat and it\nwas not sad at\nall on its mat\n",
    ])
  func leavesTextAlone(_ text: String) throws {
    #expect(
      try Labels.lines(text, sample: true)
        == text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    )
  }

  @Test(
    "tables one after the other are read one by one, with their titles",
    arguments: [
      (
        "a | n\n--+--\nx | 1\n(1 row)\n\nb | c | d\n--+---+--\nx | 1 | 2\n(1 row)\n",
        ["a x, n 1", "b x, c 1, d 2"]
      ),
      // Each under a title, directly and not.
      (
        "First\na | n\n--+--\nx | 1\n\nSecond\nb | c\n--+--\ny | 2\n\nThird one\n\nd | e\n--+--\nz | 3\n",
        ["a x, n 1", "Second", "b y, c 2", "Third one", "d z, e 3"]
      ),
      // Frames without a blank line between them.
      (
        "+---+---+\n| a | n |\n+---+---+\n| x | 1 |\n+---+---+\n+---+---+\n| b | c |\n+---+---+\n| y | 2 |\n+---+---+\n",
        ["a x, n 1", "b y, c 2"]
      ),
      // Columns under headers alone; the second begins with names of rows, the third is the first again, wider.
      (
        """
        NAME   SIZE
        Oslo     12
        Rome     20

                 total   used
        Memory:     23      5
        Swap:        0      0

        NAME        SIZE
        New York      12
        Rome          20
        """,
        [
          "Oslo, SIZE 12", "Rome, SIZE 20", "Memory, total 23, used 5", "Swap, total 0, used 0",
          "New York, SIZE 12", "Rome, SIZE 20",
        ]
      ),
      // Right below each other.
      (
        """
                     total   used
        Memory:         23      5
        Swap:            0      0
        Filesystem      Size  Used Mounted on
        tmpfs            24G  4.0K /dev/shm
        /dev/vda        252G   22G /
        total 4
        -rw-r--r-- 1 ada staff 8063 Nov 25 07:23 notes
        """,
        [
          "Memory, total 23, used 5", "Swap, total 0, used 0",
          "tmpfs, Size 24 gigabytes, Used 4 kilobytes, Mounted on /dev/shm",
          "/dev/vda, Size 252 gigabytes, Used 22 gigabytes, Mounted on /",
          "notes, size 8,063, Nov 25 07:23, owner ada, staff, mode 0644, links 1",
        ]
      ),
      // Under a rule of its own, directly and not; behind a line of hyphens; a listing between two.
      (
        "NAME  READY  AGE\nweb   1/1    5d\napi   0/1    3d\n id | name\n----+------\n  1 | Ada\n",
        ["web, READY 1/1, AGE 5 days", "api, READY 0/1, AGE 3 days", "id 1, Ada"]
      ),
      (
        "NAME  READY  AGE\nweb   1/1    5d\n\n id | name\n----+------\n  1 | Ada\n",
        ["web, READY 1/1, AGE 5 days", "id 1, Ada"]
      ),
      (
        "NAME  READY  AGE\nweb   1/1    5d\napi   0/1    3d\n------\n         total   used\nMemory:     23      5\nSwap:        0      0\n",
        [
          "web, READY 1/1, AGE 5 days", "api, READY 0/1, AGE 3 days", "Memory, total 23, used 5",
          "Swap, total 0, used 0",
        ]
      ),
      (
        " id | n\n----+---\n  1 | A\n(1 row)\n\n== t ==\ntotal 8\n-rw-r--r-- 1 a b 12 Nov 25 08:43 x\n\n id | n\n----+---\n  2 | B\n(1 row)\n",
        [
          "id 1, n A", "== t ==", "x, size 12, Nov 25 08:43, owner a, group b, mode 0644, links 1",
          "id 2, n B",
        ]
      ),
      // The second has two columns and one row.
      (
        "NAME   STATUS   AGE\nweb    Running  3d\n\nKIND   PLACE\ncat    Oslo\n",
        ["web, Running, AGE 3 days", "KIND cat, Oslo"]
      ),
      // In a frame below columns that blanks tell apart, under a title, under none, and right below.
      (
        """
        name   n   m
        -----  --  --
        x y    1   2

        Cities
        | city name | people |
        |-----------|--------|
        | New York  | 5      |
        | Oslo      | 7      |

        """,
        ["x y, n 1, m 2", "Cities", "New York, people 5", "Oslo, people 7"]
      ),
      (
        """
        name   n   m
        -----  --  --
        x y    1   2
        +-----------+--------+
        | city name | people |
        +-----------+--------+
        | New York  | 5      |
        +-----------+--------+

        """,
        ["x y, n 1, m 2", "New York, people 5"]
      ),
      // Right below the last rule of a table of reStructuredText, and below a title among the rows of a frame.
      (
        """
        ======  ====
        mayor   seen
        ======  ====
        Malmo   254
        ======  ====
        Cities
         area    | code
        ---------+------
         Nice    | 47.1
         Oslo    | 6.2

        """,
        ["Malmo, seen 254", "Cities", "Nice, code 47.1", "Oslo, code 6.2"]
      ),
      (
        """
        | people | mayor |
        |--------+-------|
        | Malmo  |   274 |
        Others
        +--------+------+-------+
        | rank   | note | mayor |
        |--------+------+-------|
        | York   | 608  | Rome  |
        +--------+------+-------+

        """,
        ["Malmo, mayor 274", "Others", "York, note 608, mayor Rome"]
      ),
      // A remark at the end of a frame names nothing.
      (
        "+---+---+\n| a | b |\n+---+---+\n| 1 | 2 |\nwarning: disk full\n+---+---+\n\n+---+---+\n| c | d |\n+---+---+\n| 5 | 6 |\n+---+---+\n",
        ["a 1, b 2", "c 5, d 6"]
      ),
      // Rows in groups, and a remark below them, are of one table.
      (
        "NAME   SIZE\nOslo     12\nRome     20\n\nBonn     30\nKiel     40\n\nThese lines are below\nthe table\n",
        ["Oslo, SIZE 12", "Rome, SIZE 20", "Bonn, SIZE 30", "Kiel, SIZE 40"]
      ),
    ])
  func readsOneAfterTheOther(_ text: String, _ labels: [String]) throws {
    #expect(try Labels.lines(text, sample: true) == labels)
    #expect(try Labels.lines(text, blockLength: 16, chunkLength: 3, sample: true) == labels)
  }

  @Test(
    "lines that belong to no table are counted",
    arguments: [
      ("a | n\n--+--\nx | 1\n(1 row)\n\nTime: 0.5 ms\n", nil, 0),
      ("a | n\n--+--\nx | 1\n\nERROR: no\nHINT: none\n", 5, 2),
      ("a | n\n--+--\nx | 1\n\nSecond\nb | c\n--+--\ny | 2\nthe end\n", 9, 1),
    ])
  func countsOtherLines(_ text: String, _ first: Int?, _ count: Int) throws {
    var labels = try LabelReader(MemorySource(text))
    var out = ByteBuffer()
    var found: [(count: Int, first: Int)] = []
    while true {
      while try labels.next(into: &out) != nil {}
      let next = try labels.nextTable()
      if let more = labels.linesLeftOut { found.append(more) }
      guard let next else { break }
      labels = next
    }
    #expect(found.reduce(0) { $0 + $1.count } == count)
    #expect(found.first?.first == first)
  }

  @Test(
    "a table below lines about the whole is read as it is without them",
    arguments: [
      // A heading of Markdown right above it looks like a comment.
      (
        "some text\nmore text\n## Places\n",
        "| place | seen |\n|:------|-----:|\n| Paris |  962 |\n"
      ),
      (
        "Linux 6.1.0 (vm) \t11/26/26 \t(2 CPU)\n\n",
        """
        14:04:09     CPU    %usr   %sys
        14:04:09     all   46.47   4.86
        14:04:09       0   43.82   4.57

        """
      ),
      (
        "Linux 6.1.0 (vm)\n\n",
        """
        TIME         CPU    %usr   %sys
        14:04:09     all   46.47   4.86
        14:04:09       0   43.82   4.57

        """
      ),
    ])
  func readsBelowLines(_ above: String, _ table: String) throws {
    #expect(
      try Labels.lines(above + table, sample: true)
        == Labels.lines(table, sample: true))
  }

  @Test(
    "rows of rules below the names are rows",
    arguments: [
      ("| n | v |\n|---|---|\n| a | 1 |\n| -- | -- |\n| b | 2 |\n", 3),
      ("| col |\n|---|\n| {a} |\n| +--+ |\n| z |\n", 3),
      ("| n |\n|---|\n| ---- |\n", 1),
    ])
  func keepsRowsOfRules(_ text: String, count: Int) throws {
    #expect(try Labels.lines(text).count == count)
  }

  @Test(
    "a link is its text, and what is none stays",
    arguments: [
      ("see [Rome](https://rome.example) now", "see Rome now"),
      ("![map](m.png) [a](b_(c)) end", "map a end"),
      (#"[a](b "the title") [c](d e) [f](g"#, "a [c](d e) [f](g"),
      ("[x] [a][b] [c](d)", "[x] [a][b] c"),
    ])
  func readsLinks(_ text: String, _ plain: String) {
    #expect(MarkdownText.plain(text) == plain)
  }

  /// Marks without an end are looked for once, so that many of them take no longer than other text.
  @Test(arguments: ["`", "**a *b ", "*", "_a ", "~~x", "[", "![", "[a](", "[a](b "])
  func marksWithoutEndsStay(_ mark: String) throws {
    let text = String(repeating: mark, count: 20_000 / mark.count)
    #expect(MarkdownText.plain(text).count >= text.count / 2)
  }

  @Test func hundredsOfTablesAreReadAtTheirLines() throws {
    let text = (0..<300).map { number in
      number % 2 == 0 ? "a | n\n--+--\nx | \(number)\n\n" : "b | c | d\n--+---+--\ny | 2 | 3\n\n"
    }
    .joined()
    #expect(try Labels.lines(text, sample: true).count == 300)
    let broken = Array((text + "b | c\n--+--\n").utf8) + [0xFF, 0x0A]
    let error = #expect(throws: ReadingError.self) {
      try Labels.lines(MemorySource(broken), ReadingOptions())
    }
    #expect(error?.reason == "the bytes of line 1203 are not UTF-8")
  }

  @Test("what is asked for as a table and is none is refused", arguments: ["", "one\ntwo\n", "{}"])
  func refuses(_ text: String) {
    #expect(Labels.error(text, format: .table)?.reason.hasPrefix("no table") == true)
  }

  // MARK: Random tables

  private static let words = [
    "Oslo", "New York", "São Paulo", "東京", "naïve", "x", "C++", "a,b", "\"q\"", "50%", "-3",
    "1,200", "", "e-mail",
  ]

  /// Ways to draw a table, from its names and rows.
  private enum Drawing: CaseIterable {
    case framed, open, grid, markdown, dashes

    func text(_ names: [String], _ rows: [[String]]) -> String {
      let widths = names.indices.map { column in
        ([names] + rows).map { TerminalLine($0[column]).width }.max() ?? 0
      }
      func padded(_ cells: [String]) -> [String] {
        cells.indices.map {
          cells[$0] + String(repeating: " ", count: widths[$0] - TerminalLine(cells[$0]).width)
        }
      }
      func strokes(_ mark: String) -> [String] {
        widths.map { String(repeating: mark, count: max($0, 2)) }
      }
      func line(_ cells: [String], _ start: String, _ between: String, _ end: String) -> String {
        start + cells.joined(separator: between) + end
      }
      let wide = widths.map { max($0, 2) }
      let lines = ([names] + rows).map { cells in
        zip(padded(cells), zip(widths, wide)).map { cell, width in
          cell + String(repeating: " ", count: width.1 - width.0)
        }
      }
      switch self {
      case .framed, .grid:
        let top = line(strokes("─"), "┌─", "─┬─", "─┐")
        let middle = line(strokes("─"), "├─", "─┼─", "─┤")
        let bars = lines.map { line($0, "│ ", " │ ", " │") }
        let rows = bars.dropFirst().joined(separator: self == .grid ? "\n\(middle)\n" : "\n")
        return [top, bars[0], middle, rows, line(strokes("─"), "└─", "─┴─", "─┘")]
          .joined(separator: "\n") + "\n"
      case .open:
        let rule = line(strokes("-"), "-", "-+-", "-")
        let bars = lines.map { line($0, " ", " | ", "") }
        return ([bars[0], rule] + bars.dropFirst()).joined(separator: "\n")
          + "\n(\(rows.count) rows)\n"
      case .markdown:
        let bars = lines.map { line($0, "| ", " | ", " |") }
        return ([bars[0], line(strokes("-"), "| ", " | ", " |")] + bars.dropFirst())
          .joined(separator: "\n") + "\n"
      case .dashes:
        let bars = lines.map { line($0, "", "  ", "") }
        return ([bars[0], line(strokes("-"), "", "  ", "")] + bars.dropFirst())
          .joined(separator: "\n") + "\n"
      }
    }
  }

  @Test("a random table comes back cell by cell, however it is drawn", arguments: 0..<40)
  func comesBack(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 2...5, using: &random)
    let names = Array(
      ["name", "city", "count", "last seen", "größe"].shuffled(using: &random).prefix(count))
    let rows = (0..<Int.random(in: 3...9, using: &random)).map { _ in
      // No row is empty, and each begins with something.
      ["row"] + (1..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }
    }
    for drawing in Drawing.allCases {
      let text = drawing.text(names, rows)
      let found = try Labels.cells(of: text, named: names)
      #expect(found == rows, "\(drawing)\n\(text)")
    }
  }
}
