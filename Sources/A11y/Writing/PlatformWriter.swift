// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes a platform's attributes, one object per line: first for the container, then for each
/// header, row and footer.
struct PlatformWriter: FormatWriter, ~Copyable {
  private let platform: any Platform
  private let options: WritingOptions
  private var label = ByteBuffer()
  private var hasBegun = false

  init(_ platform: any Platform, _ options: WritingOptions) {
    self.platform = platform
    self.options = options
  }

  mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    guard let item = try labels.next(into: &label) else {
      if !hasBegun { begin(labels, into: &out) }
      hasBegun = false
      return nil
    }
    if !hasBegun { begin(labels, into: &out) }
    hasBegun = true
    if options.rowsOnly, !item.isRow { return item }
    let elements = labels.elements(of: item, label: label, as: options.structure)
    let isCells = options.structure == .table && item.isRow
    let attributes =
      if let only = elements.first, elements.count == 1, !isCells {
        platform.attributes(of: only)
      } else { platform.attributes(of: elements) }
    append(item.jsonMembers + attributes, into: &out)
    return item
  }

  private func begin(_ labels: borrowing LabelReader, into out: inout ByteBuffer) {
    guard let container = labels.container(as: options.structure) else { return }
    guard case .object(let members) = platform.attributes(of: container) else { return }
    append([("kind", .string("container"))] + members, into: &out)
    guard options.structure == .table, !options.rowsOnly else { return }
    let headers = platform.attributes(of: labels.columnHeaders())
    append([("kind", .string("columnHeaders"))] + headers, into: &out)
  }

  private func append(
    _ members: [(key: String, value: JSONValue)], into out: inout ByteBuffer
  ) {
    JSONValue.object(members).write(into: &out)
    out.append("\n")
  }

  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    var json = JSONWriter(options)
    json.write(error, of: labels, into: &out)
  }
}
