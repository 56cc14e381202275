extension LabelReader {
  /// Appends the labels of rows that match the template of the last row read; see ``AlikeRows``.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of rows.
  ///   - findsPhrases: whether the offsets of the phrases are needed.
  ///   - out: receives the labels.
  ///   - endRow: called after each label, with its phrases if they are needed; returns whether to
  ///     continue.
  @inline(__always)
  mutating func appendAlikeRows(
    limit: Int = .max, findsPhrases: Bool = false, into out: inout ByteBuffer,
    endRow: (_ out: inout ByteBuffer, _ phrases: [PhrasePlace]) -> Bool
  ) {
    guard limit > 0, willDisplay == nil, options.key == nil, options.keptFields.isEmpty,
      reader.canTakeAlikeRows
    else { return }
    if appendRowsOfPattern(limit, findsPhrases, into: &out, endRow) { return }
    guard alike.mayLearn() else { return }
    learn()
    _ = appendRowsOfPattern(limit, findsPhrases, into: &out, endRow)
  }

  /// Derives a template from the last row read.
  private mutating func learn() {
    alike.learnt = composer.planPlaces(of: reader.row).flatMap { places in
      reader.pattern(saying: places.map { composer.plans.column(at: $0) }).map {
        AlikeRows.Learnt(pattern: $0, planPlaces: places)
      }
    }
  }

  /// Appends rows that match the derived template; returns false if the next one does not.
  @inline(__always)
  private mutating func appendRowsOfPattern(
    _ limit: Int, _ findsPhrases: Bool, into out: inout ByteBuffer,
    _ endRow: (inout ByteBuffer, [PhrasePlace]) -> Bool
  ) -> Bool {
    guard let learnt = alike.learnt else { return false }
    let start = reader.input.cursor.position
    let passed =
      switch learnt.pattern {
      case .json(let rows):
        composer.plans.append(
          rows, learnt.planPlaces, reader.input.buffer.storage, from: start, limit: limit,
          findsPhrases: findsPhrases, into: &out, endRow)
      case .delimited(let rows):
        composer.plans.append(
          rows, learnt.planPlaces, reader.input.buffer.storage, from: start, limit: limit,
          findsPhrases: findsPhrases, into: &out, endRow)
      }
    if passed.rows > 0 { reader.pass(passed) }
    return alike.pass(passed.rows)
  }
}
