// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Short ways to labels, for the tests.
enum Labels {
  /// The lines that a text gives, in any format; its columns are understood only if that is asked for,
  /// so that most tests say what their few cells alone say.
  static func lines(
    _ text: String, as output: OutputFormat = .text, format: InputFormat? = nil,
    fields: [String]? = nil, locale: String? = nil, viewport: Viewport? = nil,
    blockLength: Int = 128 * 1024, chunkLength: Int = .max, sample: Bool = false
  ) throws -> [String] {
    var options = ReadingOptions()
    options.format = format
    options.fields = try fields?.map { try Field(argument: $0) }
    options.viewport = viewport
    options.blockLength = blockLength
    options.takesSample = sample
    let source = MemorySource(Array(text.utf8), chunkLength: chunkLength)
    let found = try lines(source, options, as: output, locale: locale)
    if sample, output == .text {
      // Whoever asks for positions has all rows counted first.
      options.countsRows = true
      let counted = try lines(source, options, as: output, locale: locale)
      #expect(counted == found, "rows that are counted first are others")
    }
    return found
  }

  static func lines(
    _ source: any ByteSource, _ options: ReadingOptions, as output: OutputFormat = .text,
    locale: String? = nil
  ) throws -> [String] {
    var labels = try LabelReader(
      source, options: options, locale: locale.flatMap { LocaleIdentifier($0) })
    var writer = LabelWriter(output)
    var out = ByteBuffer()
    writer.begin(into: &out)
    while true {
      while try writer.write(from: &labels, into: &out, upTo: .max) {}
      guard let next = try labels.nextTable() else { break }
      labels = next
    }
    writer.end(into: &out)
    return Array(
      out.text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        .dropLast())
  }

  /// The label of one value in one field.
  static func label(_ json: String, _ say: String, locale: String = "en-US") throws -> String {
    try lines("[[\(json)]]", fields: ["value=\(say)"], locale: locale).first ?? ""
  }

  /// The error that reading a text ends with.
  static func error(
    _ text: String, format: InputFormat? = nil, fields: [String]? = nil
  ) -> ReadingError? {
    do {
      _ = try lines(text, format: format, fields: fields)
      return nil
    } catch {
      return error as? ReadingError
    }
  }

  /// The cells of each row under some names, as they stand in the data.
  static func cells(of text: String, named names: [String]) throws -> [[String]] {
    var options = ReadingOptions()
    options.keptFields = names
    options.takesSample = false
    var labels = try LabelReader(MemorySource(text), options: options)
    var out = ByteBuffer()
    var found: [[String]] = []
    while let item = try labels.next(into: &out) {
      guard item.isRow else { continue }
      found.append(
        names.map { name in
          var cell = ByteBuffer()
          labels.appendKeptLine(name, into: &cell)
          return cell.text()
        })
    }
    return found
  }
}
