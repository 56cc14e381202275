// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import A11y
import TestSupport
import Testing

@testable import Sheets

/// Tables of pages, as browsers see them.
@Suite struct PageSourceTests {
  private static func lines(_ page: String, table: String? = nil) throws -> [String] {
    var source = try PageSource(MemorySource(page), table: table)
    var content = ByteBuffer()
    try source.readAll(into: &content)
    return content.text().split(separator: "\n").map(String.init)
  }

  @Test("a reference by a number of Windows is the character that browsers show")
  func correctsReferences() {
    let page = "<td>&#128;100<td>&#150;5 &#8211; &amp; &#12; &#1280; &#128"
    #expect(
      String(decoding: PageReferences.corrected(Array(page.utf8)), as: UTF8.self)
        == "<td>&#8364;100<td>&#8211;5 &#8211; &amp; &#12; &#1280; &#128")
  }

  @Test("a picture is called by its text alternative, or else by its title")
  func namesPictures() throws {
    let page =
      "<table><tr><th>n<th>p<tr><td>a<td><img src=a.png alt=x title=t><tr><td>b<td><img title=T>"
      + "<tr><td>c<td><img alt='' title=U></table>"
    #expect(
      try Self.lines(page)
        == [#"{"n": "a", "p": "x"}"#, #"{"n": "b", "p": "T"}"#, #"{"n": "c", "p": null}"#])
  }

  @Test("more cells than are heeded that reach down into one row are an error")
  func refusesManySpans() throws {
    let rows = (0..<2_100).map { "<tr><td rowspan=60000>a\($0)<td>1" }
    let page = "<table><tr><th>a<th>b" + rows.joined() + "</table>"
    #expect(throws: TableFileError.self) { try Self.lines(page) }
    let few = "<table><tr><th>a<th>b" + rows.prefix(300).joined() + "</table>"
    let last = try #require(try Self.lines(few).last)
    #expect(last.contains(#""a250""#) && last.contains(#""a299""#))
  }

  @Test("a tag keeps its first thousand attributes, and a page its other bytes")
  func shortensTags() {
    let many = (0..<2_000).map { "a\($0)='>\($0)'" }.joined(separator: " ")
    let few = many.split(separator: " ").prefix(999).joined(separator: " ")
    let page = "a < b <td \(many)>1</td><p title='x'>"
    #expect(
      String(decoding: PageTags.mended(Array(page.utf8)), as: UTF8.self)
        == "a < b <td \(few)>1</td><p title='x'>")
    #expect(PageTags.mended(Array("<td \(few)".utf8)) == Array("<td \(few)".utf8))
    let joined = "<td " + (0..<2_000).map { "a='\($0)'" }.joined() + ">"
    #expect(PageTags.mended(Array(joined.utf8)).count < joined.utf8.count / 2 + 8)
  }

  @Test(
    "cells are where a browser shows them",
    arguments: [
      (
        "<table><tr><th>a<th>b<tr><td>1<td>2<tr><td>3<td>4</table>",
        [#"{"a": "1", "b": "2"}"#, #"{"a": "3", "b": "4"}"#]
      ),
      // A page may be put together from several, each with an end.
      (
        "<table><tr><th>a<th>b<tr><td>1<td></body></html >2<tr><td>3<td>4</HTML></table>",
        [#"{"a": "1", "b": "2"}"#, #"{"a": "3", "b": "4"}"#]
      ),
      // Terms with what they mean, where there is no table.
      (
        "<html><dl><dt>HTML<dd>markup<dt>CSS</dt><dd>style</dd><dd>and more</dd></dl>",
        [#"["HTML", "markup"]"#, #"["CSS", "style and more"]"#]
      ),
      (
        "<html><dl><dt>x<dd>y<dt>z<dd>w</dl><table><tr><th>a<tr><td>1<tr><td>2</table>",
        [#"{"a": "1"}"#, #"{"a": "2"}"#]
      ),
      // One column with a name is a table; one without lays out a page.
      (
        "<table><tr><th>a<tr><td>x<tr><td>y</table>", [#"{"a": "x"}"#, #"{"a": "y"}"#]
      ),
      ("<table><thead><tr><td>a<td>b<tbody><tr><td>x<td>y</table>", [#"{"a": "x", "b": "y"}"#]),
      (
        "<table><tr><th rowspan=2>c<th colspan=2>n<tr><th>1<th>2<tr><td>x<td>5<td>6</table>",
        [#"{"c": "x", "n 1": "5", "n 2": "6"}"#]
      ),
      (
        "<table><tr><th>a<th>b<th>c<tr><td rowspan=2>x<td>1<td>2<tr><td>3<td>4</table>",
        [#"{"a": "x", "b": "1", "c": "2"}"#, #"{"a": "x", "b": "3", "c": "4"}"#]
      ),
      // A span of 0 goes on to the end of the part; no span goes on into the next.
      (
        "<table><thead><tr><th>a<th>b<tbody><tr><td rowspan=0>x<td>1<tr><td>2<tbody><tr><td>y<td>3</table>",
        [#"{"a": "x", "b": "1"}"#, #"{"a": "x", "b": "2"}"#, #"{"a": "y", "b": "3"}"#]
      ),
      (
        "<table><thead><tr><th rowspan=9>a<th>b</thead><tr><td rowspan=3>x<td>1<tbody><tr><td>y<td>2</table>",
        [#"{"a": "x", "b": "1"}"#, #"{"a": "y", "b": "2"}"#]
      ),
      // A foot is shown last, wherever it is written.
      (
        "<table><tfoot><tr><td>Total<td>3<thead><tr><th>a<th>b<tbody><tr><td>x<td>1<tr><td>y<td>2</table>",
        [#"{"a": "x", "b": "1"}"#, #"{"a": "y", "b": "2"}"#, #"{"a": "Total", "b": "3"}"#]
      ),
      (
        "<table><tfoot><tr><th>Total<th>3<tbody><tr><th>a<th>b<tr><td>x<td>1<tr><td>y<td>2</table>",
        [#"{"a": "x", "b": "1"}"#, #"{"a": "y", "b": "2"}"#, #"{"a": "Total", "b": "3"}"#]
      ),
      // A drawing has words, too.
      (
        "<table><tr><th>a<th>b<tr><td>x<td><svg><title>Up</title><defs><text>no</text></defs></svg>5%<tr><td><svg><text>3</text><text>4</text></svg><td>6%</table>",
        [#"{"a": "x", "b": "Up 5%"}"#, #"{"a": "3 4", "b": "6%"}"#]
      ),
      (
        "<table><thead><tr><th>a<th>b<tbody><tr><th colspan=2>Part<tr><td>1<td>2</table>",
        [#"["Part"]"#, #"{"a": "1", "b": "2"}"#]
      ),
      (
        "<table><tr><th>a<th>b<tr><td><p>x</p><p>y</p><td> z&amp;<br>w <tr hidden><td>1<td>2</table>",
        [#"{"a": "x y", "b": "z& w"}"#]
      ),
      (
        "<table><tr><th>a<th>b<th>c<tr><td>1<td aria-hidden=true>2<td>3<tr><td style='display:none'>0<td>4<td>5<td>6</table>",
        [#"{"a": "1", "b": null, "c": "3"}"#, #"{"a": "4", "b": "5", "c": "6"}"#]
      ),
      (
        "<table><tr><th>a<th>b<tr><td>m<sup>2</sup><td>5<sup>[1]</sup><tr><td>q<sup><a href='#n'>a</a></sup><td>6</table>",
        [#"{"a": "m²", "b": "5"}"#, #"{"a": "q", "b": "6"}"#]
      ),
      // Raised and lowered digits are none of the number's, nor is what is struck out.
      (
        "<table><tr><th>a<th>b<tr><td>101<sub>2</sub><td>2<sup>1.5</sup><tr><td>2<sup>n+1</sup><td>10<sup>1/2</sup><tr><td>1<sup>st</sup><td>x<sub>max</sub></table>",
        [
          #"{"a": "101₂", "b": "2^1.5"}"#, #"{"a": "2^(n+1)", "b": "10^(1/2)"}"#,
          #"{"a": "1st", "b": "xmax"}"#,
        ]
      ),
      (
        "<table><tr><th>a<th>b<tr><td><s>9</s>10<td><del>12</del> <ins>11</ins><tr><td><s>7</s><td>8<s>9<del>0</del></s></table>",
        [#"{"a": "10", "b": "11"}"#, #"{"a": "7", "b": "8"}"#]
      ),
      // Marks of notes and blanks stay as they are, and what is struck out within a raised text goes with it.
      (
        "<table><tr><th>a<th>b<tr><td>Smith<sup>1,2</sup><td>12<sup>*</sup><tr><td>Area<sup> new data</sup><td>10<sup><del>6</del>7</sup><tr><td>x<sub>max value</sub><td>P<sup><a href='#n'><del>12</del></a></sup>99",
        [
          #"{"a": "Smith1,2", "b": "12*"}"#, #"{"a": "Area new data", "b": "10⁷"}"#,
          #"{"a": "xmax value", "b": "P99"}"#,
        ]
      ),
      // What the fields of a form show.
      (
        "<table><tr><th>a<th>b<tr><td><input value=5><td><select><option>x<option selected>y<option>z</select><tr><td><textarea>hi</textarea><td><select><option>x<option>y</select><tr><td><input type=password value=5><td><input type=checkbox checked></table>",
        [#"{"a": "5", "b": "y"}"#, #"{"a": "hi", "b": "x"}"#, #"{"a": null, "b": "✓"}"#]
      ),
      (
        "<table><tr><th>a<th>b<tr><td><img alt='Norway' src=x><td><script>1</script><b>y</b></table>",
        [#"{"a": "Norway", "b": "y"}"#]
      ),
      (
        "<table role=presentation><tr><td>m<td>n<tr><td>o<td>p</table><table><tr><th>a<th>b<tr><td>1<td>2</table>",
        [#"{"a": "1", "b": "2"}"#]
      ),
      (
        "<table><tr><td>x<td><table><tr><th>a<th>b<tr><td>1<td>2</table><tr><td>y<td>z</table>",
        [#"{"a": "1", "b": "2"}"#]
      ),
      (
        "<table><tr><td>Oslo<td>4<tr><td>Rome<td>12</table>",
        [#"["Oslo", "4"]"#, #"["Rome", "12"]"#]
      ),
      // Where names are marked, but in no row of their own, the first row is none of names.
      (
        "<table><tr><th><th><tr><td>Oslo<td>snow<tr><td>Rome<td>rain</table>",
        [#"["Oslo", "snow"]"#, #"["Rome", "rain"]"#]
      ),
      (
        "<table><tr><th colspan=2>Norway<tr><td>Capital<td>Oslo<tr><td>Area<td>385207 km2<tr><td>Anthem<td>Ja</table>",
        [
          #"["Norway"]"#, #"["Capital", "Oslo"]"#, #"["Area", "385207 km2"]"#,
          #"["Anthem", "Ja"]"#,
        ]
      ),
      (
        "<table><tr><th>Area<td>385207<tr><th>King<td>Harald<tr><td>Anthem<td>Ja</table>",
        [#"["Area", "385207"]"#, #"["King", "Harald"]"#, #"["Anthem", "Ja"]"#]
      ),
      // A name in a last row is no sign that the first has none.
      (
        "<table><tr><td>Year<td>Sales<tr><td>2019<td>5<tr><td>2020<td>6<tr><th>Total<td>11</table>",
        [
          #"{"Year": "2019", "Sales": "5"}"#, #"{"Year": "2020", "Sales": "6"}"#,
          #"{"Year": "Total", "Sales": "11"}"#,
        ]
      ),
      // A cell that reaches down beside others is the name of a group of rows.
      (
        "<table><tr><td rowspan=2>Monday<td>9:00<td>Maths<tr><td>10:00<td>French<tr><td rowspan=2>Tuesday<td>9:00<td>Art<tr><td>10:00<td>Sport</table>",
        [
          #"["Monday", "9:00", "Maths"]"#, #"["Monday", "10:00", "French"]"#,
          #"["Tuesday", "9:00", "Art"]"#, #"["Tuesday", "10:00", "Sport"]"#,
        ]
      ),
      // Words below a name that spans columns, and beside it, are no names themselves.
      (
        "<table><tr><td>Name<td colspan=2>Teams<tr><td>Anna<td>red<td>blue<tr><td>Bert<td>red<td>grey<tr><td>Cara<td>pink<td>grey</table>",
        [
          #"{"Name": "Anna", "Teams": "red", "column 3": "blue"}"#,
          #"{"Name": "Bert", "Teams": "red", "column 3": "grey"}"#,
          #"{"Name": "Cara", "Teams": "pink", "column 3": "grey"}"#,
        ]
      ),
    ] as [(String, [String])])
  func cells(_ page: String, _ lines: [String]) throws {
    #expect(try Self.lines(page) == lines)
    #expect(try Self.lines("<!DOCTYPE html>\n<html><body>\(page)</body></html>") == lines)
  }

  @Test("a table in a cell that is none by itself is the cell's text")
  func readsTablesInCells() throws {
    let inner = "pre <table><tr><td>in1<td>in2</table> post"
    #expect(
      try Self.lines(
        "<table><tr><th>a<th>b</tr><tr><td>\(inner)<td>4</tr><tr><td>5<td>6</tr></table>")
        == [#"{"a": "pre in1 in2 post", "b": "4"}"#, #"{"a": "5", "b": "6"}"#])
  }

  @Test("a list of terms in a meaning is a part of it")
  func readsListsInLists() throws {
    let page =
      "<html><dl><dt>A<dd>first <dl><dt>inner<dd>deep</dl><dt>B<dd>second<dt>C<dd>third</dl>"
    #expect(
      try Self.lines(page)
        == [#"["A", "first inner deep"]"#, #"["B", "second"]"#, #"["C", "third"]"#])
  }

  @Test(
    "rows behind tables in each other are kept, however deep", arguments: [3, 98, 99, 100, 300])
  func keepsRowsBehindDeepTables(depth: Int) throws {
    let deep =
      String(repeating: "<table><tr><td>", count: depth) + "deep"
      + String(repeating: "</td></tr></table>", count: depth)
    let rows = (1...5).map { "<tr><td>r\($0)<td>5</tr>" }.joined()
    let lines = try Self.lines(
      "<table><tr><th>a<th>b</tr><tr><td>1<td>2</tr><tr><td>\(deep)<td>4</tr>\(rows)</table>")
    #expect(lines.count == 7)
    #expect(lines[1] == #"{"a": "deep", "b": "4"}"#)
  }

  @Test("all columns of a row are read, or none")
  func refusesTooManyColumns() throws {
    let page = { (count: Int) in
      let cells = { (name: String) in
        (0..<count).map { "<td>\(name)\($0)" }.joined()
      }
      return "<table><tr>\(cells("h"))<tr>\(cells("v"))</table>"
    }
    #expect(try Self.lines(page(20_000)).last?.contains("v19999") == true)
    #expect(throws: TableFileError.self) { try Self.lines(page(70_000)) }
  }

  @Test("rows without their table are one, as sqlite3 writes them")
  func rowsAlone() throws {
    let rows = "<TR><TH>a</TH>\n<TH>b</TH>\n</TR>\n<TR><TD>1</TD>\n<TD>2</TD>\n</TR>\n"
    #expect(try Self.lines(rows) == [#"{"a": "1", "b": "2"}"#])
  }

  @Test func linksToOtherPagesAreNotTheTable() throws {
    let links = "<table><tr><th colspan=3>Limits<tr><td>Prev<td>Up<td>Next</table>"
    let data =
      "<table><thead><tr><th>Item<th>Limit</thead><tr><td>size<td>9<tr><td>rows<td>7</table>"
    let rows = ["{\"Item\": \"size\", \"Limit\": \"9\"}", "{\"Item\": \"rows\", \"Limit\": \"7\"}"]
    #expect(try Self.lines(links + data) == rows)
    #expect(try Self.lines(links + data, table: "1") != rows)
  }

  @Test func aTableIsChosenByCaptionOrNumber() throws {
    let page = """
      <title>Page</title><table><caption>One</caption><tr><th>a<th>b<tr><td>1<td>2</table>
      <table><tr><th>c<th>d<tr><td>3<td>4</table>
      """
    #expect(try Self.lines(page, table: "one") == [#"{"a": "1", "b": "2"}"#])
    #expect(try Self.lines(page, table: "2") == [#"{"c": "3", "d": "4"}"#])
    let source = try PageSource(MemorySource(page))
    #expect(source.title == "One" && source.otherTables == ["2"])
    #expect(try PageSource(MemorySource(page), table: "2").title == "Page")
    #expect(throws: TableFileError.self) { try Self.lines(page, table: "Three") }
  }

  @Test(
    "pages without tables are refused",
    arguments: ["<html>x</html>", "<!doctype html><p>x", "<body><table><tr><td>1</table>"])
  func refuses(_ page: String) {
    #expect(throws: TableFileError.self) { try Self.lines(page) }
  }

  @Test(
    "other texts are passed on",
    arguments: [
      "", "a,b\n1,2\n", "{\"a\": 1}", "<", "<b>x</b>\ny\n", "<div>no rows here</div>", "<5 kg\n",
      "<!-- x", "<rss><table/></rss>",
    ])
  func passesOn(_ text: String) throws {
    #expect(
      try Self.lines(text).joined(separator: "\n")
        == text.split(separator: "\n").joined(separator: "\n"))
    #expect(try !PageSource(MemorySource(text)).isPage)
  }

  @Test func startsOver() throws {
    var source = try PageSource(MemorySource("<table><tr><th>a<th>b<tr><td>1<td>2</table>"))
    var first = ByteBuffer()
    var second = ByteBuffer()
    try source.readAll(into: &first)
    try source.rewind()
    try source.readAll(into: &second)
    #expect(first.text() == second.text() && first.count > 0)
  }

  /// Elements in any order are read without a trap.
  @Test("a page in UTF-16 is one, whichever byte comes first", arguments: [false, true])
  func utf16IsRead(isBig: Bool) throws {
    let text = "\u{FEFF}<table><tr><th>a<th>b<tr><td>é<td>2</table>"
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
      return isBig ? [high, low] : [low, high]
    }
    var source = try PageSource(MemorySource(bytes))
    #expect(source.isPage)
    var content = ByteBuffer()
    try source.readAll(into: &content)
    #expect(content.text() == #"{"a": "é", "b": "2"}"# + "\n")
  }

  @Test func anyMarkupIsRead() {
    var random = SeededGenerator(seed: 5)
    let parts = [
      "<table>", "</table>", "<tr>", "</tr>", "<td>", "</td>", "<th colspan=3>", "<th rowspan=9>",
      "<td rowspan=0 colspan=99999>",
      "<caption>", "</caption>", "<thead>", "<tfoot>", "</tbody>", "<sup>", "</sup>", "<sup>[",
      "<a href=#x>", "<p hidden>", "</p>",
      "<div style='display: none'>", "</div>", "x", "12", "&amp;", "&#0;", "\u{0}", "é",
      "<img alt=y>", "<script>", "</script>", "<!--",
      "-->", "<title>", "</title>", "<", ">", "\"",
    ]
    for _ in 0..<TestScope.rounds(20_000) {
      let text =
        "<table>"
        + (0..<Int.random(in: 0...30, using: &random))
        .map { _ in parts.randomElement(using: &random)! }.joined()
      _ = try? Self.lines(text)
    }
  }
}
