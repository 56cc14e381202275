// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension VisibleRowRange {
  /// The announcement after scrolling: "Rows 3 to 12 of 500"; empty if no row is on the screen.
  public func announcement(in locale: LocaleIdentifier) -> String {
    guard let rows else { return "" }
    let numbers = [rows.lowerBound, rows.upperBound, count]
    return TableWords.fill(
      Language.of(locale).table.rows, numbers.map { CountFormat.text($0, in: locale) })
  }
}
