import A11y
import Espeak
import Glibc

/// Applies rules' fixes to files.
struct FileFixer {
  let request: InputRequest
  let settings: CheckSettings

  /// How often a file is checked again, because a fix may reveal another finding.
  private static let rounds = 4

  /// Fixes all inputs.
  ///
  /// - Throws: a ``Failure`` when one can't be read or written; that file is left unchanged.
  func run() throws {
    var counts: [String: Int] = [:]
    for _ in 0..<Self.rounds {
      var fixes: [String: [Finding.Fix]] = [:]
      var run = CheckRun(request, settings: settings)
      // A file that can't be read to its end is not written.
      try run.forEach { findings, name in fixes[name, default: []] += findings.flatMap(\.fixes) }
      fixes = fixes.filter { !$0.value.isEmpty }
      if fixes.isEmpty { break }
      for (name, fixes) in fixes { counts[name, default: 0] += try apply(fixes, to: name) }
    }
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      StandardError.write("\(name): \(count) \(count == 1 ? "change" : "changes")")
    }
  }

  /// Rewrites a file, and returns how many fixes were applied.
  private func apply(_ fixes: [Finding.Fix], to name: String) throws -> Int {
    var source = try FileSource(name)
    var content = ByteBuffer()
    do {
      try source.readAll(into: &content)
    } catch {
      throw Failure(.noInput, "\(name): \(error)")
    }
    var out = ByteBuffer(capacity: content.count)
    var at = 0
    var count = 0
    for fix in fixes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where fix.range.lowerBound >= at && fix.range.upperBound <= content.count {
      out.append(content.bytes, from: at, to: fix.range.lowerBound)
      out.append(fix.replacement)
      at = fix.range.upperBound
      count += 1
    }
    out.append(content.bytes, from: at, to: content.count)
    do {
      var file = try WholeFile(name)
      try file.write(out.bytes)
      try file.finish()
    } catch {
      throw Failure(.output, error.message)
    }
    return count
  }
}
