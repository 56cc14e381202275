// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension TextTokens {
  /// An angle of a coordinate: degrees, minutes and perhaps seconds of arc.
  struct Angle {
    var isNegative: Bool
    /// Degrees, minutes and seconds, as far as they are given.
    var parts: [Int]
  }

  /// A latitude and a longitude by ISO 6709, `+1703-06148` or `+404500-0735900`, and the index past them.
  func coordinates(_ index: Int) -> (latitude: Angle, longitude: Angle, next: Int)? {
    guard let latitude = angle(index, degreeDigits: 2),
      let longitude = angle(index + 2, degreeDigits: 3),
      latitude.parts.count == longitude.parts.count, isEdge(index - 1),
      isEdge(index + 4) || isMark(index + 4, "/")
    else { return nil }
    return (latitude, longitude, index + 4)
  }

  private func angle(_ index: Int, degreeDigits: Int) -> Angle? {
    guard isMark(index, in: ["+", "-", "−"]), kind(index + 1) == .digits else { return nil }
    let digits = Array(text(index + 1))
    guard digits.count == degreeDigits + 2 || digits.count == degreeDigits + 4 else { return nil }
    var parts = [Int(String(digits.prefix(degreeDigits))) ?? 0]
    for start in stride(from: degreeDigits, to: digits.count, by: 2) {
      guard let part = Int(String(digits[start..<start + 2])), part < 60 else { return nil }
      parts.append(part)
    }
    guard parts[0] <= (degreeDigits == 2 ? 90 : 180) else { return nil }
    return Angle(isNegative: !isMark(index, "+"), parts: parts)
  }
}
