// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What the declaration of a SQLite column says of its values, which any column may ignore.
enum DeclaredType: Equatable {
  /// 0 and 1 are false and true.
  case boolean
  /// Numbers have that many decimals.
  case decimals(Int)
  case other

  /// Reads the type of a declaration: `BOOLEAN`, `decimal(10, 2)`.
  init(_ declaration: String) {
    let text = declaration.lowercased()
    if text.hasPrefix("bool") {
      self = .boolean
    } else if text.hasPrefix("decimal") || text.hasPrefix("numeric"),
      let comma = text.firstIndex(of: ","),
      let scale = Int(text[comma...].filter { $0.isASCII && $0.isNumber }), (1...9).contains(scale)
    {
      self = .decimals(scale)
    } else {
      self = .other
    }
  }

  /// A number as JSON has it, `9.5`, as the declaration wants it: `9.50`, `true`.
  func written(_ number: String) -> String {
    switch self {
    case .boolean: return number == "1" ? "true" : number == "0" ? "false" : number
    case .decimals(let scale):
      // An exponent has no decimals, nor have more of them been lost.
      guard number.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E })
      else { return number }
      let parts = number.split(separator: ".", omittingEmptySubsequences: false)
      let fraction = parts.count > 1 && parts[1] != "0" ? String(parts[1]) : ""
      guard fraction.utf8.count < scale else { return number }
      return parts[0] + "." + fraction + String(repeating: "0", count: scale - fraction.utf8.count)
    case .other: return number
    }
  }
}
