// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

// A program of its own that uses the library: a list of rooms, as VoiceOver says it.
import A11y

/// The rooms of a house, asked for one at a time.
struct Rooms: TableDataSource {
  let rooms: [DataRow] = [
    ["room": "Hall", "temp_c": 18, "light": false],
    ["room": "Kitchen", "temp_c": 21, "light": true],
  ]

  func numberOfRows(inSection section: Int) -> Int { rooms.count }
  func row(at indexPath: RowIndexPath) -> DataRow { rooms[indexPath.row] }
  func titleForHeader(inSection section: Int) -> String? { "Ground floor" }
}

var table = TableView(dataSource: Rooms(), height: 480)
table.title = "Rooms"
table.willDisplay = { row, _, state in state.isSelected = row["room"] == "Kitchen" }

var labeler = RowLabeler(
  fields: [Field("room"), Field("temp_c"), Field("light", say: .switch)], locale: .enUS)
var session = ScreenReaderSession(.voiceover, locale: .enUS)
for element in try labeler.elements(of: &table) {
  print(session.say(element).line)
}
