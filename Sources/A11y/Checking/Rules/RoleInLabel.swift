// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A name that contains the word for its role, which screen readers add.
struct RoleInLabel: CheckRule {
  static let documentation = RuleDocumentation(
    "role-in-label", "The role is part of the name",
    reason: """
      Screen readers announce the role themselves: "Save button" becomes "Save button, button". \
      Text without a role may be about buttons.
      """,
    reference: .appleLabelProperty,
    bad: [
      .init(
        #"{"fields": [{"name": "text"}, {"name": "save", "say": "button"}], "rows": [{"text": "Draft", "save": "Save button"}]}"#,
        heard: "Save button, button", better: "Save"),
      .init(
        #"{"fields": [{"name": "city"}, {"name": "photo", "say": "image"}], "rows": [{"city": "Oslo", "photo": "Image of a harbor"}]}"#,
        heard: "Image of a harbor", better: "A harbor"),
    ],
    good: [
      #"{"fields": [{"name": "text"}, {"name": "save", "say": "button"}], "rows": [{"text": "Draft", "save": "Save"}]}"#,
      #"[{"product": "Shirt button"}]"#,
    ])

  /// Openings that the alternative text of a picture does not need.
  private static let pictures = [
    "image of ", "picture of ", "photo of ", "photograph of ", "graphic of ", "icon of ",
  ]

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases {
      guard let role = phrase.say.role, phrase.isName, phrase.kind != .null,
        let better = Self.withoutRole(TextCleaner.clean(phrase.source), role, phrase)
      else { continue }
      findings.report(
        phrase, of: item, "the name contains its role", better: better)
    }
  }

  /// The name without the word for its role; nil when it does not contain it.
  private static func withoutRole(_ name: String, _ role: CellRole, _ phrase: CheckedPhrase)
    -> String?
  {
    if role == .image { return phrase.locale.language == "en" ? withoutPicture(name) : nil }
    let word = role == .heading ? "heading" : Language.of(phrase.locale).controls.word(for: role)
    return without(word, name)
  }

  /// An English name without the word for its role; nil when it does not contain it.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - role: the role.
  ///   - word: the word that is said for the role, if it has one of its own.
  /// - Returns: the name, or nil.
  static func withoutRole(_ name: String, _ role: CellRole?, _ word: String?) -> String? {
    if role == .image { return withoutPicture(name) }
    if let word { return without(word, name) }
    return role.flatMap { without($0 == .textField ? "field" : $0.rawValue, name) }
  }

  private static func withoutPicture(_ name: String) -> String? {
    let lowercased = name.lowercased()
    guard let start = pictures.first(where: { lowercased.hasPrefix($0) }) else { return nil }
    let rest = name.dropFirst(start.count)
    return rest.isEmpty ? nil : rest.prefix(1).uppercased() + rest.dropFirst()
  }

  private static func without(_ word: String, _ name: String) -> String? {
    guard !word.isEmpty, name.lowercased().hasSuffix(" " + word.lowercased()) else { return nil }
    return String(name.dropLast(word.count)).trimmingSpaces()
  }
}
