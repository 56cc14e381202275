// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// A speech engine.
enum SpeechEngine: String, CaseIterable, ExpressibleByArgument {
  /// eSpeak NG, in a child process.
  case espeak
  /// Speech Dispatcher, with the user's settings there.
  case spd
}
