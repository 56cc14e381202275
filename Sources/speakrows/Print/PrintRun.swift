// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// Writes the labels of all inputs, as `speakrows print` was asked to.
struct PrintRun {
  private let request: PrintRequest

  init(_ request: PrintRequest) { self.request = request }

  /// Reads, labels and writes.
  ///
  /// - Throws: a ``Failure``; what was good before it has been written.
  func run() throws {
    let (writing, policy) = (request.writing, request.input.errorPolicy)
    var output = try Output(request.output, isLineBuffered: request.isLineBuffered)
    var writer = LabelWriter(writing)
    let tail = request.tail.map { TailWindow(count: $0, of: request.input.paths.first) }
    var table = TableRun(request.input)
    if request.hasOverview {
      table.overviews = try TableOverviews(of: request.input.withFields())
    }
    table.atEnd = { isReplaced in
      if isReplaced { tail?.open() } else { tail?.openAtEnd() }
    }
    // A file beside the data may be something else by its name.
    table.speaks = writing.speaks || !request.input.dictionaries.isEmpty
    // The warning is given once per input, not for each row.
    var noted: String?
    writer.begin(into: &output.buffer)
    if tail != nil { try output.flush() }
    do {
      try table.forEach(readsChunks: request.jobs > 1) { announcement in
        if writing.screenReader != nil, writing.format == .text {
          output.buffer.append(announcement + "\n")
        } else {
          StandardError.write(announcement)
        }
      } inChunks: { labels, name in
        var run = try ParallelRun(labels, jobs: request.jobs, policy) { LabelWork(writing) }
        return try run.runReporting(on: name) { made in
          output.buffer.append(made.output, in: 0..<made.output.count)
          try output.flushIfFull()
        }
      } step: { labels, name in
        if writing.screenReader != nil, noted != name {
          noted = name
          noteMissingWords(labels.locale)
        }
        let goesOn = try writer.write(
          from: &labels, into: &output.buffer, upTo: output.rowsLength)
        tail?.openIfNew(labels.line)
        try tail?.take(&output.buffer)
        try output.flushIfFull()
        return goesOn
      } replace: { error, labels in
        if policy == .report { writer.write(error, of: labels, into: &output.buffer) }
        // Output that precedes the message is shown before it.
        try output.flush()
      }
    } catch let failure as Failure {
      // Output that precedes the fault is kept, and is complete JSON.
      writer.end(into: &output.buffer)
      try output.flushBeforeFault()
      throw failure
    }
    tail?.open()
    writer.end(into: &output.buffer)
    try output.finish()
    try table.checkBadRows()
  }

  /// Warns when the screen reader's own words are in English because they are not translated.
  private func noteMissingWords(_ locale: LocaleIdentifier) {
    guard let reader = request.writing.screenReader, !reader.hasWords(in: locale) else { return }
    StandardError.write(
      "speakrows: the words of \(reader.rawValue) are not known in \(locale.tag); using English")
  }
}
