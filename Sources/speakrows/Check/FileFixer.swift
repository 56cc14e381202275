// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Sheets

/// Applies rules' fixes to files.
struct FileFixer {
  let request: InputRequest
  let settings: CheckSettings
  /// Whether read-only files are fixed too.
  let force: Bool

  /// How often a text is checked again, because a fix may reveal another finding.
  private static let rounds = 4

  /// Fixes all inputs; one that can't be changed stays as it is and is reported, and the next is fixed
  /// all the same.
  ///
  /// - Returns: why the first of those could not be changed.
  func run() -> Failure? {
    var first: Failure?
    var run = CheckRun(request, settings: settings)
    for path in request.paths {
      do {
        try fix(path, &run)
      } catch {
        let failure = error as? Failure ?? Failure(.badData, "\(path): \(error)")
        // Checking says so of a file that is missing.
        if failure.code != .noInput { failure.report() }
        if first == nil { first = Failure(failure.code) }
      }
    }
    return first
  }

  private func fix(_ path: String, _ run: inout CheckRun) throws {
    let snapshot = try FileSnapshot(path, force: force)
    guard CompressionFormat(snapshot.content) == nil else {
      throw Failure(.usage, "\(path): a compressed file can't be fixed; decompress it first")
    }
    if snapshot.content.starts(with: SQLiteSource.signature) {
      throw Failure(.usage, "\(path): a database can't be fixed")
    }
    if snapshot.content.starts(with: ZIPSource.signature) {
      throw Failure(.usage, "\(path): a workbook or archive can't be fixed")
    }
    let yaml = try? YAMLSource(MemorySource(snapshot.content), isKnown: request.isYAML(path))
    if yaml?.isYAML ?? request.isYAML(path) {
      throw Failure(.usage, "\(path): YAML can't be fixed")
    }
    if let page = try? PageSource(MemorySource(snapshot.content)), page.isPage {
      throw Failure(.usage, "\(path): a web page can't be fixed")
    }
    let encoding = request.reading.encoding ?? TextEncoding(snapshot.content)
    if encoding != .utf8 {
      return StandardError.write(
        "\(path): nothing is fixed in \(encoding.rawValue); convert the file to utf-8 first")
    }
    var content = snapshot.content
    var count = 0
    for _ in 0..<Self.rounds {
      // One that can't be read to its end is not changed; checking it reports why.
      guard let findings = run.findings(in: path, readAs: content) else { return }
      let fixes = findings.flatMap(\.fixes)
      if fixes.isEmpty { break }
      count += Self.apply(fixes, to: &content)
    }
    if content != snapshot.content { try snapshot.replace(with: content) }
    if count > 0 { StandardError.write("\(path): \(count) \(count == 1 ? "change" : "changes")") }
  }

  /// Applies fixes to a text, and returns how many were applied.
  private static func apply(_ fixes: [Finding.Fix], to content: inout [UInt8]) -> Int {
    var out: [UInt8] = []
    out.reserveCapacity(content.count)
    var at = 0
    var count = 0
    for fix in fixes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where fix.range.lowerBound >= at && fix.range.upperBound <= content.count {
      out += content[at..<fix.range.lowerBound]
      out += Array(fix.replacement.utf8)
      at = fix.range.upperBound
      count += 1
    }
    out += content[at...]
    content = out
    return count
  }
}
