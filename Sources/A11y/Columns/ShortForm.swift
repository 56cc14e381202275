// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Short forms: those in names of columns, and texts that are codes.
enum ShortForm {
  /// Abbreviations in field names, and what they stand for.
  private static let shortForms: [String: String] = [
    "qty": "quantity", "amt": "amount", "desc": "description", "addr": "address",
    "dept": "department", "mgr": "manager", "mgmt": "management", "cnt": "count",
    "pct": "percent", "avg": "average", "lat": "latitude", "lon": "longitude",
    "lng": "longitude", "precip": "precipitation", "mpg": "miles per gallon", "acct": "account",
    "dob": "date of birth", "prev": "previous", "curr": "current", "yr": "year", "hrs": "hours",
    "mins": "minutes", "secs": "seconds", "lbs": "pounds", "cyl": "cylinders",
    "accel": "acceleration", "percap": "per capita", "loc": "location", "std": "standard",
    "tz": "time zone", "elev": "elevation", "dist": "distance", "freq": "frequency",
    "hosp": "hospital",
    "govt": "government", "educ": "education", "wt": "weight", "ht": "height", "dur": "duration",
  ]

  /// Abbreviations that are also words, so they count only as a whole heading.
  private static let shortFormsAlone: [String: String] = [
    "num": "number", "nr": "number", "vol": "volume", "pop": "population", "temp": "temperature",
    "tel": "telephone", "alt": "altitude", "hp": "horsepower", "ref": "reference",
  ]

  /// Words in capital letters that voices read correctly.
  private static let words: Set<String> = [
    "PASS", "FAIL", "SKIP", "OPEN", "DONE", "TODO", "YES", "TRUE", "FALSE", "LOW", "HIGH", "NEW",
    "OLD", "OFF", "ERROR", "WARN", "INFO", "GOOD", "BAD", "HOLD", "BUY", "SELL", "MALE", "NONE",
    "LEFT", "RIGHT", "NORTH", "SOUTH", "EAST", "WEST", "RED", "GREEN", "BLUE", "PAID", "OWED",
    "SMALL", "LARGE", "START", "STOP", "READY", "ALERT", "DRAFT", "LOCAL", "TEST", "LIVE", "IDLE",
    "USA", "UAE",
  ]

  /// Whether a text may be a code: short, with only capital letters and digits.
  static func isCode(_ text: String) -> Bool {
    let text = text.utf8
    guard (2...5).contains(text.count) else { return false }
    let letters = text.count { (0x41...0x5A).contains($0) }
    return letters > (text.count < 3 ? 1 : 0)
      && text.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }
  }

  /// Whether a text in capital letters is a word that is read correctly; if most of a column are,
  /// it has no codes.
  static func isWord(_ text: String) -> Bool { words.contains(text) }

  /// A heading with its abbreviations written out; nil when it has none.
  static func writtenOut(_ heading: String) -> String? {
    let words = heading.split(separator: " ").map { String($0) }
    var forms = shortForms
    if words.count == 1 { forms.merge(shortFormsAlone) { $1 } }
    if words.contains(where: Quantity.kinds.contains) { forms["temp"] = "temperature" }
    let whole = words.map { forms[$0.lowercased()] ?? $0 }
    // In a long name, the abbreviation may be part of an unknown term.
    return whole != words && words.count < 3 ? whole.joined(separator: " ") : nil
  }
}
