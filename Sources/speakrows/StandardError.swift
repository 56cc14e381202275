import A11y
import Glibc

/// Messages for people.
///
/// Standard output carries data only.
enum StandardError {
  /// Writes one message as a line; what a terminal would obey is taken out of it.
  static func write(_ message: String) {
    var safe = String.UnicodeScalarView()
    for scalar in message.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      safe.append(isControl && scalar != "\n" ? "\u{FFFD}" : scalar)
    }
    var line = Array(String(safe).utf8) + [UInt8(ascii: "\n")]
    while !line.isEmpty {
      let count = unsafe Glibc.write(STDERR_FILENO, line, line.count)
      guard count > 0 else { return }
      line.removeFirst(count)
    }
  }
}
