// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import CXML

/// Reads XML in pieces, and hands its elements over.
///
/// Documents with declarations of their own are refused: no format that is read here has any, and their entities can
/// grow without bounds or name other files.
@safe final class XMLReader {
  private let library: XMLLibrary
  private let callbacks: XMLLibrary.Handler
  private var parser: OpaquePointer?
  private let handler: any MarkupHandler
  fileprivate var hasDeclarations = false
  /// What is wrong with the document, if it is not well formed; lesser faults, such as of a namespace, may follow it.
  private var fault: TableFileError?

  /// Creates a reader.
  ///
  /// - Parameter handler: takes the elements.
  /// - Throws: a ``TableFileError`` when libxml2 is missing.
  init(_ handler: any MarkupHandler) throws(TableFileError) {
    library = try XMLLibrary()
    self.handler = handler
    unsafe callbacks = .allocate(capacity: 1)
    unsafe callbacks.initialize(to: xml_sax_handler())
    unsafe callbacks.pointee.version = XMLLibrary.saxVersion
    unsafe callbacks.pointee.internal_subset = { context, _, _, _ in
      unsafe XMLReader.of(context)?.refuseDeclarations()
    }
    unsafe callbacks.pointee.start_element_in_namespace = {
      context, name, _, _, _, _, count, _, attributes in
      guard let reader = unsafe XMLReader.of(context), let name = unsafe name else { return }
      unsafe reader.handler.start(
        MarkupName(name), MarkupAttributes(attributes, count: Int(count), .inNamespaces))
    }
    unsafe callbacks.pointee.end_element_in_namespace = { context, name, _, _ in
      guard let reader = unsafe XMLReader.of(context), let name = unsafe name else { return }
      unsafe reader.handler.end(MarkupName(name))
    }
    unsafe callbacks.pointee.characters = { context, text, count in
      unsafe XMLReader.of(context)?.handler.text(
        UnsafeBufferPointer(start: text, count: Int(count)))
    }
    unsafe callbacks.pointee.cdata = unsafe callbacks.pointee.characters
    unsafe callbacks.pointee.structured_error = { context, error in
      guard let error = unsafe error else { return }
      unsafe XMLReader.of(context)?.note(error.pointee)
    }
    let this = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe parser = library.make(callbacks, this, nil, 0, nil)
    guard let parser = unsafe parser else { throw TableFileError("libxml2 can't start") }
    _ = unsafe library.use(parser, XMLLibrary.options)
  }

  deinit {
    unsafe library.free(parser)
    unsafe callbacks.deallocate()
  }

  /// Takes a piece of the document.
  ///
  /// - Parameters:
  ///   - bytes: the piece.
  ///   - count: how many of the bytes it has.
  ///   - isLast: whether the document ends with it.
  /// - Throws: a ``TableFileError`` when it is not well formed.
  func take(_ bytes: [UInt8], count: Int, isLast: Bool) throws(TableFileError) {
    guard let parser = unsafe parser else { return }
    unsafe bytes.withUnsafeBytes {
      let start = unsafe $0.baseAddress?.assumingMemoryBound(to: CChar.self)
      _ = unsafe library.parse(parser, start, Int32(clamping: count), isLast ? 1 : 0)
    }
    if hasDeclarations {
      throw TableFileError("its XML declares entities of its own, which are not read")
    }
    if let fault { throw fault }
  }

  private func note(_ error: xml_error) {
    guard fault == nil, unsafe error.level == XMLLibrary.fatal else { return }
    let reason = unsafe error.message.map { unsafe String(cString: $0) } ?? "damaged"
    let words = reason.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    fault = TableFileError("its XML is damaged in line \(unsafe error.line): \(words)")
  }

  private func refuseDeclarations() {
    hasDeclarations = true
    if let parser = unsafe parser { unsafe library.stop(parser) }
  }

  @unsafe private static func of(_ context: UnsafeMutableRawPointer?) -> XMLReader? {
    unsafe context.map { unsafe Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension XMLReader {
  /// Hands over the elements of a file in an archive, as a whole.
  ///
  /// - Throws: a ``TableFileError`` when it can't be read.
  static func read(_ entry: ZIPEntry, _ handler: any MarkupHandler) throws(TableFileError) {
    let reader = try XMLReader(handler)
    var block = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = try entry.read(into: &block)
      try reader.take(block, count: count, isLast: count == 0)
      if count == 0 || handler.isDone { return }
    }
  }
}
