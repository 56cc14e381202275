import A11y

/// Checks all inputs.
struct CheckRun {
  private let settings: CheckSettings
  private var run: TableRun

  init(_ request: InputRequest, settings: CheckSettings) {
    self.settings = settings
    run = TableRun(request)
  }

  /// Passes on the findings of each input, including one that can be read only in part.
  ///
  /// - Parameter body: receives the findings and the input's name.
  /// - Throws: a ``Failure`` for an input that can't be read on, and whatever `body` throws.
  mutating func forEach(_ body: ([Finding], String) throws -> Void) throws {
    var checker = LabelChecker(settings)
    var name: String?
    do {
      try run.forEach { _ in
      } step: { labels, file in
        name = file
        if try checker.checkNext(of: &labels) != nil { return true }
        try body(checker.finish(), file)
        checker = LabelChecker(settings)
        return false
      } replace: { _, _ in
      }
    } catch let failure as Failure {
      if let name { try body(checker.finish(), name) }
      throw failure
    }
  }

  /// Fails with exit code 65 when bad rows were left out.
  func checkBadRows() throws { try run.checkBadRows() }
}
