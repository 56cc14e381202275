internal import A11y
internal import ArgumentParser

/// A format that the command can be told to read: one of the library's, or YAML, which becomes JSON on the way to it.
enum AskedFormat: Hashable, ExpressibleByArgument {
  case rows(InputFormat)
  case yaml

  private static let yamlName = "yaml"

  init?(argument: String) {
    if argument == Self.yamlName {
      self = .yaml
    } else if let format = InputFormat(rawValue: argument) {
      self = .rows(format)
    } else {
      return nil
    }
  }

  static var allValueStrings: [String] { InputFormat.allCases.map(\.rawValue) + [yamlName] }

  /// The library's format; nil if it is found out.
  var ofRows: InputFormat? {
    if case .rows(let format) = self { return format }
    return nil
  }
}
