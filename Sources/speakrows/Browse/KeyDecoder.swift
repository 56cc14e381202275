// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Decodes the bytes that a terminal sends into keys.
struct KeyDecoder {
  private var bytes: [UInt8] = []
  /// Whether what comes is being pasted, as the terminal has said.
  private var isPasting = false

  /// Whether the bytes so far end in an incomplete key.
  var isWaiting: Bool { !bytes.isEmpty }

  /// Appends bytes to decode.
  mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// The next key; nil when more bytes are needed.
  ///
  /// - Parameter isComplete: whether no more bytes are expected soon, so that a lone ESC is the
  ///   Escape key rather than the start of another key's sequence.
  /// - Returns: the key.
  mutating func next(isComplete: Bool = false) -> Key? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return escapeSequence(isComplete)
    // No line break or tab of a pasted text does what the key does.
    case 0..<0x20 where isPasting: return take(1, .pasted(" "))
    case 0x09: return take(1, .tab)
    case 0x0A, 0x0D: return take(1, .enter)
    case 0x08, 0x7F: return take(1, .backspace)
    case 0..<0x20:
      let letter = first + 0x60
      return take(1, .control(Character(Unicode.Scalar(letter))))
    default: return textKey(isComplete)
    }
  }

  private mutating func take(_ count: Int, _ key: Key) -> Key {
    bytes.removeFirst(count)
    return key
  }

  private mutating func textKey(_ isComplete: Bool) -> Key? {
    let length =
      switch bytes[0] {
      case 0..<0x80: 1
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 0
      }
    if length == 0 { return take(1, .unknown) }
    if bytes.count < length { return isComplete ? take(bytes.count, .unknown) : nil }
    guard let text = String(validating: bytes[..<length], as: UTF8.self), let character = text.first
    else { return take(1, .unknown) }
    return take(length, isPasting ? .pasted(character) : .text(character))
  }

  private mutating func escapeSequence(_ isComplete: Bool) -> Key? {
    guard bytes.count > 1 else { return isComplete ? take(1, .escape) : nil }
    // Some terminals send Alt as another Escape before the key's sequence.
    let isAlt = bytes[1] == 0x1B && bytes.count > 2 && Self.introduces(bytes[2])
    if bytes[1] == 0x1B, bytes.count == 2, !isComplete { return nil }
    let start = isAlt ? 2 : 1
    // Alt combinations of letters have no meaning here, so treat this as two keys typed in quick succession.
    guard Self.introduces(bytes[start]) else { return take(1, .escape) }
    guard let last = bytes[(start + 1)...].firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      // A sequence this long is not a key.
      return isComplete || bytes.count > 16 ? take(bytes.count, .unknown) : nil
    }
    let parameters = String(decoding: bytes[(start + 1)..<last], as: UTF8.self)
      .split(separator: ";")
    let number = parameters.count > 1 ? Int(parameters[1]) ?? 1 : 1
    let modifier = isAlt ? Modifier.alt : Modifier(xterm: number)
    if bytes[last] == UInt8(ascii: "~"), let number = parameters.first {
      // The beginning and the end of a text that is pasted.
      if number == "200" { isPasting = true }
      if number == "201" { isPasting = false }
    }
    return take(last + 1, key(bytes[last], parameters.first ?? "", modifier))
  }

  /// Whether a byte behind an Escape begins the sequence of a key.
  private static func introduces(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O")
  }

  /// What is held down with a key.
  private enum Modifier {
    case none, control, alt

    /// By the number that xterm sends: one more than the sum of 1 for Shift, 2 for Alt and 4 for Control.
    init(xterm number: Int) {
      let bits = max(number - 1, 0)
      self = bits == 0 ? .none : bits & 2 != 0 ? .alt : .control
    }
  }

  private func key(_ final: UInt8, _ number: Substring, _ modifier: Modifier) -> Key {
    func choose(_ plain: Key, _ control: Key, _ alt: Key) -> Key {
      switch modifier {
      case .none: plain
      case .control: control
      case .alt: alt
      }
    }
    return switch (final, number) {
    case (UInt8(ascii: "A"), _): choose(.up, .controlUp, .altUp)
    case (UInt8(ascii: "B"), _): choose(.down, .controlDown, .altDown)
    case (UInt8(ascii: "C"), _): choose(.right, .controlRight, .altRight)
    case (UInt8(ascii: "D"), _): choose(.left, .controlLeft, .altLeft)
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), "1"), (UInt8(ascii: "~"), "7"):
      choose(.home, .modifiedHome, .modifiedHome)
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), "4"), (UInt8(ascii: "~"), "8"):
      choose(.end, .modifiedEnd, .modifiedEnd)
    case (UInt8(ascii: "~"), "5"): choose(.pageUp, .modifiedPageUp, .modifiedPageUp)
    case (UInt8(ascii: "~"), "6"): choose(.pageDown, .modifiedPageDown, .modifiedPageDown)
    case (UInt8(ascii: "Z"), _): .backTab
    case (UInt8(ascii: "P"), _), (UInt8(ascii: "~"), "11"): .help
    default: .unknown
    }
  }
}
