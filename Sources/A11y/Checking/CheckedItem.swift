// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A header, row or footer as rules see it: its content and its location.
struct CheckedItem {
  /// The item of the table.
  var item: TableItem
  /// The label, followed by the row's controls.
  var label: String
  /// The phrases of a row in speaking order, followed by its controls.
  var phrases: [CheckedPhrase] = []
  /// The elements of a row with controls, in reading order.
  var elements: [AccessibleElement] = []
  /// The number of the row, from 1.
  var rowNumber: Int
  /// The item's location.
  var location: InputLocation
  /// The item's locale.
  var locale: LocaleIdentifier

  var isRow: Bool { item.isRow }
  /// Whether rules that know English words apply.
  var isEnglish: Bool { locale.tag == "en" || locale.tag.hasPrefix("en-") }
}
