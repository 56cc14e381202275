import A11y

/// What a lane is given at once: bytes to label, a row that is too long to be read, or nothing at the end of the input.
struct LanePiece: ~Copyable {
  /// The bytes to label.
  var bytes = ByteBuffer()
  /// How many bytes of a row that was too long stand before these.
  var skipped = 0
  /// The error of a row that stands here instead of bytes, and is too long to be read.
  var longRow: ReadingError?

  /// Whether there is nothing to do.
  var isEmpty: Bool { bytes.count == 0 && longRow == nil }

  /// Forgets everything; the room for bytes stays.
  mutating func removeAll() {
    bytes.removeAll()
    skipped = 0
    longRow = nil
  }
}
