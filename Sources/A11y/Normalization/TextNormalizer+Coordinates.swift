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

  private func append(_ angle: TextTokens.Angle, into form: inout SpokenForm) {
    form.append(angle.isNegative ? rules.words.minus : rules.words.plus)
    for (part, unit) in zip(angle.parts, ["degree", "arc-minute", "arc-second"]) {
      form.append(rules.measure(SpokenNumber(part), unit: unit))
    }
  }
}
