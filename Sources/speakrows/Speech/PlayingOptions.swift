// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

public import ArgumentParser
public import Espeak

/// How speech is played.
struct PlayingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The sound system: auto, pipewire, pulse, alsa or none (silent, in real time).",
      valueName: "system"))
  var player = PlayerOutput.auto

  @Flag(
    inversion: .prefixedNo,
    help: "Highlight the phrase being spoken, on a terminal.")
  var highlight = true
}

extension PlayerOutput: ExpressibleByArgument {}
