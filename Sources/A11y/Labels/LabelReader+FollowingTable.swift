// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension LabelReader {
  /// Opens the table behind this one in the same stream or JSON object, once ``next(into:)`` has returned nil.
  ///
  /// Programs print several tables one after the other, and JSON has several in one object, each with columns of its own. What was said of the columns beforehand
  /// by a description holds for the first; the options hold for all.
  ///
  /// ```swift
  /// var labels = try LabelReader(MemorySource("a | n\n--+--\nx | 1\n\nb | c\n--+--\ny | 2\n"))
  /// var out = ByteBuffer()
  /// while try labels.next(into: &out) != nil { out.append("\n") }
  /// if var others = try labels.nextTable() {
  ///   while try others.next(into: &out) != nil { out.append("\n") }
  /// }
  /// out.text()  // "a x, n 1\nb y, c 2\n"
  /// ```
  ///
  /// - Returns: its reader; nil if no other table follows.
  /// - Throws: a ``ReadingError`` if it can't be read.
  public mutating func nextTable() throws(ReadingError) -> LabelReader? {
    guard let following = reader.takeFollowingTable() else { return nil }
    var options = self.options
    options.format = following.format
    options.firstLine = following.firstLine
    options.titleAbove = following.title
    options.described = nil
    options.rowsAt = nil
    options.shape = nil
    // Tables that programs print are short.
    options.blockLength = min(options.blockLength, 16 * 1024)
    var labels = try LabelReader(following.source, options: options, locale: locale)
    labels.name = name
    labels.fileName = fileName
    labels.dictionary = dictionary
    labels.willDisplay = willDisplay
    // Handed on, and not copied; those inside of this one come first.
    var others = reader.followingTables
    reader.followingTables = []
    others += labels.reader.followingTables
    labels.reader.followingTables = others
    // A program that runs again and again tells of the same rows.
    if reader.textTable?.names == labels.reader.textTable?.names { labels.known = known }
    return labels
  }

  /// How many lines behind a drawn table belong to none, and the number of the first, once ``nextTable()`` has been asked.
  package var linesLeftOut: (count: Int, first: Int)? { reader.leftOut }
}
