// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The number of digits after the decimal point, as in the tokens of ICU's number skeletons.
///
/// ```swift
/// FractionDigits(token: ".00")  // exactly two
/// FractionDigits(token: ".##")  // up to two
/// FractionDigits(token: ".0#")  // one or two
/// FractionDigits(token: ".")    // none
/// ```
public struct FractionDigits: Hashable, Sendable {
  /// The minimum number of digits.
  public let minimum: Int
  /// The maximum number of digits; nil for no limit.
  public let maximum: Int?

  /// The highest number of digits that can be requested.
  static let limit = 30

  /// All the digits of the value, as it was written.
  public static let all = FractionDigits(minimum: 0, maximum: nil)

  /// Makes a range of digits.
  public init(minimum: Int, maximum: Int?) {
    self.minimum = min(max(minimum, 0), Self.limit)
    self.maximum = maximum.map { min(max($0, minimum, 0), Self.limit) }
  }

  /// Exactly this many digits.
  public static func exactly(_ count: Int) -> FractionDigits {
    FractionDigits(minimum: count, maximum: count)
  }

  /// Parses a token such as `.00` or `.##`; nil if it is not one.
  public init?(token: some StringProtocol) {
    guard token.first == "." else { return nil }
    let rest = token.dropFirst()
    let zeros = rest.prefix { $0 == "0" }
    let hashes = rest.dropFirst(zeros.count)
    if hashes == "+" {
      self.init(minimum: zeros.count, maximum: nil)
      return
    }
    guard hashes.allSatisfy({ $0 == "#" }), rest.count <= Self.limit else { return nil }
    self.init(minimum: zeros.count, maximum: rest.count)
  }
}
