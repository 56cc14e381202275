/// A picture that is called by its file.
struct ImageFileName: CheckRule {
  static let documentation = RuleDocumentation(
    "image-file-name", "A picture that is named by its file", level: .error,
    reason: """
      "I M G underscore four thousand twelve dot J P G" tells nothing of what is to be seen. A picture that only decorates is better not \
      said.
      """,
    reference: .wcag("1.1.1", "Non-text Content", "non-text-content"),
    bad: [
      .init(
        #"[{"city": "Oslo", "photo": "IMG_4012.jpg"}]"#, heard: "IMG_ four thousand twelve.jpg",
        better: "what is to be seen, or \"say\": \"skip\" for the field \"photo\"")
    ],
    good: [
      #"{"fields": [{"name": "city"}, {"name": "photo", "say": "image"}], "rows": [{"city": "Oslo", "photo": "The harbor in winter"}]}"#,
      #"{"fields": [{"name": "city"}, {"name": "photo", "say": "skip"}], "rows": [{"city": "Oslo", "photo": "IMG_4012.jpg"}]}"#,
      #"[{"file": "chart.png", "owner": "Ann"}]"#,
    ])

  /// Words of names of fields that hold files, and no pictures.
  private static let files: Set<String> = [
    "file", "files", "filename", "path", "document", "attachment", "asset", "download",
  ]

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.kind != .null && !phrase.isControl {
      guard PictureFile.isName(phrase.value), phrase.nameWords.allSatisfy({ !Self.files.contains($0) })
      else { continue }
      findings.report(
        phrase, of: item, "a file is no text for a picture",
        better: "what is to be seen, or \"say\": \"skip\" for \(phrase.fieldInWords)")
    }
  }
}
