// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The frames between this process and the synthesizer process: a kind, a length, and content.
enum WorkerMessage {
  /// The kind of frame from the worker.
  enum Reply: UInt8 {
    /// Samples.
    case audio = 1
    /// The whole text has been spoken.
    case done = 2
    /// None of the voices exists.
    case noVoice = 3
    /// eSpeak NG could not start.
    case noSynthesizer = 4
    /// The text is longer than allowed.
    case tooLong = 5
    /// The phonemes of a text in the International Phonetic Alphabet.
    case phonemes = 6
  }

  /// What to do with a text.
  enum Purpose: Int {
    /// Synthesize it, and return its sound as a whole.
    case speech = 0
    /// Return its pronunciation.
    case phonemes = 1
    /// Synthesize it, and return its sound as it is made.
    case stream = 2
  }

  /// A text to speak, and how.
  struct Request: Hashable {
    var purpose = Purpose.speech
    /// The values of ``SpeechSettings/parameters``.
    var parameters: [Int]
    var voices: [String]
    var text: String

    /// The encoded frame: the length of the rest, then the parts.
    var bytes: [UInt8] {
      var content: [UInt8] = []
      for number in [purpose.rawValue, parameters.count] + parameters {
        content += WorkerMessage.bytes(UInt32(clamping: number))
      }
      for part in [voices.joined(separator: "\n"), text] {
        content += WorkerMessage.bytes(UInt32(clamping: part.utf8.count))
        content += part.utf8
      }
      return WorkerMessage.bytes(UInt32(clamping: content.count)) + content
    }

    /// Decodes the content of a frame; nil when it is invalid.
    init?(_ content: [UInt8]) {
      var at = 0
      func number() -> Int? {
        guard at + 4 <= content.count else { return nil }
        defer { at += 4 }
        return WorkerMessage.number(content[at..<at + 4])
      }
      func text() -> String? {
        guard let count = number(), at + count <= content.count else { return nil }
        defer { at += count }
        return String(decoding: content[at..<at + count], as: UTF8.self)
      }
      guard let purpose = number().flatMap({ Purpose(rawValue: $0) }) else { return nil }
      var parameters: [Int] = []
      for _ in 0..<min(number() ?? 0, content.count) {
        guard let parameter = number() else { return nil }
        parameters.append(parameter)
      }
      guard let voices = text(), let text = text() else { return nil }
      self.init(
        parameters: parameters, voices: voices.split(separator: "\n").map(String.init), text: text)
      self.purpose = purpose
    }

    init(parameters: [Int], voices: [String], text: String) {
      self.parameters = parameters
      self.voices = voices
      self.text = text
    }
  }

  /// A length that no request has; the requests after it are spoken as if nothing had been spoken
  /// before.
  static let freshStart = 0

  /// The header of a reply: its kind and length.
  static func header(_ reply: Reply, count: Int) -> [UInt8] {
    [reply.rawValue] + bytes(UInt32(clamping: count))
  }

  /// A number as four bytes, little-endian.
  static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// The number that four little-endian bytes encode.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
