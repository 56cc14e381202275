// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import ArgumentParser

/// The options that put rows in groups, and sum them up.
struct GroupingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Group rows by a column's values, in memory: each group has its value as header, and a footer that sums it up.",
      valueName: "column"),
    transform: InputArguments.fieldName)
  var by: String?

  @Option(
    help: ArgumentHelp(
      "Say a figure of a column below the rows and in each group's footer: \(Total.Function.allCases.map(\.rawValue).joined(separator: ", ")) (default: sum); repeat for more.",
      valueName: "column[=figure]"),
    transform: Total.init(argument:))
  var total: [Total] = []

  /// Refuses what goes with other rows than all, and with another order.
  func check(_ input: InputOptions) throws {
    if by != nil, input.index != nil || input.section != nil || input.follow || input.rowsOnly {
      throw ValidationError("--by can't be used with --index, --section, --follow or --rows-only")
    }
    // A footer of a part of the rows would be taken for one of all.
    if !total.isEmpty,
      input.rows != nil || input.page != nil || input.section != nil || input.follow
        || input.key != nil || input.rowsOnly
    {
      throw ValidationError(
        "--total tells of all rows; it can't be used with --rows, --page, --section, --follow, --key or --rows-only"
      )
    }
  }

  /// Adds what was asked for to a request.
  func apply(to request: inout InputRequest) {
    if let by {
      let order: [SortField] =
        if case .sorted(let fields) = request.reading.arrangement { fields } else { [] }
      request.reading.arrangement = .grouped(by: by, sortedBy: order)
    }
    request.reading.totals = total
  }
}
