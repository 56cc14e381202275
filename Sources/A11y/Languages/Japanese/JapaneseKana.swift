// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Converts numbers and what they count to kana, since eSpeak NG does not read Han characters.
///
/// 三月一日 becomes さんがつついたち. Unknown characters stay as they are; names in Han need a user dictionary.
enum JapaneseKana {
  private static let digits: [Character: String] = [
    "零": "れい", "〇": "れい", "一": "いち", "二": "に", "三": "さん", "四": "よん", "五": "ご",
    "六": "ろく", "七": "なな", "八": "はち", "九": "きゅう",
  ]
  /// Counts of things that have no counter of their own.
  private static let things: [String: String] = [
    "一": "ひとつ", "二": "ふたつ", "三": "みっつ", "四": "よっつ", "五": "いつつ", "六": "むっつ",
    "七": "ななつ", "八": "やっつ", "九": "ここのつ",
  ]
  private static let powers: [Character: String] = [
    "十": "じゅう", "百": "ひゃく", "千": "せん", "万": "まん", "億": "おく", "兆": "ちょう",
    "点": "てん",
  ]
  /// Combinations in which the sound of a numeral changes.
  private static let changed: [String: String] = [
    "三百": "さんびゃく", "六百": "ろっぴゃく", "八百": "はっぴゃく", "三千": "さんぜん",
    "八千": "はっせん", "一兆": "いっちょう", "八兆": "はっちょう", "十兆": "じゅっちょう",
    "一千": "いっせん", "一点": "いってん", "八点": "はってん", "十点": "じゅってん",
  ]
  /// Days of the month with names of their own.
  private static let days: [String: String] = [
    "一": "ついたち", "二": "ふつか", "三": "みっか", "四": "よっか", "五": "いつか", "六": "むいか",
    "七": "なのか", "八": "ようか", "九": "ここのか", "十": "とおか", "十四": "じゅうよっか",
    "二十": "はつか", "二十四": "にじゅうよっか",
  ]
  private static let months: [String: String] = ["四": "し", "七": "しち", "九": "く"]
  private static let hours: [String: String] = ["四": "よ", "七": "しち", "九": "く"]
  /// Counters and other words that occur in tables, the longest first.
  private static let words: [(written: String, kana: String)] = [
    ("年中無休", "ねんじゅうむきゅう"), ("月曜日", "げつようび"), ("火曜日", "かようび"),
    ("水曜日", "すいようび"), ("木曜日", "もくようび"), ("金曜日", "きんようび"),
    ("土曜日", "どようび"), ("日曜日", "にちようび"), ("祝日", "しゅくじつ"), ("午前", "ごぜん"),
    ("午後", "ごご"), ("時間", "じかん"), ("時速", "じそく"), ("秒速", "びょうそく"), ("人", "にん"), ("歳", "さい"),
    ("枚", "まい"), ("台", "だい"), ("名", "めい"), ("件", "けん"), ("位", "い"), ("番", "ばん"),
    ("回", "かい"), ("本", "ほん"), ("倍", "ばい"), ("階", "かい"), ("冊", "さつ"), ("匹", "ひき"), ("分の", "ぶんの"),
    ("年代", "ねんだい"), ("世紀", "せいき"),
    ("摂氏", "せっし"), ("華氏", "かし"), ("平方", "へいほう"), ("立方", "りっぽう"), ("毎時", "まいじ"),
    ("毎秒", "まいびょう"), ("分間", "ふんかん"), ("秒間", "びょうかん"), ("日間", "にちかん"),
    ("円", "えん"), ("元", "げん"), ("年", "ねん"), ("度", "ど"),
    ("秒", "びょう"), ("個", "こ"), ("番目", "ばんめ"), ("第", "だい"), ("星", "ほし"), ("中", "ちゅう"),
    ("以下", "いか"), ("以上", "いじょう"), ("対", "たい"), ("毎", "まい"), ("該当なし", "がいとうなし"),
    ("登録商標", "とうろくしょうひょう"), ("商標", "しょうひょう"),
  ]

  /// Converts the numbers of a text, and the words that go with them, to kana.
  static func reading(of text: String) -> String {
    guard text.unicodeScalars.contains(where: { (0x4E00...0x9FFF).contains($0.value) || $0 == "〇" })
    else {
      return text
    }
    let characters = Array(text)
    var out = ""
    var at = 0
    while at < characters.count {
      var end = at
      while end < characters.count, isNumeral(characters[end]) { end += 1 }
      if end > at {
        let number = Array(characters[at..<end])
        let counter = end < characters.count ? characters[end] : " "
        let behind = end + 1 < characters.count ? characters[end + 1] : " "
        at = end
        if let counted = counted(number, counter, before: behind) {
          out += counted
          at += 1
        } else {
          out += kana(number)
        }
        continue
      }
      if let word = words.first(where: { matches($0.written, characters, at) }) {
        out += word.kana
        at += word.written.count
        continue
      }
      out.append(characters[at])
      at += 1
    }
    return out
  }

  private static func isNumeral(_ character: Character) -> Bool {
    digits[character] != nil || powers[character] != nil
  }

  private static func matches(_ word: String, _ characters: [Character], _ index: Int) -> Bool {
    let count = word.count
    return index + count <= characters.count && word == String(characters[index..<(index + count)])
  }

  /// A number in kana.
  private static func kana(_ number: [Character]) -> String {
    var text = ""
    var index = 0
    while index < number.count {
      if index + 1 < number.count, let whole = changed[String(number[index...(index + 1)])] {
        text += whole
        index += 2
      } else {
        text += digits[number[index]] ?? powers[number[index]] ?? ""
        index += 1
      }
    }
    return text
  }

  /// A number with its counter, where the two are read as one; nil for any other counter.
  private static func counted(
    _ number: [Character], _ counter: Character, before next: Character
  ) -> String? {
    let text = String(number)
    switch counter {
    case "つ": return things[text]
    case "人" where text == "一": return "ひとり"
    case "人" where text == "二": return "ふたり"
    case "年", "円": return withLast(number, ["四": "よ"]) + (counter == "年" ? "ねん" : "えん")
    case "個": return clipped(kana(number)) + "こ"
    case "日": return next == "間" ? nil : days[text] ?? kana(number) + "にち"
    case "月": return withLast(number, months) + "がつ"
    case "時" where next == "間": return nil
    case "時": return withLast(number, hours) + "じ"
    // "四分の三" is a fraction.
    case "分" where next != "の" && next != "間":
      guard let last = number.last else { return nil }
      switch last {
      case "一", "六", "八", "十", "百":
        return clipped(kana(number)) + "ぷん"
      case "三", "四", "千", "万": return kana(number) + "ぷん"
      default: return kana(number) + "ふん"
      }
    default: return nil
    }
  }

  private static func withLast(_ number: [Character], _ special: [String: String]) -> String {
    guard let last = number.last, let word = special[String(last)] else { return kana(number) }
    return kana(Array(number.dropLast())) + word
  }

  /// "いち" becomes "いっ" before a hard consonant.
  private static func clipped(_ kana: String) -> String {
    for (ending, short) in [
      ("いち", "いっ"), ("ろく", "ろっ"), ("はち", "はっ"), ("じゅう", "じゅっ"), ("ひゃく", "ひゃっ"),
    ] where kana.hasSuffix(ending) {
      return kana.dropLast(ending.count) + short
    }
    return kana
  }
}
