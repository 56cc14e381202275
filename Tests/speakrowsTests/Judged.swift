// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

extension Tag {
  /// Needs Chromium.
  @Tag static var browser: Self
  /// Needs a sound server, which the test starts itself.
  @Tag static var sound: Self
  /// Needs tmux.
  @Tag static var terminal: Self
  /// Needs programs that know a format: encoders, validators, a Markdown reader.
  @Tag static var programs: Self
  /// Takes long.
  @Tag static var slow: Self
}

extension Trait where Self == ConditionTrait {
  /// Runs in `Scripts/test`, and not in `swift test` alone.
  static var judged: Self {
    .enabled(if: TestScope.current >= .judged, "Scripts/test runs it, with what it needs")
  }
}
