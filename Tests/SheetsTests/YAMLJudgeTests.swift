// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import A11y
import Foundation
import TestSupport
import Testing

@testable import Sheets

/// Random YAML that PyYAML writes, in each of its styles, is read as the values that were written.
@Suite struct YAMLJudgeTests {
  /// Writes documents from a seed into a folder, each with its values as JSON beside it; or compares JSON that was made of
  /// them with those values.
  private static let program = #"""
    import json, os, random, sys, yaml
    task, folder, count, seed = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    rng = random.Random(seed)
    words = ["Oslo", "yes", "No", "null", "~", "12", "1.5", "0x1F", "007", "2024-05-01", "a: b", "- x", "# no", "", " ",
      "two\nlines", "end\n", "\ttab", "naïve", "日本", "😀", "it's", "\"q\"", "a,b", "[x]", "{y}", "&a", "*b", "!t", "%p", "@z",
      "x #y", "very " * 30, "<<", "=", "1_000", "1:30", "\u00a0", "|", ">", "trailing ", "back\\slash", "\x07", "\u2028"]
    def text(): return rng.choice(words) if rng.random() < .7 else "".join(rng.choice("abc :#-'\"\n,[]{}ä") for _ in range(rng.randrange(9)))
    def value(depth):
      kind = rng.random()
      if depth < 4 and kind < .2: return [value(depth + 1) for _ in range(rng.randrange(5))]
      if depth < 4 and kind < .5: return {text(): value(depth + 1) for _ in range(rng.randrange(5))}
      return rng.choice([text, lambda: rng.randrange(-10**6, 10**6), lambda: round(rng.uniform(-1e3, 1e3), 3),
        lambda: rng.uniform(-1, 1) * 10 ** rng.randrange(-20, 20), lambda: None, lambda: rng.random() < .5])()
    wrong = 0
    for i in range(count):
      path = os.path.join(folder, str(i))
      if task == "make":
        shared = value(2)
        values = [{"id": j, "same": shared, "other": value(1)} for j in range(rng.randrange(1, 5))]
        with open(path + ".yaml", "w") as f:
          yaml.safe_dump(values, f, default_flow_style=rng.choice([None, True, False]), allow_unicode=rng.random() < .5,
            default_style=rng.choice([None, None, None, "'", '"', "|", ">"]), width=rng.choice([20, 80, 1000]),
            indent=rng.choice([2, 4]), explicit_start=rng.random() < .3, sort_keys=False)
        json.dump(values, open(path + ".json", "w"))
      else:
        want, got = json.load(open(path + ".json")), json.load(open(path + ".out"))
        # What PyYAML itself reads otherwise than it wrote it is its own fault.
        if want != got and yaml.safe_load(open(path + ".yaml")) == want:
          wrong += 1
          print(i, open(path + ".yaml").read(), want, got, sep="\n", file=sys.stderr)
    sys.exit(wrong > 0)
    """#

  private static func run(_ task: String, _ folder: URL, _ count: Int, _ seed: Int) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", program, task, folder.path, "\(count)", "\(seed)"]
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test(.enabled(if: TestScope.current >= .judged, "Scripts/test runs it, with what it needs"))
  func whatPyYAMLWritesIsReadAsItsValues() throws {
    let count = TestScope.current == .all ? 1_000 : 100
    var random = SeededGenerator(printedFor: "whatPyYAMLWritesIsReadAsItsValues")
    let seed = Int.random(in: 0..<1_000_000, using: &random)
    let folder = FileManager.default.temporaryDirectory.appending(path: "yaml-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let isMade = try Self.run("make", folder, count, seed)
    try #require(isMade, "seed \(seed)")
    for index in 0..<count {
      let yaml = try Data(contentsOf: folder.appending(path: "\(index).yaml"))
      var source = try YAMLSource(MemorySource([UInt8](yaml)), isKnown: true)
      var json = ByteBuffer()
      try source.readAll(into: &json)
      try Data(json.text().utf8).write(to: folder.appending(path: "\(index).out"))
    }
    #expect(try Self.run("compare", folder, count, seed), "seed \(seed)")
  }
}
