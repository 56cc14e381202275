// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The properties of a row besides its cells, such as its prototype, visibility, height and state.
public struct RowProperties: Hashable, Sendable {
  /// The reuse identifier of the row's prototype; nil for the table's own fields.
  public var reuseIdentifier: String?
  /// The locale of this row only.
  public var locale: LocaleIdentifier?
  /// Whether the row is hidden; a data source reports it before the row is requested.
  public var isHidden = false
  /// Its height in points; nil for the height from the data source or the table.
  public var height: Double?
  /// How its parts are grouped; nil for the grouping of its prototype or table.
  public var grouping: RowGrouping?
  /// How it is shown.
  public var state = RowState()

  /// Makes the properties of an ordinary row.
  public init() {}
}
