// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite("How a CSV is written, as it is found")
struct DelimitedDialectTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let what: String
    let text: String
    let labels: [String]
    var testDescription: String { what }
  }

  static let examples = [
    Example(
      what: "a header below more than ten lines about the data, and a blank one",
      text: (1...13).map { "Remark \($0),by us\n" }.joined()
        + "\nname,n,m\nash,1,2\nelm,3,4\noak,5,6\n",
      labels: ["ash, n 1, m 2", "elm, n 3, m 4", "oak, n 5, m 6"]),
    Example(
      what: "a header that has an empty name, and lacks another",
      text: ",b,c\nOslo,y1,z1,5\nRome,y2,z2,6\n",
      labels: ["Oslo, y1, b z1, c 5", "Rome, y2, b z2, c 6"]),
    Example(
      what: "a row that lacks its first cell below names that come twice, and are no groups",
      text: "team,win,note,win\n,a,Tall & wide,b\nscrew,c,Small,d\nnail,e,Big,f\n",
      labels: [
        "team, win, note, win", "a, Tall & wide, b", "screw, c, Small, d", "nail, e, Big, f",
      ]),
    Example(
      what: "a first row of percents, amounts and dates above other kinds",
      text:
        "3299%,(816.83),1988-08-09,784935,Ann\n$42.56,7276%,$94.02,$40.72,Bob\nx,66.40,2,594297,Cy\n",
      labels: [
        "3299%, (816.83), 1988-08-09, 784,935, Ann", "$42.56, 7276%, $94.02, $40.72, Bob",
        "x, 66.40, 2, 594,297, Cy",
      ]),
    Example(
      what: "tabs that only indent lines", text: "\tOslo\n\tRome\n\tLima\n",
      labels: ["Oslo", "Rome", "Lima"]),
    Example(
      what: "a first row that lacks its first cell", text: "code,price\n,$5\nA,$6\nB,$7\n",
      labels: ["$5", "A, $6", "B, $7"]),
    Example(
      what: "a first row of words that lacks its first cell",
      text: "nickname,name\n,Ada\nBobby,Bob\nCee,Cy\n", labels: ["Ada", "Bobby, Bob", "Cee, Cy"]),
    Example(
      what: "comments between rows", text: "a,b\n1,2\n# half\n3,4\n# end\n",
      labels: ["a 1, b 2", "a 3, b 4"]),
    Example(
      what: "comments between rows, one of them indented",
      text: "a,b\n# one, half\n1,2\n  # half, too\n3,4\n", labels: ["a 1, b 2", "a 3, b 4"]),
    Example(
      what: "comments with commas below the names",
      text: "a,b_mm\n# One, two\n# three, four\n1,2\n3,4\n5,6\n",
      labels: ["a 1, b 2 mm", "a 3, b 4 mm", "a 5, b 6 mm"]),
    Example(
      what: "comments below names in a comment", text: "# a\tb\n1\t2\n3\t4\n# end\t\n",
      labels: ["a 1, b 2", "a 3, b 4"]),
    Example(
      what: "comments with commas above the names", text: "# x, 5\n# on, 2020\nn,v\n10,5\n11,6\n",
      labels: ["n 10, v 5", "n 11, v 6"]),
    Example(
      what: "names in a comment behind a percent sign, below another",
      text: "% by hand, in 2020\n% time, temp\n1, 2\n3, 4\n5, 6\n",
      labels: ["time 1, temp 2", "time 3, temp 4", "time 5, temp 6"]),
    Example(
      what: "names below a comment behind a percent sign",
      text: "% time, temp\nname,v\nAnn,5\nBob,6\n",
      labels: ["Ann, v 5", "Bob, v 6"]),
    Example(
      what: "a comment behind an exclamation mark that names nothing",
      text: "! 5, 6\na,b\n1,2\n3,4\n",
      labels: ["a 1, b 2", "a 3, b 4"]),
    Example(
      what: "a first row that begins with a tag", text: "#travel,5\nfood,6\nart,7\n",
      labels: ["#travel, 5", "food, 6", "art, 7"]),
    Example(
      what: "rows that all begin with a tag", text: "#101,open\n#102,closed\n#103,open\n",
      labels: ["#101, open", "#102, closed", "#103, open"]),
    Example(
      what: "a first row that lacks its name and has money",
      text: "name,price\n,$5\nA,7\nB,8\n", labels: ["price $5", "A, price 7", "B, price 8"]),
    Example(
      what: "money whose commas divide nothing", text: "$2,204.13\n$3,977.31\n$1,670.95\n",
      labels: ["$2,204.13", "$3,977.31", "$1,670.95"]),
    Example(
      what: "commas in parentheses",
      text:
        "sysfs on /sys (rw,relatime)\nproc on /proc (rw,nosuid)\nudev on /dev (rw,noexec,nosuid)\n",
      labels: [
        "sysfs on /sys (rw,relatime)", "proc on /proc (rw,nosuid)",
        "udev on /dev (rw,noexec,nosuid)",
      ]),
    Example(
      what: "times of day, whose colons divide no cells",
      text: """
        ada pts/0 10.0.0.1 Mon Jan 1 10:00 - 11:00 (01:00)
        bob pts/1 10.0.0.2 Mon Jan 1 11:10 - 12:00 (00:50)
        cyd pts/2 10.0.0.3 Tue Jan 2 09:00 - 09:05 (00:05)

        """,
      labels: [
        "ada pts/0 10.0.0.1 Mon Jan 1 10:00 - 11:00 (01:00)",
        "bob pts/1 10.0.0.2 Mon Jan 1 11:10 - 12:00 (00:50)",
        "cyd pts/2 10.0.0.3 Tue Jan 2 09:00 - 09:05 (00:05)",
      ]),
    Example(
      what: "a number with all its digits beside one with a tail",
      text: "n,v\na,0.1234567\nb,0.5\nc,0.30000000000000004\n",
      labels: ["n a, v 0.1234567", "n b, v 0.5", "n c, v 0.3"]),
    Example(
      what: "a unit beside numbers that are almost such", text: "n,dose_mg\na,5\nb,<8\n",
      labels: ["n a, dose 5 mg", "n b, dose mg <8"]),
    Example(
      what: "a comment with more commas than rows", text: "name,v\nAnn,5\nBob,6\n# from: a, b, c\n",
      labels: ["Ann, v 5", "Bob, v 6"]),
    Example(
      what: "names in a comment above blanks, as NumPy writes them",
      text: "# x y\n1.0 2.0\n2.0 3.0\n3.0 4.0\n4.0 2.5\n5.0 3.5\n",
      labels: ["x 1, y 2.0", "x 2, y 3.0", "x 3, y 4.0", "x 4, y 2.5", "x 5, y 3.5"]),
    Example(
      what: "a comment of many words among rows parted by blanks",
      text:
        "# Values\nMol Average Mono\nA 71.07 71.03\nB 114.59 114.53\n# if it gets wet replace by 147.19 147.03\nM 131.19 131.04\n",
      labels: [
        "A, Average 71.07, Mono 71.03", "B, Average 114.59, Mono 114.53",
        "M, Average 131.19, Mono 131.04",
      ]),
    Example(
      what: "sources below the rows, which say nothing of their column",
      text:
        "Population,Rank,Area\n400,1,Alabama\n500,2,Alaska\n300,3,Ohio\nSource: the bureau of statistics\nRegional system\nOctober 2009\n",
      labels: [
        "Population 400, Rank 1, Alabama", "Population 500, Rank 2, Alaska",
        "Population 300, Rank 3, Ohio",
        "Population Source: the bureau of statistics", "Population Regional system",
        "Population October 2009",
      ]),
    Example(
      what: "codes in one column", text: "Ccnd2\nAtp5f1\nAdd1\n",
      labels: ["Ccnd2", "Atp5f1", "Add1"]),
    Example(
      what: "rows that begin like comments among comments",
      text: "a,b\n1,2\n# half\n3,4\n",
      labels: ["a 1, b 2", "a 3, b 4"]),
    Example(
      what: "rows that begin like comments", text: "a,b\n#1,2\n#3,4\n5,6\n",
      labels: ["a #1, b 2", "a #3, b 4", "a 5, b 6"]),
    Example(
      what: "tabs beside columns of blanks",
      text:
        "mpg\tsize\tpower weight\tname\n18.0   8    130.0  3504.\t\"a b c\"\n15.0   8    165.0  3693.\t\"d e\"\n16.5   6    95.0   2130.\t\"f\"\n",
      labels: [
        "mpg 18.0, size 8, power 130, weight 3,504, a b c",
        "mpg 15.0, size 8, power 165, weight 3,693, d e",
        "mpg 16.5, size 6, power 95, weight 2,130, f",
      ]),
    Example(
      what: "two lines of names with the unit of all in the corner",
      text:
        ",Jan,Jan,Feb,Feb\n[kWh],SA,FT,SA,FT\n00:00,48.2,51.8,45.6,46.8\n00:15,41.2,38.5,27.6,26.9\n00:30,11.2,18.5,17.6,16.9\n",
      labels: [
        "12:00\u{202F}AM, Jan SA 48.2 kWh, Jan FT 51.8 kWh, Feb SA 45.6 kWh, Feb FT 46.8 kWh",
        "12:15\u{202F}AM, Jan SA 41.2 kWh, Jan FT 38.5 kWh, Feb SA 27.6 kWh, Feb FT 26.9 kWh",
        "12:30\u{202F}AM, Jan SA 11.2 kWh, Jan FT 18.5 kWh, Feb SA 17.6 kWh, Feb FT 16.9 kWh",
      ]),
    Example(
      what: "numbers that rise behind a word, above numbers that don't",
      text: "kind,0.0,0.5,1.0,1.5,2.0\nA 1,0,0,3,4,9\nB 2,0,0,5,5,8\nC 3,1,1,1,7,7\n",
      labels: [
        "kind A 1, 0.0: 0, 0.5: 0, 1.0: 3, 1.5: 4, 2.0: 9",
        "kind B 2, 0.0: 0, 0.5: 0, 1.0: 5, 1.5: 5, 2.0: 8",
        "kind C 3, 0.0: 1, 0.5: 1, 1.0: 1, 1.5: 7, 2.0: 7",
      ]),
    Example(
      what: "a table of signs without a header", text: "乘\t乗\n亂\t乱\n亙\t亘\n亞\t亜\n",
      labels: ["乘, 乗", "亂, 乱", "亙, 亘", "亞, 亜"]),
    Example(
      what: "comments of MATLAB above two columns",
      text:
        "%% ---- readings, 1959 to 2009 ---- %%\nYear\tCO2(ppm)\n1959\t315.98\n1960\t316.91\n1961\t317.64\n",
      labels: [
        "Year 1959, CO2: 315.98 ppm", "Year 1960, CO2: 316.91 ppm", "Year 1961, CO2: 317.64 ppm",
      ]),
    Example(
      what: "apostrophes for quotes", text: "'k';'v, w'\n'a''b';'1'\n'c';'2'\n",
      labels: ["a''b, v, w 1", "c, v, w 2"]),
    Example(
      what: "words that begin with an apostrophe", text: "word,n\n'tis,1\n'twas,2\n",
      labels: ["'tis, n 1", "'twas, n 2"]),
    Example(
      what: "empty names in the header", text: "a\tb\t\tc\n1\t2\t3\n4\t5\t6\n",
      labels: ["a 1, b 2, c 3", "a 4, b 5, c 6"]),
    Example(
      what: "a column without a name", text: "a\tb\t\tc\n1\t2\t8\t3\n4\t5\t9\t6\n",
      labels: ["a 1, b 2, 8, c 3", "a 4, b 5, 9, c 6"]),
    Example(
      what: "units, and the names of a program below them",
      text:
        "Name,Vac,Pso\nUnits,V,W\n[0],inv_vac,inv_pso\nOne,208,2.5\nTwo,240,3.5\nOne more,120,4.5\n",
      labels: [
        "One, Vac 208 V, Pso 2.5 W", "Two, Vac 240 V, Pso 3.5 W", "One more, Vac 120 V, Pso 4.5 W",
      ]),
    Example(
      what: "blank lines among the comments and the rows",
      text: "# about\n##\n# more\n\n# Name | n\n  a b | 1\n  c | 2\n  d e f | 3\n\n  g | 4\n",
      labels: ["a b, n 1", "c, n 2", "d e f, n 3", "g, n 4"]),
    Example(
      what: "comments and blanks among rows that blanks divide",
      text: "id n name\n   \n1 2.5 oak\n  # felled\n2 3.5 elm\n3 4.5 ash\n# more\n4 5.5 fir\n",
      labels: ["id 1, n 2.5, oak", "id 2, n 3.5, elm", "id 3, n 4.5, ash", "id 4, n 5.5, fir"]),
    Example(
      what: "the types of an RDB table",
      text: "tree\tn\ttall\n8S\tN\tN\noak\t1\t20\nelm\t2\t30\nash\t3\t25\n",
      labels: ["tree oak, n 1, tall 20", "tree elm, n 2, tall 30", "tree ash, n 3, tall 25"]),
    Example(
      what: "the fields of a web server's log",
      text:
        "#Version: 1.0\n#Fields: date time-taken verb\n2024-05-01 15 GET\n2024-05-02 7 GET\n2024-05-03 31 PUT\n",
      labels: [
        "May 1, 2024, time taken 15, verb GET", "May 2, 2024, time taken 7, verb GET",
        "May 3, 2024, time taken 31, verb PUT",
      ]),
    Example(
      what: "fields in a comment with commas above tabs",
      text: "# BLAST\n# Fields: query, score, % kept\noak\t5\t99.5\nelm\t6\t98.5\nash\t7\t97.5\n",
      labels: [
        "query oak, score 5, % kept 99.5", "query elm, score 6, % kept 98.5",
        "query ash, score 7, % kept 97.5",
      ]),
    Example(
      what: "columns listed in a comment above others",
      text:
        "# Program: simfoo 1.2\n# Columns: time load heat\n# in SI\n0.0 11 1.1\n0.1 12 1.2\n0.2 14 1.4\n",
      labels: [
        "time 0.0, load 11, heat 1.1", "time 0.1, load 12, heat 1.2", "time 0.2, load 14, heat 1.4",
      ]),
    Example(
      what: "columns listed with commas",
      text: "# by Ann, 2020\n# Column names: oak, elm, ash\n1,2,3\n4,5,6\n7,8,9\n",
      labels: ["oak 1, elm 2, ash 3", "oak 4, elm 5, ash 6", "oak 7, elm 8, ash 9"]),
    Example(
      what: "a comment for each column, of which one has two",
      text: """
        #   1 NUMBER                 Running number of the object
        #   2 FLUX                   Flux within an ellipse            [count]
        #   4 KIND                   What it is, 0 or 1
             1     1023.4    512.33    0
             2      800.1     33.10    1
             3       99.7    702.00    1

        """,
      labels: [
        "NUMBER 1, FLUX 1,023.4, FLUX 2: 512.33, KIND 0",
        "NUMBER 2, FLUX 800.1, FLUX 2: 33.10, KIND 1",
        "NUMBER 3, FLUX 99.7, FLUX 2: 702.00, KIND 1",
      ]),
    Example(
      what: "columns by their numbers",
      text: "# Stars\n# col 1: red shift\n# col 2: load\n0.015 34.11\n0.023 35.12\n0.031 35.90\n",
      labels: [
        "red shift 0.015, load 34.11", "red shift 0.023, load 35.12", "red shift 0.031, load 35.90",
      ]),
    Example(
      what: "comments with dates and labels that name nothing",
      text:
        "# Created: 2021-05-01 10:00:11\n# Author: Ann Lee Day\n0 3.1 7.2\n1 3.4 7.9\n2 3.9 8.2\n",
      labels: ["0, 3.1, 7.2", "1, 3.4, 7.9", "2, 3.9, 8.2"]),
    Example(
      what: "a header below a comment that tells its format",
      text: "# Format: name, n\nname,n\noak,5\nelm,6\nash,7\n",
      labels: ["oak, n 5", "elm, n 6", "ash, n 7"]),
    Example(
      what: "more comments than records are looked at",
      text: (1...130).map { "# Remark \($0); one, two\n" }.joined()
        + "1F; SEA; R\n2A; SKY; L\n3B; ICE; R\n4C; FOG; L\n5D; DEW; R\n6E; SUN; L\n",
      labels: ["1F, SEA, R", "2A, SKY, L", "3B, ICE, R", "4C, FOG, L", "5D, DEW, R", "6E, SUN, L"]),
    Example(
      what:
        "rows that begin with the sign of a comment, and more of them than records are looked at",
      text: (1...140).map { "#F\($0)FF,alice\n" }.joined(),
      labels: (1...140).map { "#F\($0)FF, alice" }),
    Example(
      what: "rows with that sign below names in a comment",
      text: "# Fields: tag, n\nplain,1\n#travel,3\n#food,5\n# end\n",
      labels: ["tag plain, n 1", "tag #travel, n 3", "tag #food, n 5"]),
    Example(
      what: "a header that a comment has in other letters",
      text: "# Columns: name, town\nName,Town\nAnn,Oslo\nBob,Rome\nCy,Lima\n",
      labels: ["Ann, Oslo", "Bob, Rome", "Cy, Lima"]),
    Example(
      what: "remarks that name nothing",
      text: "# Format: tab separated\n# 1. Calibrate\n# 2. Save\n1\t5\n2\t6\n3\t7\n",
      labels: ["1, 5", "2, 6", "3, 7"]),
    Example(
      what: "keys of a joined table below their names",
      text: "name,id,id,town\nAnn,1,1,Oslo\nBob,2,2,Rome\nCy,3,3,Lima\n",
      labels: [
        "Ann, id 1, id 1, Oslo", "Bob, id 2, id 2, Rome",
        "Cy, id 3, id 3, Lima",
      ]),
    Example(
      what: "lines of a log, each with a number of its own",
      text:
        "starting up the server\nworker pid is p101\nworker pid is p102\nworker pid is p103\nworker pid is p104\n",
      labels: [
        "starting up the server", "worker pid is p101", "worker pid is p102", "worker pid is p103",
        "worker pid is p104",
      ]),
    Example(
      what: "comments above directives",
      text: "# made by a program\r\n\r\n@ title x\r\n-9.4 0.018\r\n-9.2 0.029\r\n-9.0 0.040\r\n",
      labels: ["−9.4, 0.018", "−9.2, 0.029", "−9.0, 0.040"]),
    Example(
      what: "rules of signs between rows, one of which begins with the sign",
      text: "code\tn\tnote\nab\t1\tx\n########\n# Woods\n########\n#cd\t2\ty\nef\t3\tz\n",
      labels: ["ab, n 1, note x", "#cd, n 2, note y", "ef, n 3, note z"]),
    Example(
      what: "a quote alone in its cell between tabs",
      text: "sign\tname\n\"\tstress\n# more\n%\tsecond\n:\tlong\n\"\tlast\n",
      labels: ["sign \", stress", "sign %, second", "sign :, long", "sign \", last"]),
    Example(
      what: "a square table whose names are numbers",
      text: "\"8336\" \"8337\" \"8315\"\n\"8336\" 0 1 1\n\"8337\" 1 0 1\n\"8315\" 1 1 0\n",
      labels: [
        "8336, 8336: 0, 8337: 1, 8315: 1", "8337, 8336: 1, 8337: 0, 8315: 1",
        "8315, 8336: 1, 8337: 1, 8315: 0",
      ]),
    Example(
      what: "comments above and among plain lines",
      text: "# my list\nAnd Andromeda\nAnt Antlia\n\n# half\nAps Apus\n",
      labels: ["And Andromeda", "Ant Antlia", "Aps Apus"]),
    Example(
      what: "headings of Markdown", text: "# Stars\n\nAndromeda is one.\n# Moons\nSo is Io.\n",
      labels: ["# Stars", "", "Andromeda is one.", "# Moons", "So is Io."]),
    Example(
      what: "directives of a program that draws",
      text: "@type xy\n@ title x\n-9.4 0.018\n-9.2 0.029\n-9.0 0.040\n",
      labels: ["−9.4, 0.018", "−9.2, 0.029", "−9.0, 0.040"]),
    Example(
      what: "a table above a blank record and another table",
      text: "x,y,z\n1,5,\n2,6,\n3,7,\n4,8,\n,,\na,b,c\n7,8,9\n",
      labels: [
        "x 1, y 5", "x 2, y 6", "x 3, y 7", "x 4, y 8", "", "x a, y b, z c", "x 7, y 8, z 9",
      ]),
    Example(
      what: "one value twice in the first record as in all others",
      text: "oak,oak,Eiche alba\nelm,elm,Ulme alba\nash,ash,Esche alba\n",
      labels: ["oak, oak, Eiche alba", "elm, elm, Ulme alba", "ash, ash, Esche alba"]),
    Example(
      what: "units of a few columns below their names",
      text: "Name,load,span,k\nUnits,kN,mm,\nbeam,5.5,120,3\nbolt,7.25,80,4\nrod,1.5,45,5\n",
      labels: [
        "beam, load 5.5 kN, span 120 mm, k 3", "bolt, load 7.25 kN, span 80 mm, k 4",
        "rod, load 1.5 kN, span 45 mm, k 5",
      ]),
    Example(
      what: "types, and the parts that columns play",
      text: "kind\tsize\tkept\nd\td\td\n\t\tclass\noak\tbig\tyes\nelm\tbig\tno\nash\tbig\tyes\n",
      labels: [
        "kind oak, size big, kept yes", "kind elm, size big, kept no",
        "kind ash, size big, kept yes",
      ]),
    Example(
      what: "records of words and a key between blanks",
      text:
        "first last state key\nAnn Lee WA 77-Q1\nBob Fox CA 31-Z9\nCy Dale IL 21-c3\nDi Ray OH 51-d4\n",
      labels: [
        "Ann, last Lee, state WA, key 77-Q1", "Bob, last Fox, state CA, key 31-Z9",
        "Cy, last Dale, state IL, key 21-c3", "Di, last Ray, state OH, key 51-d4",
      ]),
    Example(
      what: "names with commas above tabs", text: "id,tree,n\n11\tab\t5\n12\tcd\t6\n13\tef\t7\n",
      labels: ["id 11, tree ab, n 5", "id 12, tree cd, n 6", "id 13, tree ef, n 7"]),
    Example(
      what: "labels and their values above the names, as banks write them",
      text:
        "Kunde;Ada Berg\nKonto;17\n\nTag;Text;Betrag\n01.02.2024;Miete;-12,50\n02.02.2024;Lohn;3,00\n",
      labels: ["Feb 1, 2024, Miete, Betrag −12.50", "Feb 2, 2024, Lohn, Betrag 3.00"]),
    Example(
      what: "one label above the names",
      text: "Account,123\n\nDate,Text,Amount\n2024-02-01,Rent,-12.50\n2024-02-02,Pay,3.00\n",
      labels: ["Feb 1, 2024, Rent, Amount −12.50", "Feb 2, 2024, Pay, Amount 3.00"]),
    Example(
      what: "a title above decimal commas",
      text: "Verkauf\n\nOrt;Betrag;Jahr\nOslo;-591,23;2020\nRom;12,50;2021\nBern;7,10;2022\n",
      labels: [
        "Oslo, Betrag −591.23, Jahr 2020", "Rom, Betrag 12.50, Jahr 2021",
        "Bern, Betrag 7.10, Jahr 2022",
      ]),
    Example(
      what: "blank lines among aligned rows",
      text:
        "NAME  COUNT  TOWN\nann      12  Oslo\nbob       5  Rome\n\ncy       30  Bern\n\ntwo people, and the one above\n",
      labels: ["ann, COUNT 12, Oslo", "bob, COUNT 5, Rome", "cy, COUNT 30, Bern"]),
  ]

  @Test("rows are told from what is around them", arguments: examples)
  func rowsAreTold(_ example: Example) throws {
    for length in [.max, 3] {
      let found = try Labels.lines(example.text, chunkLength: length, sample: true)
      #expect(found == example.labels)
    }
  }

  @Test("comments far below the rows are none where there are some above them")
  func commentsBelow() throws {
    let text =
      "# zones\nAD\tAndorra\t1\nAE,OM\tDubai\t2\n"
      + String(repeating: "AF\tKabul\t3\n", count: 8_000)
      + "# more:\n#@AQ\tAntarctica\nNA,ZA\tWindhoek\t4\nNA\tKatima\t5\n#1\tone\t6\n"
    let lines = try Labels.lines(text, sample: true)
    #expect(lines.count == 8_005)
    #expect(lines.suffix(3) == ["NA,ZA, Windhoek, 4", "NA, Katima, 5", "#1, one, 6"])
  }
}
