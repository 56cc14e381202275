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
  let transcript = Transcript(String(decoding: content, as: UTF8.self))
  precondition(TranscriptDifference(from: transcript, to: transcript).isEmpty)
  _ = transcript.options
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

/// Guesses fields, and reads them again.
private func describe(_ content: [UInt8]) {
  guard var labels = try? LabelReader(MemorySource(content)), labels.description.fields == nil
  else { return }
  var profile = TableProfile()
  while (try? profile.addNext(of: &labels)) == true {}
  var out = ByteBuffer()
  FieldGuess.write(profile.guesses, into: &out)
  let isRead = (try? Field.list(from: MemorySource(out.text()))) != nil
  let names = profile.guesses.map(\.field.name)
  precondition(isRead || names.isEmpty || names.contains(""), out.text())
}
