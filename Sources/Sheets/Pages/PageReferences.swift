// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// References by number to what is no character of Unicode, as pages written on Windows have them: `&#128;` for the euro.
///
/// Browsers show the characters of Windows-1252 for them (HTML standard, "Numeric character reference end state").
enum PageReferences {
  private static let numbers = 128...159

  /// A page with the numbers of those characters in Unicode.
  static func corrected(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var copied = 0
    var at = 0
    while let start = bytes[at...].firstIndex(of: UInt8(ascii: "&")) {
      at = start + 1
      // An ampersand, a number sign, three digits and a semicolon.
      guard start + 5 < bytes.count, bytes[start + 1] == UInt8(ascii: "#"),
        bytes[start + 5] == UInt8(ascii: ";"),
        let number = Int(String(decoding: bytes[start + 2..<start + 5], as: UTF8.self)),
        numbers.contains(number)
      else { continue }
      let character = TextEncoding.windowsCharacters[number - numbers.lowerBound]
      kept += bytes[copied..<start]
      kept += Array("&#\(character);".utf8)
      copied = start + 6
      at = copied
    }
    return copied == 0 ? bytes : kept + bytes[copied...]
  }
}
