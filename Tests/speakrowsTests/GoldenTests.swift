// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Golden cases: each folder of `Golden` has a command line in `cmd`, which runs in that folder.
///
/// What it must write is in `out`, `err` and `status` (absent means nothing, nothing and 0). A case with a file `slow` takes more than a
/// second, and runs in `Scripts/test` alone.
///
/// `RECORD_GOLDEN=1 swift test --filter GoldenTests` writes these files anew, and fails, so that nobody
/// takes a recording for a test.
@Suite struct GoldenTests {
  static let folder = Shell.root.appending(path: "Tests/speakrowsTests/Golden")

  static let cases: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in
      let marker = folder.appending(path: name).appending(path: "slow").path
      return !name.hasPrefix(".")
        && (TestScope.current > .hermetic
          || ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"
          || !FileManager.default.fileExists(atPath: marker))
    }.sorted()
  }()

  @Test func thereAreCases() { #expect(Self.cases.count >= 20) }

  @Test("a golden case is met", arguments: cases)
  func isMet(_ name: String) throws {
    let folder = Self.folder.appending(path: name)
    let line = try String(contentsOf: folder.appending(path: "cmd"), encoding: .utf8)
    let result = try Shell.run(line, in: folder)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try record(result, in: folder)
      Issue.record("recorded \(name)")
      return
    }
    #expect(result.output == expected("out", in: folder) ?? "")
    #expect(result.errors == expected("err", in: folder) ?? "")
    #expect("\(result.status)\n" == expected("status", in: folder) ?? "0\n")
  }

  private func expected(_ file: String, in folder: URL) -> String? {
    try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  private func record(_ result: Shell.Result, in folder: URL) throws {
    let contents = [
      "out": result.output, "err": result.errors,
      "status": result.status == 0 ? "" : "\(result.status)\n",
    ]
    for (name, content) in contents {
      let file = folder.appending(path: name)
      if content.isEmpty {
        try? FileManager.default.removeItem(at: file)
      } else {
        try content.write(to: file, atomically: true, encoding: .utf8)
      }
    }
  }
}
