// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Why a scan stopped, and at which offset in the window.
struct ScanFailure: Error {
  enum Reason: Hashable {
    /// The window ends inside of something; more bytes may fix that.
    case incomplete
    case expected(StaticReason)
    case controlCharacter
    case badEscape
    case badEncoding
    case badNumber
    case tooDeep
    case openQuote
    case textAfterQuote
    case zeroByte
    case wrongFieldCount(found: Int, expected: Int)
    case tooManyNames
    case tooManyMembers
    case rowOverLines
  }

  /// What the grammar expected.
  enum StaticReason: String {
    case value = "a value"
    case key = "a key in double quotes"
    case colon = "':'"
    case commaOrBrace = "',' or '}'"
    case commaOrBracket = "',' or ']'"
    case row = "a row: an object, an array, a string, a number, true, false or null"
    case rows = "an array of rows"
    case section = "a section: an object"
    case end = "nothing more"
    case endOfLine = "nothing more on the line of this row"
  }

  var reason: Reason
  var offset: Int

  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  static func expected(_ what: StaticReason, at offset: Int) -> ScanFailure {
    ScanFailure(.expected(what), at: offset)
  }
}

extension ScanFailure {
  var code: ReadingError.Code {
    switch reason {
    case .badEncoding: .encoding
    case .tooManyNames, .tooManyMembers: .limit
    case .tooDeep: .limit
    default: .syntax
    }
  }

  /// The failure in words.
  ///
  /// - Parameters:
  ///   - found: what was found there.
  ///   - offset: its offset in the input.
  /// - Returns: the reason for an error.
  func description(found: String, offset: Int) -> String {
    switch reason {
    case .incomplete: "the input ends inside this row"
    case .expected(let what): "expected \(what.rawValue), found \(found)\(Self.remedy(for: found))"
    case .controlCharacter: "a control character, \(found), inside a string must be escaped"
    case .badEscape: "not a valid JSON escape: \(found)"
    case .badEncoding: "the bytes here are not UTF-8 (\(found) at offset \(offset))"
    case .badNumber: "expected a JSON number, found \(found)\(Self.remedy(for: found))"
    case .tooDeep: "nested more than \(TextCursor.depthLimit) levels deep"
    case .tooManyNames: "more than \(ColumnTable.nameLimit) different fields"
    case .tooManyMembers: "more than \(ColumnTable.nameLimit) values in one row"
    case .openQuote: "this quoted cell is never closed"
    case .textAfterQuote:
      "expected a separator or a line break after the closing quote, found \(found)"
    case .rowOverLines: "this row does not end on its line"
    case .zeroByte: "a zero byte: this is no text, or its encoding must be given"
    case .wrongFieldCount(let found, let expected):
      "the row has \(found) cell\(found == 1 ? "" : "s"), the header has \(expected)"
    }
  }

  /// What to do about what other languages write in place of JSON; empty for anything else.
  private static func remedy(for found: String) -> String {
    let word = found.filter(\.isLetter)
    return switch word {
    case "NaN", "Infinity", "inf", "nan":
      "; JSON has null for what is no number, and pandas writes it with to_json"
    case "None", "True", "False": "; that is Python's, which json.dumps writes as JSON"
    case "undefined": "; JSON has null in its place"
    default: found.hasPrefix("''") || found == "\"'\"" ? "; JSON has double quotes" : ""
    }
  }
}
