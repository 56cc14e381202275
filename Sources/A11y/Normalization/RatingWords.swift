// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How a language says what something was given of the most that it could be: "4.5/5".
struct RatingWords: Sendable {
  /// The words, in which `%1` is the rating and `%2` the most: "%1 sur %2".
  let pattern: String
  /// Words that announce a rating, in small letters, behind which two whole numbers are one, too: "nota 9/10".
  let leads: Set<String>
  /// Whether the most is in the genitive.
  var takesGenitive = false

  /// Makes the words, with those that announce a rating between blanks.
  init(_ pattern: String, leads: String, takesGenitive: Bool = false) {
    self.pattern = pattern
    self.leads = Set(leads.split(separator: " ").map(String.init))
    self.takesGenitive = takesGenitive
  }

  /// The words of a rating and of the most, put together.
  func said(_ rating: String, of most: String) -> String {
    pattern.replacing("%1", with: rating).replacing("%2", with: most)
  }

  /// What ratings end at.
  static let mosts: Set<String> = ["4", "5", "6", "7", "10", "20", "100"]
}
