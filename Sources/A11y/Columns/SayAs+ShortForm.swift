// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension SayAs {
  /// The short form, `AS[:OPTION…]`, of everything that can be written that way.
  ///
  /// ```swift
  /// SayAs.signedChange.shortForm  // "percent:direction"
  /// ```
  package var shortForm: String {
    var parts = [name]
    if role == nil {
      switch kind {
      case .currency(let code): parts.append(code)
      case .measure(let unit): parts.append(unit)
      case .rating(let stars): parts.append(String(stars))
      default: break
      }
    }
    if direction { parts.append("direction") }
    if accounting { parts.append("accounting") }
    if whole { parts.append("whole") }
    if let digits { parts.append(digits.token) }
    if let style { parts.append(style.rawValue) }
    return parts.joined(separator: ":")
  }
}

extension FractionDigits {
  /// The token in ICU number skeleton syntax: `.00`, `.##`.
  var token: String {
    let zeros = String(repeating: "0", count: minimum)
    guard let maximum else { return ".\(zeros)+" }
    return ".\(zeros)" + String(repeating: "#", count: max(maximum - minimum, 0))
  }
}
