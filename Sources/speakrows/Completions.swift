// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import A11y
public import ArgumentParser

/// `speakrows completions`: prints what a shell loads to complete commands and options.
struct Completions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print a shell's completions of commands and options.",
    discussion: """
      EXAMPLES
        speakrows completions bash > ~/.local/share/bash-completion/completions/speakrows
        speakrows completions fish > ~/.config/fish/completions/speakrows.fish
      """)

  @Argument(help: "The shell: bash, zsh or fish.")
  var shell: CompletionShell

  func run() throws {
    do {
      var output = try Output(nil)
      output.buffer.append(Speakrows.completionScript(for: shell) + "\n")
      try output.finish()
    } catch is ClosedPipe {}
  }
}

extension CompletionShell: @retroactive ExpressibleByArgument {}
