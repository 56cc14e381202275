// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The sum of decimal numbers, exact for as long as it has few enough digits.
struct ExactSum: Sendable {
  private var units: Int128 = 0
  private var scale = 0
  private var estimate = 0.0
  /// Whether no digit has been lost; otherwise the sum is one of binary numbers.
  private(set) var isExact = true

  /// Adds a number, of which the nearest binary one is known.
  mutating func add(_ number: DecimalNumber, _ approximation: Double) {
    estimate += approximation
    guard isExact else { return }
    if number.scale == scale, let magnitude = Int64(exactly: number.significand),
      case let (sum, isOver) = units.addingReportingOverflow(
        Int128(number.isNegative ? -magnitude : magnitude)), !isOver
    {
      units = sum
      return
    }
    let wanted = max(scale, number.scale)
    guard let own = Self.raise(units, by: wanted - scale),
      let magnitude = Int128(exactly: number.significand),
      let other = Self.raise(number.isNegative ? -magnitude : magnitude, by: wanted - number.scale),
      case let (sum, isOver) = own.addingReportingOverflow(other), !isOver
    else {
      isExact = false
      return
    }
    units = sum
    scale = wanted
  }

  /// Adds another sum.
  mutating func merge(_ other: ExactSum) {
    estimate += other.estimate
    let wanted = max(scale, other.scale)
    guard isExact, other.isExact, let own = Self.raise(units, by: wanted - scale),
      let more = Self.raise(other.units, by: wanted - other.scale),
      case let (sum, isOver) = own.addingReportingOverflow(more), !isOver
    else {
      isExact = false
      return
    }
    units = sum
    scale = wanted
  }

  /// The sum.
  var total: DecimalNumber? {
    guard isExact else { return DecimalNumber(estimate) }
    return DecimalNumber(isNegative: units < 0, significand: units.magnitude, scale: scale)
  }

  /// The mean of so many numbers, rounded half to even with six digits more than they have; nil for none.
  func mean(of count: Int) -> DecimalNumber? {
    guard count > 0 else { return nil }
    // Six more digits, or as many as there is room for.
    for more in stride(from: 6, through: 0, by: -1) {
      guard isExact, let raised = Self.raise(units, by: more) else { continue }
      let quotient = HalfEven.quotient(raised.magnitude, dividingBy: UInt128(count))
      return DecimalNumber(
        isNegative: raised < 0 && quotient > 0, significand: quotient, scale: scale + more
      ).trimmed(toFractionDigits: 0)
    }
    return DecimalNumber(estimate / Double(count))
  }

  /// Passes the sum to or from another process.
  mutating func pass(_ archive: inout ByteArchive) throws(ByteArchive.Fault) {
    var isNegative = units < 0
    var magnitude = units.magnitude
    try archive.pass(&isNegative)
    try archive.pass(&magnitude)
    try archive.pass(&scale, within: DecimalNumber.scaleLimit)
    try archive.pass(&estimate)
    try archive.pass(&isExact)
    guard archive.isReading else { return }
    guard let read = Int128(exactly: magnitude) else { throw .broken }
    units = isNegative ? -read : read
  }

  /// A number with more zeros at its end; nil when it is too large for them.
  private static func raise(_ number: Int128, by zeros: Int) -> Int128? {
    var raised = number
    guard zeros <= DecimalNumber.digitLimit else { return number == 0 ? 0 : nil }
    for _ in 0..<max(zeros, 0) {
      let (product, isOver) = raised.multipliedReportingOverflow(by: 10)
      if isOver { return nil }
      raised = product
    }
    return raised
  }
}

extension DecimalNumber {
  /// The difference from another number, exact where it has few enough digits; nil for one that is no number.
  func minus(_ other: DecimalNumber) -> DecimalNumber? {
    var opposite = other
    opposite.isNegative.toggle()
    var sum = ExactSum()
    sum.add(self, approximation)
    sum.add(opposite, opposite.approximation)
    return sum.total
  }
}
