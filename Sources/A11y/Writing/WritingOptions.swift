/// What is written of a table, and how.
public struct WritingOptions: Hashable, Sendable {
  /// The format.
  public var format = OutputFormat.text
  /// Whether objects of JSON have the spoken form, which takes longer to make than all the rest.
  public var writesSpoken = true
  /// Whether headers and footers are left out.
  public var rowsOnly = false
  /// As what the table is given to a screen reader, where that makes a difference.
  public var structure = Structure.list
  /// The screen reader whose utterances are written instead of labels; in JSON, beside them.
  public var screenReader: ScreenReader?
  /// How much the screen reader says.
  public var verbosity = Verbosity.normal
  /// Whether a row's place is said; nil leaves it to the screen reader, and out of labels.
  public var saysPosition: Bool?

  /// Whether HTML is a whole page, and not a part of one.
  public var isStandalone = false
  /// What the ids of HTML begin with, so that several parts can stand in one page.
  public var idPrefix = ""

  /// Makes options for labels, one a line.
  public init() {}

  /// The way through a table of the screen reader that was asked for; nil when none was.
  func session(in locale: LocaleIdentifier) -> ScreenReaderSession? {
    screenReader.map { session(of: $0, in: locale) }
  }

  /// The way through a table of a screen reader.
  func session(of reader: ScreenReader, in locale: LocaleIdentifier) -> ScreenReaderSession {
    ScreenReaderSession(reader, locale: locale, verbosity: verbosity, saysPosition: saysPosition)
  }

  /// Whether totals are part of what is written, so that rows have to be counted before.
  public var needsCounts: Bool {
    if saysPosition == true || screenReader != nil { return true }
    switch format {
    case .json, .ios, .android, .aria, .transcript: return true
    // The columns of a table are known when its rows have been gone through.
    case .html, .markdown: return structure == .table
    // Lines are a stream, which may have no end.
    case .ndjson, .text, .spoken, .ssml, .segments, .csv, .tsv: return false
    }
  }
}
