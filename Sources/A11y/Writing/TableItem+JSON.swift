// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension TableItem {
  /// The kind and index path, which all JSON objects begin with.
  var jsonMembers: [(key: String, value: JSONValue)] {
    let (kind, section, row): (String, Int, Int?) =
      switch self {
      case .header(let section): ("header", section, nil)
      case .row(let indexPath): ("row", indexPath.section, indexPath.row)
      case .footer(let section): ("footer", section, nil)
      }
    return [
      ("kind", .string(kind)),
      (
        "indexPath",
        .object([("section", .int(section)), ("row", row.map { .int($0) } ?? .null)])
      ),
    ]
  }
}
