// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Lists of objects in a cell.
@Suite struct NestedListTests {
  @Test(
    "the values of objects in a list are said behind their keys, but for names",
    arguments: [
      (
        #"[{"name": "A", "trips": [{"arrival": "Paris", "departure": "London"}]}]"#,
        "A, trips arrival Paris, departure London"
      ),
      (
        #"[{"court": "Appeals", "dates": [{"end": "1969-01-31", "start": "1911-01-01"}]}]"#,
        "Appeals, dates end Jan 31, 1969, start Jan 1, 1911"
      ),
      (
        #"[{"band": "X", "members": [{"name": "Ann", "role": "singer"}, {"name": "Bo", "role": "drums"}]}]"#,
        "X, members Ann, role singer; Bo, role drums"
      ),
      // A text alone in its object says enough, and so does one in a list.
      (
        #"[{"user": "Ann", "roles": [{"role": "admin"}, {"role": "guest"}]}]"#,
        "Ann, roles admin, guest"
      ),
      (#"[{"user": "Ann", "tags": ["red", "blue"]}]"#, "Ann, tags red, blue"),
      (#"[{"user": "Ann", "scores": [{"game": "", "points": 5}]}]"#, "Ann, scores points 5"),
    ])
  func keysAreSaid(_ json: String, _ label: String) throws {
    #expect(try Labels.lines(json, sample: true) == [label])
  }
}
