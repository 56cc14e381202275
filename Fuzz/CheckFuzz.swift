// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

@testable import A11y

/// Rules, transcripts and guesses on any table: whatever is found has its place, what mends it leaves an input that can be read, and
/// guessed fields are fields.
@_cdecl("LLVMFuzzerTestOneInput")
public func check(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let content = Array(UnsafeBufferPointer(start: start, count: count))
  var settings = CheckSettings()
  settings.listsAll = count % 2 == 0
  settings.maximumLength = count % 300
  guard let (findings, rows) = check(content, settings) else { return 0 }
  for finding in findings {
    precondition(finding.line >= 1 && finding.column >= 1)
    for fix in finding.fixes { precondition(fix.range.upperBound <= count) }
  }
  let mended = mend(content, findings.flatMap(\.fixes))
  if mended != content {
    let again = check(mended, settings)?.rows
    precondition(again == rows, "mending has changed how many rows there are")
  }
  describe(content)
  compare(content)
  return 0
}

/// The findings of an input and the number of its rows; nil when it can't be read.
private func check(
  _ content: [UInt8], _ settings: CheckSettings
) -> (findings: [Finding], rows: Int)? {
  // What is mended may be found to be another format, so it is given; the length of the setting does not change.
  var options = ReadingOptions()
  options.format = InputFormat.allCases[settings.maximumLength % InputFormat.allCases.count]
  guard var labels = try? LabelReader(MemorySource(content), options: options) else { return nil }
  var checker = LabelChecker(settings)
  var rows = 0
  while true {
    do {
      guard let item = try checker.checkNext(of: &labels) else { break }
      if item.isRow { rows += 1 }
    } catch {
      return nil
    }
  }
  return (checker.finish(), rows)
}

private func mend(_ content: [UInt8], _ fixes: [Finding.Fix]) -> [UInt8] {
  var mended: [UInt8] = []
  var at = 0
  for fix in fixes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
  where fix.range.lowerBound >= at {
    mended += content[at..<fix.range.lowerBound] + Array(fix.replacement.utf8)
    at = fix.range.upperBound
  }
  return mended + content[at...]
}

/// What is found out about columns, written down and read again, changes no label.
private func describe(_ content: [UInt8]) {
  guard let labels = try? LabelReader(MemorySource(content)), !labels.guesses.isEmpty else {
    return
  }
  let locale = labels.locale
  let guesses = labels.guesses
  // A field without a name can't be described.
  if guesses.contains(where: { $0.field.name.isEmpty }) { return }
  var out = ByteBuffer()
  FieldGuess.write(guesses, locale: locale, into: &out)
  guard let described = try? TableDescription(from: MemorySource(out.text())) else {
    preconditionFailure(out.text())
  }
  var options = ReadingOptions()
  options.described = described
  let alone = lines(content, ReadingOptions())
  precondition(lines(content, options) == alone, "\(alone)\n\(out.text())")
}

/// The labels up to the first error.
private func lines(_ content: [UInt8], _ options: ReadingOptions) -> String {
  var out = ByteBuffer()
  guard var labels = try? LabelReader(MemorySource(content), options: options) else { return "" }
  while (try? labels.next(into: &out)) != nil { out.append("\n") }
  return out.text()
}

/// A transcript is the same as itself.
private func compare(_ content: [UInt8]) {
  do {
    let transcript = try Transcript(MemorySource(content))
    let difference = try TranscriptDifference(from: transcript, to: transcript)
    precondition(difference.isEmpty)
    _ = transcript.options
  } catch {
    preconditionFailure("bytes in memory can be read: \(error)")
  }
}
