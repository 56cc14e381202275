/// Rows kept in memory, as they stand in the input, to be read again in another order.
///
/// What cannot stream is held here: the bytes of the rows that show, and their places, so that an error in
/// one is still named by its line and column.
final class HeldRows {
  /// One row: its bytes, and where they were.
  private struct Entry {
    var start: Int
    var end: Int
    var line: Int
    var column: Int
    /// How many bytes of the input stood before it.
    var offset: Int
    /// Where in the data it was: its place among the rows of one array.
    var row: Int
    /// The place of its array's path among the paths.
    var path: Int
  }

  private var bytes = ByteBuffer()
  private var entries: [Entry] = []
  /// The paths of the arrays that rows are in; one for each section of the input.
  private var paths: [String] = []
  /// For each section that is shown the numbers of its rows.
  var sections: [[Int]] = []

  /// How many rows there are.
  var count: Int { entries.count }

  /// Keeps the bytes of a row.
  ///
  /// - Parameters:
  ///   - window: where the bytes are.
  ///   - offset: how many bytes of the input stand before the window.
  ///   - start: where the row begins.
  ///   - end: the offset of its end.
  ///   - row: its place in its array.
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

  /// Puts a row into the input's window, as if it had been read there.
  ///
  /// - Parameters:
  ///   - place: where the row is shown.
  ///   - input: the input.
  func load(_ place: IndexPath, into input: inout InputScanner) {
    let entry = entries[sections[place.section][place.row]]
    input.load(
      bytes, from: entry.start, to: entry.end, line: entry.line, column: entry.column,
      offset: entry.offset)
  }

  /// The path of a row in the data.
  func path(of place: IndexPath) -> String {
    let entry = entries[sections[place.section][place.row]]
    return "\(paths[entry.path])[\(entry.row)]"
  }
}
