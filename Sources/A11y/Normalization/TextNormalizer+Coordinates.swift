// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Coordinates in running text.
extension TextNormalizer {
  /// Reads two numbers with a point and many decimals, and a comma between them, as maps write a place in any language:
  /// "45.770104,4.826373".
  func pairOfDecimals(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard !rules.numerals.decimalMarks.contains("."), tokens.isBoundary(index - 1),
      let first = signedDecimal(index), tokens.isMark(first.next, ","),
      let second = signedDecimal(tokens.skipSpace(first.next + 1)), tokens.isBoundary(second.next)
    else { return nil }
    form.append(rules.say(first.number))
    form.appendPause(rules.pause)
    form.append(rules.say(second.number))
    return second.next
  }

  private func signedDecimal(_ index: Int) -> (number: SpokenNumber, next: Int)? {
    let isNegative = tokens.isMark(index, in: Self.minuses)
    let start = isNegative ? index + 1 : index
    guard tokens.kind(start) == .digits, tokens.text(start).utf8.count < 4,
      tokens.isMark(start + 1, "."), tokens.kind(start + 2) == .digits,
      tokens.text(start + 2).utf8.count > 3
    else { return nil }
    return (
      SpokenNumber(tokens.text(start), tokens.text(start + 2), isNegative: isNegative), start + 3
    )
  }

  /// Reads a latitude and a longitude with the letters of their directions alone: "51.5N 0.12W", "34.6S, 58.4W".
  ///
  /// Behind a blank these letters would be units, so that only two decimals are a place then: "51.5 N 0.12 W".
  func lettersOfPlace(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1),
      let latitude = numberWithDirection(index, in: ["N", "S"], to: 90),
      case let comma = tokens.isMark(latitude.next, ",") ? latitude.next + 1 : latitude.next,
      case let start = tokens.skipSpace(comma), start > latitude.next,
      let longitude = numberWithDirection(start, in: ["E", "O", "W"], to: 180),
      latitude.isSpaced == longitude.isSpaced, tokens.isBoundary(longitude.next)
    else { return nil }
    form.append(latitude.words)
    if comma > latitude.next { form.appendPause(rules.pause) }
    form.append(longitude.words)
    return longitude.next
  }

  private func numberWithDirection(
    _ index: Int, in letters: Set<String>, to most: Int
  ) -> (words: String, isSpaced: Bool, next: Int)? {
    guard let number = textNumber(index), !number.isGrouped,
      Int(number.whole).map({ $0 <= most }) == true,
      case let letter = tokens.skipSpace(number.next), letters.contains(tokens.text(letter)),
      letter == number.next || number.fraction != nil,
      let direction = type(of: rules).directions[tokens.text(letter)]
    else { return nil }
    return ("\(rules.say(spoken(number))) \(direction)", letter > number.next, letter + 1)
  }

  /// Reads a latitude and a longitude by ISO 6709: "+1703-06148".
  func coordinates(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let (latitude, longitude, next) = tokens.coordinates(index) else { return nil }
    append(latitude, ("N", "S"), into: &form)
    form.appendPause(rules.pause)
    append(longitude, ("E", "W"), into: &form)
    return next
  }

  /// Reads an angle in degrees, minutes and perhaps seconds of arc, with its direction: "52° 31′ 12″ N".
  ///
  /// Without its degrees a number with such a mark is one of feet, inches or minutes.
  func angle(
    _ index: Int, isNegative: Bool = false, into form: inout SpokenForm
  ) -> Int? {
    // The direction may be before it as well: "N55°57'10.0\"".
    let isBehindDirection =
      type(of: rules).directions[tokens.text(index - 1)] != nil && tokens.isEdge(index - 2)
    guard tokens.isMark(index + 1, "°"),
      isNegative || isBehindDirection || tokens.isBoundary(index - 1),
      let degrees = textNumber(index), degrees.next == index + 1,
      let minutes = arc(tokens.skipSpace(index + 2), marks: Self.primes)
    else { return nil }
    form.append(rules.measure(spoken(degrees, isNegative: isNegative), unit: "degree"))
    form.append(rules.measure(spoken(minutes.number), unit: minute))
    var next = minutes.next
    if let seconds = arc(tokens.skipSpace(next), marks: Self.doublePrimes) {
      form.append(rules.measure(spoken(seconds.number), unit: second))
      next = seconds.next
    }
    return direction(next, into: &form) ?? next
  }

  /// Reads the direction behind degrees: "74.0060° W".
  func direction(_ index: Int, into form: inout SpokenForm) -> Int? {
    let at = tokens.skipSpace(index)
    let bearings = type(of: rules).bearings
    for length in bearings.isEmpty ? [] : [5, 4, 2] where at + length <= tokens.count {
      if let words = bearings[tokens.text(from: at, to: at + length)] {
        form.append(words)
        return at + length
      }
    }
    guard tokens.isEdge(at + 1), let word = type(of: rules).directions[tokens.text(at)] else {
      return nil
    }
    form.append(word)
    return at + 1
  }

  /// A sixtieth of a degree, which is called a minute behind degrees, unless the language has a name of its own.
  private var minute: String {
    type(of: rules).units["arc-minute"] == nil ? "minute" : "arc-minute"
  }

  private var second: String {
    type(of: rules).units["arc-second"] == nil ? "second" : "arc-second"
  }

  /// A number below sixty with the mark of a part of a degree behind it.
  private func arc(_ index: Int, marks: Set<String>) -> (number: TextNumber, next: Int)? {
    guard let number = textNumber(index), number.whole.utf8.count <= 2,
      Int(number.whole).map({ $0 < 60 }) == true, tokens.isMark(number.next, in: marks)
    else { return nil }
    return (number, number.next + 1)
  }

  private func append(
    _ angle: TextTokens.Angle, _ letters: (String, String), into form: inout SpokenForm
  ) {
    let direction = type(of: rules).directions[angle.isNegative ? letters.1 : letters.0]
    if direction == nil { form.append(angle.isNegative ? rules.words.minus : rules.words.plus) }
    for (part, unit) in zip(angle.parts, ["degree", minute, second])
    where part > 0 || unit == "degree" {
      form.append(rules.measure(SpokenNumber(part), unit: unit))
    }
    if let direction { form.append(direction) }
  }
}
