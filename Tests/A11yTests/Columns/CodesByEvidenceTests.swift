// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// Codes, sizes and points in time that only the column tells apart.
@Suite struct CodesByEvidenceTests {
  @Test(
    arguments: [
      // A number of JSON with fractions of several digits is no code, whatever its name is.
      (#"[{"n": "a", "ssn": 93.7}, {"n": "b", "ssn": 84.03}]"#, "n a, ssn 93.7"),
      (#"[{"n": "a", "ssn": 123456789}, {"n": "b", "ssn": 987654321}]"#, "n a, ssn 123456789"),
      // The version of what is numbered is behind its name.
      ("Flow ID v2.2,Name\n6266,air\n6346,water\n", "Flow ID v2.2: 6266, air"),
      // What refers to the codes of other rows is a code.
      (
        "stop_id,stop_name,parent_station\n101,Van Cortlandt Park,\n101N,Van Cortlandt Park North,101\n103,Marble Hill,\n103S,Marble Hill South,103\n104,Kingsbridge,\n104N,Kingsbridge North,104\n",
        "stop id 101, Van Cortlandt Park"
      ),
      // Bytes have ten digits, too.
      (
        "file,max_memory\na,6853369856\nb,7853369851\n", "file a, max memory 6,853,369,856"
      ),
      // Points in time to the hour, to the minute and to the second.
      ("time,v\n2006102812,3\n2006102815,4\n", "Oct 28, 2006 at 12:00\u{202F}PM, v 3"),
      ("at,v\n202305011230,3\n202305011245,4\n", "May 1, 2023 at 12:30\u{202F}PM, v 3"),
      // What is counted is no day, and a price has no thousandths.
      ("city,population\nTokyo,20120504\nDelhi,20210115\n", "Tokyo, population 20,120,504"),
      ("name;price\na;$9,739\nb;-$4,909\n", "a, $9,739"),
      ("name;pop\na;9.739\nb;14.909\n", "a, pop 9,739"),
      ("runner,pace\nAda,04:15\nBo,05:17\n", "Ada, pace 04:15"),
      // A power of ten is of a number, also beside whole ones.
      ("name,factor\nx,2E-3\ny,1\n", "x, factor 0.002"),
      ("Tdate,v\n20100421,3\n20100421,4\n", "Tdate Apr 21, 2010, v 3"),
      // Rows that lack the cells at the end, below a header with all names, and a comment among them.
      (
        "part\tcode\tcolor\tweight\tnote\nbolt M8 zinc\tb8\tgrey\t12\nnut\tn1\tgrey\t3\nwing nut\tw\tred\t4\n",
        "bolt M8 zinc, code b8, grey, weight 12"
      ),
      (
        "key\tone\ttwo\nk1\t1\tx\n  # a note by hand\nk2\t3\ty\nk3\t4\tz\n", "key k1, one 1, two x"
      ),
      // The sign of a declination stands apart from its degrees.
      (
        "2011 03 04 12.25   - 17 02 09.5\n2011 03 05 12.50   - 17 02 11.5\n2011 03 06 12.75   - 17 02 13.5\n",
        "2011, 03, 04, 12.25, -, 17, 02, 09.5"
      ),
      // Some versions have a revision alone behind a hyphen.
      ("package,last\nfoo,0.31-4\nbar,1.14.2-3\n", "package foo, last 0.31-4"),
      // The letters behind a name in the plural are no unit.
      (
        "code point(s),name\n1F44B 1F3FC,wave\n200D 2695,medic\n", "code point(s) 1F44B 1F3FC, wave"
      ),
      // A sentence in a comment names nothing.
      (
        "# Both cells of a line are numbers, parted by a semicolon (';').\n2F20 ; 5890 # gentleman\n2F21 ; 5902 # go\n2F22 ; 590A # go slowly\n",
        "2F20, 5890 # gentleman"
      ),
    ])
  func columns(_ input: String, _ first: String) throws {
    #expect(try Labels.lines(input, sample: true).first == first)
  }

  @Test func aParentIsACode() throws {
    let input =
      "stop_id,stop_name,parent_station\n1010,Hall,\n1011,Hall North,1010\n1030,Hill,\n1031,Hill South,1030\n"
    let lines = try Labels.lines(input, sample: true)
    #expect(lines[1] == "stop id 1011, Hall North, parent station 1010")
  }
}
