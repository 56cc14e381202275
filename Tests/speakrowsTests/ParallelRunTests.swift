// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Testing

@testable import speakrows

/// Several threads give what one gives, whatever stands where the input is cut.
@Suite struct ParallelRunTests {
  /// What a run gives: its output, and the errors that it names.
  private struct Result: Equatable {
    var output = ""
    var errors: [String] = []
  }

  private static func labels(_ text: String, _ format: InputFormat?) throws -> LabelReader {
    var options = ReadingOptions()
    options.format = format
    return try LabelReader(MemorySource(Array(text.utf8), chunkLength: 7), options: options)
  }

  private static func one(
    _ text: String, _ format: InputFormat?, _ policy: ErrorPolicy
  ) throws -> Result {
    var labels = try labels(text, format)
    var writer = LabelWriter(.text)
    var out = ByteBuffer()
    var result = Result()
    while true {
      do throws(ReadingError) {
        guard try writer.writeNext(from: &labels, into: &out) != nil else { break }
      } catch {
        result.errors.append("\(error)")
        guard error.isRecoverable, policy != .stop else { break }
        if policy == .report { writer.write(error, of: labels, into: &out) }
      }
    }
    result.output = out.text()
    return result
  }

  private static func several(
    _ text: String, _ format: InputFormat?, _ policy: ErrorPolicy, jobs: Int, chunkLength: Int
  ) throws -> Result {
    let labels = try labels(text, format)
    let readsChunks = labels.readsChunks
    #expect(readsChunks)
    var run = try ParallelRun(labels, jobs: jobs, policy, chunkLength: chunkLength) {
      LabelWork(WritingOptions())
    }
    var out = ByteBuffer()
    var errors: [String] = []
    do {
      try run.run { made in
        out.append(made.output, in: 0..<made.output.count)
      } passOver: {
        errors.append("\($0)")
      }
    } catch let error as ReadingError {
      errors.append("\(error)")
    }
    return Result(output: out.text(), errors: errors)
  }

  @Test(
    "threads give what one gives",
    arguments: [
      ("quoted line breaks", "a,b\n1,\"x\ny\"\n2,\"z\n\n\"\"q\n\"\n3,k\n4,\"a,\nb\"\n", nil),
      ("a quote that is never closed", "a,b\n1,x\n2,\"y\n3,z\n4,w\n", .csv),
      ("ragged records", "a,b\n1,x\n2\n3,z,9\n4,w\n5,v\n\n6,u\n", .csv),
      ("carriage returns", "a,b\r\n1,x\r\n2,y\r\n3,z\r\n", .csv),
      ("carriage returns alone", "a,b\r1,x\r2,y\r3,z", .csv),
      ("no line break at the end", "a\tb\n1\tx\n2\ty", .tsv),
      ("a header alone", "a,b\n", .csv), ("nothing", "", .lines),
      ("objects over lines", "{\"a\":1,\n\"b\":\"x\"}\n{\"b\":\n2}\n{\"a\":\"z\"}\n{}\n", nil),
      ("objects that may not", "{\"a\":1,\n\"b\":\"x\"}\n{\"b\":\n2}\n\n{}\n", .ndjson),
      (
        "broken objects", "{\"a\":1}\n{\"a\":}\n{\"a\":2}\n{\"a\":\n3}\n{\"b\"\n{\"a\":4}\n",
        nil
      ),
      ("an object that does not end", "{\"a\":1}\n{\"a\":2}\n{\"a\":3", .ndjson),
      ("other keys in each row", "{\"a\":1}\n{\"b\":2}\n{\"c\":3,\"a\":4}\n[5,6]\n7\n", .ndjson),
      ("lines", "one\n\ntwo\r\nthree\rfour\n five", .lines),
      ("text that is no UTF-8", "one\ntwo\u{FFFD}\nthree\n", .lines),
    ] as [(String, String, InputFormat?)])
  func agrees(_ name: String, _ text: String, _ format: InputFormat?) throws {
    for policy in ErrorPolicy.allCases {
      let expected = try Self.one(text, format, policy)
      for jobs in [2, 3] {
        for chunkLength in [1, 5, 9, 16, 30, 1000] {
          let found = try Self.several(
            text, format, policy, jobs: jobs, chunkLength: chunkLength)
          #expect(found == expected, "\(name), \(policy), \(jobs) jobs of \(chunkLength)")
        }
      }
    }
  }

  /// A source that fails behind some bytes.
  private struct FailingSource: ByteSource {
    var source: MemorySource
    var isAtEnd = false

    mutating func read(into output: inout OutputRawSpan) throws(SourceError) {
      let start = output.byteCount
      try source.read(into: &output)
      if output.byteCount == start { throw SourceError("the disk is gone") }
    }
    mutating func rewind() throws(SourceError) { try source.rewind() }
  }

  @Test("what was good before the source failed is written", arguments: [2, 3, 8])
  func sourceFails(_ jobs: Int) throws {
    let text = (1...100).map { "{\"a\":\($0)}\n" }.joined()
    var options = ReadingOptions()
    options.format = .ndjson
    for chunkLength in [1, 20, 100, 10_000] {
      let source = FailingSource(source: MemorySource(Array((text + "{\"a").utf8), chunkLength: 7))
      let labels = try LabelReader(source, options: options)
      var run = try ParallelRun(labels, jobs: jobs, .skip, chunkLength: chunkLength) {
        LabelWork(WritingOptions())
      }
      var out = ByteBuffer()
      let error = #expect(throws: ReadingError.self) {
        try run.run {
          out.append($0.output, in: 0..<$0.output.count)
        } passOver: { _ in
        }
      }
      #expect(error?.reason.contains("the disk is gone") == true)
      #expect(error?.line == 101)
      #expect(out.text() == (1...100).map { "a \($0)\n" }.joined())
    }
  }

  private struct ReaderHasEnough: Error {}

  @Test("the run ends when nobody takes what it gives", arguments: [2, 3, 8])
  func writingFails(_ jobs: Int) throws {
    let text = (1...20_000).map { "{\"a\":\($0)}\n" }.joined()
    var run = try ParallelRun(
      try Self.labels(text, .ndjson), jobs: jobs, .skip, chunkLength: 50
    ) { LabelWork(WritingOptions()) }
    var count = 0
    #expect(throws: ReaderHasEnough.self) {
      try run.run { _ in
        count += 1
        if count == 3 { throw ReaderHasEnough() }
      } passOver: { _ in
      }
    }
    #expect(count == 3)
  }
}
