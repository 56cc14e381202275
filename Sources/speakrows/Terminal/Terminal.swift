// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Properties of the terminal behind a descriptor.
enum Terminal {
  /// Whether it is a terminal whose cursor can be moved.
  static func canMoveCursor(_ descriptor: Int32) -> Bool {
    guard isatty(descriptor) == 1,
      let kind = unsafe getenv("TERM").map({ unsafe String(cString: $0) })
    else { return false }
    return !kind.isEmpty && kind != "dumb"
  }

  /// The number of columns and lines; 80 and 24 when unknown.
  static func size(_ descriptor: Int32) -> (columns: Int, lines: Int) {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// The number of columns a character takes.
  static func width(of character: Character) -> Int {
    var width = 0
    var isJoined = false
    for scalar in character.unicodeScalars {
      // What a zero-width joiner attaches to an emoji is part of the same glyph.
      if !isJoined { width += max(Int(scalarWidth(scalar)), 0) }
      isJoined = scalar.value == 0x200D
    }
    return width
  }

  private static func scalarWidth(_ scalar: Unicode.Scalar) -> Int32 {
    columns?(wchar_t(bitPattern: scalar.value)) ?? 1
  }

  /// The C library's `wcwidth`, which its header hides from Swift.
  ///
  /// It needs a Unicode locale; nothing else here depends on the C library's locale.
  private static let columns: (@convention(c) (wchar_t) -> Int32)? = {
    _ = unsafe setlocale(LC_CTYPE, "C.UTF-8")
    let symbol = unsafe dlsym(nil, "wcwidth")
    return unsafe unsafeBitCast(symbol, to: (@convention(c) (wchar_t) -> Int32)?.self)
  }()
}
