// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y
internal import Louis
internal import Sheets

/// What a C program holds: options, and the input that is read with them.
///
/// Nothing in it is shared with another, so that several threads may have one each.
final class LabelSession {
  /// What went wrong, by its number in `a11y.h`.
  enum Status: Int32 {
    case end = 0
    case row = 1
    case header = 2
    case footer = 3
    case badOption = -1
    case badInput = -2
    case badRow = -3
    case noInput = -4
  }

  private var reading = ReadingOptions()
  private var writing = WritingOptions()
  /// What `check` looks for.
  private(set) var checking = CheckSettings()
  /// The rules that were asked for; empty for all.
  private var chosenRules: [String] = []
  private var locale: LocaleIdentifier?
  private var isYAML = false
  private var braille = BrailleChoices()
  /// The input that has been opened, until it has been read.
  var labels: LabelReader?
  /// What is known of the parts of a table that were added; nil if none was.
  private var summary: TableSummarizer?
  /// The text of the last call, with a zero behind it.
  private(set) var text = LabelSession.ended("")
  /// The bytes of the input; nil for a stream.
  private(set) var content: [UInt8]?
  /// What went wrong last, with a zero behind it; empty if nothing did.
  private(set) var fault = LabelSession.ended("")

  /// The longest input that is taken; a longer one is a mistake, and no memory has room for its copy.
  static let mostBytes = 1 << 36

  /// Whether parts of a table have been added.
  var hasSummaryParts: Bool { summary != nil }

  /// What the options tell of the fields.
  var described: TableDescription {
    var description = reading.described ?? TableDescription()
    description.fields = (description.fields ?? []) + (reading.fields ?? []) + reading.overrides
    return description
  }

  /// Adds a part of a table behind those that were added before.
  func addPart(_ part: consuming TableSummarizer) {
    guard var known = summary.take() else {
      summary = consume part
      return
    }
    known.merge(part)
    summary = consume known
  }

  /// What is known of the parts, which are forgotten; nil where there are none, and no input either.
  func takeSummary() -> TableSummarizer? {
    if let known = summary.take() { return known }
    return labels == nil ? nil : TableSummarizer()
  }

  /// Refuses what a C program has given.
  func refuse(_ status: Status, _ reason: String) -> Int32 { fail(status, reason).rawValue }

  // MARK: Options

  /// Sets an option, named as the command's.
  func set(_ option: String, _ value: String) -> Status {
    do {
      try change(option, value)
      return succeed(.end)
    } catch let problem as OptionProblem {
      return fail(.badOption, problem.reason)
    } catch {
      return fail(.badOption, "\(option): \(error)")
    }
  }

  private struct OptionProblem: Error {
    var reason: String
  }

  private func change(_ option: String, _ value: String) throws {
    switch option {
    case "from":
      isYAML = value == "yaml"
      reading.format = isYAML ? nil : try choice(InputFormat(rawValue: value), option, value)
    case "to": writing.format = try choice(OutputFormat(rawValue: value), option, value)
    case "locale": locale = try choice(LocaleIdentifier(value), option, value)
    case "title": reading.title = value
    case "field": reading.fields = (reading.fields ?? []) + [try Field(argument: value)]
    case "fields": reading.described = try TableDescription(from: MemorySource(value))
    case "set": reading.overrides.append(try Field(argument: value))
    case "without": reading.withoutColumns.append(value)
    case "by": reading.arrangement = .grouped(by: value)
    case "total": reading.totals.append(try Total(argument: value))
    case "screen-reader":
      writing.screenReader = try choice(ScreenReader(rawValue: value), option, value)
    case "verbosity": writing.verbosity = try choice(Verbosity(rawValue: value), option, value)
    case "as": writing.structure = try choice(TableStructure(rawValue: value), option, value)
    case "standalone": writing.isStandalone = try choice(Self.truths[value], option, value)
    case "braille", "cells", "lines", "layout", "grade", "braille-table":
      guard braille.take(option, value) else {
        throw OptionProblem(reason: "\(option) can't be \"\(value)\"")
      }
      checking.display = braille.display
    case "rows-only": writing.rowsOnly = try choice(Self.truths[value], option, value)
    case "rule":
      try checking.choose(chosenRules + [value])
      chosenRules.append(value)
    case "ignore": try checking.ignore([value])
    case "spoken": writing.writesSpoken = try choice(Self.truths[value], option, value)
    default: throw OptionProblem(reason: "there is no option \"\(option)\"")
    }
  }

  private static let truths = ["true": true, "false": false, "1": true, "0": false]

  private func choice<Value>(
    _ value: Value?, _ option: String, _ text: String
  ) throws(OptionProblem) -> Value {
    guard let value else { throw OptionProblem(reason: "\(option) can't be \"\(text)\"") }
    return value
  }

  // MARK: Reading

  /// Begins to read an input, of which a copy is kept.
  func open(_ bytes: [UInt8], samplesLines: Bool = false) -> Status {
    content = bytes
    return open { options in
      options.samplesLines = samplesLines
      return try self.source(of: bytes, &options)
    }
  }

  /// Begins to read a stream of Arrow's interface, which is taken over.
  @unsafe func open(arrow stream: UnsafeMutableRawPointer) -> Status {
    content = nil
    return open { options in
      options.format = .ndjson
      options.samplesLines = true
      return unsafe try ArrowSource(stream)
    }
  }

  private func open(_ source: (inout ReadingOptions) throws -> any ByteSource) -> Status {
    labels = nil
    do {
      var options = reading
      if writing.rowsOnly, options.arrangement != nil || !options.totals.isEmpty {
        return fail(.badOption, "\"rows-only\" leaves out what \"by\" and \"total\" say")
      }
      // Columns and positions are told of all rows.
      if braille.applied(to: writing).needsCounts { options.countsRows = true }
      let source = try source(&options)
      labels = try LabelReader(source, options: options, locale: locale)
      return succeed(.end)
    } catch let error as TableFileError {
      return fail(.badInput, error.reason)
    } catch {
      return fail(.badInput, "\(error)")
    }
  }

  /// The bytes decompressed, and a page or YAML as the rows that they are.
  private func source(
    of bytes: [UInt8], _ options: inout ReadingOptions
  ) throws(TableFileError) -> any ByteSource {
    let plain = DecompressingSource(MemorySource(bytes))
    guard options.format == nil else { return plain }
    let yaml = try YAMLSource(plain, isKnown: isYAML)
    guard !yaml.isYAML else { return yaml }
    let page = try PageSource(yaml)
    options.title = options.title ?? page.title
    return page
  }

  /// Reads the label of the next row, header or footer.
  func next() -> Status {
    guard var reader = labels.take() else { return fail(.noInput, "no input has been opened") }
    var label = ByteBuffer()
    var item: TableItem?
    do throws(ReadingError) {
      item = try reader.next(into: &label)
      // There may be any number of tables without a row.
      while item == nil, let another = try reader.nextTable() {
        reader = another
        item = try reader.next(into: &label)
      }
    } catch {
      // The rows behind one that can't be read are still there.
      let isRecoverable = error.isRecoverable
      if isRecoverable { labels = consume reader }
      return fail(isRecoverable ? .badRow : .badInput, "\(error)")
    }
    labels = consume reader
    let status: Status =
      switch item {
      case .row: .row
      case .header: .header
      case .footer: .footer
      case nil: .end
      }
    return succeed(status, consume label)
  }

  /// Writes all that is left in the format that was asked for.
  func output() -> Status {
    guard var reader = labels.take() else { return fail(.noInput, "no input has been opened") }
    var writer = LabelWriter(braille.applied(to: writing))
    var out = ByteBuffer()
    do throws(ReadingError) {
      writer.begin(into: &out)
      while true {
        while try writer.write(from: &reader, into: &out, upTo: .max) {}
        guard let another = try reader.nextTable() else { break }
        reader = another
      }
      writer.end(into: &out)
    } catch {
      return fail(.badInput, "\(error)")
    }
    return succeed(.end, consume out)
  }

  /// Says a text in words, in the locale that was asked for.
  func speak(_ line: String) -> Status {
    var options = ReadingOptions()
    options.format = .lines
    do throws(ReadingError) {
      var reader = try LabelReader(MemorySource(line), options: options, locale: locale)
      var writer = LabelWriter(.spoken)
      var out = ByteBuffer()
      while try writer.write(from: &reader, into: &out, upTo: .max) {}
      // The last line ends where the text does.
      out.truncate(to: max(0, out.count - 1))
      return succeed(.end, consume out)
    } catch {
      return fail(.badInput, "\(error)")
    }
  }

  /// Writes a text in braille, in the locale that was asked for, a line below the other.
  func writeBraille(_ line: String) -> Status {
    do throws(SourceError) {
      let tag = (locale ?? .enUS).tag
      let lines = try braille.translators.translator(for: tag).lines(
        of: line, cells: braille.cells ?? .max)
      var out = ByteBuffer()
      out.append(lines.joined(separator: "\n"))
      return succeed(.end, consume out)
    } catch {
      return fail(.badInput, error.reason)
    }
  }

  // MARK: Results

  /// Keeps a result for the caller.
  func succeed(_ status: Status, _ result: consuming ByteBuffer = ByteBuffer()) -> Status {
    result.append(0 as UInt8)
    text = result
    fault = Self.ended("")
    return status
  }

  /// Keeps the reason of a failure for the caller.
  func fail(_ status: Status, _ reason: String) -> Status {
    text = Self.ended("")
    fault = Self.ended(reason.replacing("\0", with: " "))
    return status
  }

  /// A text with a zero behind it.
  private static func ended(_ text: String) -> ByteBuffer {
    var buffer = ByteBuffer()
    buffer.append(text)
    buffer.append(0 as UInt8)
    return buffer
  }
}
