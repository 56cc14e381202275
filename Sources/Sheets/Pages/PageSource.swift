public import A11y

/// The rows of a table of a web page, each a line of JSON; any other input is passed on as it is.
///
/// ```swift
/// let source = try PageSource(MemorySource(bytes), table: "Prices")
/// var labels = try LabelReader(source)
/// ```
public struct PageSource: ByteSource {
  private static let blockLength = 64 * 1024

  private var base: any ByteSource
  /// What was read to find out whether this is a page, and how much of it was passed on.
  private var first: [UInt8] = []
  private var firstPosition = 0
  /// A fault behind what was read.
  private var fault: SourceError?
  private var isAtEnd = false
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
  /// - Throws: a ``TableFileError`` when a page has no such table.
  public init(_ base: any ByteSource, table name: String? = nil) throws(TableFileError) {
    self.base = base
    var isPage: Bool?
    while isPage == nil {
      isPage = PageMarks.begin(first, isAll: isAtEnd)
      if isPage == nil { readMore() }
    }
    guard isPage == true else { return }
    while !isAtEnd {
      readMore()
      if first.count > Self.mostBytes { throw TableFileError("the page is too long to be read") }
    }
    if let fault { throw TableFileError(fault.reason, in: fault.part) }
    let page = PageTables()
    try HTMLReader.read(first, page)
    first = []
    try choose(name, of: page)
  }

  /// Reads more of the input, or its end.
  private mutating func readMore() {
    var block = ByteBuffer()
    do throws(SourceError) {
      let count = try block.append(upTo: Self.blockLength) {
        (output: inout OutputRawSpan) throws(SourceError) in
        try base.read(into: &output)
      }
      isAtEnd = count == 0
    } catch {
      fault = error
      isAtEnd = true
    }
    unsafe block.bytes.withUnsafeBytes { unsafe first.append(contentsOf: $0) }
  }

  /// Takes the table that was asked for.
  private mutating func choose(_ name: String?, of page: PageTables) throws(TableFileError) {
    let tables = page.tables.filter(\.hasData)
    let names = tables.enumerated().map { $1.caption.isEmpty ? "\($0 + 1)" : "\"\($1.caption)\"" }
    guard !tables.isEmpty else {
      throw TableFileError(
        "this is a web page without a table; pandoc -t plain FILE shows its text")
    }
    var index: Int? = 0
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
    rows = try PageRows(tables[index])
    let caption = tables[index].caption
    title = caption.isEmpty ? (page.title.isEmpty ? nil : page.title) : caption
    otherTables = names.enumerated().filter { $0.offset != index }.map(\.element)
  }

  /// Appends the next bytes.
  public mutating func read(into output: inout OutputRawSpan) throws(SourceError) {
    if let rows {
      return try rows.read(into: &output)
    }
    if firstPosition == first.count {
      first = []
      firstPosition = 0
      if let fault = fault.take() { throw fault }
      return try base.read(into: &output)
    }
    while firstPosition < first.count, output.freeCapacity > 0 {
      output.append(first[firstPosition])
      firstPosition += 1
    }
  }

  /// Starts over at the first byte.
  public mutating func rewind() throws(SourceError) {
    if let rows { return try rows.rewind() }
    try base.rewind()
    first = []
    firstPosition = 0
    fault = nil
  }

  /// Continues at an offset.
  public mutating func seek(to offset: Int) throws(SourceError) {
    if let rows { return try rows.seek(to: offset) }
    try base.seek(to: offset)
    first = []
    firstPosition = 0
    fault = nil
  }

  /// Announces that nothing needs to be kept.
  public mutating func willNotRewind() {
    if rows == nil { base.willNotRewind() }
  }
}
