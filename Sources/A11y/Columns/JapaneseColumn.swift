// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Texts in Han, some of them with kana: one such text tells that all are Japanese, where each alone would be taken for Chinese.
enum JapaneseColumn {
  /// Whether most values are in Han or kana, and one at least has a kana.
  static func has(_ values: [ColumnProfile.Value], in locale: LocaleIdentifier) -> Bool {
    guard !["ja", "zh", "ko", "yue"].contains(locale.language), values.count > 1 else {
      return false
    }
    var written = 0
    var hasKana = false
    for value in values {
      var isHan = false
      var kana = 0
      for scalar in value.text.unicodeScalars {
        // The prolonged sound mark and the middle dot occur in other texts, too.
        switch scalar.value {
        case 0x3041...0x3096, 0x30A1...0x30FA: (kana, isHan) = (kana + 1, true)
        case 0x3400...0x9FFF: isHan = true
        case 0xAC00...0xD7AF: return false
        default: break
        }
      }
      if isHan { written += 1 }
      // Brands of China have one of them in place of a word.
      if kana > 1 { hasKana = true }
    }
    return hasKana && written * 2 > values.count
  }
}
