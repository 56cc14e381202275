public import ArgumentParser
public import Espeak

/// How speech is played while it is made.
struct PlayingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Through what it is played: auto, pipewire, pulse, alsa, or none, which takes the time without a sound.",
      valueName: "system"))
  var player = PlayerOutput.auto

  @Flag(
    inversion: .prefixedNo,
    help: "Whether the phrase that is being said is highlighted, on a terminal.")
  var highlight = true
}

extension PlayerOutput: ExpressibleByArgument {}
