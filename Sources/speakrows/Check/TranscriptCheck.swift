import A11y

/// Compares what screen readers say with a transcript that was kept.
struct TranscriptCheck {
  let input: InputOptions
  /// The file of the transcript.
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
    var input = input
    if input.locale == nil { input.locale = old.locale?.tag }
    let difference = TranscriptDifference(
      from: old, to: Transcript(try transcript(of: input, old.options)))
    if difference.isEmpty { return }
    var output = try Output(output)
    difference.write(in: kept, into: &output.buffer)
    try output.finish()
    throw Failure(.findings, "speakrows: \(difference.summary)")
  }

  private func transcript(of input: InputOptions, _ options: WritingOptions) throws -> String {
    var options = options
    options.rowsOnly = input.rowsOnly
    var writer = LabelWriter(options)
    var run = TableRun(input, countsRows: true)
    var text = ByteBuffer()
    try run.forEach { _ in
    } step: { labels, _ in
      try writer.writeNext(from: &labels, into: &text) != nil
    } replace: { error, labels in
      if input.onError == .report { writer.write(error, of: labels, into: &text) }
    }
    writer.end(into: &text)
    try run.checkBadRows()
    return text.text()
  }
}
