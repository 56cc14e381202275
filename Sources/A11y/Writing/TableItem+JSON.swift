extension TableItem {
  /// What it is, and where, as all JSON has it.
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
