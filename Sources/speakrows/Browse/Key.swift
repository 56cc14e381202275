// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A key on a terminal.
enum Key: Hashable {
  case up, down, left, right
  /// The arrows with Shift, Alt or Control.
  case modifiedUp, modifiedDown, modifiedLeft, modifiedRight
  case home, end, pageUp, pageDown
  case tab, backTab, enter, escape, backspace, help
  /// A lowercase letter with Control.
  case control(Character)
  case text(Character)
  /// A key with no meaning here.
  case unknown
}
