/// A header, row or footer as it was spoken: its phrases, and when each begins and ends in the sound.
///
/// ```swift
/// var row = TimedRow(.row(IndexPath(row: 0, section: 0)), label: "Oslo, 4°C")
/// row.add("city", "Oslo", .enUS, from: 0, to: 11_025)
/// row.add("temp_c", "4°C", .enUS, from: 14_332, to: 33_000)
/// ```
public struct TimedRow: Hashable, Sendable {
  /// One phrase.
  public struct Phrase: Hashable, Sendable {
    /// The field's name; nil for a header or footer.
    public var field: String?
    /// The phrase as the label has it.
    public var text: String
    /// The language in which it begins.
    public var locale: LocaleIdentifier
    /// The first sample of it.
    public var start: Int
    /// One past its last sample, before the silence behind it.
    public var end: Int
  }

  /// What it is of the table, and where.
  public var item: TableItem
  /// What is printed of it.
  public var label: String
  /// Its phrases, in the order of speech.
  public private(set) var phrases: [Phrase] = []

  /// Where in the sound it begins, also when nothing is said of it.
  private let position: Int

  /// Makes one of which nothing has been said yet.
  ///
  /// - Parameters:
  ///   - item: what it is of the table.
  ///   - label: what is printed of it.
  ///   - position: how many samples stand before it.
  public init(_ item: TableItem, label: String, at position: Int = 0) {
    self.item = item
    self.label = label
    self.position = position
  }

  /// The first sample of it.
  public var start: Int { phrases.first?.start ?? position }

  /// One past its last sample; its first when nothing was said.
  public var end: Int { phrases.last?.end ?? position }

  /// Adds a phrase that has been spoken.
  public mutating func add(
    _ field: String?, _ text: String, _ locale: LocaleIdentifier, from start: Int, to end: Int
  ) {
    phrases.append(Phrase(field: field, text: text, locale: locale, start: start, end: end))
  }

  /// Adds to the last phrase what was said of it in another voice.
  public mutating func extend(to end: Int) {
    if !phrases.isEmpty { phrases[phrases.count - 1].end = end }
  }
}
