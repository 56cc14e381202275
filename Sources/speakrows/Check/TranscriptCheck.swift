import A11y

/// Compares what screen readers announce with a stored transcript.
struct TranscriptCheck {
  let request: InputRequest
  /// The path of the stored transcript.
  let kept: String
  let output: String?

  func run() throws {
    var content = ByteBuffer()
    var source = try FileSource(kept)
    do {
      try source.readAll(into: &content)
    } catch {
      throw Failure(.noInput, "\(kept): \(error)")
    }
    let old = Transcript(content.text())
    guard old.hasHead else {
      throw Failure(.badData, "\(kept): not a transcript: it must begin with # and a locale")
    }
    let difference = TranscriptDifference(from: old, to: Transcript(try transcript(as: old)))
    if difference.isEmpty { return }
    var output = try Output(output)
    difference.write(in: kept, into: &output.buffer)
    try output.finish()
    throw Failure(.findings, "speakrows: \(difference.summary)")
  }

  /// The current transcript, made with the options and locale of the stored one.
  private func transcript(as old: Transcript) throws -> String {
    var options = old.options
    options.rowsOnly = options.rowsOnly || request.rowsOnly
    var writer = LabelWriter(options)
    // Tables that declare no locale get the one the stored transcript was made in.
    var request = request
    request.reading.countsRows = true
    var run = TableRun(request, usualLocale: old.locale ?? InputRequest.environmentLocale)
    var text = ByteBuffer()
    try run.forEach { _ in
    } step: { labels, _ in
      try writer.writeNext(from: &labels, into: &text) != nil
    } replace: { error, labels in
      if request.errorPolicy == .report { writer.write(error, of: labels, into: &text) }
    }
    writer.end(into: &text)
    try run.checkBadRows()
    return text.text()
  }
}
