/// How a terminal is told to show text.
enum Style {
  /// Light and dark change places, which is seen without colours too.
  static let highlight = "\u{1B}[7m"
  static let plain = "\u{1B}[0m"
  static let bold = "\u{1B}[1m"
  static let faint = "\u{1B}[2m"
}
