// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds eSpeak NG's voices for a language tag.
public enum VoiceNames {
  /// Languages whose best voice has a different name.
  private static let special = [
    // The other Chinese voice reads 年 with its tone number aloud.
    "zh": "cmn-latn-pinyin", "no": "nb", "en": "en-us",
  ]

  /// The names of voices to try for a tag such as `en-GB`, best first.
  ///
  /// ```swift
  /// VoiceNames.candidates(for: "de-AT")  // ["de-at", "de"]
  /// ```
  public static func candidates(for tag: String) -> [String] {
    let lower = tag.lowercased()
    let language = String(lower.prefix { $0 != "-" })
    let best = special[language].map { [$0] } ?? []
    // eSpeak NG knows these two by other names only.
    if language == "zh" || language == "no" { return best }
    var names: [String] = []
    for name in [lower] + best + [language] where !names.contains(name) { names.append(name) }
    return names
  }
}
