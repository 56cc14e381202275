// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import ArgumentParser
import Glibc

/// The preferences of this user, and of the project in whose folder the command runs.
struct Preferences {
  /// The file of a project, in its folder, which also says how its labels are checked.
  static let fileOfProject = ".speakrows.json"

  /// What was found, the project's in place of the user's.
  private(set) var values = UserPreferences()
  /// The files that were read, the user's first, each with what it says.
  private(set) var files: [(path: String, values: UserPreferences)] = []
  /// Why one can't be read.
  private(set) var fault: Failure?

  /// Those of this run.
  static let current = Preferences()

  private init() {
    for path in [Self.fileOfUser, Self.fileOfProject].compactMap({ $0 }) {
      // Another's file does not decide what this user hears.
      guard FileSource.isOwn(path) else { continue }
      do {
        var own = UserPreferences()
        try FileSource.decode(path) { source throws(ReadingError) in try own.take(from: source) }
        files.append((path, own))
        values.locale = own.locale ?? values.locale
        values.voice = own.voice ?? values.voice
        values.rate = own.rate ?? values.rate
        values.screenReader = own.screenReader ?? values.screenReader
      } catch {
        fault = fault ?? error as? Failure ?? Failure(.badData, "\(path): \(error)")
      }
    }
  }

  /// `~/.config/speakrows/config.json`, or where the environment has such files; nil where there is no home.
  static var fileOfUser: String? {
    let variable = { (name: String) -> String? in
      unsafe getenv(name).map { unsafe String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    let folder = variable("XDG_CONFIG_HOME") ?? variable("HOME").map { $0 + "/.config" }
    return folder.map { $0 + "/speakrows/config.json" }
  }

  /// The options that a command would be given.
  func options(of command: any ParsableCommand.Type) -> [String] {
    var options: [String] = []
    if command == Speak.self || command == Browse.self {
      if let voice = values.voice { options += ["--voice", voice] }
      if let rate = values.rate { options += ["--rate", String(rate)] }
    }
    if command == Print.self, let reader = values.screenReader {
      options += ["--screen-reader", reader]
    }
    return options
  }
}
