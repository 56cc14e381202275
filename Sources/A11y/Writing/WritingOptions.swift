// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What to write for a table, and how.
public struct WritingOptions: Hashable, Sendable {
  /// The format.
  public var format = OutputFormat.text
  /// Whether JSON objects include the spoken form, which takes longer to compose than everything
  /// else.
  public var writesSpoken = true
  /// Whether headers and footers are left out.
  public var rowsOnly = false
  /// The structure that a screen reader is told the rows are in, where that makes a difference.
  public var structure = TableStructure.list
  /// The screen reader whose utterances are written in place of labels or, in JSON, in addition to
  /// them.
  public var screenReader: ScreenReader?
  /// How verbose the screen reader is.
  public var verbosity = Verbosity.normal
  /// Whether a row's position is announced; nil leaves that to the screen reader, and labels
  /// without it.
  public var saysPosition: Bool?
  /// How Orca is met.
  public var orca = OrcaSettings()
  /// How elements are reached with NVDA.
  public var nvda = NVDANavigation.arrows

  /// The braille display whose windows are written in place of what the screen reader announces; nil for none.
  public var display: BrailleDisplay?
  /// How braille is written; nil where there is nothing that translates.
  public var braille: BrailleSettings?

  /// Whether HTML is a complete page rather than a fragment.
  public var isStandalone = false
  /// The prefix of ids in HTML, so that a page can contain several fragments.
  public var idPrefix = ""

  /// Creates options for labels, one per line.
  public init() {}

  /// The requested screen reader's session in a table; nil when none was requested.
  package func session(in locale: LocaleIdentifier) -> ScreenReaderSession? {
    screenReader.map { session(of: $0, in: locale) }
  }

  /// A screen reader's session in a table.
  func session(of reader: ScreenReader, in locale: LocaleIdentifier) -> ScreenReaderSession {
    ScreenReaderSession(
      reader, locale: locale, verbosity: verbosity, saysPosition: saysPosition, orca: orca,
      nvda: nvda)
  }

  /// The same, for one of several screen readers.
  func of(_ reader: ScreenReader) -> WritingOptions {
    var options = self
    options.screenReader = reader
    return options
  }

  /// Whether the output contains what is spoken, in which words may be pronounced as a dictionary says.
  package var speaks: Bool {
    switch format {
    case .spoken, .ssml, .segments: true
    default: format.features.contains(.spokenPart) && writesSpoken
    }
  }

  /// Whether the output contains totals, so that rows must be counted first.
  public var needsCounts: Bool {
    if saysPosition == true || screenReader != nil { return true }
    return format.features.contains(.totals)
      || (structure == .table && format.features.contains(.tableColumns))
  }
}
