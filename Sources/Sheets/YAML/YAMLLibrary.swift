// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import CYAML
internal import Loading

/// The functions of libyaml that reading takes.
@safe struct YAMLLibrary: Sendable {
  typealias Parser = UnsafeMutablePointer<yaml_parser>
  typealias Event = UnsafeMutablePointer<yaml_event>
  /// Fills a buffer of a length, and tells how many bytes it has put there; 0 when that fails.
  typealias Reader =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, Int, UnsafeMutablePointer<Int>?
    ) -> Int32

  let initialize: @convention(c) (Parser) -> Int32
  let delete: @convention(c) (Parser) -> Void
  let setInput: @convention(c) (Parser, Reader, UnsafeMutableRawPointer?) -> Void
  let parse: @convention(c) (Parser, Event) -> Int32
  let deleteEvent: @convention(c) (Event) -> Void

  /// The package that it comes in.
  static let package = "libyaml-0-2"

  init() throws(TableFileError) {
    let library = try SharedLibrary(
      "libyaml-0.so.2", failure: TableFileError.missing(Self.package, for: "YAML"))
    unsafe initialize = try library.function("yaml_parser_initialize")
    unsafe delete = try library.function("yaml_parser_delete")
    unsafe setInput = try library.function("yaml_parser_set_input")
    unsafe parse = try library.function("yaml_parser_parse")
    unsafe deleteEvent = try library.function("yaml_event_delete")
  }
}
