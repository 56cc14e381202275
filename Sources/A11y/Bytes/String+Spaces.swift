// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text without spaces at its ends.
  func trimmingSpaces() -> String {
    let space = UInt8(ascii: " ")
    // Nearly all texts have none and are returned unchanged.
    guard utf8.first == space || utf8.last == space else { return self }
    var rest = self[...]
    while rest.utf8.first == space { rest.removeFirst() }
    while rest.utf8.last == space { rest.removeLast() }
    return String(rest)
  }

  /// The text with ordinary spaces, without the soft hyphens and directional marks that a speech
  /// engine misreads.
  func spaced() -> String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{A0}", "\u{202F}": text.append(" ")
      case "\u{AD}", "\u{200E}", "\u{200F}", "\u{61C}": continue
      default: text.append(scalar)
      }
    }
    return String(text).trimmingSpaces()
  }
}
