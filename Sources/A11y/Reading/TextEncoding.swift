/// How the characters of an input are written as bytes.
public enum TextEncoding: String, Sendable, CaseIterable {
  /// UTF-8, the encoding of JSON.
  case utf8 = "utf-8"
  /// UTF-16 with the low byte first.
  case utf16LittleEndian = "utf-16le"
  /// UTF-16 with the high byte first.
  case utf16BigEndian = "utf-16be"
  /// The Western European encoding of Windows, of which Latin-1 is a part.
  case windows1252 = "windows-1252"

  /// Tells the encoding from the first bytes of an input.
  ///
  /// A byte order mark settles it. Without one, zeros in every other byte mean UTF-16. Bytes above
  /// ASCII of which none is UTF-8 mean Windows-1252, though not in JSON, which is UTF-8 by definition.
  package init(_ bytes: [UInt8]) {
    self = .utf8
    if bytes.starts(with: [0xFF, 0xFE]) { self = .utf16LittleEndian }
    if bytes.starts(with: [0xFE, 0xFF]) { self = .utf16BigEndian }
    guard self == .utf8, bytes.count > 3 else { return }
    let zeros = (0..<2).map { half in
      stride(from: half, to: bytes.count, by: 2).count { bytes[$0] == 0 }
    }
    // Latin letters, digits and marks have a zero for their high byte.
    if zeros[0] == 0, zeros[1] * 4 > bytes.count { self = .utf16LittleEndian }
    if zeros[1] == 0, zeros[0] * 4 > bytes.count { self = .utf16BigEndian }
    guard zeros == [0, 0] else { return }
    let first = bytes.first { $0 > 0x20 }
    guard first != UInt8(ascii: "{"), first != UInt8(ascii: "[") else { return }
    if Self.isWindows1252(bytes) { self = .windows1252 }
  }

  /// Whether there are bytes above ASCII, and none belongs to a character of UTF-8.
  private static func isWindows1252(_ bytes: [UInt8]) -> Bool {
    var isFound = false
    for index in bytes.indices where bytes[index] >= 0x80 || bytes[index] < 0x20 {
      let byte = bytes[index]
      if byte < 0x20 {
        // No text has other control characters.
        guard [0x09, 0x0A, 0x0D].contains(byte) else { return false }
        continue
      }
      // These five stand for nothing.
      if [0x81, 0x8D, 0x8F, 0x90, 0x9D].contains(byte) { return false }
      if byte >= 0xC2, byte <= 0xF4, index + 1 < bytes.count, bytes[index + 1] & 0xC0 == 0x80 {
        return false
      }
      // The last byte may begin a character that goes on.
      if index + 4 < bytes.count { isFound = true }
    }
    return isFound
  }

  /// The characters of the bytes 0x80 to 0x9F, where Windows-1252 departs from Unicode.
  static let windowsCharacters: [UInt16] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
  ]
}
