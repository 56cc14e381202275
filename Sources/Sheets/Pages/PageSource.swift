// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

public import A11y

/// The rows of a table of a web page, each a line of JSON; any other input is passed on as it is.
///
/// ```swift
/// let source = try PageSource(MemorySource(bytes), table: "Prices")
/// var labels = try LabelReader(source)
/// ```
public struct PageSource: ConvertedSource {
  private var base: PeekedSource
  private var rows: PageRows?
  /// The table's caption, or else the page's title.
  public private(set) var title: String?
  /// What names the tables that are not read: their captions, or their numbers.
  public private(set) var otherTables: [String] = []
  /// Whether it is a page.
  public var isPage: Bool { rows != nil }

  /// The longest page that is read, since it is held in memory.
  private static let mostBytes = 1 << 28

  /// Looks at an input's first bytes, and finds the table if it is a page.
  ///
  /// - Parameters:
  ///   - base: the input.
  ///   - name: the table's caption, or its number from 1; nil for the first that has rows and columns.
  ///   - hasHeader: whether its first rows name the columns; nil to find it out.
  /// - Throws: a ``TableFileError`` when a page has no such table.
  public init(
    _ base: any ByteSource, table name: String? = nil, hasHeader: Bool? = nil
  ) throws(TableFileError) {
    self.base = PeekedSource(base)
    var isPage: Bool?
    while isPage == nil {
      isPage = PageMarks.begin(Self.narrowed(self.base.first), isAll: self.base.isAtEnd)
      if isPage == nil { self.base.peek() }
    }
    guard isPage == true else { return }
    while !self.base.isAtEnd {
      self.base.peek()
      if self.base.first.count > Self.mostBytes {
        throw TableFileError("the page is too long to be read")
      }
    }
    if let fault = self.base.fault { throw TableFileError(fault.reason, in: fault.part) }
    let page = PageTables()
    var bytes = PageReferences.corrected(Self.decoded(self.base.take()))
    if PageMarks.beginWithRow(bytes) { bytes = Array("<table>".utf8) + bytes }
    try HTMLReader.read(PageTags.mended(bytes), page)
    try choose(name, of: page, hasHeader)
  }

  /// The path of the value in a page; nothing for any other input, which is passed on as it is.
  public func place(of error: ReadingError) -> String { isPage ? error.path : "" }

  /// The first bytes as those of ASCII, where their order mark tells that they are UTF-16.
  private static func narrowed(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    return bytes.dropFirst(2).filter { $0 != 0 }
  }

  /// A page in UTF-16 as UTF-8; any other page tells its encoding itself.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { at in
      let (first, second) = (UInt16(bytes[at]), UInt16(bytes[at + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Takes the table that was asked for.
  private mutating func choose(
    _ name: String?, of page: PageTables, _ hasHeader: Bool?
  ) throws(TableFileError) {
    // Whoever asks for a table may mean one that no column and no name shows to be data.
    let data = page.tables.filter { $0.hasData && !$0.isList }
    // Lists of terms are tables where there are no others.
    let tables =
      !data.isEmpty
      ? data
      : name != nil
        ? page.tables.filter(\.hasRows) : page.tables.filter { $0.isList && $0.hasData }
    let names = tables.enumerated().map { $1.caption.isEmpty ? "\($0 + 1)" : "\"\($1.caption)\"" }
    guard !tables.isEmpty else {
      throw TableFileError(
        "this is a web page without a table; pandoc -t plain FILE shows its text")
    }
    var index: Int? = tables[0].isSlight ? tables.firstIndex(where: \.isFull) ?? 0 : 0
    if let name {
      index =
        tables.firstIndex { $0.caption == name }
        ?? tables.firstIndex { $0.caption.lowercased() == name.lowercased() }
        ?? Int(name).flatMap { tables.indices.contains($0 - 1) ? $0 - 1 : nil }
    }
    guard let index else {
      throw TableFileError(
        "there is no table \"\(name ?? "")\" on this page; there are \(names.joined(separator: ", "))"
      )
    }
    if tables[index].isTooWide {
      throw TableFileError("the table has more than \(PageTable.mostColumns) columns")
    }
    if tables[index].reachesTooFar {
      throw TableFileError(
        "cells of the table reach down into more than \(MergedRows.mostAtOnce) columns of one row")
    }
    rows = try PageRows(tables[index], hasHeader: hasHeader)
    let caption = tables[index].caption
    title = caption.isEmpty ? (page.title.isEmpty ? nil : page.title) : caption
    otherTables = names.enumerated().filter { $0.offset != index }.map(\.element)
  }

  /// Appends the next bytes.
  public mutating func read(into output: inout OutputRawSpan) throws(SourceError) {
    guard let rows else { return try base.read(into: &output) }
    try rows.read(into: &output)
  }

  /// Starts over at the first byte.
  public mutating func rewind() throws(SourceError) {
    guard let rows else { return try base.rewind() }
    try rows.rewind()
  }

  /// Continues at an offset.
  public mutating func seek(to offset: Int) throws(SourceError) {
    guard let rows else { return try base.seek(to: offset) }
    try rows.seek(to: offset)
  }

  /// Whether reading gives bytes, or the end, within some milliseconds.
  public mutating func isReady(within milliseconds: Int) -> Bool {
    isPage || base.isReady(within: milliseconds)
  }

  /// Announces that nothing needs to be kept.
  public mutating func willNotRewind() {
    if rows == nil { base.willNotRewind() }
  }
}
