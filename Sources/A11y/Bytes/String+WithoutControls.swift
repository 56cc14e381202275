// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text with control characters, and characters that break lines or change the direction of
  /// what follows, replaced, for terminal output that is not a cleaned label.
  package var withoutControls: String {
    let isControl = { (scalar: Unicode.Scalar) in
      switch scalar.value {
      case ..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    guard unicodeScalars.contains(where: isControl) else { return self }
    var clean = String.UnicodeScalarView()
    for scalar in unicodeScalars { clean.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
    return String(clean)
  }
}
