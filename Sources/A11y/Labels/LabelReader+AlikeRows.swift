extension LabelReader {
  /// Appends the labels of rows that are like the one that was read last; see ``AlikeRows``.
  ///
  /// - Parameters:
  ///   - limit: how many rows there may be.
  ///   - findsPhrases: whether somebody asks where the phrases are.
  ///   - out: takes the labels.
  ///   - endRow: is told behind each label where its phrases are, if somebody asks, and whether a further row is wanted.
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

  /// Learns from the row that was read last.
  private mutating func learn() {
    alike.learnt = composer.planPlaces(of: reader.row).flatMap { places in
      reader.pattern(saying: places.map { composer.plans.column(at: $0) }).map {
        AlikeRows.Learnt(pattern: $0, planPlaces: places)
      }
    }
  }

  /// Appends rows that follow what was learnt; false when the next one does not.
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
