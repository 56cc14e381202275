// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Words that begin sentences and have a capital nowhere else: pronouns, articles and adverbs.
///
/// They tell whether the period of a short form ends a sentence as well: "Er wiegt 5 Mio. Danach".
enum SentenceStarts {
  /// Whether a word begins a sentence.
  static func has(_ word: String, in language: String) -> Bool {
    words[language]?.contains(word) == true
  }

  /// Short forms that end a list or stand behind a name, so that a sentence may end with them, in small letters.
  static let closers: Set<String> = [
    "etc.", "inc.", "ltd.", "corp.", "co.", "st.", "rd.", "ave.", "blvd.", "dr.", "jr.", "sr.",
    "a.m.", "p.m.", "usw.", "u.a.", "u. a.", "jh.", "jhd.", "str.", "ecc.", "enz.", "e.d.",
    "osv.", "o.s.v.", "m.m.", "m. m.", "m.fl.", "itd.", "itp.", "и т. д.", "и т.д.", "и т. п.",
    "и т.п.", "т. д.", "т.д.", "т. п.", "т.п.", "та ін.", "і т. д.", "і т.д.", "тощо.", "stb.",
    "vb.", "v.b.", "г.", "гг.", "р.", "рр.",
  ]

  private static let words: [String: Set<String>] = [
    "en": [
      "He", "She", "It", "They", "We", "You", "This", "That", "These", "Those", "His", "Her",
      "Their", "Its", "Our", "There", "Then", "When", "If", "In", "On", "At", "After", "Before",
      "But", "And", "So", "As", "For", "From", "By", "With", "Not", "Most", "Many", "Some",
      "All", "Both", "Each", "Now", "Here", "However", "Nobody", "Everybody", "Everyone", "Someone",
      "Nothing", "Everything", "Only", "While", "During", "Since", "Until", "Please", "What",
      "Where", "Why", "How", "Which", "Another", "Several", "Today", "Tomorrow", "Yesterday",
      "Later", "Yet", "Also", "Without", "Because", "Although", "Once", "An", "A", "The",
    ],
    "de": [
      "Er", "Es", "Das", "Der", "Die", "Dies", "Diese", "Dieser", "Ein", "Eine", "Dann", "Danach",
      "Dort", "Da", "Doch", "Und", "Aber", "Im", "In", "Am", "An", "Auf", "Mit", "Nach", "Seit",
      "Vor", "Zu", "Für", "Wir", "Ich", "Heute", "Hier", "Nun", "So", "Auch", "Als", "Wenn",
      "Seine", "Sein", "Man", "Alle", "Nur", "Später", "Damit", "Darauf", "Zuvor",
    ],
    "fr": [
      "Il", "Elle", "Ils", "Elles", "On", "Le", "La", "Les", "Un", "Une", "Des", "Ce", "Cet",
      "Cette", "Ces", "Nous", "Vous", "Je", "Dans", "Sur", "En", "Au", "Aux", "Pour", "Avec",
      "Après", "Avant", "Mais", "Et", "Puis", "Son", "Sa", "Ses", "Leur", "Leurs", "C'est",
      "Depuis",
      "Ici", "Alors", "Ensuite",
    ],
    "es": [
      "El", "La", "Los", "Las", "Un", "Una", "Es", "Son", "Está", "Este", "Esta", "Estos", "Estas",
      "Su", "Sus", "Se", "En", "Con", "Por", "Para", "Pero", "Y", "Después", "Luego", "Antes",
      "No", "Hay", "Tiene", "Fue", "Era", "Desde", "Cuando", "Si", "Ella", "Él", "Ellos",
    ],
    "it": [
      "Il", "Lo", "La", "I", "Gli", "Le", "Un", "Una", "È", "Sono", "Questo", "Questa", "Si", "In",
      "Con", "Per", "Ma", "E", "Poi", "Dopo", "Prima", "Non", "Nel", "Nella", "Dal", "Alla", "Ci",
      "Suo", "Sua", "Ha", "Era", "Lui", "Lei", "Oggi", "Qui",
    ],
    "pt": [
      "O", "A", "Os", "As", "Um", "Uma", "É", "São", "Este", "Esta", "Ele", "Ela", "Eles", "Elas",
      "Em", "No", "Na", "Com", "Por", "Para", "Mas", "E", "Depois", "Antes", "Não", "Há", "Tem",
      "Foi", "Era", "Seu", "Sua", "Isso", "Isto", "Hoje", "Desde", "Quando", "Se",
    ],
    "nl": [
      "De", "Het", "Een", "Hij", "Zij", "Ze", "Dit", "Dat", "Deze", "Die", "Er", "In", "Op", "Met",
      "Voor", "Na", "Daarna", "Dan", "Maar", "En", "Wij", "We", "Zijn", "Haar", "Hun", "Nu", "Hier",
      "Daar", "Toen", "Als", "Ook",
    ],
    "sv": [
      "Den", "Det", "De", "En", "Ett", "Han", "Hon", "Vi", "I", "På", "Med", "För", "Efter", "Men",
      "Och", "Sedan", "Där", "Här", "Nu", "När", "Om", "Detta", "Denna", "Hans", "Hennes", "Deras",
    ],
    "ru": [
      "Он", "Она", "Оно", "Они", "Мы", "Это", "Этот", "Эта", "Эти", "В", "На", "С", "По", "После",
      "Потом", "Затем", "Но", "И", "А", "Там", "Здесь", "Когда", "Его", "Её", "Их", "Теперь", "Для",
      "До", "Так", "Все", "Тогда",
    ],
    "uk": [
      "Він", "Вона", "Воно", "Вони", "Ми", "Це", "Цей", "Ця", "Ці", "У", "В", "На", "З", "Після",
      "Потім", "Але", "І", "А", "Там", "Тут", "Коли", "Його", "Її", "Їх", "Тепер", "Для", "До",
      "Так", "Усі", "Тоді",
    ],
    "pl": [
      "On", "Ona", "Ono", "Oni", "To", "Ten", "Ta", "Te", "W", "Na", "Z", "Po", "Potem", "Ale", "I",
      "Tam", "Tu", "Kiedy", "Gdy", "Jego", "Jej", "Ich", "Teraz", "Dla", "Do", "Od", "Jest", "Są",
      "Następnie", "Wtedy",
    ],
    "hu": [
      "A", "Az", "Egy", "Ez", "Ezek", "Azok", "Ő", "De", "És", "Majd", "Utána", "Ma", "Itt", "Ott",
      "Most", "Ha", "Mert", "Nem", "Azután", "Ezután",
    ],
    "tr": [
      "Bu", "O", "Bir", "Ve", "Ama", "Sonra", "Daha", "Şimdi", "Burada", "Orada", "Onlar", "Biz",
      "Ancak", "Ardından", "Bunlar", "Her", "Çok",
    ],
  ]
}
