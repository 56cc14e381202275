import A11y

/// Goes through the rows of all inputs, and does with bad rows what was asked for.
struct TableRun {
  let options: InputOptions
  /// How many rows could not be read.
  private(set) var badRows = 0

  init(_ options: InputOptions) { self.options = options }

  /// Reads all inputs.
  ///
  /// - Parameters:
  ///   - step: takes one header, row or footer; returns false at the end of an input.
  ///   - replace: sees a bad row before it is named, and may put something in its place.
  /// - Throws: a ``Failure`` for an input that can't be read on, and what the closures throw.
  mutating func forEach(
    step: (inout LabelReader, String) throws -> Bool,
    replace: (ReadingError, IndexPath) throws -> Void
  ) throws {
    var reading = try options.readingOptions()
    for path in options.paths {
      reading.formatHint = InputOptions.formatHint(for: path)
      let source = try FileSource(path)
      do {
        var labels = try LabelReader(
          source, options: reading, locale: options.chosenLocale,
          fallbackLocale: InputOptions.environmentLocale)
        try read(&labels, source.name, step, replace)
      } catch let error as ReadingError {
        throw Failure(error, in: source.name)
      }
    }
  }

  private mutating func read(
    _ labels: inout LabelReader, _ name: String,
    _ step: (inout LabelReader, String) throws -> Bool,
    _ replace: (ReadingError, IndexPath) throws -> Void
  ) throws {
    while true {
      do {
        guard try step(&labels, name) else { return }
      } catch let error as ReadingError {
        guard error.isRecoverable, options.onError != .stop else { throw error }
        badRows += 1
        try replace(error, labels.currentIndexPath)
        StandardError.write("\(name):\(error)")
      }
    }
  }

  /// Ends with 65 when bad rows were left out.
  func checkBadRows() throws {
    guard badRows > 0 else { return }
    let rows = badRows == 1 ? "1 row" : "\(badRows) rows"
    guard options.onError == .skip else {
      StandardError.write("speakrows: \(rows) could not be read")
      return
    }
    let verb = badRows == 1 ? "was" : "were"
    throw Failure(.badData, "speakrows: \(rows) could not be read and \(verb) left out")
  }
}
