// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// Checks all inputs.
struct CheckRun {
  private let settings: CheckSettings
  private var run: TableRun
  /// Shown while files are read that take long.
  private var progress: ProgressLine?
  /// The first input that could not be read to its end.
  private(set) var failure: Failure?

  init(_ request: InputRequest, settings: CheckSettings, showsProgress: Bool = false) {
    self.settings = settings
    progress = showsProgress ? ProgressLine(request.paths) : nil
    run = TableRun(request)
  }

  /// Passes on the findings of each input, including one that can be read only in part.
  ///
  /// What keeps an input from being read is reported, and the next one is checked all the same.
  ///
  /// - Parameter body: receives the findings, the input's name, and why it could not be read to its end.
  /// - Throws: whatever `body` throws.
  mutating func forEach(_ body: ([Finding], String, Failure?) throws -> Void) throws {
    for path in run.request.paths {
      let (name, findings, failure) = findings(in: path)
      try body(findings, name, failure)
      guard let failure else { continue }
      failure.report()
      if self.failure == nil { self.failure = Failure(failure.code) }
    }
  }

  /// The findings in a text that is read in place of a file; nil when it can't be read to its end.
  mutating func findings(in path: String, readAs content: [UInt8]) -> [Finding]? {
    run.contents = [path: content]
    let (_, findings, failure) = findings(in: path)
    return failure == nil ? findings : nil
  }

  private mutating func findings(
    in path: String
  ) -> (name: String, findings: [Finding], failure: Failure?) {
    if let format = run.request.dump { return findings(inDump: path, format) }
    var checker = LabelChecker(settings)
    var failure: Failure?
    do {
      try run.forEach(in: path) { _ in
      } step: { labels, _ in
        progress?.show(labels.bytesRead, rows: labels.rowNumber)
        return try checker.checkNext(of: &labels) != nil
      } replace: { _, _ in
        progress?.clear()
      }
    } catch let fault as Failure {
      failure = fault
    } catch {
      failure = Failure(.badData, "\(path): \(error)")
    }
    progress?.clear()
    progress?.endInput()
    return (path == "-" ? "<stdin>" : path, checker.finish(), failure)
  }

  private func findings(
    inDump path: String, _ format: DumpFormat
  ) -> (name: String, findings: [Finding], failure: Failure?) {
    let name = path == "-" ? "<stdin>" : path
    do {
      return (name, DumpChecker.findings(in: try DumpFile(path, format).elements, settings), nil)
    } catch let fault as Failure {
      return (name, [], fault)
    } catch {
      return (name, [], Failure(.badData, "\(path): \(error)"))
    }
  }

  /// Fails with exit code 65 when bad rows were left out.
  func checkBadRows() throws { try run.checkBadRows() }
}
