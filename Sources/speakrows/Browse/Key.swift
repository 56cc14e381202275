// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A key on a terminal.
enum Key: Hashable {
  case up, down, left, right
  /// The arrows with Control, or with Shift.
  case controlUp, controlDown, controlLeft, controlRight
  /// The arrows with Alt, with or without Control, as screen readers use them in tables.
  case altUp, altDown, altLeft, altRight
  case home, end, pageUp, pageDown
  /// The same with Control, Alt or Shift.
  case modifiedHome, modifiedEnd, modifiedPageUp, modifiedPageDown
  case tab, backTab, enter, escape, backspace, help
  /// A lowercase letter with Control.
  case control(Character)
  case text(Character)
  /// A character of a text that was pasted.
  case pasted(Character)
  /// A key with no meaning here.
  case unknown
}
