// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension ItemExplanation {
  /// Writes the explanation as an object of JSON.
  package func write(into out: inout ByteBuffer) {
    JSONValue.some([
      ("row", .int(rowNumber)), ("label", .string(label)), ("spoken", .string(spoken)),
      ("cells", .array(cells.map(\.json))),
    ]).write(into: &out)
  }
}

extension CellExplanation {
  fileprivate var json: JSONValue {
    JSONValue.some([
      ("field", .string(field)), ("heading", .string(heading)), ("data", .text(source)),
      ("kind", .string(kind)), ("path", .string(path)), ("say", .string(say)),
      ("reason", .string(reason)), ("locale", .string(locale.tag)), ("prints", .string(printed)),
      ("says", .strings(spoken.map(\.text))),
    ])
  }
}
