// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite("Tables inside of one JSON object")
struct TablesInObjectsTests {
  @Test(
    "the rows are those of the only table",
    arguments: [
      (
        #"{"system": "x", "class": {"c": {"at": [{"city": "Oslo", "n": 1}, {"city": "Rome", "n": 2}, {"city": "Bern", "n": 3}]}}}"#,
        ["Oslo, n 1", "Rome, n 2", "Bern, n 3"]
      ),
      (
        #"{"class": {"c": {"at": [{"city": "Oslo", "n": 1}, {"city": "Rome", "n": 2}]}}}"#,
        ["Oslo, n 1", "Rome, n 2"]
      ),
      // A few objects beside other values are cells of their row.
      (
        #"{"user": {"name": "Ann", "roles": [{"role": "admin"}]}, "id": 5, "active": true}"#,
        ["Ann, user roles admin, id 5, active yes"]
      ),
      (
        #"{"note": "x", "rows of": [{"city": "Oslo", "n": 1}, {"city": "Rome", "n": 2}]}"#,
        ["Oslo, n 1", "Rome, n 2"]
      ),
      (
        #"{"places": {"NO": {"n": 1, "m": 2}, "IT": {"n": 3, "m": 4}, "DE": {"n": 5, "m": 6}}}"#,
        ["NO, n 1, m 2", "IT, n 3, m 4", "DE, n 5, m 6"]
      ),
      // Two arrays are the cells of a row, as long as nothing but a row can have them.
      (
        #"{"name": "Ann", "work": {"at": {"a": [{"n": 1}], "b": [{"n": 2}]}}}"#,
        ["Ann, at a n 1, at b n 2"]
      ),
      // Numbers in numbers are no rows.
      (
        #"{"name": "Ann", "place": {"at": {"shape": [[1, 2], [3, 4]]}}}"#, ["Ann, shape 1, 2; 3, 4"]
      ),
    ])
  func rowsAreThoseOfTheOnlyTable(_ json: String, _ expected: [String]) throws {
    for length in [1, 7, .max] {
      #expect(try Labels.lines(json, chunkLength: length, sample: true) == expected)
    }
  }

  @Test("several tables are read one after the other, under their names")
  func severalTables() throws {
    let table = #"{"x": {"n": 1, "m": 2}, "y": {"n": 3, "m": 4}, "z": {"n": 5, "m": 6}}"#
    let other = #"{"u": {"k": 1, "l": 2}, "v": {"k": 3, "l": 4}, "w": {"k": 5, "l": 6}}"#
    for length in [1, 7, .max] {
      #expect(
        try Labels.lines(
          "{\"first\": \(table), \"second\": \(other)}", chunkLength: length,
          sample: true) == [
            "first", "x, n 1, m 2", "y, n 3, m 4", "z, n 5, m 6", "second", "u, k 1, l 2",
            "v, k 3, l 4", "w, k 5, l 6",
          ])
    }
    #expect(
      try Labels.lines(
        #"{"nodes": [{"id": 1, "name": "Ann"}], "links": [{"source": 1, "target": 2}]}"#,
        sample: true) == ["nodes", "id 1, Ann", "links", "source 1, target 2"])
  }

  @Test("what is inside of a member is read, too, and what is no table of its own")
  func tablesInMembers() throws {
    #expect(
      try Labels.lines(
        #"{"a": [{"x": 1}], "b": {"first": [{"y": 2}], "second": [{"z": 3}]}, "c": [{"w": 4}]}"#,
        sample: true) == ["a", "x 1", "b", "y 2", "second", "z 3", "c", "w 4"])
  }

  @Test("a fault in a later table has its line")
  func faultsInLaterTables() throws {
    let text = "{\"nodes\": [{\"id\": 1}],\n\"links\": [{\"source\": 1},\n {\"source\": [}]}"
    let error = #expect(throws: ReadingError.self) { try Labels.lines(text, sample: true) }
    #expect(error?.line == 3)
  }

  @Test("an index of a data frame names its rows, unless it only counts them")
  func index() throws {
    #expect(
      try Labels.lines(
        #"{"columns":["pop"],"index":["Oslo","Rome","Lima"],"data":[[5],[6],[7]]}"#, sample: true)
        == ["Oslo, pop 5", "Rome, pop 6", "Lima, pop 7"])
    #expect(
      try Labels.lines(#"{"columns":["a","b"],"index":[0,1],"data":[[5,1],[6,2]]}"#, sample: true)
        == ["a 5, b 1", "a 6, b 2"])
  }

  @Test("numbers of codes inside of lists are codes")
  func codesInLists() throws {
    let row = #"{"name": "x", "towns": [{"code": 2700201, "people": 12000}]}"#
    #expect(
      try Labels.lines(row, sample: true).first?.contains("code 2700201, people 12,000") == true)
  }
}
