// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// Random tables of values as real files have them, some in odd places.
enum RandomFile {
  private static let values: [[String]] = [
    ["Oslo", "Rome", "New York", "a, b"], ["1", "2.5", "-3", "1e5", "NA"], ["yes", "no"],
    ["2024-01-15", "2023-12-31", ""], ["5/11/63", "25/11/63"], ["00M", "SI2", "X1"],
    ["$5", "$1,299.99", "?"], ["true", "false"], ["7.0", "8.0"], ["0.221000003814697", "1.5"],
    ["-", "—", "✓"], ["1990", "2007"], ["", "null"], ["x@y.org"], ["12 %", "5%"], ["19750103"],
  ]
  private static let names = [
    "name", "price_usd", "year", "AirportID", "Min.Price", "mass_g", "is_open", "x", "1960", "pH",
    "created_at", "zip",
  ]

  /// A CSV, or JSON whose rows have their keys in any order, and some of them late.
  static func text(using generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...6, using: &generator)
    let columns = (0..<count).map { _ in
      (
        name: names.randomElement(using: &generator) ?? "",
        values: values.randomElement(using: &generator) ?? []
      )
    }
    var seen: Set<String> = []
    let distinct = columns.filter { seen.insert($0.name).inserted }
    let rows = Int.random(in: 1...30, using: &generator)
    if Bool.random(using: &generator) {
      let lines = (0..<rows).map { _ in
        distinct.map { "\"\($0.values.randomElement(using: &generator) ?? "")\"" }.joined(
          separator: ",")
      }
      return ([distinct.map(\.name).joined(separator: ",") + ","] + lines.map { $0 + "," })
        .joined(separator: "\n") + "\n"
    }
    // Some columns are members of an object in the row, or of one in that.
    let depths = Dictionary(
      uniqueKeysWithValues: distinct.map { column in
        (column.name, max(Int.random(in: -3...2, using: &generator), 0))
      })
    let hasMap = Int.random(in: 0..<4, using: &generator) == 0
    let objects = (0..<rows).map { row in
      var members: [[String]] = [[], [], []]
      for column in distinct.shuffled(using: &generator)
      where Int.random(in: 0..<5, using: &generator) > 0 || row > 5 {
        let value = column.values.randomElement(using: &generator) ?? ""
        let isNumber =
          Double(value) != nil && !value.hasPrefix("0") && Bool.random(using: &generator)
        members[depths[column.name] ?? 0].append(
          "\"\(column.name)\": " + (isNumber && !value.contains("e") ? value : "\"\(value)\""))
      }
      if !members[2].isEmpty {
        members[1].append("\"deep\": {\(members[2].joined(separator: ","))}")
      }
      if !members[1].isEmpty {
        members[0].append("\"inner\": {\(members[1].joined(separator: ", "))}")
      } else if Bool.random(using: &generator) {
        members[0].append("\"inner\": null")
      }
      // The keys of some objects are data.
      if hasMap { members[0].append("\"map\": {\"k\(row)\": \(row), \"m\(row)\": \"x\"}") }
      return "{" + members[0].shuffled(using: &generator).joined(separator: ", ") + "}"
    }
    return "[" + objects.joined(separator: ",\n") + "]"
  }
}
