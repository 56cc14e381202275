// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Glibc

/// What is told of the tables of some inputs before their rows: their summaries, for which they are read once more.
struct TableOverviews {
  /// The lines for each table of an input, in their order.
  private var lines: [String: [[OverviewLine]]] = [:]

  /// Tells of no table.
  init() {}

  /// Summarizes the tables of all inputs, each as a whole.
  ///
  /// - Parameter request: the inputs.
  /// - Throws: a ``Failure`` for an input that can be read only once.
  init(of request: InputRequest) throws {
    var request = request
    request.reading.viewport = nil
    request.reading.keptFields = []
    request.reading.totals = []
    if case .grouped = request.reading.arrangement { request.reading.arrangement = nil }
    request.page = nil
    request.errorPolicy = .skip
    for path in request.paths {
      // A file that is not there is told for what it is; a pipe would wait to be opened.
      if path != "-", unsafe access(path, F_OK) != 0 { _ = try FileSource(path) }
      guard path != "-", FileSource.isRegular(path) else {
        throw Failure(
          .usage,
          "\(path == "-" ? "<stdin>" : path): --with-summary reads a table twice, and takes a file")
      }
      var run = TableRun(request)
      run.speaks = false
      run.isQuiet = true
      var found: [[OverviewLine]] = []
      var summarizer = TableSummarizer(series: .first)
      do {
        try run.forEach(in: path) { _ in
        } step: { labels, _ in
          if try summarizer.addNext(of: &labels) != nil { return true }
          found.append(summarizer.summary(.normal).overview)
          summarizer = TableSummarizer(series: .first)
          return false
        } replace: { _, _ in
        }
      } catch is Failure {
        // What can't be read is said when its rows are.
      }
      lines[path] = found
    }
  }

  /// The lines for a table, counted from 0.
  func lines(of path: String, table: Int) -> [OverviewLine] {
    guard let tables = lines[path], tables.indices.contains(table) else { return [] }
    return tables[table]
  }
}
