// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// Tables under a page of text.
@Suite struct TableBelowTextTests {
  private static let text = """
    Bureau of Tides
    Gauge:  Havn (HVN-3)
    Method: a float in a well, read by hand each
            morning at 7
    Remarks, if any, are at the end; the
    gauge was moved twice.

    Certified Values   (lines 4 to 7)


    """

  @Test(
    "what is below a text is read as its rows",
    arguments: [
      // Blanks between numbers, under names, a label before them, a rule, or nothing.
      ("height  tide\n 1.5   2\n 1.7   3\n 2.1   4\n 2.5   5\n 2.9   6\n", "height 1.5, tide 2"),
      ("Data:  height  tide\n 1.5 2\n 1.7 3\n 2.1 4\n 2.5 5\n 2.9 6\n", "height 1.5, tide 2"),
      ("height  tide\n*** \n 1.5 2\n 1.7 3\n 2.1 4\n 2.5 5\n 2.9 6\n\n", "height 1.5, tide 2"),
      ("\n 1.5 2\n 1.7 3\n 2.1 4\n 2.5 5\n 2.9 6\n", "1.5, 2"),
      (
        "day time height\n2024-03-01 07:00 1.5\n2024-03-02 07:00 NA\n2024-03-03 07:00 2.1\n2024-03-04 07:00 2.5\n2024-03-05 07:00 2.9\n",
        "Mar 1, 2024, 7:00\u{202F}AM, height 1.5"
      ),
      (
        "+------+-------+\n| name | label |\n+------+-------+\n| x1   | =1 if |\n| x2   | years |\n| x3   | a     |\n| x4   | b     |\n| x5   | c     |\n+------+-------+\n\nBy hand.\n",
        "x1, =1 if"
      ),
      // Some columns may be words; of those that blanks are between, half.
      (
        "place no height\nHavn 1 1.5\nHavn 2 1.7\nVik 1 2.1\nVik 2 2.5\nVik 3 2.9\n",
        "place Havn, no 1, height 1.5"
      ),
      (
        "place;height;by\nHavn;1,5;Ada\nHavn;1,7;Bo\nVik;2,1;Ada\nVik;2,5;Cy\nVik;2,9;Ada\n",
        "place Havn, height 1.5, by Ada"
      ),
      (
        "place,height,by\nHavn,1,Ada\nHavn,2,Bo\nVik,3,Ada\nVik,4,Cy\nVik,5,Ada\n",
        "place Havn, height 1, by Ada"
      ),
      (
        "place\theight\tby\nHavn\t1\tAda\nHavn\t2\tBo\nVik\t3\tAda\nVik\t4\tCy\nVik\t5\tAda\n",
        "place Havn, height 1, by Ada"
      ),
    ])
  func isFound(_ table: String, _ first: String) throws {
    let text = Self.text + table
    let labels = try Labels.lines(text, sample: true)
    #expect(labels.count == 5)
    #expect(labels.first == first)
    #expect(try Labels.lines(text, blockLength: 16, chunkLength: 3, sample: true) == labels)
    #expect(try Labels.lines(text.replacing("\n", with: "\r\n"), sample: true) == labels)
  }

  @Test(
    "texts remain lines",
    arguments: [
      "", "The end.\n", "1 2\n3 4\n", "1 2\n3 4\n5 6\n7 8\n", "1\n2\n3\n4\n5\n6\n",
      "one, two, three\nfour, five, six\nseven, eight, nine\nten, eleven, twelve\na, b, c\n",
      "a b 1\nc d 2\ne f 3\ng h 4\ni j 5\n",
      "Page 1 of 6\nPage 2 of 6\nPage 3 of 6\nPage 4 of 6\nPage 5 of 6\nPage 6 of 6\n",
      "Page 1\nPage 2\nPage 3\nPage 4\nPage 5\nPage 6\n",
      "1 2\n3 4\n5 6\n7 8\n9 10\nThat was all.\n",
      // The last of two tables is not all.
      "a b\n1 2\n3 4\n5 6\n7 8\n9 10\nc d\n1 2\n3 4\n5 6\n7 8\n9 10\n",
    ])
  func isLeftAlone(_ end: String) throws {
    let text = Self.text + end
    let lines = text.split(separator: "\n").count
    #expect(try Labels.lines(text, sample: true).filter { !$0.isEmpty }.count == lines)
  }

  @Test func aFewNumbersBelowALongTextAreItsOwn() throws {
    let text =
      (1...40).map { "Line \($0) of a long story\n" }.joined() + "1 2\n3 4\n5 6\n7 8\n9 10\n"
    #expect(try Labels.lines(text, sample: true).first == "Line 1 of a long story")
  }

  @Test func nothingIsWaitedForWhereRowsAreNeededAtOnce() throws {
    var options = ReadingOptions()
    options.isLive = true
    let text = Self.text + "a b\n1 2\n3 4\n5 6\n7 8\n9 0\n"
    let source = MemorySource(Array(text.utf8))
    #expect(try Labels.lines(source, options).first == "Bureau of Tides")
  }
}
