/// What a reader is told before it looks at the input.
public struct ReadingOptions: Sendable {
  /// The format; nil finds it out from the content.
  ///
  /// NDJSON that is asked for has one row a line; when it is found out, a row may also go on over lines.
  public var format: InputFormat?
  /// What a file's name says of its format, for content that could as well be plain text.
  public var formatHint: InputFormat?
  /// Where in a JSON text the array of rows is.
  public var rowsAt: JSONPointer?
  /// The fields to say, in this order; nil leaves them to the document, or to the rows.
  public var fields: [Field]?
  /// The part to show; nil leaves it to the document.
  public var viewport: Viewport?
  /// The section to show, by its header, its index title or its number from 1; nil shows all.
  public var section: String?
  /// The order of rows; nil leaves them as they are, and any other holds them all in memory.
  public var arrangement: Arrangement?
  /// Whether rows are counted before the first is given, so that places have a total.
  ///
  /// The input is read twice then.
  public var countsRows = false
  /// Whether all of the input is read before its rows are given, and then once more.
  var readsTwice: Bool { countsRows && arrangement == nil }
  /// Whether one will go back in the input, so that all of it is kept.
  public var goesBack = false
  /// Whether a blank line of NDJSON is a bad row, so that each line is a row; otherwise it is passed over.
  public var blankLinesAreBadRows = false
  /// The fields whose values are carried along as they stand in the data, for whoever has to know a row again.
  public var keptFields: [String] = []
  /// The field by which a row is known when it comes again, so that only what has changed is said of it.
  ///
  /// What was said of each row is held in memory.
  public var key: String?
  /// Whether rows are wanted as they come: nothing is waited for that a row does not need, and CSV that is asked for
  /// has the separator of its header.
  public var isLive = false
  /// How much is read at once, in bytes.
  public var blockLength = 128 * 1024

  /// Makes options that leave everything to the input.
  public init() {}
}
