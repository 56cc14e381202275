// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import CXML

/// Reads a page, however it is written, and hands its elements over, each with its end.
@safe final class HTMLReader {
  private let handler: any MarkupHandler

  private init(_ handler: any MarkupHandler) { self.handler = handler }

  /// Reads a whole page.
  ///
  /// - Parameters:
  ///   - bytes: the page.
  ///   - handler: takes the elements.
  /// - Throws: a ``TableFileError`` when libxml2 is missing.
  static func read(_ bytes: [UInt8], _ handler: any MarkupHandler) throws(TableFileError) {
    let library = try XMLLibrary()
    let reader = HTMLReader(handler)
    let callbacks = XMLLibrary.Handler.allocate(capacity: 1)
    defer { unsafe callbacks.deallocate() }
    unsafe callbacks.initialize(to: xml_sax_handler())
    unsafe callbacks.pointee.start_element = { context, name, attributes in
      guard let reader = unsafe HTMLReader.of(context), let name = unsafe name else { return }
      var count = 0
      while let attributes = unsafe attributes, unsafe attributes[count * 2] != nil { count += 1 }
      unsafe reader.handler.start(
        MarkupName(name), MarkupAttributes(attributes, count: count, .pairs))
    }
    unsafe callbacks.pointee.end_element = { context, name in
      guard let reader = unsafe HTMLReader.of(context), let name = unsafe name else { return }
      unsafe reader.handler.end(MarkupName(name))
    }
    unsafe callbacks.pointee.characters = { context, text, count in
      unsafe HTMLReader.of(context)?.handler.text(
        UnsafeBufferPointer(start: text, count: Int(count)))
    }
    // Without a declaration libxml2 takes Latin-1, and most pages that lack one are UTF-8.
    let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    let encoding = isUTF8 ? XMLLibrary.utf8 : XMLLibrary.noEncoding
    let this = unsafe Unmanaged.passUnretained(reader).toOpaque()
    guard let parser = unsafe library.makeForHTML(callbacks, this, nil, 0, nil, encoding) else {
      throw TableFileError("libxml2 can't start")
    }
    // Bytes above ASCII that are UTF-8 are nothing else, whatever the page says.
    let isCertain = isUTF8 && bytes.contains { $0 >= 0x80 }
    _ = unsafe library.useForHTML(
      parser, XMLLibrary.optionsForHTML | (isCertain ? XMLLibrary.ignoringEncoding : 0))
    unsafe bytes.withUnsafeBytes { bytes in
      // The parser counts bytes by 32 bits.
      var position = 0
      while position < bytes.count {
        let end = min(position + 1 << 20, bytes.count)
        let start = unsafe bytes.baseAddress?.advanced(by: position)
          .assumingMemoryBound(to: CChar.self)
        _ = unsafe library.parseHTML(parser, start, Int32(end - position), 0)
        position = end
      }
    }
    _ = unsafe library.parseHTML(parser, nil, 0, 1)
    unsafe library.freeForHTML(parser)
    withExtendedLifetime(reader) {}
  }

  @unsafe private static func of(_ context: UnsafeMutableRawPointer?) -> HTMLReader? {
    unsafe context.map { unsafe Unmanaged<HTMLReader>.fromOpaque($0).takeUnretainedValue() }
  }
}
