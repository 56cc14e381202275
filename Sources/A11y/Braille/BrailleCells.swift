// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Cells of braille, and how files write them.
enum BrailleCells {
  /// Dot 5, which leads from a short entry to the next column.
  static let guideDot: UInt8 = 0b01_0000
  /// Dots 2 and 5, of which the line under a heading is made.
  static let rule: UInt8 = 0b01_0010

  /// The character of American ASCII braille for each cell.
  ///
  /// Source: the table en-us-brf.dis of liblouis.
  private static let ascii = Array(
    #" A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\0Z7(_?W]#Y)="#.utf8)

  /// A line in ASCII braille.
  static func ascii(_ cells: [UInt8]) -> [UInt8] { cells.map { ascii[Int($0 & 0x3F)] } }

  /// A line in the patterns of Unicode, with U+2800 for a blank cell.
  static func unicode(_ cells: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    for cell in cells {
      if let scalar = Unicode.Scalar(0x2800 + UInt32(cell & 0x3F)) { text.append(scalar) }
    }
    return String(text)
  }

  /// Cells without blanks at their end.
  static func trimmed(_ cells: [UInt8]) -> [UInt8] {
    Array(cells[..<((cells.lastIndex { $0 != 0 } ?? -1) + 1)])
  }

  /// The text of a column; empty where there is none.
  static func text(_ texts: [[UInt8]], at column: Int) -> [UInt8] {
    texts.indices.contains(column) ? texts[column] : []
  }

  /// The words of some cells, which blanks part.
  static func words(_ cells: [UInt8]) -> [ArraySlice<UInt8>] { cells.split(separator: 0) }

  /// Cells on lines of a width, parted between words.
  ///
  /// - Parameters:
  ///   - cells: the cells.
  ///   - width: the cells of a line.
  ///   - first: the blank cells before the first line.
  ///   - others: the blank cells before all other lines.
  /// - Returns: the lines. A word that is longer than a line is parted where the line ends.
  static func wrapped(
    _ cells: [UInt8], width: Int, first: Int = 0, others: Int = 0
  ) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line = [UInt8](repeating: 0, count: min(first, width - 1))
    var isEmpty = true
    func endLine() {
      lines.append(line)
      line = [UInt8](repeating: 0, count: min(others, width - 1))
      isEmpty = true
    }
    for word in words(cells) {
      var rest = word[...]
      if !isEmpty {
        if line.count + 1 + rest.count <= width { line.append(0) } else { endLine() }
      }
      while line.count + rest.count > width {
        let room = width - line.count
        line += rest.prefix(room)
        rest = rest.dropFirst(room)
        endLine()
      }
      line += rest
      isEmpty = isEmpty && rest.isEmpty
    }
    if !isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// Cells in the middle of a line of a width.
  static func centered(_ cells: [UInt8], width: Int) -> [UInt8] {
    [UInt8](repeating: 0, count: max(0, width - cells.count) / 2) + cells
  }
}
