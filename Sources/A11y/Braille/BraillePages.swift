// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Blocks of lines on pages, each with the title and its number on the first line.
struct BraillePages {
  let width: Int
  let height: Int
  private let title: [UInt8]
  private var numbers: BrailleText?
  /// The lines of each page.
  private(set) var pages: [[[UInt8]]] = []
  private var page: [[UInt8]] = []

  /// Begins a document.
  ///
  /// - Parameters:
  ///   - width: the cells of a line.
  ///   - height: the lines of a page, with the running head.
  ///   - title: what stands in the middle of each first line.
  ///   - numbers: writes the numbers of pages.
  init(width: Int, height: Int, title: [UInt8], numbers: BrailleText?) {
    self.width = width
    self.height = height
    self.title = title
    self.numbers = numbers
  }

  /// Whether the first line of a page has room for the title and for a number of three digits.
  var hasWholeTitle: Bool { title.count <= width - 7 }

  /// Adds a table's blocks.
  ///
  /// - Parameters:
  ///   - blocks: the blocks. One that is longer than a page goes on on the next.
  ///   - repeated: the lines above all rows, on each page.
  mutating func add(_ blocks: [BrailleBlock], repeating repeated: [[UInt8]]) {
    var hasRepeated = repeated.isEmpty
    // No page is all headings.
    let repeated = repeated.count + 2 < height ? repeated : []
    for (index, block) in blocks.enumerated() {
      let isRow = !block.leads
      var needed = block.lines.count + (isRow && !hasRepeated ? repeated.count : 0)
      // A heading stays with the first lines below it.
      if block.leads, index + 1 < blocks.count {
        needed += min(blocks[index + 1].lines.count, 2) + 1 + (hasRepeated ? 0 : repeated.count)
      }
      let isFirst = page.isEmpty
      let gap = block.isApart && !isFirst ? 1 : 0
      if !isFirst, page.count + gap + needed > height - 1 {
        endPage()
        hasRepeated = repeated.isEmpty
      } else if gap > 0 {
        page.append([])
      }
      if isRow, !hasRepeated {
        page += repeated
        hasRepeated = true
      }
      for line in block.lines {
        if page.count == height - 1 {
          endPage()
          page += repeated
        }
        page.append(line)
      }
    }
  }

  /// Ends the last page; an empty document has one.
  mutating func finish() {
    if !page.isEmpty || pages.isEmpty { endPage() }
  }

  private mutating func endPage() {
    pages.append([head(pages.count + 1)] + page)
    page = []
  }

  /// The title in the middle and the number at the end, three blank cells apart.
  private mutating func head(_ number: Int) -> [UInt8] {
    let digits = numbers?.cells(of: String(number)) ?? []
    let room = width - digits.count - 3
    guard room > 0 else { return BrailleCells.trimmed(Array(digits.prefix(width))) }
    var text = title
    if text.count > room {
      // Between words, so that no other word is read.
      text = BrailleCells.wrapped(title, width: room).first ?? []
    }
    var line = BrailleCells.centered(text, width: width)
    if line.count > room { line = [UInt8](repeating: 0, count: room - text.count) + text }
    line += [UInt8](repeating: 0, count: width - digits.count - line.count)
    return line + digits
  }
}
