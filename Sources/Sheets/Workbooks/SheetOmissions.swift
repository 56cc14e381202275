// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What of a sheet isn't among its rows, in the part that was read.
public struct SheetOmissions: Sendable {
  /// How many formulas have no result beside them, as programs write them that compute nothing.
  public private(set) var formulaCount = 0
  /// The first such formula's place, such as "C2"; nil if there is none.
  public private(set) var firstFormula: String?
  /// How many rows with cells are hidden, by hand or by a filter.
  public private(set) var hiddenRowCount = 0
  /// How many columns with cells are hidden.
  public var hiddenColumnCount: Int { hiddenColumns.count }

  private var hiddenColumns: Set<Int> = []

  mutating func addFormula(column: Int, row: Int) {
    formulaCount += 1
    if firstFormula == nil { firstFormula = CellReference.name(column: column, row: row) }
  }

  mutating func addHiddenRows(_ count: Int) { hiddenRowCount += count }

  mutating func addHiddenColumn(_ column: Int) { hiddenColumns.insert(column) }
}
