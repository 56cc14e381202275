// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import A11y
import Testing

/// An app: a list of its own values, whose cells need labels as they come onto the screen.
@Suite struct AppTests {
  struct Song: Encodable {
    var title: String
    var artist: String
    var rating: Double
    var isDownloaded: Bool
  }

  @Test func cellsGetLabels() throws {
    let songs = [
      Song(title: "So What", artist: "Miles Davis", rating: 4.5, isDownloaded: true),
      Song(title: "Naima", artist: "John Coltrane", rating: 5, isDownloaded: false),
    ]
    var labeler = RowLabeler(
      fields: [
        Field("title"), Field("artist"), Field("rating", say: SayAs(.rating(5))),
        Field("isDownloaded", title: "Downloaded", say: .switch),
      ], locale: .enUS)
    let elements = try songs.flatMap { try labeler.elements(for: DataRow(encoding: $0)) }
    #expect(elements[0].label == "So What, Miles Davis, 4.5 of 5 stars, Downloaded")
    #expect(elements[0].value == "on" && elements[0].traits.contains(.toggleButton))
    #expect(labeler.unmatchedFields.isEmpty)
  }
}
