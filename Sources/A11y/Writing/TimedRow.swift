// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A spoken header, row or footer: its phrases, and when each begins and ends in the sound.
///
/// ```swift
/// var row = TimedRow(.row(RowIndexPath(row: 0, section: 0)), label: "Oslo, 4°C")
/// row.add("city", "Oslo", .enUS, from: 0, to: 11_025)
/// row.add("temp_c", "4°C", .enUS, from: 14_332, to: 33_000)
/// ```
package struct TimedRow: Hashable, Sendable {
  /// One phrase.
  package struct Phrase: Hashable, Sendable {
    /// The name of the field; nil for a header or footer.
    package var field: String?
    /// The text of the phrase in the label.
    package var text: String
    /// The language that the phrase begins in.
    package var locale: LocaleIdentifier
    /// The index of its first sample.
    package var start: Int
    /// The index after its last sample, not counting the silence after it.
    package var end: Int
  }

  /// The item and where it is in the table.
  package var item: TableItem
  /// The label, as printed.
  package var label: String
  /// The phrases, in speaking order.
  package private(set) var phrases: [Phrase] = []

  /// The sample at which it begins, even when nothing is spoken.
  private let position: Int

  /// Creates an item of which nothing has been spoken yet.
  ///
  /// - Parameters:
  ///   - item: the item of the table.
  ///   - label: the label, as printed.
  ///   - position: the number of samples before it.
  package init(_ item: TableItem, label: String, at position: Int = 0) {
    self.item = item
    self.label = label
    self.position = position
  }

  /// The index of its first sample.
  package var start: Int { phrases.first?.start ?? position }

  /// The index after its last sample; the index of its first when nothing was spoken.
  package var end: Int { phrases.last?.end ?? position }

  /// Adds a phrase that has been spoken.
  package mutating func add(
    _ field: String?, _ text: String, _ locale: LocaleIdentifier, from start: Int, to end: Int
  ) {
    phrases.append(Phrase(field: field, text: text, locale: locale, start: start, end: end))
  }

  /// Extends the last phrase by its continuation in another voice.
  package mutating func extend(to end: Int) {
    if !phrases.isEmpty { phrases[phrases.count - 1].end = end }
  }
}
