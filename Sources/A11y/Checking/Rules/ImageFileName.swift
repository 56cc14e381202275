// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A picture whose text is its file name.
struct ImageFileName: CheckRule {
  static let documentation = RuleDocumentation(
    "image-file-name", "A picture whose text is its file name", level: .error,
    reason: """
      "I M G four zero one two dot J P G" says nothing about what the picture shows. \
      A purely decorative picture is better skipped.
      """,
    reference: .wcag("1.1.1", "Non-text Content", "non-text-content"),
    bad: [
      .init(
        #"{"fields": [{"name": "city"}, {"name": "photo", "say": "text"}], "rows": [{"city": "Oslo", "photo": "IMG_4012.jpg"}]}"#,
        heard: "I M G four zero one two dot j p g",
        better: "what the picture shows, or \"say\": \"skip\" for the field \"photo\"")
    ],
    good: [
      #"{"fields": [{"name": "city"}, {"name": "photo", "say": "image"}], "rows": [{"city": "Oslo", "photo": "The harbor in winter"}]}"#,
      #"{"fields": [{"name": "city"}, {"name": "photo", "say": "skip"}], "rows": [{"city": "Oslo", "photo": "IMG_4012.jpg"}]}"#,
      #"[{"file": "chart.png", "owner": "Ann"}]"#,
    ])

  /// Words in names of fields that hold files rather than pictures.
  private static let files: Set<String> = [
    "file", "files", "filename", "path", "document", "attachment", "asset", "download",
  ]

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.kind != .null && !phrase.isControl {
      guard PictureFile.isName(phrase.value),
        phrase.nameWords.allSatisfy({ !Self.files.contains($0) })
      else { continue }
      findings.report(
        phrase, of: item, "a file name does not describe a picture",
        better: "what the picture shows, or \"say\": \"skip\" for \(phrase.fieldInWords)")
    }
  }
}
