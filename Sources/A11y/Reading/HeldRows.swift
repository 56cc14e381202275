// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Rows kept in memory as raw input bytes, to be read again in another order.
///
/// For what cannot stream, this holds the bytes of the visible rows and their locations, so that
/// errors still name the original line and column.
final class HeldRows {
  /// One row's bytes and original location.
  private struct Entry {
    var start: Int
    var end: Int
    var line: Int
    var column: Int
    /// The row's offset in the input.
    var offset: Int
    /// The row's index in its array.
    var row: Int
    /// The index of its array's path in `paths`.
    var path: Int
  }

  private var bytes = ByteBuffer()
  private var entries: [Entry] = []
  /// The paths of the arrays that contain rows, one for each section of the input.
  private var paths: [String] = []
  /// For each section shown, the indices of its rows.
  var sections: [[Int]] = []

  /// How many rows there are.
  var count: Int { entries.count }

  /// Keeps the bytes of a row.
  ///
  /// - Parameters:
  ///   - window: the bytes that contain the row.
  ///   - offset: the window's offset in the input.
  ///   - start: where the row begins.
  ///   - end: the offset of its end.
  ///   - row: its index in its array.
  ///   - path: the path of the array.
  func append(
    _ window: RawSpan, at offset: Int, from start: TextCursor, to end: Int, row: Int, path: String
  ) {
    if paths.last != path { paths.append(path) }
    let first = bytes.count
    bytes.append(window, from: start.position, to: end)
    entries.append(
      Entry(
        start: first, end: bytes.count, line: start.line, column: start.position - start.lineStart,
        offset: offset + start.position, row: row, path: paths.count - 1))
  }

  /// Puts a row into the input's window, as if it had just been read there.
  ///
  /// - Parameters:
  ///   - indexPath: the index path at which the row is shown.
  ///   - input: the input.
  func load(_ indexPath: RowIndexPath, into input: inout InputScanner) {
    let entry = entries[sections[indexPath.section][indexPath.row]]
    input.load(
      bytes, from: entry.start, to: entry.end, line: entry.line, column: entry.column,
      offset: entry.offset)
  }

  /// The path of a row in the data.
  func path(of indexPath: RowIndexPath) -> String {
    let entry = entries[sections[indexPath.section][indexPath.row]]
    return "\(paths[entry.path])[\(entry.row)]"
  }
}
