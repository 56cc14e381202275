/// Finds eSpeak NG's voices for a language tag.
public enum VoiceNames {
  /// The languages whose best voice has another name than the language.
  private static let special = [
    // The other Chinese voice reads 年 with its tone number aloud.
    "zh": "cmn-latn-pinyin", "nb": "nb", "no": "nb", "en": "en-us",
  ]

  /// The names of voices to try for a tag such as `en-GB`, best first.
  ///
  /// ```swift
  /// VoiceNames.candidates(for: "de-AT")  // ["de-at", "de"]
  /// ```
  public static func candidates(for tag: String) -> [String] {
    let lower = tag.lowercased()
    let language = String(lower.prefix { $0 != "-" })
    var names = language == "zh" || language == "no" ? [] : [lower]
    if let name = special[language] { names.append(name) }
    if !names.contains(language), language != "zh", language != "no" { names.append(language) }
    return names
  }
}
