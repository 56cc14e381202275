// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import A11y
internal import ArgumentParser

/// How the values of options become values of the library, each once, while the arguments are read.
enum InputArguments {
  static func pointer(_ text: String) throws -> JSONPointer {
    guard let pointer = JSONPointer(text) else {
      throw ValidationError("expected a JSON Pointer such as /data/values")
    }
    return pointer
  }

  static func locale(_ text: String) throws -> LocaleIdentifier {
    guard let locale = LocaleIdentifier(text) else {
      throw ValidationError("expected \(LocaleIdentifier.expectation)")
    }
    return locale
  }

  static func field(_ text: String) throws -> Field {
    do {
      return try Field(argument: text)
    } catch {
      throw ValidationError(error.description)
    }
  }

  static func fieldName(_ text: String) throws -> String {
    if text.isEmpty { throw ValidationError("expected the name of a field") }
    return text
  }

  /// A number of rows or lines, from 0.
  static func sample(_ text: String) throws -> Int {
    guard let count = Int(text), (0...1_000_000).contains(count) else {
      throw ValidationError("expected a number from 0 to 1000000")
    }
    return count
  }

  /// An encoding by any of its usual names, in any case.
  static func encoding(_ text: String) throws -> TextEncoding {
    let name = text.lowercased().filter { $0.isLetter || $0.isNumber }
    let others: [String: TextEncoding] = [
      "latin1": .windows1252, "iso88591": .windows1252, "cp1252": .windows1252,
      "ansi": .windows1252, "utf16": .utf16LittleEndian, "ascii": .utf8, "usascii": .utf8,
      "sjis": .shiftJIS, "cp932": .shiftJIS, "windows31j": .shiftJIS, "gbk": .gb18030,
      "gb2312": .gb18030, "cp936": .gb18030, "cp950": .big5, "cp949": .eucKR, "uhc": .eucKR,
      "cp1250": .windows1250, "cp1251": .windows1251, "cp1253": .windows1253,
      "cp1254": .windows1254, "cp1255": .windows1255, "cp1256": .windows1256, "koi8": .koi8R,
    ]
    let own = TextEncoding.allCases.first {
      $0.rawValue.filter { $0.isLetter || $0.isNumber } == name
    }
    guard let encoding = own ?? others[name] else {
      let names = TextEncoding.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("expected one of \(names)")
    }
    return encoding
  }

  /// A change of one column: a name, and how it is said.
  static func change(_ text: String) throws -> Field {
    let field = try field(text)
    guard field.say != nil else {
      throw ValidationError("expected a column and how it is said, as in price=currency:USD")
    }
    return field
  }

  /// One character of ASCII, or its name.
  static func delimiter(_ text: String) throws -> UInt8 {
    let named = ["tab": UInt8(ascii: "\t"), "\\t": UInt8(ascii: "\t"), "space": UInt8(ascii: " ")]
    if let byte = named[text.lowercased()] { return byte }
    guard text.utf8.count == 1, let byte = text.utf8.first, byte >= 0x20 || byte == 0x09,
      byte != UInt8(ascii: "\""), byte < 0x7F
    else {
      throw ValidationError(
        "expected one ASCII character that is no quote, or the word tab or space")
    }
    return byte
  }

  /// A count from 1, below 2^31 so that products of two fit.
  static func count(_ text: String) throws -> Int {
    guard let count = Int(text), (1...Int(Int32.max)).contains(count) else {
      throw ValidationError("expected a number from 1 to \(Int32.max)")
    }
    return count
  }

  static func jobs(_ text: String) throws -> Int {
    guard let jobs = Int(text), (1...64).contains(jobs) else {
      throw ValidationError("expected a number from 1 to 64")
    }
    return jobs
  }

  /// The name of a rule of `check`.
  static func rule(_ text: String) throws -> String {
    do {
      var settings = CheckSettings()
      try settings.choose([text])
      return text
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// The page of a rule of `check`, or the list of all.
  static func rulePage(_ text: String) throws -> String {
    text == "all" ? RulePage.index : RulePage(named: try rule(text))?.text ?? ""
  }

  /// The prefix of ids in HTML.
  static func idPrefix(_ text: String) throws -> String {
    guard text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_-]*/) != nil else {
      throw ValidationError("expected letters, digits, - and _, a letter first")
    }
    return text
  }
}
