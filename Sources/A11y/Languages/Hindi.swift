extension Language {
  /// The words of Hindi.
  static let hindi = Language(
    code: "hi",
    up: "%@ ऊपर",
    down: "%@ नीचे",
    unchanged: "अपरिवर्तित",
    minus: "माइनस",
    yes: "हाँ",
    no: "नहीं",
    controls: ControlWords(
      switch: "स्विच बटन", on: "चालू", off: "बंद", mixed: "मिश्रित", checkbox: "चेकबॉक्स", checked: "चुना हुआ",
      unchecked: "नहीं चुना हुआ", slider: "स्लाइडर", button: "बटन", link: "लिंक", textField: "टेक्स्ट फ़ील्ड",
      progress: "प्रगति"),
    table: TableWords(
      delete: "%@ हटाएँ", insert: "%@ डालें", reorder: "%@ का क्रम बदलें", moreInfo: "अधिक जानकारी, %@",
      rows: "%3 में से पंक्ति %1 से %2", position: "%2 में से %1", increment: "%@ बढ़ाएँ", decrement: "%@ घटाएँ"))
}
