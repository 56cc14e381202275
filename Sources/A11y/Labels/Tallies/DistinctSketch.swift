// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// An estimate of how many different texts were added, in a few kilobytes.
///
/// It is HyperLogLog (Flajolet and others, 2007) with 4,096 registers, and counts empty registers where
/// few texts were added; its standard error is 1.04 / √4,096, which is 1.6 %.
struct DistinctSketch: Sendable {
  /// The standard error, as a part of the number.
  static let standardError = 0.01625
  private static let bits = 12

  private var registers = [UInt8](repeating: 0, count: 1 << Self.bits)

  /// Adds a text, by its ``hash(of:)``.
  mutating func add(_ hash: UInt64) {
    let index = Int(hash >> UInt64(64 - Self.bits))
    let rest = hash << UInt64(Self.bits) | 1 << UInt64(Self.bits - 1)
    registers[index] = max(registers[index], UInt8(rest.leadingZeroBitCount + 1))
  }

  /// Adds the texts of another sketch.
  mutating func merge(_ other: DistinctSketch) {
    for (index, register) in other.registers.enumerated() {
      registers[index] = max(registers[index], register)
    }
  }

  /// Passes the sketch to or from another process.
  mutating func pass(_ archive: inout ByteArchive) throws(ByteArchive.Fault) {
    for index in registers.indices {
      var register = Int(registers[index])
      try archive.pass(&register, most: 64)
      registers[index] = UInt8(register)
    }
  }

  /// The estimate.
  var estimate: Int {
    let size = Double(registers.count)
    let empty = registers.count { $0 == 0 }
    let sum = registers.reduce(0.0) { $0 + 1 / Double(UInt64(1) << UInt64($1)) }
    let raw = 0.7213 / (1 + 1.079 / size) * size * size / sum
    if raw <= 2.5 * size, empty > 0 {
      return max(1, Int((size * -logarithm(Double(empty) / size)).rounded()))
    }
    return Int(raw.rounded())
  }

  /// The natural logarithm of a number between 0 and 1, by the series of the inverse hyperbolic tangent.
  private func logarithm(_ number: Double) -> Double {
    var (mantissa, power) = (number, 0.0)
    while mantissa < 0.5 { (mantissa, power) = (mantissa * 2, power - 1) }
    let ratio = (mantissa - 1) / (mantissa + 1)
    var (term, sum) = (ratio, 0.0)
    for odd in stride(from: 1.0, through: 61, by: 2) {
      sum += term / odd
      term *= ratio * ratio
    }
    return 2 * sum + power * 0.693_147_180_559_945_3
  }

  /// A hash that is the same in each run.
  static func hash(of text: String) -> UInt64 {
    var bytes = ByteHash()
    bytes.add(text)
    return bytes.mixed
  }
}
