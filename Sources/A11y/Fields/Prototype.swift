// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The fields of one kind of row, found by reuse identifier like a table view's prototype cell.
public struct Prototype: Hashable, Sendable {
  /// The reuse identifier.
  public var identifier: String
  /// The fields, in speech order.
  public var fields: [Field]

  /// How the parts of such a row are grouped for a screen reader; nil for the table's grouping.
  public var grouping: RowGrouping?

  /// Makes a prototype.
  public init(
    identifier: String = "", fields: [Field], grouping: RowGrouping? = nil
  ) {
    self.identifier = identifier
    self.fields = fields
    self.grouping = grouping
  }

  /// The fields of every built-in cell: its text, then its detail, then its image's text.
  private static let builtInFields = [
    Field("text", say: .text), Field("detail", say: .text), Field("image", say: .image),
  ]

  /// The cells that every table view has: `default`, `value1`, `value2` and `subtitle`.
  public static let builtIn: [Prototype] = ["default", "value1", "value2", "subtitle"].map {
    Prototype(identifier: $0, fields: builtInFields)
  }
}
