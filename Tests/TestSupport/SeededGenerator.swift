// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Random values from a seed, the same in every run.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator that always gives the same numbers.
  public init(seed: UInt64) { state = seed }

  /// Makes a generator whose seed is new in each run and printed, so that a failure can be repeated with
  /// `SPEAKROWS_SEED`.
  public init(printedFor test: String = #function) {
    let wanted = ProcessInfo.processInfo.environment["SPEAKROWS_SEED"].flatMap { UInt64($0) }
    let seed = wanted ?? UInt64.random(in: 0...UInt64.max)
    print("\(test): SPEAKROWS_SEED=\(seed)")
    self.init(seed: seed)
  }

  /// SplitMix64.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Decimal digits as JSON writes them, of up to so many digits before and after the point.
  public mutating func decimal(whole: Int = 15, fraction: Int = 8) -> String {
    let digits = (0..<Int.random(in: 1...whole, using: &self)).map { _ in
      String(Int.random(in: 0...9, using: &self))
    }.joined()
    let integer = String(digits.drop { $0 == "0" })
    var text = (Bool.random(using: &self) ? "-" : "") + (integer.isEmpty ? "0" : integer)
    let count = Int.random(in: 0...fraction, using: &self)
    if count > 0 {
      text += "." + (0..<count).map { _ in String(Int.random(in: 0...9, using: &self)) }.joined()
    }
    return text
  }
}
