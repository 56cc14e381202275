import Glibc

/// What is known of the terminal that a descriptor leads to.
enum Terminal {
  /// Whether it is one that can move its cursor.
  static func canMoveCursor(_ descriptor: Int32) -> Bool {
    guard isatty(descriptor) == 1,
      let kind = unsafe getenv("TERM").map({ unsafe String(cString: $0) })
    else { return false }
    return !kind.isEmpty && kind != "dumb"
  }

  /// How many columns and lines it has; 80 and 24 when it does not tell.
  static func size(_ descriptor: Int32) -> (columns: Int, lines: Int) {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// How many columns a character takes.
  static func width(of character: Character) -> Int {
    var width = 0
    var isJoined = false
    for scalar in character.unicodeScalars {
      // What is joined to an emoji is part of its picture.
      if !isJoined { width += max(Int(scalarWidth(scalar)), 0) }
      isJoined = scalar.value == 0x200D
    }
    return width
  }

  private static func scalarWidth(_ scalar: Unicode.Scalar) -> Int32 {
    columns?(wchar_t(bitPattern: scalar.value)) ?? 1
  }

  /// The C library's `wcwidth`, which its header shows to programs of C alone.
  ///
  /// It knows widths in a locale of Unicode only; nothing else of ours depends on the C library's locale.
  private static let columns: (@convention(c) (wchar_t) -> Int32)? = {
    _ = unsafe setlocale(LC_CTYPE, "C.UTF-8")
    let symbol = unsafe dlsym(nil, "wcwidth")
    return unsafe unsafeBitCast(symbol, to: (@convention(c) (wchar_t) -> Int32)?.self)
  }()
}
