// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The lines above the records of a text that are none of them: comments, directives of programs that draw, and blank lines.
struct CommentLines {
  /// The lines, without blanks and line breaks around them.
  private(set) var texts: [String] = []
  /// Where each line begins.
  private(set) var starts: [Int] = []
  /// The offset behind them.
  private(set) var end: Int
  /// Whether a blank, the sign again or a mark is behind each number sign, which begins no name or number then.
  private(set) var areRemarks = true
  /// Whether there are directives among them, a sign and a word a line: "@type xy".
  private(set) var hasDirectives = false

  /// Finds the lines.
  ///
  /// Directives are some only above numbers, since names may have their sign as well.
  ///
  /// - Parameters:
  ///   - bytes: the window.
  ///   - start: the offset of the first line.
  ///   - end: the offset behind the last line to look at.
  init(_ bytes: RawSpan, from start: Int, to end: Int) {
    self.init(bytes, from: start, to: end, passesDirectives: true)
    let isAboveNumbers =
      self.end < end && "0123456789+-. ".utf8.contains(bytes.byte(self.end))
    if hasDirectives, !isAboveNumbers {
      self.init(bytes, from: start, to: end, passesDirectives: false)
    }
  }

  private init(_ bytes: RawSpan, from start: Int, to end: Int, passesDirectives: Bool) {
    self.end = start
    while self.end < end {
      let at = self.end
      let isDirective = passesDirectives && Self.beginsDirective(bytes, at: at)
      guard isDirective || Self.beginsComment(bytes, at: at) || isBlank(bytes, at: at) else {
        break
      }
      if bytes.byte(at) == UInt8(ascii: "#"), at + 1 < end, !Self.isRemark(bytes.byte(at + 1)) {
        areRemarks = false
      }
      hasDirectives = hasDirectives || isDirective
      self.end = min(Self.endOfLine(bytes, from: at), end)
      starts.append(at)
      let line = bytes.text(from: at, to: self.end).utf8.prefix { $0 != 0x0A && $0 != 0x0D }
      texts.append(String(KeyedLine.trimmed(Substring(line))))
    }
  }

  /// Whether a byte behind the sign of a comment makes a line one: a blank, the sign again or one that begins no name
  /// or number.
  static func isRemark(_ second: UInt8) -> Bool {
    second <= UInt8(ascii: " ") || "#@*=-!".utf8.contains(second)
  }

  /// The offset behind a comment of MATLAB, TeX or Fortran, a percent sign or an exclamation mark and a blank, the same sign again
  /// or the end of the line; nil if none begins at an offset.
  static func endOfComment(_ bytes: RawSpan, at start: Int) -> Int? {
    guard start + 1 < bytes.byteCount, case let sign = bytes.byte(start),
      sign == UInt8(ascii: "%") || sign == UInt8(ascii: "!")
    else { return nil }
    let next = bytes.byte(start + 1)
    let isBare = next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r")
    guard next == UInt8(ascii: " ") || next == sign || isBare else { return nil }
    return endOfLine(bytes, from: start)
  }

  private static func beginsComment(_ bytes: RawSpan, at start: Int) -> Bool {
    bytes.byte(start) == UInt8(ascii: "#") || endOfComment(bytes, at: start) != nil
  }

  private static func beginsDirective(_ bytes: RawSpan, at start: Int) -> Bool {
    guard start + 1 < bytes.byteCount, bytes.byte(start) == UInt8(ascii: "@") else { return false }
    return (bytes.byte(start + 1) | 0x20) &- UInt8(ascii: "a") < 26
      || bytes.byte(start + 1) == UInt8(ascii: " ")
  }

  /// Whether a line has nothing but its end; none is the first of all.
  private func isBlank(_ bytes: RawSpan, at start: Int) -> Bool {
    !starts.isEmpty
      && (bytes.byte(start) == UInt8(ascii: "\n") || bytes.byte(start) == UInt8(ascii: "\r"))
  }

  private static func endOfLine(_ bytes: RawSpan, from start: Int) -> Int {
    var at = start
    while at < bytes.byteCount, bytes.byte(at) != UInt8(ascii: "\n") { at += 1 }
    return at + 1
  }
}
