// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Quick looks at a text's bytes, which spare most texts a look at their characters.
extension String {
  /// Whether it has ASCII characters alone.
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// Whether it has only characters of ASCII that are seen, and blanks.
  var isPrintableASCII: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }
}

extension UInt8 {
  /// Whether it is `A` to `Z`, `a` to `z` or `0` to `9`.
  var isASCIILetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}
