// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

public import A11y

/// What YAML holds as JSON, value by value; any other input is passed on as it is.
///
/// What stands in a line of the YAML stands in that line of the JSON.
///
/// ```swift
/// let source = try YAMLSource(MemorySource(bytes))
/// var labels = try LabelReader(source)
/// ```
public struct YAMLSource: ByteSource {
  /// How names of files in YAML end.
  public static let extensions = [".yaml", ".yml"]

  private static let blockLength = 64 * 1024

  private var base: PeekedSource
  private var library: YAMLLibrary?
  private var parser: YAMLParser?
  private var writer = YAMLWriter()
  private var position = 0
  private var isAtEnd = false
  /// A fault behind what was written.
  private var fault: SourceError?
  /// Whether it is YAML.
  public var isYAML: Bool { library != nil }

  /// What was left out, by whichever copy of the source.
  private final class Omissions {
    var hasBinary = false
  }

  private let omissions = Omissions()
  /// Whether bytes that are no text, `!!binary`, were left out so far.
  public var hasBinary: Bool { omissions.hasBinary }

  /// Looks at an input's first bytes.
  ///
  /// - Parameters:
  ///   - base: the input.
  ///   - isKnown: whether it is known to be YAML, by its name for one.
  /// - Throws: a ``TableFileError`` when libyaml is missing.
  public init(_ base: any ByteSource, isKnown: Bool = false) throws(TableFileError) {
    self.base = PeekedSource(base)
    library = isKnown ? try YAMLLibrary() : try libraryIfRecords()
  }

  /// The library that reads the input; nil unless its first bytes are YAML that holds records.
  private mutating func libraryIfRecords() throws(TableFileError) -> YAMLLibrary? {
    let likeness = findLikeness()
    guard likeness != .other else { return nil }
    let library: YAMLLibrary
    do throws(TableFileError) {
      library = try YAMLLibrary()
    } catch {
      // Lists in other texts begin alike, and are read without the library.
      if likeness == .declared { throw error }
      return nil
    }
    let bytes = Self.utf8(base.first)
    let end = base.isAtEnd ? bytes.count : bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0
    let isYAML = YAMLEvidence.hasRecords(
      in: Array(bytes[..<end]), isAll: base.isAtEnd, library)
    return isYAML ? library : nil
  }

  private mutating func findLikeness() -> YAMLMarks.Likeness {
    while true {
      let bytes = Self.utf8(base.first)
      if let found = YAMLMarks.likeness(bytes, isAll: base.isAtEnd) { return found }
      base.peek()
    }
  }

  /// The beginning of a text in UTF-8; libyaml itself reads what a mark says to be UTF-16.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let (low, high) = isLittle ? (0, 1) : (1, 0)
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { at in
      UInt16(bytes[at + high]) << 8 | UInt16(bytes[at + low])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Appends the next bytes.
  public mutating func read(into output: inout OutputRawSpan) throws(SourceError) {
    guard let library else { return try base.read(into: &output) }
    if position == writer.out.count {
      writer.out.removeAll()
      position = 0
      if let fault { throw fault }
      fill(library)
      if writer.out.count == 0, let fault { throw fault }
    }
    writer.out.pass(from: &position, to: &output)
  }

  /// Writes what the next events say.
  private mutating func fill(_ library: YAMLLibrary) {
    let parser = parser ?? YAMLParser(base, library)
    self.parser = parser
    do throws(SourceError) {
      while !isAtEnd, writer.out.count < Self.blockLength {
        let event = try parser.next()
        isAtEnd = event.kind == .streamEnd
        try writer.add(event)
      }
      if writer.hasBinary { omissions.hasBinary = true }
    } catch {
      writer.finishDocument()
      fault = error
    }
  }

  /// Starts over at the first byte.
  public mutating func rewind() throws(SourceError) {
    try base.rewind()
    parser = nil
    writer = YAMLWriter()
    (position, isAtEnd, fault) = (0, false, nil)
  }

  /// Continues at an offset.
  public mutating func seek(to offset: Int) throws(SourceError) {
    if isYAML { try reread(to: offset) } else { try base.seek(to: offset) }
  }

  /// Whether reading gives bytes, or the end, within some milliseconds.
  public mutating func isReady(within milliseconds: Int) -> Bool {
    isYAML || base.isReady(within: milliseconds)
  }

  /// Announces that nothing needs to be kept.
  public mutating func willNotRewind() {
    // The parser has taken the input over.
    if let parser { parser.willNotRewind() } else { base.willNotRewind() }
  }
}
