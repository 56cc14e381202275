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
      speakrows reads rows from JSON, NDJSON, CSV, TSV or plain lines, and prints for each the one label \
      that a screen reader would be given for it, or says it.

      EXAMPLES
        speakrows stocks.json
        speakrows --field company --field price=currency:USD stocks.csv
        speakrows --rows-at /4217 /usr/share/iso-codes/json/iso_4217.json
        speakrows speak -o stocks.wav stocks.json

      EXIT CODES
        0 done  1 check found something  64 usage  65 bad data  66 no such input  69 no voice, sound device or encoder
        70 the synthesizer failed on some text  74 output failed
      """,
    version: "0.1.0",
    subcommands: [
      Print.self, Speak.self, Browse.self, Check.self, Explain.self, Initialize.self, Voices.self,
    ],
    defaultSubcommand: Print.self)

  /// Lets Ctrl-C and its like reach us: a program that starts us from a thread of Dispatch, as Foundation's `Process` does,
  /// hands its blocked signals down.
  private static func unblockSignals() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH] {
      unsafe sigaddset(&signals, number)
    }
    unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// The commands that are sure to need eSpeak NG, which gets ready while their arguments are looked at.
  private static let speakingCommands = ["speak", "browse"]

  /// The command that arguments ask for.
  ///
  /// What names no command is first tried as the default one's, since going through all of them takes a tenth of the start;
  /// whatever is wrong with it is then found again, and said, on the long way.
  private static func asked(by arguments: [String]) throws -> any ParsableCommand {
    let names = configuration.subcommands.map { $0.configuration.commandName } + ["help"]
    if !names.contains(arguments.first), let print = try? Print.parse(arguments) { return print }
    return try parseAsRoot(arguments)
  }

  static func main() {
    // A closed pipe is then an error of the write, which ends us quietly.
    signal(SIGPIPE, SIG_IGN)
    unblockSignals()
    if CommandLine.arguments.dropFirst().first == SpeechWorker.argument { SpeechWorker.run() }
    if let command = CommandLine.arguments.dropFirst().first, speakingCommands.contains(command) {
      SpeechWorker.startEarly()
    }
    do {
      var command = try asked(by: Array(CommandLine.arguments.dropFirst()))
      try command.run()
    } catch let failure as Failure {
      failure.report()
      Glibc.exit(failure.code.rawValue)
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      // The message repeats arguments, which a script may have taken from data.
      StandardError.write(fullMessage(for: error), hasLines: true)
      Glibc.exit(exitCode(for: error).rawValue)
    }
  }
}
