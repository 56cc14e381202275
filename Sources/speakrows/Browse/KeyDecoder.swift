// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Decodes the bytes that a terminal sends into keys.
struct KeyDecoder {
  private var bytes: [UInt8] = []

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
    return take(length, .text(character))
  }

  private mutating func escapeSequence(_ isComplete: Bool) -> Key? {
    guard bytes.count > 1 else { return isComplete ? take(1, .escape) : nil }
    switch bytes[1] {
    case UInt8(ascii: "["), UInt8(ascii: "O"): break
    // Alt combinations have no meaning here, so treat this as two keys typed in quick succession.
    default: return take(1, .escape)
    }
    guard let last = bytes[2...].firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      // A sequence this long is not a key.
      return isComplete || bytes.count > 16 ? take(bytes.count, .unknown) : nil
    }
    let parameters = String(decoding: bytes[2..<last], as: UTF8.self).split(separator: ";")
    let isModified = parameters.count > 1
    let final = bytes[last]
    let key: Key =
      switch (final, parameters.first ?? "") {
      case (UInt8(ascii: "A"), _): isModified ? .modifiedUp : .up
      case (UInt8(ascii: "B"), _): isModified ? .modifiedDown : .down
      case (UInt8(ascii: "C"), _): isModified ? .modifiedRight : .right
      case (UInt8(ascii: "D"), _): isModified ? .modifiedLeft : .left
      case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), "1"), (UInt8(ascii: "~"), "7"): .home
      case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), "4"), (UInt8(ascii: "~"), "8"): .end
      case (UInt8(ascii: "~"), "5"): .pageUp
      case (UInt8(ascii: "~"), "6"): .pageDown
      case (UInt8(ascii: "Z"), _): .backTab
      case (UInt8(ascii: "P"), _), (UInt8(ascii: "~"), "11"): .help
      default: .unknown
      }
    return take(last + 1, key)
  }
}
