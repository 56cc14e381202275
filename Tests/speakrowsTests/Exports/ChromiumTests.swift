// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// Pages are judged by a browser: in Chromium's accessibility tree each row is named by its label.
@Suite(.serialized, .judged, .tags(.browser)) struct ChromiumTests {
  /// A node of the accessibility tree.
  struct Node: Decodable {
    var page: String
    var role: String
    var name: String
  }

  /// The source of axe-core, where `Scripts/test` could get it.
  static let axe = Shell.root.appending(path: ".build/axe/axe.min.js").path

  /// Opens pages, and returns the nodes of each.
  static func nodes(of pages: [URL], _ options: String = "") throws -> [String: [Node]] {
    let list = pages.map { "'\($0.path)'" }.joined(separator: " ")
    let result = try Shell.run("timeout 120 Scripts/accessibility-tree \(options) \(list)")
    try #require(result.status == 0, "\(result.errors)")
    let nodes = try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(Node.self, from: Data($0.utf8))
    }
    return Dictionary(grouping: nodes) { $0.page }
  }

  /// Text as accessible names have it: runs of white space are one space.
  static func folded(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\n" || $0 == "\t" }.joined(separator: " ")
  }

  @Test(arguments: ["list", "table"])
  func everyRowIsNamedByItsLabel(_ structure: String) throws {
    try Shell.withTemporaryFolder { folder in
      try Examples.hostile.write(
        to: folder.appending(path: "hostile.json"), atomically: true, encoding: .utf8)
      let tables =
        Examples.tables.map { Shell.root.appending(path: $0).path } + ["hostile.json"]
      var labels: [String: [String]] = [:]
      var pages: [URL] = []
      for table in tables {
        let page = folder.appending(path: table.split(separator: "/").last! + ".html")
        let made = try Shell.run(
          "speakrows --to html --standalone --as \(structure) -o '\(page.path)' '\(table)'",
          in: folder)
        try #require(made.status == 0, "\(made.errors)")
        let printed = try Shell.run("speakrows --rows-only '\(table)'", in: folder)
        labels[page.path] = printed.output.split(separator: "\n").map { Self.folded(String($0)) }
        pages.append(page)
      }
      let hasAxe = FileManager.default.fileExists(atPath: Self.axe)
      let nodes = try Self.nodes(of: pages, "--width 320 " + (hasAxe ? "--axe \(Self.axe)" : ""))
      let role = structure == "list" ? "listitem" : "row"
      for page in pages {
        let found = try #require(nodes[page.path])
        // The order of siblings is not the tree's order of nodes.
        let names = found.filter { $0.role == role && !$0.name.isEmpty }.map {
          Self.folded($0.name)
        }
        #expect(names.sorted() == labels[page.path]?.sorted(), "\(page.lastPathComponent)")
        #expect(found.filter { $0.role == "axe" }.map(\.name) == [], "\(page.lastPathComponent)")
        #expect(
          found.filter { $0.role == "overflow" }.map(\.name) == [], "\(page.lastPathComponent)")
        #expect(found.contains { $0.role == "heading" })
      }
    }
  }

  @Test func anIndexHasLinksToItsSectionsAndPastThem() throws {
    try Shell.withTemporaryFolder { folder in
      let page = folder.appending(path: "states.html")
      let made = try Shell.run(
        "speakrows --to html --standalone --index name -o '\(page.path)' Examples/states.ndjson")
      try #require(made.status == 0, "\(made.errors)")
      let nodes = try #require(try Self.nodes(of: [page])[page.path])
      let links = nodes.filter { $0.role == "link" }.map(\.name)
      let headings = nodes.filter { $0.role == "heading" }.map(\.name)
      #expect(links.first == "Skip to the rows")
      #expect(links.count == 20)
      #expect(links.dropFirst().sorted() == headings.filter { $0.count == 1 }.sorted())
      let text = try String(contentsOf: page, encoding: .utf8)
      for link in text.split(separator: "href=\"#").dropFirst() {
        #expect(text.contains("id=\"\(link.prefix { $0 != "\"" })\""))
      }
    }
  }

  @Test func thePageIsDarkWhereThatIsWanted() throws {
    try Shell.withTemporaryFolder { folder in
      let page = folder.appending(path: "stocks.html")
      _ = try Shell.run(
        "speakrows --to html --standalone -o '\(page.path)' Examples/stocks.json")
      for (options, isDark) in [("", false), ("--dark", true)] {
        let picture = folder.appending(path: "picture.png").path
        _ = try Self.nodes(of: [page], "\(options) --screenshot '\(picture)'")
        let pixel = try Shell.run(
          "/usr/bin/python3 -c 'import sys, zlib, struct; data = open(sys.argv[1], \"rb\").read(); at = 8; body = b\"\"\nwhile at < len(data):\n  length, kind = struct.unpack(\">I4s\", data[at:at+8])\n  body += data[at+8:at+8+length] if kind == b\"IDAT\" else b\"\"\n  at += 12 + length\nprint(zlib.decompress(body)[1])' '\(picture)'"
        )
        let value = try #require(Int(pixel.output.filter(\.isNumber)), "\(pixel.errors)")
        #expect((value < 128) == isDark)
      }
    }
  }
}
