import Espeak
import Glibc

/// How far long work is, on a terminal: how much of the input is done, how much sound there is, and the time left.
struct ProgressLine {
  /// Nothing is shown of work that is over sooner, in milliseconds.
  private static let patience = 1000
  /// How often it is drawn anew, in milliseconds.
  private static let interval = 200

  /// How many bytes each input has; empty when one does not tell.
  private let sizes: [Int]
  private let start = MonotonicClock.milliseconds()
  private var lastShown = MonotonicClock.milliseconds()
  private var isShown = false
  /// How many inputs are done.
  private var inputsDone = 0

  /// Nil where nobody would see it.
  ///
  /// - Parameter paths: the inputs.
  init?(_ paths: [String]) {
    guard Terminal.canMoveCursor(STDERR_FILENO) else { return nil }
    let sizes = paths.map { Self.size(of: $0) }
    self.sizes = sizes.contains(0) ? [] : sizes
  }

  /// Shows how far it is.
  ///
  /// - Parameters:
  ///   - bytes: how many bytes of the input are done that is being read.
  ///   - samples: how much sound there is.
  mutating func show(_ bytes: Int, _ samples: Int) {
    let now = MonotonicClock.milliseconds()
    guard now - start >= Self.patience, now - lastShown >= Self.interval else { return }
    lastShown = now
    isShown = true
    let total = sizes.reduce(0, +)
    let done = bytes + sizes.prefix(inputsDone).reduce(0, +)
    var line = "\(Self.time(samples / AudioFormat.sampleRate)) of sound"
    if total > 0, done > 0 {
      let share = min(Double(done) / Double(total), 1)
      let left = Double(now - start) / 1000 * (1 - share) / share
      let width = 20
      let filled = Int(share * Double(width))
      let bar =
        String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
      line = "[\(bar)] \(Int(share * 100))%, \(line), \(Self.time(Int(left.rounded(.up)))) left"
    }
    write("\r\u{1B}[K\(line)")
  }

  /// Goes on to the next input.
  mutating func endInput() { inputsDone += 1 }

  /// Takes it away, before something else is written.
  mutating func clear() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }

  private func write(_ text: String) {
    _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Seconds as `1:02:03` or `2:03`.
  private static func time(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return (hours > 0 ? "\(hours):\(two(minutes))" : "\(minutes)") + ":\(two(seconds % 60))"
  }

  private static func size(of path: String) -> Int {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
    return Int(status.st_size)
  }
}
