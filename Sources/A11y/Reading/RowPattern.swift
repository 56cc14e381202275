/// How the rows of an input mostly stand in it, learnt from one of them, so that the next ones that stand there like it
/// need no grammar.
///
/// What a pattern finds is what the grammar would; where a row departs from it, it finds nothing.
protocol RowPattern {
  /// How many line breaks a row has.
  var lineCount: Int { get }

  /// Finds the cells of a row.
  ///
  /// - Parameters:
  ///   - bytes: the window, behind which are zeros.
  ///   - start: where the row before ended.
  ///   - cells: take the cells that were asked for, in the order in which they are said.
  /// - Returns: where the row ends; nil when it departs from the pattern, or goes on behind the window.
  func findCells(
    _ bytes: RawSpan, from start: Int, into cells: inout MutableSpan<CellSlice>
  ) -> Int?
}
