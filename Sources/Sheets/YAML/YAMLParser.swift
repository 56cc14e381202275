// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y
internal import CYAML

/// Reads YAML event by event, so that no more of it is in memory than one text.
@safe final class YAMLParser {
  private let library: YAMLLibrary
  private let parser: YAMLLibrary.Parser
  private let event: YAMLLibrary.Event
  private var base: YAMLBytes
  /// What went wrong with the input while the library asked for more.
  private var fault: SourceError?
  private var isAtEnd = false

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - base: where the bytes come from.
  ///   - library: the library, which is loaded once.
  init(_ base: any ByteSource, _ library: YAMLLibrary) {
    self.base = YAMLBytes(base)
    self.library = library
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser())
    unsafe event = .allocate(capacity: 1)
    unsafe event.initialize(to: yaml_event())
    guard unsafe library.initialize(parser) != 0 else {
      fault = SourceError("libyaml can't start")
      isAtEnd = true
      return
    }
    unsafe library.setInput(
      parser,
      { context, buffer, length, count in
        guard let context = unsafe context, let buffer = unsafe buffer, let count = unsafe count
        else { return 0 }
        let this = unsafe Unmanaged<YAMLParser>.fromOpaque(context).takeUnretainedValue()
        guard
          let read = unsafe this.read(
            into: UnsafeMutableBufferPointer(start: buffer, count: length))
        else { return 0 }
        unsafe count.pointee = read
        return 1
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    unsafe library.delete(parser)
    unsafe parser.deallocate()
    unsafe event.deallocate()
  }

  /// Reads bytes for the library; nil when that fails.
  private func read(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    do throws(SourceError) {
      return unsafe try base.read(into: buffer)
    } catch {
      fault = error
      return nil
    }
  }

  /// Announces that the input won't be read again.
  func willNotRewind() { base.willNotRewind() }

  /// The next event; `streamEnd` at the end.
  ///
  /// - Throws: a ``SourceError`` where the input can't be read, or is no YAML.
  func next() throws(SourceError) -> YAMLEvent {
    while true {
      if let fault { throw fault }
      if isAtEnd { return YAMLEvent(kind: .streamEnd, line: 0) }
      guard unsafe library.parse(parser, event) != 0 else {
        isAtEnd = true
        let found = fault ?? problem
        fault = found
        throw found
      }
      defer { unsafe library.deleteEvent(event) }
      if let known = taken { return known }
    }
  }

  /// The event that was parsed last; nil for one without meaning.
  private var taken: YAMLEvent? {
    let found = unsafe event.pointee
    let kind: YAMLEvent.Kind
    switch unsafe found.kind {
    case yaml_stream_end:
      isAtEnd = true
      kind = .streamEnd
    case yaml_document_start: kind = .documentStart
    case yaml_alias: kind = .alias(unsafe Self.text(found.anchor) ?? "")
    case yaml_scalar:
      let bytes = unsafe UnsafeBufferPointer(start: found.value, count: found.length)
      kind = .scalar(
        YAMLScalar(
          text: unsafe String(decoding: bytes, as: UTF8.self),
          // A style of 1 is a plain one.
          isPlain: unsafe found.style == 1, tag: unsafe Self.text(found.tag)))
    case yaml_sequence_start: kind = .sequenceStart
    case yaml_sequence_end: kind = .sequenceEnd
    case yaml_mapping_start: kind = .mappingStart
    case yaml_mapping_end: kind = .mappingEnd
    default: return nil
    }
    var anchor: String?
    switch kind {
    case .scalar, .sequenceStart, .mappingStart: anchor = unsafe Self.text(found.anchor)
    default: break
    }
    return YAMLEvent(kind: kind, anchor: anchor, line: unsafe Int(clamping: found.start.line))
  }

  /// What is wrong, and where.
  private var problem: SourceError {
    let reason = unsafe Self.text(parser.pointee.problem) ?? "damaged"
    let place = unsafe parser.pointee.problem_place
    return SourceError(
      "this is no YAML: \(reason)", in: .content,
      line: Int(clamping: place.line &+ 1), column: Int(clamping: place.column &+ 1))
  }

  private static func text(_ start: UnsafePointer<CChar>?) -> String? {
    unsafe start.map { unsafe String(cString: $0) }
  }
}
