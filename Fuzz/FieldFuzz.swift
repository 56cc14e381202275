// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

@testable import A11y

/// Any text as a field of the command line, and any value in it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzField(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
  guard let field = try? Field(argument: String(parts[0])) else { return 0 }
  var labeler = RowLabeler(fields: [field])
  let value = parts.count > 1 ? String(parts[1]) : ""
  let label = try? labeler.label(for: DataRow([DataRow.Cell(field.name, .text(value))]))
  precondition(label?.contains("\n") != true, "a line break in a label")
  return 0
}
