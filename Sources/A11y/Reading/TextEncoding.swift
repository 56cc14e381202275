// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

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
  /// The Japanese encoding of Windows.
  case shiftJIS = "shift_jis"
  /// The Japanese encoding of Unix.
  case eucJP = "euc-jp"
  /// The Japanese encoding of mail, in which escapes begin and end what is no ASCII.
  case iso2022JP = "iso-2022-jp"
  /// The Chinese encoding of the mainland, of which GBK and GB 2312 are parts.
  case gb18030
  /// The Chinese encoding of Taiwan and Hong Kong.
  case big5
  /// The Korean encoding of Windows, of which EUC-KR is a part.
  case eucKR = "euc-kr"
  /// The Central European encoding of Windows.
  case windows1250 = "windows-1250"
  /// The Cyrillic encoding of Windows.
  case windows1251 = "windows-1251"
  /// The Greek encoding of Windows.
  case windows1253 = "windows-1253"
  /// The Turkish encoding of Windows.
  case windows1254 = "windows-1254"
  /// The Hebrew encoding of Windows.
  case windows1255 = "windows-1255"
  /// The Arabic encoding of Windows.
  case windows1256 = "windows-1256"
  /// The Cyrillic encoding of Unix.
  case koi8R = "koi8-r"

  /// The bytes of a source in this encoding as UTF-8.
  package func decoding(_ source: any ByteSource) -> any ByteSource {
    DecodingSource(source, encoding: self, isPrompt: false, found: FoundEncoding())
  }

  /// The name of ICU's converter; nil for those that need none.
  var converter: String? {
    switch self {
    case .utf8, .utf16LittleEndian, .utf16BigEndian, .windows1252: nil
    case .eucKR: "windows-949"
    default: rawValue
    }
  }

  /// Tells the encoding from the first bytes of an input.
  ///
  /// A byte order mark settles it. Without one, zeros in every other byte mean UTF-16. Bytes above
  /// ASCII of which none is UTF-8 mean Windows-1252 where they stand among letters of ASCII, and where they
  /// stand beside each other the encoding whose language has such letters; though not in JSON, which is
  /// UTF-8 by definition.
  package init(_ bytes: [UInt8]) {
    self = .utf8
    // UTF-32 begins as UTF-16 does, and is refused; UTF-8 may have a mark of its own.
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return }
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
    if Self.isISO2022JP(bytes) {
      self = .iso2022JP
      return
    }
    let first = bytes.first { $0 > 0x20 }
    guard first != UInt8(ascii: "{"), first != UInt8(ascii: "[") else { return }
    if let other = Self.other(bytes) {
      self = other
    } else if Self.isWindows1252(bytes) {
      self = .windows1252
    }
  }

  /// The names that ICU's detector has for those that it can tell.
  private static let detected: [String: TextEncoding] = [
    "Shift_JIS": .shiftJIS, "EUC-JP": .eucJP, "GB18030": .gb18030, "Big5": .big5, "EUC-KR": .eucKR,
    "windows-1251": .windows1251, "KOI8-R": .koi8R, "windows-1253": .windows1253,
    "ISO-8859-7": .windows1253, "windows-1255": .windows1255, "ISO-8859-8": .windows1255,
    "ISO-8859-8-I": .windows1255, "windows-1256": .windows1256,
  ]

  /// From how many bytes the letters of a script are told.
  private static let evidenceLength = 64 * 1024

  /// How many bytes follow the first one of a character of UTF-8; 0 for one that begins none.
  private static func continuations(of byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 1
    case 0xE0...0xEF: 2
    case 0xF0...0xF4: 3
    default: 0
    }
  }

  /// Whether the last bytes begin a character of UTF-8 that goes on.
  static func endsInsideCharacter(_ bytes: [UInt8]) -> Bool {
    let tail = bytes.suffix(3)
    guard let lead = tail.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return false }
    return continuations(of: bytes[lead]) > bytes.count - lead - 1
  }

  /// The encoding of a text in a script other than Latin, whose letters stand beside each other; nil for any other text.
  private static func other(_ text: [UInt8]) -> TextEncoding? {
    let bytes = Array(text.prefix(evidenceLength))
    guard !bytes.contains(where: { $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) }) else {
      return nil
    }
    var high = 0
    var beside = 0
    var besideLetters = 0
    // A file in UTF-8 may have a few broken bytes.
    var inCharacters = 0
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] >= 0x80 else { continue }
      high += 1
      if index > 0, bytes[index - 1] >= 0x80 { beside += 1 }
      if index > 0 && isLetter(bytes[index - 1])
        || index + 1 < bytes.count && isLetter(bytes[index + 1])
      {
        besideLetters += 1
      }
      let length = continuations(of: bytes[index])
      let end = index + length
      guard length > 0, end < bytes.count,
        bytes[(index + 1)...end].allSatisfy({ $0 & 0xC0 == 0x80 })
      else { continue }
      high += length
      beside += length
      inCharacters += length + 1
      index = end
    }
    guard inCharacters * 4 <= high * 3 else { return nil }
    guard high > 3, beside * 5 > high * 2 else { return nil }
    // Proposals of UTF-16 are made for any text.
    // Lines of ASCII alone would make each of them improbable.
    let lines = bytes.split(separator: UInt8(ascii: "\n")).filter { $0.contains { $0 >= 0x80 } }
    let evidence = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    let proposals = ICU.encodings(of: evidence).filter { !$0.name.hasPrefix("UTF") }
    // No Western word is made of accented letters alone, so the first that can be meant is; where letters of ASCII
    // touch them, it must be what is probable.
    let isCertain = besideLetters * 10 <= high
    let choices = isCertain ? proposals : proposals.prefix(1).filter { $0.confidence >= sure }
    return choices.lazy.compactMap { detected[$0.name] }.first { encoding in
      guard let decoder = encoding.converter.flatMap({ ICU.TextDecoder($0) }) else { return false }
      return !decoder.decode(bytes, isEnd: false).contains { $0 == 0xFFFD || $0 == 0x1A }
    }
  }

  /// How probable ICU must find an encoding, of 100.
  private static let sure = 40

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// Whether all is ASCII, and escapes call for Japanese characters of two bytes, as no terminal knows them.
  private static func isISO2022JP(_ bytes: [UInt8]) -> Bool {
    var isFound = false
    for index in bytes.indices {
      if bytes[index] >= 0x80 { return false }
      guard bytes[index] == 0x1B, index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "$")
      else { continue }
      isFound = isFound || [UInt8(ascii: "B"), UInt8(ascii: "@")].contains(bytes[index + 2])
    }
    return isFound
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
      if Self.mayBeCharacter(bytes, at: index) { return false }
      // The last byte may begin a character that goes on.
      if index + 4 < bytes.count || index + 1 < bytes.count && (0xA0...0xFC).contains(byte) {
        isFound = true
      }
    }
    return isFound
  }

  /// Whether a byte and those behind it may be a character of UTF-8.
  ///
  /// The first byte of a longer one is a letter of Windows-1252, and its second a mark such as "…" or "’", so that text of
  /// that encoding has those two; it has no third of their kind, which three or four bytes of UTF-8 would need.
  private static func mayBeCharacter(_ bytes: [UInt8], at index: Int) -> Bool {
    let length = continuations(of: bytes[index])
    guard length > 0, index + 1 < bytes.count else { return false }
    return bytes[(index + 1)...].prefix(length).allSatisfy { $0 & 0xC0 == 0x80 }
  }

  /// The characters of the bytes 0x80 to 0x9F, where Windows-1252 departs from Unicode.
  package static let windowsCharacters: [UInt16] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
  ]
}
