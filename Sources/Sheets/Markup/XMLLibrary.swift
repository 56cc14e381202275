// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import CXML
internal import Loading

/// The functions of libxml2 that reading takes.
@safe struct XMLLibrary: Sendable {
  typealias Parser = OpaquePointer
  typealias Handler = UnsafeMutablePointer<xml_sax_handler>
  typealias Text = UnsafePointer<CChar>

  let make: @convention(c) (Handler, UnsafeMutableRawPointer?, Text?, Int32, Text?) -> Parser?
  let use: @convention(c) (Parser, Int32) -> Int32
  let parse: @convention(c) (Parser, Text?, Int32, Int32) -> Int32
  let stop: @convention(c) (Parser) -> Void
  let free: @convention(c) (Parser?) -> Void
  let makeForHTML:
    @convention(c) (Handler, UnsafeMutableRawPointer?, Text?, Int32, Text?, Int32) -> Parser?
  let useForHTML: @convention(c) (Parser, Int32) -> Int32
  let parseHTML: @convention(c) (Parser, Text?, Int32, Int32) -> Int32
  let freeForHTML: @convention(c) (Parser?) -> Void

  /// `XML_PARSE_NOENT | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_NONET`: the entities of XML itself are
  /// characters, nothing is printed, and nothing is fetched.
  static let options: Int32 = 1 << 1 | 1 << 5 | 1 << 6 | 1 << 11
  /// `HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET`.
  static let optionsForHTML: Int32 = 1 << 0 | 1 << 5 | 1 << 6 | 1 << 11
  /// `HTML_PARSE_IGNORE_ENC`, in addition.
  static let ignoringEncoding: Int32 = 1 << 21
  /// `XML_CHAR_ENCODING_NONE` and `XML_CHAR_ENCODING_UTF8`.
  static let (noEncoding, utf8): (Int32, Int32) = (0, 1)
  /// `XML_SAX2_MAGIC`.
  static let saxVersion: UInt32 = 0xDEED_BEAF
  /// `XML_ERR_FATAL`.
  static let fatal: Int32 = 3

  init() throws(TableFileError) {
    let library = try SharedLibrary(
      "libxml2.so.2", failure: TableFileError.missing("libxml2", for: "workbook or page"))
    unsafe make = try library.function("xmlCreatePushParserCtxt")
    unsafe use = try library.function("xmlCtxtUseOptions")
    unsafe parse = try library.function("xmlParseChunk")
    unsafe stop = try library.function("xmlStopParser")
    unsafe free = try library.function("xmlFreeParserCtxt")
    unsafe makeForHTML = try library.function("htmlCreatePushParserCtxt")
    unsafe useForHTML = try library.function("htmlCtxtUseOptions")
    unsafe parseHTML = try library.function("htmlParseChunk")
    unsafe freeForHTML = try library.function("htmlFreeParserCtxt")
  }
}
