// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

public import A11y
public import ArgumentParser

extension OrcaSettings.Version: ExpressibleByArgument {}
extension OrcaSettings.Toolkit: ExpressibleByArgument {}
extension OrcaSettings.Navigation: ExpressibleByArgument {}

/// The options of how Orca is met.
struct OrcaOptions: ParsableArguments {
  @Option(
    name: .customLong("orca"),
    help: "The version of Orca whose words are said: 43, or 47 and later (default).")
  var version: OrcaSettings.Version?

  @Option(
    help:
      "What displays the rows to Orca: a web page with controls (default), the page of --to html, or GTK."
  )
  var toolkit: OrcaSettings.Toolkit?

  @Option(help: "The keys by which Orca reads a table: by rows (default) or by cells.")
  var navigate: OrcaSettings.Navigation?

  /// The options that were given, by their names.
  var given: [String] {
    [
      version.map { _ in "--orca" }, toolkit.map { _ in "--toolkit" },
      navigate.map { _ in "--navigate" },
    ].compactMap { $0 }
  }

  var settings: OrcaSettings {
    var settings = OrcaSettings()
    settings.version = version ?? settings.version
    settings.toolkit = toolkit ?? settings.toolkit
    settings.navigation = navigate ?? settings.navigation
    return settings
  }
}
