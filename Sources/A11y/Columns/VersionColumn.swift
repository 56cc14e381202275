/// Versions: not amounts, since 2.10 is behind 2.9.
enum VersionColumn: ColumnKind {
  static let examples = [
    ColumnExample(name: "version", values: ["1.0"], phrase: "version 1.0"),
    ColumnExample(name: "min_version", values: ["2.10", "2.9"], phrase: "min version 2.10"),
    ColumnExample(
      name: "Kernel release", values: ["6.1.0", "6.10"], phrase: "Kernel release 6.1.0"),
    ColumnExample(name: "version", values: ["4", "5"], phrase: "version 4"),
  ]

  /// The last words of names of versions.
  private static let names: Set<String> = ["version", "ver", "versions", "firmware"]

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    guard let last = column.words.last, names.contains(last), !column.values.isEmpty,
      column.profile.truthCount == 0, column.values.allSatisfy({ isVersion($0.text) }),
      column.values.contains(where: { $0.text.utf8.contains(UInt8(ascii: ".")) })
    else { return nil }
    var field = column.field
    field.type = .string
    return ColumnGuess(field, SayAs(.text), heading: .always, "versions, by the column's name")
  }

  /// Whether a text is numbers of at most three digits with points between them, as those of dates are not.
  private static func isVersion(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
      && text.split(separator: ".").allSatisfy { $0.utf8.count <= 3 }
  }
}
