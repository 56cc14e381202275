// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The vocabulary for English text: what abbreviations, symbols and units stand for.
enum EnglishTextWords {
  /// Of those without a period, the ones that have a name before them.
  static let behindNames: Set<String> = ["vs", "inc", "corp", "ltd", "bros"]

  /// Abbreviations with a single expansion, in any case; a period after them belongs to them.
  static let abbreviations: [String: String] = [
    "inc": "Incorporated", "corp": "Corporation", "ltd": "Limited", "vs": "versus",
    "approx": "approximately", "dept": "department", "mr": "mister",
    "mrs": "missus", "ms": "miz", "prof": "professor", "jr": "junior", "sr": "senior",
    "hwy": "Highway", "expy": "Expressway", "blvd": "Boulevard", "assn": "Association",
    "natl": "national", "intl": "international", "univ": "University", "mfg": "manufacturing",
    "mgr": "manager", "mgmt": "management", "bros": "Brothers", "qty": "quantity", "amt": "amount",
    "acct": "account", "appt": "appointment", "mtg": "meeting", "hdqrs": "headquarters",
    "hrs": "hours", "mins": "minutes", "secs": "seconds", "yrs": "years", "wks": "weeks",
    "lbs": "pounds", "pkg": "package", "pkgs": "packages", "pcs": "pieces", "invt": "inventory",
    "recd": "received", "reqd": "required", "est'd": "established", "secy": "secretary",
    "treas": "treasurer",
    "supt": "superintendent", "commr": "commissioner", "capt": "captain", "lieut": "lieutenant",
    "gov't": "government", "sgt": "sergeant", "vols": "volumes", "hosp": "hospital",
    "bldgs": "buildings", "apts": "apartments", "dept's": "department's", "depts": "departments",
    "govt": "government", "parlt": "parliament", "agg": "aggregate", "wm": "William",
    "chas": "Charles", "thos": "Thomas", "benj": "Benjamin", "robt": "Robert", "exec": "executive",
    "engr": "engineer", "eng'g": "engineering", "transp": "transportation", "ea": "each",
  ]

  /// Abbreviations that stand before a number.
  static let beforeNumbers: [String: String] = [
    "p": "page", "pp": "pages", "vol": "volume", "vols": "volumes", "ch": "chapter",
    "chap": "chapter", "fig": "figure", "figs": "figures", "sec": "section", "art": "article",
    "par": "paragraph", "para": "paragraph", "ca": "circa", "eq": "equation", "ex": "example",
    "rte": "route", "ext": "extension", "apt": "apartment", "ste": "suite", "dep": "departs",
    "arr": "arrives", "est": "estimated", "min": "minimum", "max": "maximum", "avg": "average",
    "ref": "reference", "bldg": "building", "rm": "room", "tel": "telephone",
    "ph": "phone", "prop": "proposition", "s": "section", "ss": "sections", "reg": "regulation",
    "cl": "clause", "sect": "section", "bk": "book", "sch": "schedule", "sc": "scene",
    "app": "appendix", "tbl": "table", "tbls": "tables", "arts": "articles", "chs": "chapters",
    "chaps": "chapters",
  ]

  /// Those of them that a letter may be behind.
  ///
  /// Example: "app. B".
  static let beforeLetters: Set<String> = [
    "app", "fig", "figs", "tbl", "ex", "apt", "ste", "bldg", "sec", "ch", "vol",
  ]

  /// What an abbreviation stands for before a Roman numeral; "pt." before others may be a point.
  static func wordBeforeRoman(_ word: String) -> String? {
    word == "pt" ? "part" : beforeNumbers[word]
  }

  /// Words and programs that a version stands behind.
  static let versioned: Set<String> = [
    "version", "release", "python", "java", "ruby", "php", "perl", "node", "go", "golang", "rust",
    "swift", "kotlin", "scala", "ubuntu", "fedora", "debian", "android", "ios", "macos", "windows",
    "linux", "kernel", "chrome", "firefox", "postgresql", "mysql", "django", "rails", "xcode",
    "docker", "kubernetes", "nginx",
  ]

  /// Abbreviations that stand before a year.
  static let beforeYears: [String: String] = [
    "est": "established", "r": "reigned", "b": "born", "d": "died", "c": "circa",
    "fl": "flourished",
  ]

  /// Abbreviations between names; "def." before another word is a definition.
  static let betweenNames: [String: String] = ["feat": "featuring", "def": "defeated"]

  /// Abbreviations that another word follows.
  static let beforeWords: [String: String] = [
    "incl": "including", "excl": "excluding",
    "est": "estimated", "avg": "average", "max": "maximum", "min": "minimum",
    "misc": "miscellaneous",
    "temp": "temperature", "govt": "government", "assoc": "associate", "asst": "assistant",
    "attn": "attention", "cont": "continued", "std": "standard", "rev": "revised",
    "orig": "original", "prev": "previous", "sq": "square", "cu": "cubic", "gal": "gallon",
    "tsp": "teaspoon",
    "tbsp": "tablespoon",
  ]

  /// Short forms that are one in any place.
  static let always: [String: String] = [
    "YoY": "year over year", "MoM": "month over month", "QoQ": "quarter over quarter",
    "bpm": "beats per minute", "WWI": "World War One", "WWII": "World War Two",
    "WW1": "World War One", "WW2": "World War Two",
  ]

  /// Titles of people and kinds of places, which stand before a name.
  static let titles: [String: String] = [
    "Rev": "Reverend", "Hon": "Honorable", "Maj": "Major", "Capt": "Captain", "Col": "Colonel",
    "Lt": "Lieutenant", "Sgt": "Sergeant", "Cpl": "Corporal", "Cmdr": "Commander",
    "Gen": "General", "Adm": "Admiral", "Sen": "Senator", "Rep": "Representative",
    "Gov": "Governor", "Pres": "President", "Mt": "Mount", "Ft": "Fort",
  ]

  /// Kinds of places that are named after saints, and words that stand before a name where a sentence begins.
  static let beforeSaints: Set<String> = [
    "Fort", "Port", "Mount", "Lake", "Sault", "Cape", "Point", "Bay", "Gulf", "Isle", "Ile",
    "River",
    "Church", "Cathedral", "Abbey", "Basilica", "Chapel", "Parish", "Hospital", "College",
    "University",
    "Feast", "County", "East", "West", "North", "South", "Old", "New",
    "The", "In", "At", "From", "To", "Of", "By", "For", "On", "Near", "And",
  ]

  /// Phrases with a reading of their own, by their first word or number.
  static let phrases: [String: [(written: String, words: String)]] = [
    "24": [("24/7", "twenty four seven")],
    "401": [("401(k)", "four oh one k"), ("401k", "four oh one k")],
    "9": [("9/11", "nine eleven")], "3": [("3M", "three M")],
    "N": [("N/A", "not available")], "n": [("n/a", "not available")],
    "w": [("w/o", "without"), ("w/", "with")], "e": [("e.g.", "for example")],
    "i": [("i.e.", "that is")], "E": [("E.g.", "For example")], "I": [("I.e.", "That is")],
    "etc": [("etc.", "et cetera")], "a": [("a.m.", "a.m.")],
    "p": [
      ("p.m.", "p.m."), ("p.w.", "per week"), ("p.c.m.", "per calendar month"),
      ("p.a.", "per annum"),
    ],
    "Ph": [("Ph.D.", "P h D")],
  ]

  /// Words before a mark out of the most that there can be.
  static let ratings: Set<String> = [
    "rated", "rating", "ratings", "score", "scored", "scores", "grade", "graded", "review",
    "reviews", "stars", "gave", "got",
  ]

  /// Words before how long something takes: "after 30s".
  static let beforeSpans: Set<String> = [
    "after", "in", "for", "within", "took", "every", "than", "by", "lasted", "lasts", "last",
    "waited", "wait", "timeout", "of", "only", "about", "another", "takes", "under",
  ]

  /// Words before somebody's weight: "lost 3st".
  static let beforeWeights: Set<String> = [
    "lost", "lose", "gained", "weighs", "weighed", "weighing", "weight", "under", "over",
  ]

  /// Words before a decade of a century or a life, or a range of ten: "the 30s".
  static let beforeDecades: Set<String> = [
    "the", "his", "her", "their", "my", "our", "your", "early", "late", "mid", "upper", "lower",
  ]

  /// Words before a temperature: "at 180C".
  static let beforeDegrees: Set<String> = [
    "at", "to", "below", "above", "reach", "reached", "hit", "exceed", "oven", "temperature",
    "fever",
  ]

  /// Words before a time of day.
  static let beforeClocks: Set<String> = [
    "at", "until", "till", "since", "by",
  ]

  /// Adjectives between an article and an amount.
  static let adjectives: Set<String> = [
    "new", "single", "small", "large", "big", "mere", "whopping", "record", "initial", "annual",
    "monthly", "weekly", "daily", "full", "additional", "further", "cool", "modest", "massive",
    "huge", "fresh", "good", "first", "second", "third", "final", "total", "standard", "typical",
    "maximum", "minimum", "flat", "fixed", "proposed", "similar", "separate", "recent", "planned",
  ]

  /// Words before the short form of "number".
  ///
  /// Example: "order no. 12".
  static let numberedThings: Set<String> = [
    "order", "model", "part", "ref", "reference", "invoice", "item", "account", "serial",
    "ticket", "case", "batch", "lot", "room", "flight", "see", "patent", "license", "licence",
    "permit", "passport", "registration", "catalog", "catalogue", "phone", "tel", "fax", "policy",
    "tracking", "customer", "member", "employee", "file", "bill", "docket", "chassis", "claim",
    "symphony", "sonata", "concerto", "opus", "op", "issue", "figure", "table", "page", "chapter",
    "house", "bus", "line", "platform", "gate", "seat", "track", "train", "your", "the", "a",
    "id", "product", "application", "certificate", "contract", "plot", "unit",
  ]

  /// Words of grammar, which are no nouns: prepositions, conjunctions, pronouns, auxiliaries, and adverbs of place and time.
  static let functionWords: Set<String> = [
    "about", "above", "across", "after", "again", "against", "ago", "all", "alone", "along",
    "also", "and", "any", "apart", "apiece", "are", "around", "away", "back", "because", "been",
    "before", "behind", "below", "beneath", "between", "both", "bought", "brought", "but", "came",
    "can", "cash", "cost", "could", "deep", "did", "does", "down", "due", "during", "each", "east",
    "even", "ever", "everybody", "extra", "far", "fell", "for", "free", "from", "gave", "given",
    "got", "grew", "had", "has", "have", "held", "hence", "her", "here", "high", "him", "his",
    "how", "into", "its", "just", "kept", "later", "left", "lent", "less", "like", "long", "lost",
    "made", "may", "might", "more", "most", "much", "must", "near", "new", "next", "nobody", "nor",
    "north", "not", "now", "off", "old", "once", "only", "onto", "our", "out", "outside", "over",
    "paid", "past", "people", "per", "plus", "put", "rose", "said", "sent", "set", "she", "should",
    "since", "sold", "south", "spent", "taken", "tall", "than", "that", "the", "their", "them",
    "then", "there", "these", "they", "thick", "this", "those", "through", "till", "today",
    "tomorrow", "tonight", "too", "total", "toward", "under", "until", "upon", "use", "via", "was",
    "went", "were", "west", "what", "when", "where", "which", "while", "who", "whom", "whose",
    "wide", "will", "with", "within", "without", "won", "worth", "would", "yesterday", "yet",
    "you", "your",
  ]

  /// Words for what is numbered with Roman numerals.
  static let numbered: Set<String> = [
    "part", "chapter", "section", "volume", "vol", "act", "scene", "book", "stage",
    "appendix", "article", "war", "bowl", "type", "grade", "class", "category", "tier", "level",
    "title", "schedule", "figure", "table", "phase",
  ]

  /// Words for what is counted off.
  static let countedOff: Set<String> = [
    "page", "step", "part", "level", "round", "lesson", "question", "slide", "chapter", "episode",
    "section", "stage", "volume", "phase", "lap", "sheet", "figure", "task", "item", "scene",
    "attempt", "batch",
  ]

  /// The names of monarchs and popes, which take regnal numbers.
  static let regnal: Set<String> = [
    "Francis", "Henry", "Charles", "Louis", "George", "Edward", "James", "William", "Elizabeth",
    "John", "Paul", "Pius", "Benedict", "Philip", "Richard", "Catherine", "Peter", "Alexander",
    "Nicholas", "Frederick", "Leo", "Gregory", "Mary", "Victoria", "Clement", "Innocent", "Urban",
    "Napoleon", "Ferdinand", "Joseph", "Leopold", "Maximilian", "Ivan", "Otto", "Albert", "Alfonso",
    "Christian", "Gustav", "Haakon", "Harald", "Olaf", "Sixtus", "Julius", "Boniface", "Ramesses",
  ]
  /// Words that follow "I", the pronoun.
  static let verbsOfI: Set<String> = [
    "am", "was", "have", "had", "will", "would", "can", "could", "do", "did", "think", "know",
    "met",
    "saw", "said", "told", "gave", "love", "like", "want", "need", "should", "may", "might", "hope",
  ]

  /// Short forms of the days of the week.
  static let weekdays: [String: String] = [
    "Mo": "Monday", "Mon": "Monday", "Tu": "Tuesday", "Tue": "Tuesday", "Tues": "Tuesday",
    "We": "Wednesday", "Wed": "Wednesday", "Th": "Thursday", "Thu": "Thursday",
    "Thur": "Thursday", "Thurs": "Thursday", "Fr": "Friday", "Fri": "Friday", "Sa": "Saturday",
    "Sat": "Saturday", "Su": "Sunday", "Sun": "Sunday",
  ]

  /// The weekday that a word is, in full or short.
  static func weekday(_ word: String) -> String? {
    weekdays[word] ?? (fullWeekdays.contains(word) ? word : nil)
  }

  private static let fullWeekdays = Set(weekdays.values)

  /// Words for a point in time, behind which two numbers around a slash are a month and a day.
  static let dayLeads: Set<String> = [
    "on", "until", "till", "since", "due", "dated", "thru", "expires", "effective", "deadline",
    "eve",
  ]

  /// Words that are before days, and before parts as well: "from 1/15", "by 1/2".
  static let mayLeadDays: Set<String> = [
    "through", "starting", "starts", "ends", "ending", "closed", "closes", "opens", "begins",
  ]

  /// Words that are before parts and ratios more often, and before days where a day is too late in a month for either.
  static let seldomLeadDays: Set<String> = [
    "by", "before", "after", "from", "between", "start", "day",
  ]

  /// The skin tone modifiers of emoji.
  static let skinTones: [Unicode.Scalar: String] = [
    "\u{1F3FB}": "light skin tone", "\u{1F3FC}": "medium light skin tone",
    "\u{1F3FD}": "medium skin tone", "\u{1F3FE}": "medium dark skin tone",
    "\u{1F3FF}": "dark skin tone",
  ]

  /// Street suffixes.
  static let streets: [String: String] = [
    "st": "Street", "ave": "Avenue", "av": "Avenue", "ct": "Court", "rd": "Road", "dr": "Drive",
    "ln": "Lane", "blvd": "Boulevard", "hwy": "Highway", "expy": "Expressway", "pkwy": "Parkway",
    "pl": "Place", "sq": "Square", "ter": "Terrace", "cir": "Circle", "way": "Way",
    "street": "Street", "avenue": "Avenue", "road": "Road", "drive": "Drive", "lane": "Lane",
  ]

  /// Directions in street names.
  static let directions: [String: String] = [
    "N": "North", "S": "South", "E": "East", "W": "West", "NE": "Northeast", "NW": "Northwest",
    "SE": "Southeast", "SW": "Southwest",
  ]

  /// The states of the United States.
  static let states: [String: String] = [
    "AL": "Alabama", "AK": "Alaska", "AZ": "Arizona", "AR": "Arkansas", "CA": "California",
    "CO": "Colorado", "CT": "Connecticut", "DE": "Delaware", "FL": "Florida", "GA": "Georgia",
    "HI": "Hawaii", "ID": "Idaho", "IL": "Illinois", "IN": "Indiana", "IA": "Iowa", "KS": "Kansas",
    "KY": "Kentucky", "LA": "Louisiana", "ME": "Maine", "MD": "Maryland", "MA": "Massachusetts",
    "MI": "Michigan", "MN": "Minnesota", "MS": "Mississippi", "MO": "Missouri", "MT": "Montana",
    "NE": "Nebraska", "NV": "Nevada", "NH": "New Hampshire", "NJ": "New Jersey",
    "NM": "New Mexico", "NY": "New York", "NC": "North Carolina", "ND": "North Dakota",
    "OH": "Ohio", "OK": "Oklahoma", "OR": "Oregon", "PA": "Pennsylvania", "RI": "Rhode Island",
    "SC": "South Carolina", "SD": "South Dakota", "TN": "Tennessee", "TX": "Texas", "UT": "Utah",
    "VT": "Vermont", "VA": "Virginia", "WA": "Washington", "WV": "West Virginia",
    "WI": "Wisconsin", "WY": "Wyoming", "DC": "D C",
  ]

  /// Abbreviations that are expanded even without a period.
  static let bareAbbreviations: Set<String> = [
    "inc", "corp", "ltd", "vs", "hwy", "expy", "blvd", "assn", "natl", "intl", "univ", "mfg", "mgr",
    "mgmt", "qty", "amt", "acct", "appt", "mtg", "pkg",
  ]

  /// Months by their names and abbreviations.
  static let months: [String: Int] = [
    "january": 1, "jan": 1, "february": 2, "feb": 2, "march": 3, "mar": 3, "april": 4, "apr": 4,
    "may": 5, "june": 6, "jun": 6, "july": 7, "jul": 7, "august": 8, "aug": 8, "september": 9,
    "sept": 9, "sep": 9, "october": 10, "oct": 10, "november": 11, "nov": 11, "december": 12,
    "dec": 12,
  ]

  /// Symbols that are read as words anywhere.
  static let symbols: [String: String] = [
    "⌀": "diameter", "&": "and", "§": "section", "±": "plus or minus", "×": "times",
    "÷": "divided by",
    "≈": "about", "≤": "at most", "≥": "at least", "<": "less than",
    ">": "more than", "≠": "not equal to", "∞": "infinity",
    "√": "square root of", "∛": "cube root of",
    "★": "star", "☆": "star", "▲": "up", "▼": "down", "✓": "check", "✔": "check", "✗": "cross",
    "✘": "cross", "→": "to", "⇒": "implies", "←": "from", "↑": "up", "↓": "down", "½": "one half",
    "¼": "one quarter", "¾": "three quarters", "⅓": "one third", "⅔": "two thirds",
    "№": "number", "™": "trademark", "®": "registered", "©": "copyright", "°": "degrees",
    "‰": "per mille",
    "²": "squared", "³": "cubed", "¢": "cents", "%": "percent", "$": "dollar", "€": "euro",
    "£": "pound", "¥": "yen",
  ]

  /// The names of marks in spelled codes and in addresses.
  static let marks: [Character: String] = [
    "-": "dash", "−": "minus", "_": "underscore", "/": "slash", ".": "dot", "#": "number",
    "*": "star", "+": "plus", "@": "at", "&": "and", ":": "colon", "=": "equals",
    "\\": "backslash", "?": "question mark", "~": "tilde", "%": "percent",
  ]

  /// Top-level domains that identify a host name without `://` or `www`.
  static let domains: Set<String> = [
    "com", "org", "net", "edu", "gov", "io", "app", "dev", "info", "uk", "de", "fr", "it", "es",
    "eu", "us", "ca", "au", "jp", "cn", "ru", "ch", "nl", "se", "ai", "co", "tv", "me",
  ]
}
