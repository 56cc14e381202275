// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What a reader is told before it looks at the input.
public struct ReadingOptions: Sendable {
  /// The format; nil to detect it from the content.
  ///
  /// Requested NDJSON has one row per line; in detected NDJSON, a row may span lines.
  public var format: InputFormat?
  /// The format suggested by the file's name, for content that could just as well be plain text.
  package var formatHint: InputFormat?
  /// The location of the array of rows in a JSON text.
  public var rowsAt: JSONPointer?
  /// The fields to read out, in this order; nil to use the document's, or those of the rows.
  public var fields: [Field]?
  /// A description from outside: fields, and what else a table document may say of its table.
  package var described: TableDescription?
  /// Whether the columns of rows without declared fields are found out from a sample.
  ///
  /// None is taken of plain lines, of requested NDJSON, and while rows are needed as they arrive.
  public var takesSample = true
  /// The shape, for a sample of an input whose shape is known.
  var shape: InputShape?
  /// The names under which objects inside of the rows have columns of their own.
  var expandedObjects: [String] = []
  /// How a CSV is written, if that is known.
  var dialect: DelimitedDialect?
  /// The table's title, whatever the input says.
  public var title: String?
  /// The encoding of the input; nil to tell it from the bytes.
  public var encoding: TextEncoding?
  /// What separates the cells of a CSV; nil to find it out.
  public var delimiter: UInt8?
  /// Whether a CSV begins with the names of its columns; nil to find it out.
  public var hasHeader: Bool?
  /// How many lines precede the header or the first row of a CSV; nil to find it out.
  public var skippedLines: Int?
  /// What begins a line of a CSV that is not a row; nil for nothing.
  public var comment: UInt8?
  /// What one of them is, in words, if any is set.
  package var delimitedOption: String? {
    if delimiter != nil { return "delimiter" }
    if hasHeader != nil { return "header" }
    if skippedLines != nil { return "lines before a header" }
    return comment == nil ? nil : "comments"
  }
  /// How many rows are looked at to find out what the columns hold.
  public var sampleRows = 1_000
  /// What single columns hold, in place of what is found out about them.
  public var overrides: [Field] = []
  /// The columns that are not said: names, in which `*` stands for any characters, or numbers from 1.
  public var withoutColumns: [String] = []
  /// The part to show; nil to use the document's.
  public var viewport: Viewport?
  /// The section to show, by header, index title or number from 1; nil to show all.
  public var section: String?
  /// The order of rows; nil for that of the data.
  ///
  /// Any other order holds all rows in memory.
  public var arrangement: Arrangement?
  /// What is said of the rows' numbers in a footer below them, and in that of each group.
  ///
  /// A footer of the table tells of the rows that are shown; where rows are grouped, of all.
  public var totals: [Total] = []
  /// Whether to count rows before returning the first, so that positions have a total.
  ///
  /// The input is then read twice.
  public var countsRows = false
  /// Whether the whole input is read once before its rows are returned in a second pass.
  var readsTwice: Bool { countsRows && arrangement == nil }
  /// Whether the caller may move back in the input, so that all of it has to be kept.
  package var goesBack = false
  /// Whether a blank NDJSON line is a bad row, making every line a row; otherwise it is skipped.
  package var blankLinesAreBadRows = false
  /// Whether NDJSON, whose rows are otherwise read as they come, is understood from a sample, too.
  package var samplesLines = false
  /// The fields whose raw values are passed along, for callers that need to identify rows.
  package var keptFields: [String] = []
  /// The field that identifies a row when it recurs, so that only its changes are reported.
  ///
  /// What was reported for each row is held in memory.
  public var key: String?
  /// Whether rows are needed as soon as they arrive.
  ///
  /// The reader then waits for nothing that a row doesn't need, and requested CSV takes its
  /// separator from the header.
  package var isLive = false
  /// Whether the lines may be typed or written one by one, so that those among which a table below a text is sought are
  /// waited for only shortly.
  package var comesSlowly = false
  /// Whether more lines may come behind the end, as those of a log that is written.
  package var mayGoOn = false
  /// The number of the first line, behind other tables in the same stream; 1 at its beginning.
  var firstLine = 1
  /// Whether it is behind another table, which has been decoded with it.
  var isBehindTable: Bool { firstLine > 1 || titleAbove != nil }
  /// The title that a table has there, which is said before its rows.
  var titleAbove: String?
  /// How many bytes to read at once.
  package var blockLength = 128 * 1024
  /// How many of a document's sections are remembered; the others are described when they are reached.
  package var rememberedSections = 4_096

  /// Creates options that leave everything to the input.
  public init() {}
}
