import Foundation
import Testing

/// The README and the page of examples tell the truth: their commands are run and their output compared.
@Suite struct ReadmeTests {
  struct Command: CustomTestStringConvertible {
    var line: String
    var output: String
    var testDescription: String { line }
  }

  static func text(of page: String) -> String {
    (try? String(contentsOf: Shell.root.appending(path: page), encoding: .utf8)) ?? ""
  }

  /// The commands of the blocks marked `console`: lines after `$ `, each with the lines up to the next.
  static let commands: [Command] = {
    var commands: [Command] = []
    var isInside = false
    for line in ["README.md", "Examples/README.md"].flatMap({
      text(of: $0).components(separatedBy: "\n")
    }) {
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

  @Test func thereAreCommands() { #expect(Self.commands.count >= 8) }

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

  @Test(arguments: ["README.md", "Examples/README.md"])
  func theCodeIsWhatIsTested(_ page: String) throws {
    let blocks = Self.text(of: page).components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(!blocks.isEmpty)
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
