// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A line as a terminal shows it: without escape sequences, each character at its column.
struct TerminalLine {
  /// The first scalar of the character at each column; a wide character is followed by ``filler``.
  let columns: [Unicode.Scalar]
  /// What else belongs to the characters of some columns: accents, joined emoji.
  private let attached: [Int: String.UnicodeScalarView]

  /// What stands at the second column of a wide character.
  static let filler: Unicode.Scalar = "\u{0}"
  /// The columns between two tab stops.
  private static let tabWidth = 8

  /// Lays out a line, which has no line break in it.
  ///
  /// - Parameters:
  ///   - text: the line.
  ///   - countsWide: whether a wide character takes two columns, as a terminal shows it; some programs count
  ///     characters instead.
  init(_ text: String, countsWide: Bool = true) {
    var columns: [Unicode.Scalar] = []
    var attached: [Int: String.UnicodeScalarView] = [:]
    columns.reserveCapacity(text.utf8.count)
    var isJoined = false
    for scalar in TerminalEscapes.removed(from: text).unicodeScalars {
      if scalar == "\t" {
        repeat { columns.append(" ") } while columns.count % Self.tabWidth != 0
        continue
      }
      if scalar.value >= 0x300, isJoined || Self.isAttached(scalar),
        let base = columns.lastIndex(where: { $0 != Self.filler })
      {
        attached[base, default: String.UnicodeScalarView()].append(scalar)
        isJoined = scalar == "\u{200D}"
        // A sign that is asked for as an emoji is wide.
        if scalar == "\u{FE0F}", countsWide, base == columns.count - 1 {
          columns.append(Self.filler)
        }
        continue
      }
      columns.append(scalar)
      if countsWide, Self.isWide(scalar) { columns.append(Self.filler) }
    }
    while columns.last == " " || columns.last == "\r" { columns.removeLast() }
    // So pandas ends the names of a part of a frame, whose other columns follow below.
    if columns.suffix(3).elementsEqual("  \\".unicodeScalars) {
      while columns.last == " " || columns.last == "\\" { columns.removeLast() }
    }
    self.columns = columns
    self.attached = attached
  }

  var isBlank: Bool { columns.isEmpty }

  /// How many columns it takes.
  var width: Int { columns.count }

  /// Whether nothing stands at a column.
  func isBlank(at column: Int) -> Bool { column >= columns.count || columns[column] == " " }

  /// What stands in some columns, without blanks around it.
  func text(_ range: Range<Int>) -> String {
    var range = range.clamped(to: 0..<columns.count)
    while let first = range.first, columns[first] == " " { range.removeFirst() }
    while let last = range.last, columns[last] == " " { range.removeLast() }
    var text = String.UnicodeScalarView()
    for column in range where columns[column] != Self.filler {
      text.append(columns[column])
      if !attached.isEmpty, let more = attached[column] { text.append(contentsOf: more) }
    }
    return String(text)
  }

  /// The whole line, without blanks around it.
  var text: String { text(0..<columns.count) }

  /// The runs of characters between blanks.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for column in 0...columns.count {
      if isBlank(at: column) {
        if let first = start { words.append(first..<column) }
        start = nil
      } else if start == nil {
        start = column
      }
    }
    return words
  }

  /// Whether a scalar takes no column of its own.
  private static func isAttached(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    case .format: scalar != "\u{AD}"
    default: (0x1F3FB...0x1F3FF).contains(scalar.value)
    }
  }

  /// Whether a scalar takes two columns: East Asian letters, full-width forms and most emoji
  /// (Unicode Standard Annex 11).
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }
}

extension Range<Int> {
  fileprivate mutating func removeFirst() { self = lowerBound + 1..<upperBound }
  fileprivate mutating func removeLast() { self = lowerBound..<upperBound - 1 }
}

extension TerminalLine {
  /// The widest gap that all lines have among some places, the last of those that are as wide; nil if there is none.
  static func widestGap(in lines: [TerminalLine], _ places: Range<Int>) -> Range<Int>? {
    var best: Range<Int>?
    var open: Range<Int>?
    for place in places {
      guard lines.allSatisfy({ $0.isBlank(at: place) }) else {
        open = nil
        continue
      }
      let gap = (open?.lowerBound ?? place)..<place + 1
      open = gap
      if gap.count >= best?.count ?? 0 { best = gap }
    }
    return best
  }
}
