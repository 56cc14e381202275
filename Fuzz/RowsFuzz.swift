// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

@testable import A11y

/// Any bytes as any format: no trap, no hang, and the same rows whatever the size of the blocks.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRows(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = bytes.first else { return 0 }
  let formats: [InputFormat?] = [
    nil, .json, .ndjson, .csv, .tsv, .lines, .table, .logfmt, .records,
  ]
  let content = Array(bytes.dropFirst())
  let format = formats[Int(choice) % formats.count]
  // Row by row, and then many at once, which takes a shorter way through rows that are like the one before.
  let blocks = [1 << 16, 200, 40]
  let whole = rows(
    of: content, format, blockLength: blocks[content.count % 3], chunkLength: .max, atOnce: .max)
  let chunks = rows(
    of: content, format, blockLength: 16, chunkLength: Int(choice) % 7 + 1, atOnce: 1)
  precondition(whole == chunks, "the size of the blocks, or how many rows are asked for, matters")
  // Three more readers take most of the time, so not for each input.
  if content.count % 4 == 0 { checkChunks(of: content, format) }
  // Kept columns have tabs behind them.
  precondition(
    !whole.utf8.contains { $0 < 0x20 && $0 != UInt8(ascii: "\n") && $0 != 0x09 || $0 == 0x7F },
    "a control character in a label")
  return 0
}

/// Rows that are read in pieces, each from its own start, are the same rows.
private func checkChunks(of content: [UInt8], _ format: InputFormat?) {
  var options = ReadingOptions()
  options.format = format
  guard var first = try? LabelReader(MemorySource(content), options: options), first.readsChunks,
    var chunks = try? first.takeChunks()
  else { return }
  var parts = ByteBuffer()
  var buffer = ByteBuffer()
  var lane = first.another()
  while let isThere = try? chunks.next(into: &buffer, length: 20), isThere {
    var made = ByteBuffer()
    lane.exchangeChunk(&buffer)
    let isGood = labels(of: &lane, into: &made)
    let wasCutOff = lane.wasCutOff
    lane.exchangeChunk(&buffer)
    guard isGood else {
      if wasCutOff { continue }
      return
    }
    parts.append(made.bytes, from: 0, to: made.count)
    buffer.removeAll()
  }
  guard buffer.count == 0, var whole = try? LabelReader(MemorySource(content), options: options)
  else { return }
  var out = ByteBuffer()
  guard labels(of: &whole, into: &out) else { return }
  precondition(out.text() == parts.text(), "where the input is cut matters")
}

/// Appends the labels of good rows; false when there is a bad one.
private func labels(of reader: inout LabelReader, into out: inout ByteBuffer) -> Bool {
  var writer = LabelWriter(.text)
  do {
    while try writer.write(from: &reader, into: &out, upTo: .max) {}
    return true
  } catch {
    return false
  }
}

/// One of the ways to write, by the length of the input.
private func writing(of content: [UInt8]) -> WritingOptions {
  var options = WritingOptions()
  options.format = OutputFormat.allCases[content.count % OutputFormat.allCases.count]
  if options.format == .ndjson || (options.format == .text && content.count % 2 == 0) {
    options.screenReader = ScreenReader.allCases[content.count / 7 % 4]
  }
  options.structure = TableStructure.allCases[content.count / 3 % 3]
  options.verbosity = Verbosity.allCases[content.count / 5 % 3]
  options.saysPosition = content.count % 13 == 0 ? true : nil
  return options
}

/// The labels and errors of an input, with bad rows reported.
private func rows(
  of content: [UInt8], _ format: InputFormat?, blockLength: Int, chunkLength: Int, atOnce: Int
) -> String {
  var options = ReadingOptions()
  options.format = format
  options.blockLength = blockLength
  var out = ByteBuffer()
  do {
    let writing = writing(of: content)
    options.countsRows = writing.needsCounts
    // The name of a field that the input may have, in its first bytes.
    let name = String(
      decoding: content.prefix(64).split(separator: UInt8(ascii: "\"")).dropFirst().first ?? [],
      as: UTF8.self)
    if content.count % 11 == 1 { options.key = name }
    if content.count % 11 == 2 { options.keptFields = [name, "other"] }
    options.blankLinesAreBadRows = content.count % 2 == 0
    if content.count % 11 == 3 { options.arrangement = .sorted(by: name, descending: true) }
    if content.count % 11 == 4 { options.arrangement = .indexed(by: name) }
    var labels = try LabelReader(
      MemorySource(content, chunkLength: chunkLength), options: options)
    var writer = LabelWriter(writing)
    while true {
      do {
        guard try writer.write(from: &labels, into: &out, upTo: atOnce) else { break }
      } catch {
        out.append("error \(error.line):\(error.column)\n")
        guard error.isRecoverable else { break }
      }
    }
  } catch {
    out.append("error \(error.line):\(error.column)\n")
  }
  return out.text()
}
