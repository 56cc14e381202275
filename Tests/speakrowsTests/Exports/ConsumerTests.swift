// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// Each format is taken as it is by a program that knows it.
@Suite(.judged, .tags(.programs)) struct ConsumerTests {
  /// Writes the hostile table into a folder, and returns all tables.
  static func tables(in folder: URL) throws -> [String] {
    let hostile = folder.appending(path: "hostile.json")
    try Examples.hostile.write(to: hostile, atomically: true, encoding: .utf8)
    return Examples.tables.map { Shell.root.appending(path: $0).path } + [hostile.path]
  }

  @Test func allJSONIsValidByItsSchema() throws {
    try Shell.withTemporaryFolder { folder in
      var files: [String] = []
      for (index, table) in try Self.tables(in: folder).enumerated() {
        // A CSV must have the columns that are asked for.
        let kept = table.hasSuffix("sv") ? "" : "--keep name"
        for options in [
          "--as list \(kept)", "--as table --screen-reader nvda", "--as plain --no-spoken",
        ] {
          let file = folder.appending(path: "\(index)\(files.count).json").path
          let made = try Shell.run("speakrows --to json \(options) -o '\(file)' '\(table)'")
          #expect(made.status == 0, "\(table): \(made.errors)")
          files.append(file)
        }
      }
      let report = folder.appending(path: "report.json").path
      _ = try Shell.run(
        "printf '{\"a\":1}\\n{\"b\":oo}\\n' | speakrows --from ndjson --to json --keep a --on-error report -o '\(report)'"
      )
      files.append(report)
      let list = files.map { "-i '\($0)'" }.joined(separator: " ")
      let result = try Shell.run("/usr/bin/jsonschema \(list) Schemas/labels.schema.json")
      #expect(result.status == 0, "\(result.output.prefix(500)) \(result.errors.suffix(2000))")
      let wrong = try Shell.run(
        "printf '[{\"kind\": \"row\"}]' > x.json; /usr/bin/jsonschema -i x.json '\(Shell.root.path)/Schemas/labels.schema.json'",
        in: folder)
      #expect(wrong.status != 0)
    }
  }

  @Test func allDocumentsAreValidByTheirSchema() throws {
    let documents = Examples.tables.filter { $0.hasSuffix(".json") && !$0.contains("names") }
    #expect(documents.count > 10)
    let list = documents.map { "-i \($0)" }.joined(separator: " ")
    let result = try Shell.run("/usr/bin/jsonschema \(list) Schemas/table.schema.json")
    #expect(result.status == 0, "\(result.errors.suffix(2000))")
  }

  @Test(arguments: ["csv", "tsv"])
  func columnsAreReadByPython(_ format: String) throws {
    try Shell.withTemporaryFolder { folder in
      let script = """
        import csv, json, sys
        rows = list(csv.DictReader(sys.stdin, **({"delimiter": "\\t"} if sys.argv[1] == "tsv" else {})))
        assert all(None not in row and None not in row.values() for row in rows), "ragged"
        print(json.dumps([row["label"] for row in rows]))
        """
      try script.write(
        to: folder.appending(path: "read.py"), atomically: true, encoding: .utf8)
      for table in try Self.tables(in: folder) {
        let read = try Shell.run(
          "speakrows --to \(format) '\(table)' | /usr/bin/python3 read.py \(format)", in: folder)
        #expect(read.status == 0, "\(table): \(read.errors)")
        let labels = try JSONDecoder().decode([String].self, from: Data(read.output.utf8))
        let printed = try Shell.run("speakrows '\(table)'").output.split(
          separator: "\n", omittingEmptySubsequences: false
        ).dropLast().map(String.init)
        // What a spreadsheet would compute has an apostrophe before it.
        #expect(labels.map { $0.hasPrefix("'=") ? String($0.dropFirst()) : $0 } == printed)
        #expect(!labels.contains { label in "=+@\t".contains { label.hasPrefix(String($0)) } })
      }
    }
  }

  @Test func aSpreadsheetComputesNothing() throws {
    let rows = try Shell.run(
      "printf '{\"a\": \"=1+1\"}\\n{\"a\": \"@x\"}\\n{\"a\": \"-1+2\"}\\n{\"a\": \"+5%%\"}\\n{\"a\": \"-5\"}\\n' | speakrows --to csv --keep a --no-spoken"
    ).output.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[0] }
    #expect(rows == ["'=1+1", "'@x", "'-1+2", "'+5%", "-5"])
  }

  @Test(arguments: ["list", "table"])
  func markdownIsWhatItSays(_ structure: String) throws {
    try Shell.withTemporaryFolder { folder in
      for table in try Self.tables(in: folder) {
        let html = try Shell.run(
          "speakrows --to markdown --as \(structure) '\(table)' | cmark-gfm -e table -e strikethrough -e autolink --unsafe"
        ).output
        #expect(!html.contains("<script") && !html.contains("<img") && !html.contains("<em>"))
        let rows = try Shell.run("speakrows --rows-only '\(table)'").output
          .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let mark = structure == "list" ? "<li>" : "<tr>\n<td"
        #expect(html.components(separatedBy: mark).count - 1 == rows.count, "\(table)")
        guard structure == "list" else { continue }
        let items = html.components(separatedBy: "<li>").dropFirst().map {
          // What is given on demand is on lines of its own.
          Self.text($0.components(separatedBy: "</li>")[0].components(separatedBy: "<br")[0])
        }
        #expect(items == rows.map(String.init), "\(table)")
      }
    }
  }

  /// The text of a piece of HTML that has no markup but links that were found in it.
  static func text(_ html: String) -> String {
    html.replacing(#/<[^>]*>/#, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
  }

  @Test func sarifIsTakenAsJSON() throws {
    let result = try Shell.run("speakrows check --to sarif Examples/rooms.json Examples/names.json")
    #expect(result.status == 1)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(report["version"] as? String == "2.1.0")
    let run = try #require((report["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = Set((driver?["rules"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String })
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for result in results {
      #expect(rules.contains(result["ruleId"] as? String ?? ""))
      let locations = result["locations"] as? [[String: Any]]
      let index = locations?.first?["physicalLocation"] as? [String: Any]
      #expect(((index?["region"] as? [String: Any])?["startLine"] as? Int ?? 0) >= 1)
      #expect((index?["artifactLocation"] as? [String: Any])?["uri"] != nil)
    }
  }
}
