// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A quantity that the name of a column means, such as a weight or a speed, without telling its unit.
struct Quantity {
  /// How it may be said.
  var says: [String]
  /// The ending of a name that states its unit.
  var ending: String?

  var inWords: String { says.map { "\"\($0)\"" }.joined(separator: " or ") }

  private static let lengths = Quantity(
    says: ["measure:meter", "measure:centimeter", "measure:inch"], ending: "cm")
  private static let distances = Quantity(
    says: ["measure:kilometer", "measure:mile"], ending: "km")
  private static let heights = Quantity(says: ["measure:meter", "measure:foot"])
  private static let speeds = Quantity(
    says: ["measure:kilometer-per-hour", "measure:mile-per-hour"], ending: "kmh")
  private static let temperatures = Quantity(
    says: ["measure:celsius", "measure:fahrenheit"], ending: "c")
  private static let amounts = Quantity(says: ["currency:USD"], ending: "usd")

  /// What names of quantities ask for.
  private static let quantities: [String: Quantity] = [
    "weight": Quantity(says: ["measure:pound", "measure:kilogram"], ending: "kg"),
    "mass": Quantity(says: ["measure:kilogram"], ending: "kg"),
    "height": lengths, "length": lengths, "width": lengths, "depth": heights,
    "distance": distances, "altitude": heights, "elevation": heights, "speed": speeds,
    "wind": speeds, "temperature": temperatures, "temp": temperatures,
    "precipitation": Quantity(says: ["measure:millimeter", "measure:inch"], ending: "mm"),
    "pressure": Quantity(says: ["measure:hectopascal"]), "duration": Quantity(says: ["duration"]),
    "displacement": Quantity(says: ["measure:liter", "measure:cubic-inch"]),
    "horsepower": Quantity(says: ["measure:horsepower"]),
    "price": amounts, "cost": amounts, "salary": amounts, "income": amounts, "revenue": amounts,
    "budget": amounts,
  ]

  /// Words that qualify a quantity, as in "temp_max".
  static let kinds: Set<String> = [
    "min", "max", "minimum", "maximum", "mean", "avg", "average", "median", "low", "high", "total",
  ]

  static func of(_ words: [String]) -> Quantity? {
    if words.contains(where: { texts.contains($0) }) { return nil }
    // Minutes, and no least length.
    if words.suffix(2) == ["length", "min"] { return nil }
    return words.last { !kinds.contains($0) }.flatMap { quantities[$0] }
  }

  /// Things whose length is a number of letters or items.
  private static let texts: Set<String> = [
    "password", "text", "string", "name", "title", "word", "message", "description", "queue",
    "list",
    "code", "key", "sequence", "read",
  ]

  /// Whether a lowercased word means a quantity, whatever its unit.
  static func isNamed(_ word: String) -> Bool {
    quantities[word] != nil || others.contains(word)
  }

  /// Whether a lowercased word means a quantity that may be told in a unit: a height in feet, but no price.
  static func isNamed(_ word: String, in unit: SayAs.Kind?) -> Bool {
    guard case .measure = unit, let quantity = quantities[word] else { return isNamed(word) }
    return quantity.says.contains { $0.hasPrefix("measure:") }
  }

  /// Quantities that nobody is asked about, since their numbers may be counts.
  private static let others: Set<String> = [
    "area", "volume", "capacity", "energy", "power", "size", "rain", "rainfall", "snow", "dist",
    "range", "radius", "diameter", "thickness", "velocity", "fee", "amount", "value", "total",
  ]

  /// The unit or format that a field's lowercased name stands for; nil when it is not a quantity.
  static func quantity(of words: [String]) -> String? { of(words)?.inWords }
}
