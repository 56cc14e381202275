// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Benchmark

/// Labels of rows in memory: what the library costs, without files and without starting a process.
let benchmarks: @Sendable () -> Void = {
  let rows = 20_000
  let described = ["name", "price=currency:USD", "change=percent:direction:.00"]
  let configuration = Benchmark.Configuration(
    metrics: [.wallClock, .throughput, .instructions, .peakMemoryResident],
    warmupIterations: 2, scalingFactor: .one, maxDuration: .seconds(5), maxIterations: 200)

  func measure(
    _ name: String, _ content: [UInt8], fields: [String]?, _ options: WritingOptions
  ) {
    Benchmark("\(name), \(rows) rows", configuration: configuration) { benchmark in
      for _ in benchmark.scaledIterations { blackHole(try labels(content, fields, options)) }
    }
  }

  func writing(_ format: OutputFormat, _ screenReader: ScreenReader? = nil) -> WritingOptions {
    var options = WritingOptions()
    options.format = format
    options.screenReader = screenReader
    options.writesSpoken = false
    return options
  }

  measure("NDJSON", StockRows.lines(rows), fields: described, writing(.text))
  measure("one JSON array", StockRows.array(rows), fields: described, writing(.text))
  measure("CSV", StockRows.csv(rows), fields: described, writing(.text))
  measure("NDJSON, untyped", StockRows.lines(rows), fields: nil, writing(.text))
  measure("NDJSON to NDJSON", StockRows.lines(rows), fields: described, writing(.ndjson))
  measure("NDJSON to JSON", StockRows.lines(rows), fields: described, writing(.json))
  measure("NDJSON, VoiceOver", StockRows.lines(rows), fields: described, writing(.text, .voiceover))
  measure("NDJSON, spoken form", StockRows.lines(rows), fields: described, writing(.spoken))
}

/// Labels all rows, and returns how many bytes that makes.
private func labels(
  _ content: [UInt8], _ fields: [String]?, _ writing: WritingOptions
) throws -> Int {
  var options = ReadingOptions()
  options.fields = try fields?.map { try Field(argument: $0) }
  options.countsRows = writing.needsCounts
  var reader = try LabelReader(MemorySource(content), options: options)
  var writer = LabelWriter(writing)
  var out = ByteBuffer()
  var count = 0
  while try writer.write(from: &reader, into: &out, upTo: 64 * 1024) {
    count += out.count
    out.removeAll()
  }
  return count + out.count
}
