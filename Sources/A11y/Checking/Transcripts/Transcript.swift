// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A stored transcript, and the options it was made with.
///
/// It knows where its blocks are and whether they are the same as others. Their texts stay in the source and are read when a
/// difference is written, since a transcript is many times as long as its table.
///
/// ```swift
/// let kept = try Transcript(source)
/// labels = try LabelReader(source, locale: kept.locale)  // and write it again with kept.options
/// ```
package struct Transcript {
  /// A header, row or footer, with what is announced for it.
  struct Block {
    /// The hash of all its lines.
    var content: Int
    /// The hash of the first line: the kind of item, and its label.
    var name: Int
    /// The hash of the label up to its first comma.
    var beginning: Int
    /// Where it is in the source, in bytes.
    var range: Range<Int>
    /// The number of its first line, from 1.
    var line: Int
  }

  /// The most lines at the beginning that tell how it was made.
  private static let mostHeadLines = 100

  private(set) var blocks: [Block] = []
  /// The first lines of the first block.
  private let head: [String]
  private var source: any ByteSource

  /// Reads a transcript; any text is valid, but may be empty.
  package init(_ source: any ByteSource) throws(SourceError) {
    var source = source
    var scanner = TranscriptScanner()
    var content = ByteBuffer()
    var start = 0
    var got = 0
    repeat {
      got = try content.append(upTo: 64 * 1024) {
        (output: inout OutputRawSpan) throws(SourceError) in
        try source.read(into: &output)
      }
      let used = scanner.scan(content.bytes, at: start, isEnd: got == 0)
      content.removeFirst(used)
      start += used
      if content.count > ReadBuffer.rowLimit {
        throw SourceError("a line is \(ReadBuffer.tooLong)", in: .content)
      }
    } while got > 0
    blocks = scanner.blocks
    var head: [String] = []
    if let first = blocks.first {
      head = Array(try Self.lines(first.range, of: &source).prefix(Self.mostHeadLines))
    }
    self.head = head
    self.source = source
  }

  /// The lines of a block.
  mutating func lines(of block: Int) throws(SourceError) -> [String] {
    try Self.lines(blocks[block].range, of: &source)
  }

  private static func lines(
    _ range: Range<Int>, of source: inout any ByteSource
  ) throws(SourceError) -> [String] {
    try source.seek(to: range.lowerBound)
    var text = ByteBuffer()
    while text.count < range.count {
      let got = try text.append(upTo: range.count - text.count) {
        (output: inout OutputRawSpan) throws(SourceError) in
        try source.read(into: &output)
      }
      guard got > 0 else { throw SourceError("the transcript has become shorter") }
    }
    // A file from another system may have other line endings.
    return text.text().replacing("\r\n", with: "\n").split(separator: "\n").map(String.init)
  }

  /// The name of a block: the kind of item, and its label.
  mutating func name(of block: Int) throws(SourceError) -> String {
    try lines(of: block).first ?? ""
  }

  /// Whether it begins with a title and a locale, as a transcript must.
  package var hasHead: Bool { head.first?.hasPrefix("#") == true && locale != nil }

  private func value(_ name: String) -> String? {
    head.first { $0.hasPrefix("  \(name): ") }.map { String($0.dropFirst(name.count + 4)) }
  }

  /// The locale that it was made in.
  package var locale: LocaleIdentifier? { value("locale").flatMap { LocaleIdentifier($0) } }

  /// Whether its table's summary precedes the rows.
  package var hasOverview: Bool { value("summary") != nil }

  /// The options that it was made with, so that it can be made again.
  package var options: WritingOptions {
    var options = WritingOptions()
    options.format = .transcript
    options.structure = value("as").flatMap { TableStructure(rawValue: $0) } ?? .list
    options.verbosity = value("verbosity").flatMap { Verbosity(rawValue: $0) } ?? .normal
    options.saysPosition = value("position") == nil ? nil : true
    options.screenReader = value("reader").flatMap { ScreenReader(rawValue: $0) }
    options.rowsOnly = value("rows") != nil
    options.writesSpoken = value("spoken") == nil
    return options
  }
}
