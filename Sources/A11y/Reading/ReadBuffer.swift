/// A window on a source: whole rows are looked at in place, and room is made by moving what is left
/// to the front.
struct ReadBuffer: ~Copyable {
  /// The longest row that is read, in bytes: far more than anybody can listen to; an endless one ends in an error and not
  /// in memory.
  static let rowLimit = 16 << 20
  /// What is said of a longer one.
  static let tooLong = "longer than \(rowLimit >> 20) MiB, which is no row"

  /// The bytes in the window, with zeros after them.
  private(set) var storage: ByteBuffer
  /// How many bytes of the input stand before the window.
  private(set) var offset = 0
  /// Whether the source has no more bytes.
  private(set) var isAtEnd = false

  private var source: any ByteSource
  private let blockLength: Int
  private let isPrompt: Bool

  /// - Parameters:
  ///   - source: where the bytes come from.
  ///   - blockLength: how much is asked of the source at once.
  ///   - isPrompt: whether what has come is looked at before more is waited for.
  init(
    _ source: any ByteSource, blockLength: Int = 128 * 1024, isPrompt: Bool = false
  ) {
    self.isPrompt = isPrompt
    self.source = source
    self.blockLength = max(blockLength, 16)
    storage = ByteBuffer(capacity: self.blockLength)
    storage.padWithZeros()
  }

  /// One past the last byte.
  var end: Int { storage.count }

  /// Reads more behind what is there, after dropping the bytes before `kept`.
  ///
  /// Returns how far everything moved towards the front; nil when the row is over the limit.
  mutating func refill(keepingFrom kept: Int) throws(SourceError) -> Int? {
    storage.removeFirst(kept)
    offset += kept
    guard storage.count <= Self.rowLimit else { return nil }
    // A long row doubles the window, so that the cost of moving it stays in proportion.
    var wanted = min(
      max(blockLength - storage.count, storage.count, 16), Self.rowLimit + 1 - storage.count)
    // A pipe gives little at once; a long row is not scanned again for each bit of it.
    let isLong = storage.count >= blockLength && !isPrompt
    repeat {
      let got = try storage.append(upTo: wanted) {
        (output: inout OutputRawSpan) throws(SourceError) in
        try source.read(into: &output)
      }
      if got == 0 { isAtEnd = true }
      wanted -= got
    } while isLong && wanted > 0 && !isAtEnd
    storage.padWithZeros()
    return kept
  }

  /// Tells the source that nothing has to be kept of what was read.
  mutating func willNotRewind() { source.willNotRewind() }

  /// Starts again at the first byte.
  mutating func rewind() throws(SourceError) {
    try source.rewind()
    storage.removeAll()
    storage.padWithZeros()
    offset = 0
    isAtEnd = false
  }

  /// Whether a place of the input is in the window.
  func holds(_ place: Int) -> Bool { place >= offset && place <= offset + storage.count }

  /// Goes to another place in the input.
  mutating func seek(to place: Int) throws(SourceError) {
    try source.seek(to: place)
    storage.removeAll()
    storage.padWithZeros()
    offset = place
    isAtEnd = false
  }

  /// Hands over the source and what follows an offset in the window.
  mutating func takePieces(from start: Int) -> Pieces {
    var rest = ByteBuffer(capacity: storage.count - start)
    rest.append(storage.bytes, from: start, to: storage.count)
    defer { isAtEnd = true }
    return Pieces(source, rest: rest, offset: offset + start, isAtEnd: isAtEnd)
  }

  /// Puts other bytes into the window, which stand at an offset of the input, and after which nothing more is read.
  mutating func replace(
    with bytes: borrowing ByteBuffer, from start: Int, to end: Int, offset: Int
  ) {
    self.offset = offset
    storage.removeAll()
    storage.append(bytes.bytes, from: start, to: end)
    storage.padWithZeros()
    isAtEnd = true
  }

  /// Exchanges the window for other bytes, which stand at an offset of the input, and after which nothing more is read.
  mutating func exchange(_ bytes: inout ByteBuffer, offset: Int) {
    self.offset = offset
    swap(&storage, &bytes)
    storage.padWithZeros()
    isAtEnd = true
  }
}
