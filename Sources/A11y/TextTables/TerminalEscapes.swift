// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Colors, links and other commands to a terminal (ECMA-48), which are no text.
enum TerminalEscapes {
  /// A text without them.
  static func removed(from text: String) -> String {
    guard text.utf8.contains(0x1B) else { return text }
    var kept = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}" else {
        kept.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "[":
        // A control sequence ends with a byte from @ to ~.
        while let next = rest.popFirst(), !(0x40...0x7E).contains(next.value) {}
      case "]":
        // A command, such as a link's address, ends with BEL or ESC \.
        while let next = rest.popFirst(), next != "\u{7}" {
          if next == "\u{1B}" {
            _ = rest.popFirst()
            break
          }
        }
      case "(", ")": _ = rest.popFirst()
      default: break
      }
    }
    return String(kept)
  }
}
