extension TableProfile {
  /// Adds the next row of a table; false at the end, or when enough is known.
  ///
  /// - Throws: the ``ReadingError`` of a row that can't be read.
  package mutating func addNext(of labels: inout LabelReader) throws(ReadingError) -> Bool {
    guard !isFull, let item = try labels.reader.next() else { return false }
    guard item.isRow else { return true }
    add(
      labels.reader.rowValue, numbersAreText: labels.reader.numbersAreText,
      locale: labels.locale)
    return true
  }
}
