// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What VoiceOver shows on a braille display.
///
/// Apple's guide says that a line has the texts of an element, and that long words are wrapped
/// (https://support.apple.com/guide/voiceover-guide/vo15607); not seen on a display. Which short forms it has for roles is not
/// published, so that they are here in full, in small letters, in the order in which they are said. Hints are not shown.
extension VoiceOver {
  func shown(_ elements: [AccessibleElement], in context: inout ReadingContext) -> [String] {
    for element in elements { context.move(to: element) }
    return elements.map { element in
      let value = element.traits.contains(.toggleButton) ? "" : element.value ?? ""
      let traits = traitWords(element).map { word in
        (word.hasSuffix(".") ? String(word.dropLast()) : word).lowercased()
      }
      return ([element.label, value] + traits).filter { !$0.isEmpty }.joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}
