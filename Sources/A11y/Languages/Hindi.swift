extension Language {
  /// The words of Hindi.
  static let hindi = Language(
    code: "hi",
    up: "%@ ऊपर",
    down: "%@ नीचे",
    unchanged: "अपरिवर्तित",
    minus: "माइनस",
    yes: "हाँ",
    no: "नहीं")
}
