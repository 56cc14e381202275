// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension LabelReader {
  /// Appends the labels of rows that match the template of the last row read; see ``TemplatedRows``.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of rows.
  ///   - findsPhrases: whether the offsets of the phrases are needed.
  ///   - out: receives the labels.
  ///   - endRow: called after each label, with its phrases if they are needed; returns whether to
  ///     continue.
  @inline(__always)
  mutating func appendTemplatedRows(
    limit: Int = .max, findsPhrases: Bool = false, into out: inout ByteBuffer,
    endRow: (_ out: inout ByteBuffer, _ phrases: [PhraseRange]) -> Bool
  ) {
    guard limit > 0, willDisplay == nil, options.key == nil, options.keptFields.isEmpty,
      options.totals.isEmpty, reader.canTakeTemplatedRows
    else { return }
    if appendRowsOfTemplate(limit, findsPhrases, into: &out, endRow) { return }
    guard templated.mayDerive() else { return }
    deriveTemplate()
    _ = appendRowsOfTemplate(limit, findsPhrases, into: &out, endRow)
  }

  /// Derives a template from the last row read.
  private mutating func deriveTemplate() {
    let skipped = composer.skippedColumns
    templated.template = composer.planIndices(of: reader.row).flatMap { indices in
      let columns = indices.map { composer.plans.column(at: $0) } + skipped.map(\.column)
      return reader.layout(ofColumns: columns).map {
        TemplatedRows.Template(
          layout: $0, planIndices: indices, skipped: skipped.map(\.values))
      }
    }
  }

  /// Appends rows that match the derived template; returns false if the next one does not.
  @inline(__always)
  private mutating func appendRowsOfTemplate(
    _ limit: Int, _ findsPhrases: Bool, into out: inout ByteBuffer,
    _ endRow: (inout ByteBuffer, [PhraseRange]) -> Bool
  ) -> Bool {
    guard let template = templated.template else { return false }
    let start = reader.input.cursor.position
    let passed =
      switch template.layout {
      case .json(let rows):
        composer.plans.append(
          rows, template, reader.input.buffer.storage, from: start, limit: limit,
          findsPhrases: findsPhrases, into: &out, endRow)
      case .delimited(let rows):
        composer.plans.append(
          rows, template, reader.input.buffer.storage, from: start, limit: limit,
          findsPhrases: findsPhrases, into: &out, endRow)
      }
    if passed.rows > 0 { reader.pass(passed) }
    return templated.pass(passed.rows)
  }
}
