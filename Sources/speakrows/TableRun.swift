// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Sheets

/// Reads the rows of all inputs, applying the error policy to bad rows.
struct TableRun {
  let request: InputRequest
  /// What is read in place of a file, by its path.
  var contents: [String: [UInt8]] = [:]
  /// The locale of tables that declare none, unless one was given as an option.
  private let usualLocale: LocaleIdentifier
  /// Whether words are pronounced, as dictionaries say.
  var speaks = true
  /// What is told of each input's tables before their rows.
  var overviews = TableOverviews()
  /// Whether nothing is said of the inputs, which are read once more.
  var isQuiet = false
  /// Whether inputs that end before the first row that was asked for are named.
  var namesMissingRows = true
  /// Called when a file that is followed has been read to its end, with whether another takes its place.
  var atEnd: (_ isReplaced: Bool) -> Void = { _ in }
  /// How many rows could not be read.
  private(set) var badRows = 0
  /// The source of the input that is read, if its bytes were made from others.
  private var converted: (any ConvertedSource)?
  /// The first row that was asked for.
  private var firstRow: Int {
    if case .rows(let rows) = request.reading.viewport { rows.lowerBound } else { 1 }
  }
  /// Whether the current input has a row as far down as the first that was asked for.
  private var hasRows = false
  /// Whether a pattern of a dictionary took too long on some text.
  private var hasSlowPatterns = false
  /// Whether an input has none of the rows, or not the column, that was asked for.
  private var lacksWhatWasAsked = false
  /// What is to be said of totals that no table so far has, by their columns; nil before the first table.
  private var lackingTotals: [String: String]?
  private static let mostWarnings = 20

  init(_ request: InputRequest, usualLocale: LocaleIdentifier? = nil) {
    self.request = request
    self.usualLocale = request.locale ?? usualLocale ?? InputRequest.environmentLocale
  }

  /// Writes a message for the user.
  private func note(_ message: String) {
    if !isQuiet { StandardError.write(message) }
  }

  /// Reads all inputs.
  ///
  /// - Parameters:
  ///   - path: the only input to read; nil for all.
  ///   - readsChunks: whether inputs that can be read in chunks are.
  ///   - announce: receives the announcement of which rows a page shows, before its first row.
  ///   - inChunks: reads the whole of such an input, and returns the number of bad rows.
  ///   - step: handles one header, row or footer; returns false at the end of an input.
  ///   - replace: receives a bad row's error before it is reported, and may write a replacement.
  /// - Throws: a ``Failure`` for an input that can't be read on, and whatever the closures throw.
  mutating func forEach(
    in path: String? = nil, readsChunks: Bool = false, announce: (String) throws -> Void,
    inChunks: (consuming LabelReader, String) throws -> Int = { _, _ in 0 },
    step: (inout LabelReader, String) throws -> Bool,
    replace: (ReadingError, borrowing LabelReader) throws -> Void
  ) throws {
    if let dump = request.dump {
      throw Failure(.usage, "--from \(dump.rawValue) goes with print and check")
    }
    var reading = try request.readingOptions()
    for path in path.map({ [$0] }) ?? request.paths {
      reading.formatHint = InputRequest.formatHint(for: path)
      let name = path == "-" ? "<stdin>" : path
      var followed: FileSource?
      hasRows = false
      repeat {
        do {
          converted = nil
          let source: any ByteSource
          let title: String?
          (source, title, followed) = try self.source(path)
          var options = try options(reading, for: path, followed)
          converted = source as? any ConvertedSource
          InputFile.setFormat(of: source, in: &options)
          options.title = options.title ?? title
          // Nobody waits for the lines of a file.
          options.comesSlowly =
            options.format != .csv && contents[path] == nil && !FileSource.isRegular(path)
          var labels = try LabelReader(
            source, options: options, locale: request.locale, fallbackLocale: usualLocale)
          warn(ofLinesAbove: labels.linesAboveTable, in: name)
          for text in InputFile.notes(on: labels, in: name) { note(text) }
          if labels.leavesOutComments {
            note(
              "\(name): lines that begin with # are left out as comments; --from lines reads them, too"
            )
          }
          if let encoding = labels.guessedEncoding {
            note(
              "\(name): read as \(encoding.rawValue), since it is no utf-8; --encoding names another"
            )
          }
          if path != "-" {
            labels.name = FileSource.baseName(of: path)
            labels.fileName = path.split(separator: "/").last.map(String.init)
          }
          let dictionary =
            speaks ? try request.pronunciation(for: path) : PronunciationDictionary()
          labels.dictionary = dictionary
          var tableNumber = 0
          labels.overview = overviews.lines(of: path, table: tableNumber)
          defer {
            warn(of: dictionary, in: name)
            if let workbook = source as? WorkbookSource {
              warn(of: workbook.omissions, in: name)
            }
            if let yaml = source as? YAMLSource, yaml.hasBinary {
              note("\(name): what is marked as !!binary is no text and is left out")
            }
            if let database = source as? SQLiteSource {
              warn(ofBlobsIn: database.columnsWithBlobs.sorted(), in: name)
            }
          }
          if let announcement = try announcement(labels, name) { try announce(announcement) }
          if readsChunks, labels.readsChunks {
            hasRows = true
            badRows += try inChunks(labels, name)
          } else {
            try read(&labels, name, step, replace)
            for text in InputFile.notes(onTables: labels.tablesPassed, in: name) { note(text) }
            var leftOut: (count: Int, first: Int)?
            while true {
              let next = try labels.nextTable()
              if let more = labels.linesLeftOut {
                leftOut = ((leftOut?.count ?? 0) + more.count, leftOut?.first ?? more.first)
              }
              guard var next else { break }
              tableNumber += 1
              next.overview = overviews.lines(of: path, table: tableNumber)
              try read(&next, name, step, replace)
              labels = next
            }
            if let leftOut { warn(ofLinesBelow: leftOut.count, from: leftOut.first, in: name) }
            if !hasRows, namesMissingRows { warnOfNoRows(in: name) }
          }
        } catch let error as ReadingError {
          // A rotation may cut the last row of a log; what follows it is read all the same.
          guard followed?.hasSuccessor == true else {
            throw Failure(error, in: name, at: place(of: error))
          }
          badRows += 1
          report(error, in: name)
        }
        // A rotated log begins anew, with a header of its own.
        if followed?.hasSuccessor == true { atEnd(true) }
      } while followed?.hasSuccessor == true
    }
    warnOfLackingTotals()
  }

  /// How an input is read whose rows may be needed as they arrive.
  ///
  /// A file has its first rows at once, so that they tell how it is written; only those of a pipe have to be waited for.
  private func options(
    _ options: ReadingOptions, for path: String, _ followed: FileSource?
  ) throws -> ReadingOptions {
    guard options.isLive, contents[path] == nil else { return options }
    var options = options
    let file = try FileSource(path)
    guard file.isRegular else { return options }
    options.isLive = followed != nil
    if options.isLive, path != "-",
      CompressionFormat(try file.firstBytes(CompressionFormat.signatureLength)) != nil
    {
      throw Failure(.usage, "\(path): a compressed file can't be followed")
    }
    guard options.isLive, path != "-", options.format ?? .csv == .csv else { return options }
    if options.format == nil {
      if request.isYAML(path) { throw Self.cannotFollow("YAML", path) }
      if try isPage(path) { throw Self.cannotFollow("a page", path) }
    }
    var first = options
    first.isLive = false
    first.takesSample = false
    first.mayGoOn = true
    var isDocument = false
    do {
      let reader = try LabelReader(file, options: first, locale: request.locale)
      isDocument = reader.isDocument
      reader.describeDialect(to: &options)
    } catch {
      // What can't be read is found again, and said then.
    }
    if isDocument { throw Self.cannotFollow("a document", path) }
    return options
  }

  private func isPage(_ path: String) throws -> Bool {
    do {
      return try PageSource(DecompressingSource(FileSource(path)), table: nil).isPage
    } catch is TableFileError {
      // A page without a table is one, too.
      return true
    }
  }

  /// What ends can't be followed: rows behind it would never be any of its own.
  private static func cannotFollow(_ what: String, _ path: String) -> Failure {
    Failure(
      .usage,
      "\(path): \(what) has an end and can't be followed; "
        + "--follow takes lines: NDJSON, CSV, TSV or text")
  }

  /// The bytes of an input, the title that it has beside them, and its file if that is followed.
  private func source(
    _ path: String
  ) throws -> (any ByteSource, title: String?, followed: FileSource?) {
    if let content = contents[path] { return (MemorySource(content), nil, nil) }
    let file = try FileSource(path, follows: request.follows)
    file.atEnd = { [atEnd] in atEnd(false) }
    if request.follows { return (file, nil, file) }
    let input = try InputFile(file, path: path, request)
    return (input.source, input.title, nil)
  }

  private mutating func read(
    _ labels: inout LabelReader, _ name: String,
    _ step: (inout LabelReader, String) throws -> Bool,
    _ replace: (ReadingError, borrowing LabelReader) throws -> Void
  ) throws {
    while true {
      do {
        guard try step(&labels, name) else {
          warn(of: labels.unmatchedFields, in: name)
          keepLackingTotals(of: labels, in: name)
          if let repeated = labels.repeatedName {
            note(Self.message(ofRepeated: repeated, in: name))
          }
          hasRows = hasRows || labels.rowNumber >= firstRow
          return
        }
      } catch let error as ReadingError {
        hasRows = true
        guard error.isRecoverable, request.errorPolicy != .stop else { throw error }
        badRows += 1
        try replace(error, labels)
        report(error, in: name)
      }
    }
  }

  private func report(_ error: ReadingError, in name: String) {
    note(Failure(error, in: name, at: place(of: error)).message ?? "")
  }

  /// Where an error is in an input whose bytes were made from others; nil if they are its own.
  private func place(of error: ReadingError) -> String? {
    converted.flatMap { source in
      let place = source.place(of: error)
      return place.isEmpty ? nil : place
    }
  }

  private func warn(ofLinesBelow count: Int, from first: Int, in name: String) {
    note(
      count == 1
        ? "\(name): line \(first) belongs to no table and is left out; --from lines reads it"
        : "\(name): \(count) lines from line \(first) on belong to no table and are left out; --from lines reads them"
    )
  }

  /// Says that rows were asked for which the input ends before.
  private mutating func warnOfNoRows(in name: String) {
    if firstRow > 1 {
      lacksWhatWasAsked = true
      note("\(name): there is no row \(firstRow)")
    } else if let lines = request.reading.skippedLines, lines > 0 {
      lacksWhatWasAsked = true
      note(
        "\(name): there are no rows behind what --skip \(lines) passes over")
    }
  }

  private func warn(ofLinesAbove count: Int, in name: String) {
    guard count > 0 else { return }
    note(
      "\(name): a table begins in line \(count + 1); --from lines reads the text above it, too")
  }

  private func warn(of omissions: SheetOmissions, in name: String) {
    func count(_ count: Int, _ noun: String) -> String? {
      count == 0 ? nil : count == 1 ? "1 hidden \(noun)" : "\(count) hidden \(noun)s"
    }
    let (rows, columns) = (omissions.hiddenRowCount, omissions.hiddenColumnCount)
    let hidden = [count(rows, "row"), count(columns, "column")].compactMap(\.self)
    if !hidden.isEmpty {
      let verb = rows + columns == 1 ? "is" : "are"
      note("\(name): \(hidden.joined(separator: " and ")) \(verb) left out")
    }
    guard let first = omissions.firstFormula else { return }
    let what =
      omissions.formulaCount == 1
      ? "the formula in \(first) has"
      : "\(omissions.formulaCount) formulas, the first in \(first), have"
    note(
      "\(name): \(what) no result in the file and can't be said; saving it in a spreadsheet program computes them"
    )
  }

  private func warn(ofBlobsIn columns: [String], in name: String) {
    for column in columns.prefix(Self.mostWarnings) {
      note(
        "\(name): \"\(column)\" has bytes that are no text, such as a picture; they are left out")
    }
  }

  private mutating func warn(of fields: [UnmatchedField], in name: String) {
    // What is kept beside the labels, and a key, may come with other rows of the same table.
    let asked = Set((request.reading.fields ?? []).map(\.name))
    lacksWhatWasAsked = lacksWhatWasAsked || fields.contains { asked.contains($0.name) }
    for field in fields.prefix(Self.mostWarnings) {
      note("\(name): none of these rows has the field \(field.question)")
    }
    if fields.count > Self.mostWarnings {
      note("\(name): nor \(fields.count - Self.mostWarnings) other fields")
    }
  }

  /// Keeps of the messages about totals those that hold for all tables.
  private mutating func keepLackingTotals(of labels: borrowing LabelReader, in name: String) {
    guard !request.reading.totals.isEmpty, labels.rowNumber > 0 else { return }
    var found: [String: String] = [:]
    for column in labels.columnsWithoutNumbers {
      found[column] = "no row has a number in \"\(column.withoutControls)\", so it has no total"
    }
    for field in labels.columnsWithoutTotals {
      found[field.name] = "none of these rows has the field \(field.question.withoutControls)"
    }
    let known = lackingTotals ?? found.mapValues { "\(name): \($0)" }
    lackingTotals = known.filter { found[$0.key] != nil }
  }

  /// Says which totals no table has.
  private mutating func warnOfLackingTotals() {
    for total in request.reading.totals.map(\.column) {
      guard let message = lackingTotals?.removeValue(forKey: total) else { continue }
      lacksWhatWasAsked = true
      note(message)
    }
  }

  /// Says that a row has a name twice, since a listener would never know of the value that is passed over.
  static func message(ofRepeated repeated: String, in name: String) -> String {
    "\(name): \"\(repeated)\" comes twice in a row, whose last value is taken"
  }

  private mutating func warn(of dictionary: PronunciationDictionary, in name: String) {
    for pattern in dictionary.slowPatterns {
      hasSlowPatterns = true
      let isGivenUp = dictionary.givenUpPatterns.contains(pattern)
      note(
        isGivenUp
          ? "\(name): the pattern \"\(pattern)\" takes too long on many texts, and is given up"
          : "\(name): the pattern \"\(pattern)\" takes too long on some text, which is said without it"
      )
    }
  }

  /// The announcement of which rows the requested page shows.
  private func announcement(
    _ labels: borrowing LabelReader, _ name: String
  ) throws -> String? {
    guard let page = request.page, let count = labels.rowCount else {
      return nil
    }
    if count == 0 { return nil }
    guard page.rows.lowerBound <= count else {
      let pages = (count + page.size - 1) / page.size
      throw Failure(
        .badData,
        "\(name): there is no page \(page.number); with \(page.size) rows a page, the last is page \(pages)"
      )
    }
    let shown = page.rows.lowerBound...min(page.rows.upperBound, count)
    return VisibleRowRange(rows: shown, count: count).announcement(in: labels.locale)
  }

  /// Fails with exit code 65 when bad rows were left out, or said without a pattern of the user's, and when an input
  /// lacks rows or columns that were asked for.
  func checkBadRows() throws {
    guard badRows > 0 else {
      if hasSlowPatterns {
        throw Failure(.badData, "speakrows: a pattern was not applied to all texts")
      }
      if lacksWhatWasAsked { throw Failure(.badData) }
      return
    }
    let rows = badRows == 1 ? "1 row" : "\(badRows) rows"
    guard request.errorPolicy == .skip else {
      note("speakrows: \(rows) could not be read")
      return
    }
    let verb = badRows == 1 ? "was" : "were"
    throw Failure(.badData, "speakrows: \(rows) could not be read and \(verb) left out")
  }
}
