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
    guard let role = element.traits.role, role.isControl else { return element.label }
    let word = element.roleDescription ?? language.controls.word(for: role)
    let state = element.toggle.map { language.controls.word(for: $0, of: role) } ?? element.value
    return [element.label, word, state ?? ""].filter { !$0.isEmpty }
      .joined(separator: language.separator)
  }
}
