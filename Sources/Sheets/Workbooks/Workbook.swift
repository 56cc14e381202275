// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A workbook that is open for reading, with its sheets.
protocol Workbook: AnyObject {
  /// The sheets that are shown, in their order, and then those that are hidden.
  var sheets: [WorkbookSheet] { get }

  /// Starts reading a sheet.
  ///
  /// - Throws: a ``TableFileError`` when it can't be read.
  func rows(of sheet: WorkbookSheet) throws(TableFileError) -> any SheetSource
}

/// A sheet of a workbook.
struct WorkbookSheet {
  /// Its name, as its tab shows it.
  var name: String
  /// Where it is in the file.
  var path: String
  var isHidden = false
}

extension ZIPEntry {
  /// Calls a closure with what stands between two marks, wherever they are in the file.
  ///
  /// - Throws: a ``TableFileError`` when the file can't be read.
  func find(
    _ start: StaticString, upTo end: Character, _ body: (Substring) -> Void
  ) throws(TableFileError) {
    // What is cut at the end of a block is found in the next.
    let overlap = 1024
    var block = [UInt8](repeating: 0, count: 64 * 1024)
    var kept: [UInt8] = []
    while true {
      let count = try read(into: &block)
      kept.append(contentsOf: block[..<count])
      var from = 0
      var next = max(kept.count - start.utf8CodeUnitCount + 1, 0)
      while let found = Self.index(of: start, in: kept, from: from) {
        guard count == 0 || found + overlap <= kept.count else {
          next = found
          break
        }
        let text = String(decoding: kept[found..<min(found + overlap, kept.count)], as: UTF8.self)
        body(text.dropFirst(start.utf8CodeUnitCount).prefix { $0 != end })
        from = found + start.utf8CodeUnitCount
        next = max(next, from)
      }
      if count == 0 { return }
      kept.removeFirst(next)
    }
  }

  /// Where a mark is, by Horspool's algorithm: a byte that isn't in the mark lets its whole length be passed.
  private static func index(of mark: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
    let length = mark.utf8CodeUnitCount
    let mark = unsafe Array(UnsafeBufferPointer(start: mark.utf8Start, count: length))
    var steps = [Int](repeating: length, count: 256)
    for (index, byte) in mark.dropLast().enumerated() { steps[Int(byte)] = length - 1 - index }
    var end = start + length - 1
    while end < bytes.count {
      if bytes[end] == mark[length - 1], bytes[(end - length + 1)...end].elementsEqual(mark) {
        return end - length + 1
      }
      end += steps[Int(bytes[end])]
    }
    return nil
  }
}
