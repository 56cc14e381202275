// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import A11y
internal import ArgumentParser

/// A format that the command can be told to read: one of the library's, YAML, which becomes JSON on the way to it, or a dump of
/// an accessibility tree.
enum AskedFormat: Hashable, ExpressibleByArgument {
  case rows(InputFormat)
  case yaml
  case dump(DumpFormat)

  private static let yamlName = "yaml"

  init?(argument: String) {
    if argument == Self.yamlName {
      self = .yaml
    } else if let format = InputFormat(rawValue: argument) {
      self = .rows(format)
    } else if let format = DumpFormat(rawValue: argument) {
      self = .dump(format)
    } else {
      return nil
    }
  }

  static var allValueStrings: [String] {
    InputFormat.allCases.map(\.rawValue) + [yamlName] + DumpFormat.allCases.map(\.rawValue)
  }

  /// The library's format; nil if it is found out.
  var ofRows: InputFormat? {
    if case .rows(let format) = self { return format }
    return nil
  }

  /// The format of a dump; nil for any other.
  var ofDump: DumpFormat? {
    if case .dump(let format) = self { return format }
    return nil
  }
}
