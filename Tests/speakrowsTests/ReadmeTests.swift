// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// The README, the guide and the page of examples tell the truth: their commands are run and their output compared.
@Suite struct ReadmeTests {
  struct Command: CustomTestStringConvertible {
    var line: String
    var output: String
    var testDescription: String { line }
  }

  static func text(of page: String) -> String {
    (try? String(contentsOf: Shell.root.appending(path: page), encoding: .utf8)) ?? ""
  }

  /// The pages whose commands are run: the README, the examples and every page of the guide.
  static let pages: [String] = {
    let guide =
      (try? FileManager.default.contentsOfDirectory(
        atPath: Shell.root.appending(path: "Documentation").path)) ?? []
    return ["README.md", "Examples/README.md"]
      + guide.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
  }()

  /// The commands of the blocks marked `console`: lines after `$ `, each with the lines up to the next.
  static let commands: [Command] = {
    var commands: [Command] = []
    var isInside = false
    for line in pages.flatMap({ text(of: $0).components(separatedBy: "\n") }) {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        commands.append(Command(line: String(line.dropFirst(2)), output: ""))
      } else if isInside, !commands.isEmpty {
        commands[commands.count - 1].output += line + "\n"
      }
    }
    return commands
  }()

  @Test func thereAreCommands() { #expect(Self.commands.count >= 80) }

  @Test("a command of the README prints what the README shows", arguments: commands)
  func printsWhatItShows(_ command: Command) throws {
    try Shell.withTemporaryFolder { folder in
      // Output files of commands land in a folder of their own.
      for name in ["Examples", "Tests"] {
        try FileManager.default.createSymbolicLink(
          at: folder.appending(path: name), withDestinationURL: Shell.root.appending(path: name))
      }
      let result = try Shell.run("exec 2>&1; " + command.line, in: folder)
      #expect(result.output == command.output)
    }
  }

  @Test("no line of a page is too long to read", arguments: pages)
  func linesAreShort(_ page: String) {
    var isInside = false
    for line in Self.text(of: page).components(separatedBy: "\n") {
      if line.hasPrefix("```") { isInside.toggle() }
      guard !isInside, !line.hasPrefix("|"), !line.hasPrefix("```") else { continue }
      #expect(line.count <= 120, "\(line)")
    }
  }

  @Test("the README fits a screen and a half")
  func isShort() {
    #expect(Self.text(of: "README.md").components(separatedBy: "\n").count <= 200)
  }

  @Test(
    "links lead to pages that are there", arguments: pages + ["ARCHITECTURE.md", "CONTRIBUTING.md"])
  func linksLeadSomewhere(_ page: String) {
    let folder = Shell.root.appending(path: page).deletingLastPathComponent()
    for link in Self.text(of: page).matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/) {
      let path = folder.appending(path: String(link.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link.1)")
    }
  }

  @Test("the code of a page is what is tested", arguments: pages)
  func theCodeIsWhatIsTested(_ page: String) throws {
    let blocks = Self.text(of: page).components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    let tested = try String(
      contentsOf: Shell.root.appending(path: "Tests/A11yTests/ReadmeExampleTests.swift"),
      encoding: .utf8)
    for line in blocks.joined().split(separator: "\n")
    where !line.hasPrefix("//") && !line.hasPrefix("import") {
      let code = line.components(separatedBy: "  // ")[0]
      #expect(tested.contains(code.trimmingCharacters(in: .whitespaces)), "\(line)")
    }
  }
}
