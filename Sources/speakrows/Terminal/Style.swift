// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Escape sequences that style text on a terminal.
enum Style {
  /// Reverse video, which is visible without colors too.
  static let highlight = "\u{1B}[7m"
  static let plain = "\u{1B}[0m"
  static let bold = "\u{1B}[1m"
  static let faint = "\u{1B}[2m"
}
