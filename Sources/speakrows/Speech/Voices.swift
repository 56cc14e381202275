// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import ArgumentParser
import Espeak

/// `speakrows voices`: lists the voices of eSpeak NG.
struct Voices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "List the voices: language, name, and what to give to --voice.")

  func run() throws {
    let voices: [Voice]
    do {
      voices = try Voice.all()
    } catch {
      throw Failure(error)
    }
    var output = try Output(nil)
    do {
      for voice in voices {
        output.buffer.append(
          "\(voice.languages.joined(separator: " "))\t\(voice.name)\t\(voice.identifier)\n")
      }
      try output.finish()
    } catch is ClosedPipe {}
  }
}
