// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Web and mail addresses, which tell what they are, and names of image files in columns of images, which tell nothing.
enum LinkColumn: ColumnKind {
  static let examples = [
    ColumnExample(
      name: "page", values: ["https://x.org", "http://y.org"], phrase: "https://x.org"),
    ColumnExample(name: "mail", values: ["ann@x.org", "bob@x.org"], phrase: "ann@x.org"),
    ColumnExample(name: "logo", values: ["a.jpg", "b.PNG"], phrase: ""),
    ColumnExample(name: "file", values: ["a.jpg", "b.PNG"], phrase: "a.jpg"),
    ColumnExample(
      name: "msg", values: ["cannot open a.png", "no b.png"], phrase: "cannot open a.png"),
  ]

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    let values = column.values
    guard let first = values.first?.text, column.profile.truthCount == 0 else { return nil }
    if first.hasPrefix("http"),
      values.allSatisfy({ $0.text.hasPrefix("http://") || $0.text.hasPrefix("https://") })
    {
      return ColumnGuess(
        column.field, SayAs(.url), heading: .besideOthers("address"), "web addresses")
    }
    if first.contains("@"), values.allSatisfy({ isMail($0.text) }) {
      return ColumnGuess(
        column.field, SayAs(.email), heading: .besideOthers("mail"), "mail addresses")
    }
    if column.words.contains(where: PictureFile.words.contains), PictureFile.isName(first),
      values.allSatisfy({ PictureFile.isName($0.text) })
    {
      var field = column.field
      field.skipped = .pictures
      return ColumnGuess(
        field, SayAs(.skip), heading: .never, "names of image files",
        question: "images without a text alternative are skipped")
    }
    return nil
  }

  private static func isMail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && !text.contains(" ")
  }
}
