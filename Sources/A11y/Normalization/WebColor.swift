// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Colors as pages of the web have them: `#3B4992`, or with an opacity behind, `#3B4992FF`.
enum WebColor {
  /// Whether a text is one.
  static func matches(_ text: String) -> Bool {
    text.hasPrefix("#") && [7, 9].contains(text.utf8.count)
      && text.dropFirst().allSatisfy(\.isHexDigit)
  }
}
