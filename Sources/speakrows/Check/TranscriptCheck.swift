// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// Compares what screen readers announce with a stored transcript.
struct TranscriptCheck {
  let request: InputRequest
  /// The path of the stored transcript.
  let kept: String
  let format: FindingFormat
  let output: String?

  func run() throws {
    let source = try FileSource(kept)
    let old: Transcript
    do {
      old = try Transcript(source)
    } catch {
      throw Failure(error.part == .content ? .badData : .noInput, "\(kept): \(error.reason)")
    }
    guard old.hasHead else {
      throw Failure(.badData, "\(kept): not a transcript: it must begin with # and a locale")
    }
    let current = try transcript(as: old)
    do {
      var difference = try TranscriptDifference(from: old, to: try Transcript(current))
      // Text says nothing where nothing has changed; the other formats are documents.
      if difference.isEmpty, format == .text { return }
      var output = try Output(output)
      if format == .text {
        try difference.write(in: kept, into: &output.buffer)
      } else {
        var writer = FindingWriter(format)
        writer.begin(into: &output.buffer)
        writer.write(try difference.findings(), in: kept, into: &output.buffer)
        writer.end(into: &output.buffer)
      }
      try output.flushIfRead()
      try output.finish()
      if difference.isEmpty { return }
      throw Failure(.findings, "speakrows: \(difference.summary)")
    } catch let error as SourceError {
      throw Failure(.noInput, "\(kept): \(error)")
    }
  }

  /// The current transcript, made with the options and locale of the stored one.
  private func transcript(as old: Transcript) throws -> FileSource {
    var options = old.options
    options.rowsOnly = options.rowsOnly || request.rowsOnly
    var writer = LabelWriter(options)
    // Tables that declare no locale get the one the stored transcript was made in.
    var request = request
    request.reading.countsRows = true
    var run = TableRun(request, usualLocale: old.locale ?? InputRequest.environmentLocale)
    if old.hasOverview { run.overviews = try TableOverviews(of: request.withFields()) }
    let spool = Spool()
    var text = ByteBuffer()
    try run.forEach { _ in
    } step: { labels, _ in
      defer { text.removeAll() }
      let isMore = try writer.writeNext(from: &labels, into: &text) != nil
      try spool.append(text.bytes)
      return isMore
    } replace: { error, labels in
      if request.errorPolicy == .report { writer.write(error, of: labels, into: &text) }
    }
    writer.end(into: &text)
    try spool.append(text.bytes)
    try run.checkBadRows()
    return try FileSource(spool, name: "the current transcript")
  }
}
