// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A duration, in the units that people use in speech.
struct SpokenDuration {
  /// The total, in seconds.
  let seconds: DecimalNumber

  init(seconds: DecimalNumber) { self.seconds = seconds }

  /// Parses an ISO 8601 duration such as `PT2H5M`, a time such as `2:05:00`, `5:30` or `5:30.25`, or what programs print,
  /// `2d4h`, `1h 30m`, `90s` and, with days, `1-10:04:39`; nil for anything else.
  init?(_ text: String) {
    let isNegative = text.hasPrefix("-") || text.hasPrefix("−")
    let body = isNegative ? text.dropFirst() : text[...]
    guard let total = Self.iso(body) ?? Self.clock(body) ?? Self.letters(body) else { return nil }
    let digits = ByteBuffer((isNegative ? "-" : "") + total)
    guard let seconds = try? DecimalNumber(digits.bytes, from: 0, to: digits.count) else {
      return nil
    }
    self.seconds = seconds
  }

  /// The seconds of a duration such as `P1DT2H5M30.5S`, in digits.
  private static func iso(_ text: Substring) -> String? {
    guard text.first == "P", text.count > 2 else { return nil }
    var isTime = false
    var digits = ""
    var whole = 0
    var fraction = ""
    for character in text.dropFirst() {
      if character == "T" {
        isTime = true
      } else if character.isASCII && character.isNumber || character == "." {
        digits.append(character)
      } else {
        let factor: Int? =
          switch (character, isTime) {
          case ("W", false): 604_800
          case ("D", false): 86_400
          case ("H", true): 3600
          case ("M", true): 60
          case ("S", true): 1
          default: nil
          }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard let factor, let amount = parts.first.flatMap({ Int($0) }), amount < 1_000_000_000,
          parts.count == 1 || (parts.count == 2 && factor == 1)
        else { return nil }
        let (sum, isTooLong) = whole.addingReportingOverflow(amount * factor)
        guard !isTooLong else { return nil }
        whole = sum
        if parts.count == 2 { fraction = "." + parts[1] }
        digits = ""
      }
    }
    return digits.isEmpty ? String(whole) + fraction : nil
  }

  /// The seconds of numbers with the letters of years, weeks, days, hours, minutes and seconds, each smaller than that before it.
  private static func letters(_ text: Substring) -> String? {
    guard text.last?.isLetter == true else { return nil }
    var whole = 0
    var last = Int.max
    var digits = ""
    var isBehindUnit = false
    for character in text {
      if character.isASCII, character.isNumber {
        digits.append(character)
        isBehindUnit = false
        continue
      }
      if character == " ", isBehindUnit { continue }
      let factor: Int? =
        switch character {
        // A year of 365 days, as Kubernetes has it.
        case "y": 31_536_000
        case "w": 604_800
        case "d": 86_400
        case "h": 3600
        case "m": 60
        case "s": 1
        default: nil
        }
      guard let factor, factor < last, digits.count < 10, let amount = Int(digits) else {
        return nil
      }
      let (sum, isTooLong) = whole.addingReportingOverflow(amount * factor)
      guard !isTooLong else { return nil }
      whole = sum
      last = factor
      digits = ""
      isBehindUnit = true
    }
    return isBehindUnit ? String(whole) : nil
  }

  private static func clock(_ text: Substring) -> String? {
    if let dash = text.firstIndex(of: "-"), let days = Int(text[..<dash]), (0..<1_000_000) ~= days,
      case let rest = text[text.index(after: dash)...], rest.count == 8, let time = clock(rest),
      let seconds = Int(time)
    {
      return String(days * 86_400 + seconds)
    }
    let written = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = written[0].split(separator: ":", omittingEmptySubsequences: false)
    let fraction = written.count > 1 ? written[1] : nil
    guard (2...3).contains(parts.count),
      fraction.map({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) ?? true
    else { return nil }
    var whole = 0
    for (index, part) in parts.enumerated() {
      guard let value = Int(part), part.utf8.count <= 6, value >= 0, index == 0 || value < 60 else {
        return nil
      }
      whole = whole * 60 + value
    }
    return String(whole) + (fraction.map { "." + $0 } ?? "")
  }

  /// The days, hours, minutes and seconds with their fraction, without the parts that are zero.
  var parts: [(amount: DecimalNumber, unit: String)] {
    let digits = SpokenNumber(seconds)
    guard let whole = Int(digits.whole), digits.whole.utf8.count < 18 else {
      return [(seconds, "second")]
    }
    var found: [(amount: DecimalNumber, unit: String)] = []
    let units = [("day", 86_400, Int.max), ("hour", 3600, 24), ("minute", 60, 60)]
    for (unit, length, limit) in units {
      let amount = whole / length % limit
      if amount > 0 { found.append((Self.number(String(amount)), unit)) }
    }
    let rest = String(whole % 60) + (digits.fraction.isEmpty ? "" : "." + digits.fraction)
    if rest != "0" || found.isEmpty { found.append((Self.number(rest), "second")) }
    return found
  }

  private static func number(_ digits: String) -> DecimalNumber {
    let buffer = ByteBuffer(digits)
    // Digits computed here always form a number.
    return (try? DecimalNumber(buffer.bytes, from: 0, to: buffer.count))
      ?? DecimalNumber(isNegative: false, significand: 0, scale: 0)
  }
}
