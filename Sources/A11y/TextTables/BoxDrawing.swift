// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The characters that tables are drawn with: those of Unicode's box drawing, and what ASCII has for them.
enum BoxDrawing {
  /// Whether it is a bar between cells.
  static func isBar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "|", "│", "┃", "║", "┆", "┇", "┊", "┋", "╎", "╏", "¦": true
    default: false
    }
  }

  /// Whether strokes of a rule consist of it.
  static func isStroke(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "=", "─", "━", "═", "╌", "┄", "╍", "┅", "—", "_": true
    default: false
    }
  }

  /// Whether strokes of a rule meet at it.
  static func isJoint(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "+", "|", ":": true
    default: (0x2500...0x257F).contains(scalar.value) && !isBar(scalar)
    }
  }

  /// Whether the last line of a table begins with it.
  static func isLastCorner(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "└", "┕", "┖", "┗", "╘", "╙", "╚", "╰", "╵", "╹": true
    default: false
    }
  }

  /// Whether a bar ends at it, which may be all that a first or last line has.
  static func isBarEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "╷", "╵", "╹", "╻": true
    default: false
    }
  }
}
