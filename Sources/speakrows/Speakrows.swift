// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import ArgumentParser
import Espeak
import Glibc

/// The command `speakrows`.
@main
struct Speakrows: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speakrows",
    abstract: "Say every row of a table the way a person would.",
    discussion: """
      speakrows reads rows from JSON, NDJSON, CSV, TSV, tables of terminals or plain lines, and prints or speaks \
      the one label that a screen reader would get for each row.

      EXAMPLES
        speakrows stocks.json
        speakrows --field company --field price=currency:USD stocks.csv
        speakrows --rows-at /4217 /usr/share/iso-codes/json/iso_4217.json
        speakrows speak -o stocks.wav stocks.json

      EXIT CODES
        0 success  1 check found something  64 usage  65 bad data  66 no such input
        69 no voice, sound device or encoder  70 the synthesizer failed on some text
        74 output failed
      """,
    version: versions,
    subcommands: [
      Print.self, Speak.self, Browse.self, Summary.self, Check.self, Explain.self, Initialize.self,
      Voices.self, Completions.self, Config.self,
    ],
    defaultSubcommand: Print.self)

  /// The versions of the command and of what it says numbers, names and words by.
  private static var versions: String {
    guard CommandLine.arguments.contains(where: versionOptions.contains) else { return "" }
    let engine = EngineVersion.text.map { "eSpeak NG \($0)" } ?? "eSpeak NG is not installed"
    return "\(LibraryVersion.text) (\(LibraryVersion.ofLocales), \(engine))"
  }

  private static let versionOptions: Set<String> = ["--version", "-V"]

  private static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  /// What is proposed in place of a file that isn't there, whose name may be a command with a slip: " (did you mean the
  /// command check?)".
  static func command(meantBy path: String) -> String? {
    guard CommandLine.arguments.dropFirst().first == path, !path.contains("/"), !path.contains(".")
    else { return nil }
    return NameProposal.closest(to: path, among: commandNames).map {
      " (did you mean the command \($0)?)"
    }
  }

  /// Lets Ctrl-C and similar signals reach this process.
  ///
  /// A program that starts it from a Dispatch thread, as Foundation's `Process` does, passes on
  /// that thread's blocked signals.
  private static func unblockSignals() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGTSTP, SIGCONT, SIGWINCH] {
      unsafe sigaddset(&signals, number)
    }
    unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// The commands that always need eSpeak NG, which starts while their arguments are parsed.
  private static let speakingCommands = ["speak", "browse"]

  /// The command that arguments ask for.
  ///
  /// Arguments that name no command are first parsed for the default one, because trying all
  /// commands takes a tenth of the startup time. If that fails, the general path finds the error
  /// again and reports it.
  private static func asked(by arguments: [String]) throws -> any ParsableCommand {
    let names = commandNames
    if arguments == ["-V"] { return try parseAsRoot(["--version"]) }
    if let first = arguments.first, names.contains(first) { return try parseAsRoot(arguments) }
    // The command may stand behind its options, as long as no file has its name.
    let print = try? Print.parse(arguments)
    let files = print?.input.paths ?? arguments
    if let command = files.first(where: { names.contains($0) && !FileSource.isThere($0) }),
      let index = arguments.firstIndex(of: command)
    {
      var ordered = arguments
      ordered.insert(ordered.remove(at: index), at: 0)
      if let asked = try? parseAsRoot(ordered) { return asked }
    }
    return try print ?? parseAsRoot(arguments)
  }

  /// A command with what the user prefers in place of options that were not given among its arguments.
  private static func withPreferences(
    _ command: any ParsableCommand, _ arguments: [String]
  ) -> any ParsableCommand {
    let options = Preferences.current.options(of: type(of: command))
    guard !options.isEmpty else { return command }
    // An option that is given again counts as the last one does.
    let isNamed = arguments.first.map(commandNames.contains) ?? false
    let all =
      Array(arguments.prefix(isNamed ? 1 : 0)) + options + arguments.dropFirst(isNamed ? 1 : 0)
    // If they conflict with what was asked, none is used.
    return (try? asked(by: all)) ?? command
  }

  /// Keeps a file that is opened from getting the number of a standard stream that the caller has
  /// closed; reading or writing the stream is an error as before.
  private static func keepStandardDescriptors() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Prints the help, the version or a completion script.
  private static func endWithAnswer(_ text: String) -> Never {
    let number = Descriptor.write(Array((text + "\n").utf8), to: STDOUT_FILENO)
    if number != 0, number != EPIPE {
      let failure = Failure(.output, "standard output: \(Descriptor.message(number))")
      failure.report()
      Glibc.exit(failure.code.rawValue)
    }
    Glibc.exit(0)
  }

  /// A message whose line breaks are its own, and none of the arguments that it repeats: a script may have taken them
  /// from data, and a line of theirs could be taken for a message.
  private static func onOwnLines(_ message: String) -> String {
    let broken = CommandLine.arguments.dropFirst().filter { $0.contains(where: \.isNewline) }
    // The value of `--name=value` is repeated alone.
    let values = broken.compactMap { argument in
      argument.firstIndex(of: "=").map { String(argument[argument.index(after: $0)...]) }
    }
    return (broken + values).reduce(message) { $0.replacing($1, with: $1.withoutControls) }
  }

  static func main() {
    // A closed pipe then is a write error, which ends the program quietly.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that would become larger than this process may write.
    signal(SIGXFSZ, SIG_IGN)
    EndSignals.endOnForeignSignals()
    keepStandardDescriptors()
    unblockSignals()
    // Where the stack is small, nested data would end the process.
    if WorkThread.isRoomier, WorkThread.start({ run() }) {
      while true { pause() }
    }
    run()
  }

  /// Does what the arguments ask for, and ends the process.
  private static func run() {
    if CommandLine.arguments.dropFirst().first == SpeechWorker.argument { SpeechWorker.run() }
    if let command = CommandLine.arguments.dropFirst().first, speakingCommands.contains(command) {
      SpeechWorker.startEarly()
    }
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      let plain = try asked(by: arguments)
      if let fault = Preferences.current.fault { throw fault }
      var command = withPreferences(plain, arguments)
      try command.run()
      Glibc.exit(0)
    } catch let failure as Failure {
      failure.report()
      Glibc.exit(failure.code.rawValue)
    } catch {
      guard exitCode(for: error) != .success else { endWithAnswer(fullMessage(for: error)) }
      StandardError.write(onOwnLines(fullMessage(for: error)), hasLines: true)
      Glibc.exit(exitCode(for: error).rawValue)
    }
  }
}
