// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak

/// Playing a column as tones.
extension SpeechRun {
  /// Plays a column of each table: its heading, a tone for each row, and the lowest and the highest value.
  ///
  /// - Parameters:
  ///   - column: the name or heading of the column.
  ///   - style: how tones are played.
  /// - Throws: a ``Failure`` where no table has such a column of numbers, and whatever reading, speaking and writing throw.
  mutating func playTones(of column: String, _ style: ToneSequence.Style) throws {
    var table = TableRun(request.input)
    var summarizer = TableSummarizer(series: .of(column))
    var isPlayed = false
    var others: [String] = []
    do {
      try table.forEach { announcement in
        StandardError.write(announcement)
      } step: { labels, name in
        if try summarizer.addNext(of: &labels) != nil {
          progress?.show(labels.bytesRead, sink.sampleCount)
          return true
        }
        progress?.endInput()
        let summary = summarizer.summary(.normal)
        summarizer = TableSummarizer(series: .of(column))
        guard let found = summary.columns.first(where: { $0.isCalled(column) }) else {
          others.append(name)
          return false
        }
        try play(found, style, of: labels, name)
        isPlayed = true
        return false
      } replace: { _, _ in
      }
      if !isPlayed {
        throw Failure(.badData, "speakrows: no column is called \"\(column.withoutControls)\"")
      }
      for name in others {
        StandardError.write("\(name): no column is called \"\(column.withoutControls)\"")
      }
      try sayWaiting()
    } catch {
      stop(at: error)
      throw error
    }
    try finish()
    try table.checkBadRows()
  }

  private mutating func play(
    _ column: ColumnSummary, _ style: ToneSequence.Style, of labels: borrowing LabelReader,
    _ name: String
  ) throws {
    guard let series = column.series else {
      throw Failure(
        .badData,
        "\(name): \"\(column.heading.withoutControls)\" has no numbers that could be heard as tones"
      )
    }
    let tones = ToneSequence(series.points(of: column.rows), style)
    let share = series.rowsPerPoint(of: column.rows)
    if share > 1 {
      progress?.clear()
      StandardError.write("\(name): each tone is the mean of \(share) rows")
    }
    // The same sound, however many narrators there are.
    sinceStart = 0
    try say([column.heading], of: labels, name)
    // What narrators still make comes first.
    try sayWaiting()
    for index in 0..<tones.count { try sink.append(frames: tones.frames(at: index)) }
    sinceStart = 0
    try say([column.extremes], of: labels, name)
  }
}
