// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// What `speakrows summary --against OLD` tells: what has changed from one version of a table to another.
struct SummaryOfChanges {
  private let summary: Summary
  private let request: InputRequest
  /// The older version.
  private let old: String

  init(_ summary: Summary, _ request: InputRequest, old: String) {
    self.summary = summary
    // The key tells rows apart here, and doesn't reduce those that come again.
    var request = request
    request.reading.key = nil
    self.request = request
    self.old = old
  }

  /// Reads both versions, and writes what has changed.
  ///
  /// - Throws: a ``Failure`` when one of them can't be read, or has no column of the key's name.
  func run() throws {
    let request = try request.withFields()
    var run = TableRun(request)
    run.speaks = false
    var comparison = TableComparison(key: summary.input.key)
    var hasRows = false
    var tables = 0
    try run.forEach(in: old) { _ in
    } step: { labels, _ in
      let goesOn = try comparison.addOld(of: &labels)
      hasRows = hasRows || goesOn
      if !goesOn { tables += 1 }
      return goesOn
    } replace: { _, _ in
    }
    guard tables < 2 else { throw severalTables(old) }
    tables = 0
    var unknown: String?
    var output = try Output(nil)
    do {
      try run.forEach { _ in
      } step: { labels, name in
        if try comparison.addNew(of: &labels) {
          hasRows = true
          if tables > 0 { throw severalTables(name) }
          return true
        }
        tables += 1
        var changes = comparison.changes(summary.level ?? .normal, of: labels)
        guard changes.comparesWholeRows || !changes.key.isEmpty || !hasRows else { throw noKey() }
        unknown = changes.keepColumns(summary.column)
        warn(of: changes, in: name)
        write(changes, into: &output.buffer)
        return false
      } replace: { _, _ in
      }
      try output.finish()
      if let unknown {
        throw Failure(.badData, "speakrows: no column is called \"\(unknown.withoutControls)\"")
      }
      try run.checkBadRows()
    } catch is ClosedPipe {}
  }

  private func severalTables(_ name: String) -> Failure {
    Failure(.usage, "\(name): it has several tables, and --against compares one with one")
  }

  private func noKey() -> Failure {
    let key = (summary.input.key ?? "").withoutControls
    return Failure(.badData, "\(old): no column is called \"\(key)\"")
  }

  private func warn(of changes: TableChanges, in name: String) {
    if changes.comparesWholeRows {
      StandardError.write(
        "\(name): no column tells its rows apart, so that whole rows are compared; --key names a column that does"
      )
    }
    guard changes.unidentified > 0 else { return }
    let quoted = { (names: [String]) in
      names.map { "\"\($0.withoutControls)\"" }.joined(separator: " and ")
    }
    let key = quoted(changes.key)
    let rows = changes.unidentified == 1 ? "1 row is" : "\(changes.unidentified) rows are"
    StandardError.write(
      "\(name): \(rows) not compared, for want of a \(key) of its own; --key names another column")
    guard !changes.unknownKey.isEmpty else { return }
    StandardError.write(
      "\(name): of the primary key, \(quoted(changes.unknownKey)) is no field and tells no rows apart"
    )
  }

  private func write(_ changes: TableChanges, into out: inout ByteBuffer) {
    guard summary.to == .text else { return changes.writeJSON(into: &out) }
    for line in changes.lines(proving: summary.prove) { out.append(line + "\n") }
  }
}
