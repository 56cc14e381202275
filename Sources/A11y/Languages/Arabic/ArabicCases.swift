// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The case and the ordinals of Arabic numbers.
enum ArabicCases {
  // MARK: Case

  /// Words that demand the genitive of a number behind them: prepositions, and nouns that it belongs to.
  static let governing: Set<String> = [
    "في", "من", "إلى", "على", "عن", "منذ", "حتى", "بين", "قبل", "بعد", "خلال", "نحو", "حوالي",
    "قرابة",
    "زهاء", "لمدة", "مدة", "بنسبة", "نسبة", "بقيمة", "بسعر", "بمبلغ", "بمعدل", "بواقع", "بحوالي",
    "بنحو",
    "عام", "سنة", "عمر", "سن", "فترة", "الفترة", "مقابل", "ضد", "فوق", "تحت", "دون", "كل", "وبين",
    "بسرعة", "بحجم", "بسعة", "مع", "بين", "صفحة", "الصفحة", "الدقيقة", "اليوم", "الفقرة", "الغرفة",
    "العام", "بقوة", "بتكلفة", "بكلفة", "بمساحة", "بقطر", "بزيادة", "بخصم",
    "بارتفاع", "بتاريخ", "بعرض", "بطول", "بوزن", "بعمق",
  ]

  /// Verbs, behind which a number is mostly their object and so in the accusative.
  static let verbs: Set<String> = [
    "بلغ", "بلغت", "يبلغ", "تبلغ", "تبعد", "يبعد", "قتلت", "قتل", "أضف", "أضيفي", "اشترى", "اشتريت",
    "دفع", "دفعت", "شاهد", "شاهدت", "كان", "كانت", "استغرق", "استغرقت", "يستغرق", "تستغرق", "يضم",
    "تضم", "ضم", "ضمت", "يملك", "تملك", "سجل", "سجلت", "حقق", "حققت", "تجاوز", "تجاوزت", "يتجاوز",
    "تتجاوز", "قضى", "قضت", "أمضى", "خسر", "خسرت", "ربح", "ربحت", "باع", "باعت", "إن", "أن", "يزن",
    "تزن", "وزع", "وزعت", "أنتج", "أنتجت", "ينتج", "تنتج", "استخدم", "يحتاج", "تكلف", "يكلف",
  ]

  /// Prepositions that are written together with the number.
  static let governingParticles: Set<String> = ["ب", "ل", "ك", "بال", "لل"]

  private static let obliqueWords: [String: String] = [
    "اثنان": "اثنين", "اثنتان": "اثنتين", "اثنا": "اثني", "اثنتا": "اثنتي", "مئتان": "مئتين",
    "ألفان": "ألفين", "مليونان": "مليونين", "ملياران": "مليارين", "تريليونان": "تريليونين",
    "عشرون": "عشرين", "ثلاثون": "ثلاثين", "أربعون": "أربعين", "خمسون": "خمسين", "ستون": "ستين",
    "سبعون": "سبعين", "ثمانون": "ثمانين", "تسعون": "تسعين",
  ]

  /// The words of a number in the genitive or accusative.
  static func oblique(_ words: String) -> String {
    words.split(separator: " ").map { word in
      let isJoined = word.hasPrefix("و") && word != "واحد" && word != "واحدة"
      let stem = String(isJoined ? word.dropFirst() : word)
      return (isJoined ? "و" : "") + (obliqueWords[stem] ?? definite(stem))
    }.joined(separator: " ")
  }

  /// A word with its article, as that without is.
  private static func definite(_ word: String) -> String {
    guard word.hasPrefix("ال"), let oblique = obliqueWords[String(word.dropFirst(2))] else {
      return word
    }
    return "ال" + oblique
  }

  // MARK: Gender

  /// Plurals with the feminine ending whose singular is masculine: loan words, most of them units.
  static let masculinePlurals: Set<String> = [
    "دولارات", "ريالات", "جنيهات", "سنتات", "كيلومترات", "سنتيمترات", "مليمترات", "مترات", "جرامات",
    "غرامات", "كيلوجرامات", "كيلوغرامات", "لترات", "مليارات", "قرارات", "حسابات", "مطارات",
    "قطارات",
    "خطابات", "مجالات", "تعليقات", "منتجات", "ملفات", "طلبات", "حيوانات", "نباتات", "سؤالات",
  ]

  // MARK: Ordinals

  /// Words before a number that tells which one of them it is, and their gender.
  static let numbered: [String: Gender] = [
    "القرن": .masculine, "المركز": .masculine, "الفصل": .masculine, "الجزء": .masculine,
    "الباب": .masculine, "الطابق": .masculine, "الدور": .masculine, "الأسبوع": .masculine,
    "الصف": .masculine, "المادة": .feminine, "المرتبة": .feminine, "الطبعة": .feminine,
    "الدورة": .feminine, "الحلقة": .feminine, "الجولة": .feminine, "المرحلة": .feminine,
    "الذكرى": .feminine, "المرة": .feminine, "السنة": .feminine,
  ]

  private static let masculine = [
    "", "الأول", "الثاني", "الثالث", "الرابع", "الخامس", "السادس", "السابع", "الثامن", "التاسع",
    "العاشر",
  ]
  private static let tens = [
    "", "", "العشرون", "الثلاثون", "الأربعون", "الخمسون", "الستون", "السبعون", "الثمانون",
    "التسعون",
  ]

  /// An ordinal with its article, up to the ninety-ninth.
  static func definiteOrdinal(_ value: Int, _ gender: Gender) -> String? {
    guard (1...99).contains(value) else { return nil }
    let isFeminine = gender == .feminine
    let ones = { (digit: Int) -> String in
      // The first of a pair is another word than the first alone.
      if digit == 1 {
        return value == 1 ? isFeminine ? "الأولى" : "الأول" : isFeminine ? "الحادية" : "الحادي"
      }
      return masculine[digit] + (isFeminine ? "ة" : "")
    }
    switch value {
    case ...10: return ones(value)
    case ...19: return ones(value - 10) + (isFeminine ? " عشرة" : " عشر")
    default:
      let ten = tens[value / 10]
      return value % 10 == 0 ? ten : ones(value % 10) + " و" + ten
    }
  }

  // MARK: Times of day

  /// The hour of a clock of twelve hours: "الثانية عشرة".
  static func hour(_ hour: Int) -> String? {
    switch hour {
    case 1: "الواحدة"
    case 2...12: definiteOrdinal(hour, .feminine)
    default: nil
    }
  }

  /// The parts of an hour that have words of their own.
  static let parts = [15: "الربع", 30: "النصف"]
}
