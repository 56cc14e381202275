// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import ArgumentParser

/// `speakrows config`: tells what is preferred, and which file says so.
struct Config: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show your preferences, and the files that they are from.",
    discussion: """
      Preferences are read from config.json in the folder speakrows of $XDG_CONFIG_HOME (or of ~/.config), and then from \
      .speakrows.json in the current folder, which wins: {"locale": "de-DE", "voice": "de", "rate": 300, \
      "screenReader": "nvda"}. Options win over both, and LC_ALL over the locale.

      EXAMPLES
        speakrows config
      """)

  func run() throws {
    let preferences = Preferences.current
    do {
      var output = try Output(nil)
      for (name, value) in [
        ("locale", \UserPreferences.locale?.tag), ("voice", \.voice),
        ("rate", \.rateText), ("screenReader", \.screenReader),
      ] as [(String, KeyPath<UserPreferences, String?>)] {
        guard let file = preferences.files.last(where: { $0.values[keyPath: value] != nil }),
          let text = file.values[keyPath: value]
        else { continue }
        output.buffer.append("\(name) \(text.withoutControls), from \(file.path.withoutControls)\n")
      }
      if output.buffer.count == 0 {
        let places = [Preferences.fileOfUser, Preferences.fileOfProject].compactMap {
          $0?.withoutControls
        }
        output.buffer.append("no preferences in \(places.joined(separator: " or "))\n")
      }
      try output.finish()
    } catch is ClosedPipe {}
  }
}

extension UserPreferences {
  fileprivate var rateText: String? { rate.map(String.init) }
}
