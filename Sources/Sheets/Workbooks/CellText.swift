internal import A11y

/// A text of a cell that comes in pieces: runs of one look each, without the readings beside them (ECMA-376, 18.4).
struct CellText {
  /// More than any row may have that is read: what is longer is refused there, and need not be kept whole.
  private static let mostBytes = 33 << 20

  private var bytes: [UInt8] = []
  private var isInText = false
  /// How deep the element is that a text's reading is in.
  private var isInReading = false
  /// The look of the run that is open, and where its text begins.
  private var look = Look.usual
  private var isStruck = false
  private var runStart = 0
  /// Where runs are that are struck out.
  private var struck: [Range<Int>] = []

  private enum Look { case usual, raised, lowered }

  mutating func start(_ name: MarkupName, _ attributes: MarkupAttributes) {
    switch name {
    case "t": isInText = true
    case "rPh": isInReading = true
    case "r":
      look = .usual
      isStruck = false
      runStart = bytes.count
    case "vertAlign":
      switch attributes.text("val") {
      case "superscript": look = .raised
      case "subscript": look = .lowered
      default: look = .usual
      }
    case "strike": isStruck = !["0", "false"].contains(attributes.text("val") ?? "1")
    default: break
    }
  }

  mutating func end(_ name: MarkupName) {
    switch name {
    case "t": isInText = false
    case "r": endRun()
    case "rPh": isInReading = false
    default: break
    }
  }

  /// Writes the run's text by its look.
  private mutating func endRun() {
    if look != .usual, runStart > 0, runStart < bytes.count {
      let text = String(decoding: bytes[runStart...], as: UTF8.self)
      let plain = text.filter { !$0.isWhitespace }
      let written = look == .raised ? ScriptedText.raised(plain) : ScriptedText.lowered(plain)
      if written != plain { bytes.replaceSubrange(runStart..., with: Array(written.utf8)) }
    }
    if isStruck, runStart < bytes.count { struck.append(runStart..<bytes.count) }
    look = .usual
    isStruck = false
  }

  /// Removes what is struck out, unless nothing else is there.
  private mutating func removeStruck() {
    guard !struck.isEmpty else { return }
    var kept: [UInt8] = []
    var at = 0
    for range in struck {
      kept += bytes[at..<range.lowerBound]
      at = range.upperBound
    }
    kept += bytes[at...]
    if kept.contains(where: { $0 > 0x20 }) { bytes = kept }
    struck.removeAll()
  }

  mutating func take(_ text: UnsafeBufferPointer<UInt8>) {
    if isInText, !isInReading { unsafe append(text) }
  }

  /// Adds bytes that are no run of text.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    if bytes.count <= Self.mostBytes { unsafe bytes.append(contentsOf: text) }
  }

  /// Whether there is no text.
  var isEmpty: Bool { bytes.isEmpty }

  /// Calls a closure with the text as it is written.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    unsafe bytes.withUnsafeBufferPointer(body)
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    struck.removeAll()
  }

  /// Appends the text to another's, and begins a new one.
  mutating func pass(to out: inout ByteBuffer) {
    removeStruck()
    let hasEscape = bytes.count > 6 && bytes.contains(UInt8(ascii: "_"))
    out.append(hasEscape ? Self.withoutEscapes(bytes) : bytes)
    removeAll()
  }

  /// Characters that XML can't have are written as `_x000D_` (ECMA-376, 22.4.2.4).
  private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
    let (line, letter) = (UInt8(ascii: "_"), UInt8(ascii: "x"))
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == line, index + 6 < bytes.count, bytes[index + 1] == letter,
        bytes[index + 6] == line,
        let code = UInt32(
          String(decoding: bytes[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(code)
      {
        result.append(contentsOf: String(Character(scalar)).utf8)
        index += 7
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
