/// Coordinates in running text.
extension TextNormalizer {
  /// Reads a latitude and a longitude by ISO 6709: "+1703-06148".
  func coordinates(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let (latitude, longitude, next) = tokens.coordinates(index) else { return nil }
    append(latitude, into: &form)
    form.appendPause(rules.pause)
    append(longitude, into: &form)
    return next
  }

  /// Reads an angle in degrees, minutes and perhaps seconds of arc: "52° 31′ 12″".
  ///
  /// Without its degrees a number with such a mark is one of feet, inches or minutes.
  func angle(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index + 1, "°"), tokens.isBoundary(index - 1),
      let degrees = textNumber(index), degrees.next == index + 1,
      let minutes = arc(tokens.skipSpace(index + 2), marks: ["'", "′", "’"])
    else { return nil }
    form.append(rules.measure(spoken(degrees), unit: "degree"))
    form.append(rules.measure(spoken(minutes.number), unit: "arc-minute"))
    guard let seconds = arc(tokens.skipSpace(minutes.next), marks: ["\"", "″", "”"]) else {
      return minutes.next
    }
    form.append(rules.measure(spoken(seconds.number), unit: "arc-second"))
    return seconds.next
  }

  /// A number below sixty with the mark of a part of a degree behind it.
  private func arc(_ index: Int, marks: Set<String>) -> (number: TextNumber, next: Int)? {
    guard let number = textNumber(index), number.whole.utf8.count <= 2,
      Int(number.whole).map({ $0 < 60 }) == true, tokens.isMark(number.next, in: marks)
    else { return nil }
    return (number, number.next + 1)
  }

  private func append(_ angle: TextTokens.Angle, into form: inout SpokenForm) {
    form.append(angle.isNegative ? rules.words.minus : rules.words.plus)
    for (part, unit) in zip(angle.parts, ["degree", "arc-minute", "arc-second"]) {
      form.append(rules.measure(SpokenNumber(part), unit: unit))
    }
  }
}
