// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The formats of a prototype's fields, of which like fields share one.
final class CellFormats {
  private struct Key: Hashable {
    var field: Field
    var named: SayAs?
  }

  private let locale: LocaleIdentifier
  /// The format of undeclared numbers.
  let bareNumber: NumberFormat
  private var known: [Key: CellFormat] = [:]

  /// Prepares for fields.
  ///
  /// - Parameters:
  ///   - locale: the locale of fields that have none of their own.
  ///   - bareNumber: the format of undeclared numbers.
  init(locale: LocaleIdentifier, bareNumber: NumberFormat) {
    self.locale = locale
    self.bareNumber = bareNumber
  }

  /// The format of a field's cells.
  ///
  /// - Parameters:
  ///   - field: the field.
  ///   - named: how its values are spoken by its name.
  /// - Returns: the format, which leaves out the field's name and title.
  func format(of field: Field, named: SayAs?) -> CellFormat {
    var key = Key(field: field, named: named)
    key.field.name = ""
    key.field.title = nil
    if let format = known[key] { return format }
    let format = CellFormat(key.field, named: named, locale: locale, bareNumber: bareNumber)
    known[key] = format
    return format
  }
}
