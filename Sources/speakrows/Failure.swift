// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak

/// An error that ends the program: an exit code and a message.
struct Failure: Error {
  /// Exit codes, following `sysexits.h`.
  enum Code: Int32 {
    /// `check` found problems; linters commonly use 1 for this.
    case findings = 1
    case usage = 64
    case badData = 65
    case noInput = 66
    case noVoiceOrDevice = 69
    case synthesizer = 70
    case output = 74
  }

  var code: Code
  /// The message for standard error; nil when everything has been reported already.
  var message: String?

  init(_ code: Code, _ message: String? = nil) {
    self.code = code
    self.message = message
  }

  /// Bad data in a named input.
  ///
  /// - Parameters:
  ///   - error: what is wrong.
  ///   - name: the input's name.
  ///   - place: where it is, if its line and its column are none of the input's own.
  init(_ error: ReadingError, in name: String, at place: String? = nil) {
    let code: Code =
      switch error.code {
      case .source: .noInput
      case .copy: .output
      case .library: .noVoiceOrDevice
      default: .badData
      }
    self.init(code, place.map { "\(name): \($0): \(error.reason)" } ?? "\(name):\(error)")
  }

  init(_ error: SpeechError) {
    let code: Code =
      switch error.code {
      case .badSetting: .usage
      case .noVoice, .noDevice, .noEncoder: .noVoiceOrDevice
      case .noSynthesizer: .synthesizer
      case .output: .output
      }
    self.init(code, "speakrows: \(error)")
  }

  /// Writes the message to standard error.
  func report() {
    if let message { StandardError.write(message) }
  }
}
