/// The rows of a sheet, one after the other.
protocol SheetSource: AnyObject {
  /// Reads the next row that isn't empty, which is valid until it is handed back; nil at the end.
  func next() throws(TableFileError) -> SheetRow?

  /// Takes a row back, to be used again.
  func reuse(_ row: SheetRow)

  /// The formulas without a result in what has been read.
  var uncomputedFormulas: UncomputedFormulas { get }
}

extension SheetSource {
  /// None, where there are no formulas.
  var uncomputedFormulas: UncomputedFormulas { UncomputedFormulas() }
}
