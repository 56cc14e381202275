// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// An element of a dump that a screen reader stops at.
package struct DumpedElement {
  /// What a screen reader is told of it.
  package var element: AccessibleElement
  /// Its role, in the dump's own word.
  var role: String
  /// Where it stands in the dump.
  var place: InputLocation
  /// Whether it is said; not where it stands in another of the same name.
  package var isSaid = true
  /// Where it leads; empty unless that is known.
  var address = ""
  /// Whether it is operated, and so needs a name.
  var isControl: Bool
  /// Whether it may be a picture that only decorates, of which the dump doesn't tell.
  package var mayDecorate = false
  /// How many of the table's cells are headers, for the first cell of a table; nil for any other element.
  var headersOfTable: Int?

  package init(
    _ element: AccessibleElement, role: String, isControl: Bool, place: InputLocation
  ) {
    self.element = element
    // Names may have line breaks.
    self.element.label = TextCleaner.clean(element.label)
    self.element.value = element.value.map { TextCleaner.clean($0) }
    self.role = role
    self.isControl = isControl
    self.place = place
  }

  /// What it is called, and for what is operated its role and its state or value: "Wi-Fi, switch button, on".
  ///
  /// - Parameter locale: the language of the words for roles and states.
  /// - Returns: its text.
  package func label(in locale: LocaleIdentifier) -> String {
    let language = Language.of(locale)
    let role = element.traits.role
    if role == nil || role?.isControl == false, !element.label.isEmpty { return element.label }
    let word = element.roleDescription ?? role.map { language.controls.word(for: $0) } ?? ""
    let state = role.flatMap { role in
      element.toggle.map { language.controls.word(for: $0, of: role) }
    }
    return [
      element.label, word.isEmpty ? role?.rawValue ?? "" : word, state ?? element.value ?? "",
      element.traits.contains(.selected) ? language.controls.selected : "",
      element.traits.contains(.notEnabled) ? language.controls.disabled : "",
    ].filter { !$0.isEmpty }
      .joined(separator: language.separator)
  }
}
