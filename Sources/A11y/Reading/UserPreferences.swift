// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What a user has written down to be done where nothing else is asked for.
///
/// ```json
/// {"locale": "de-DE", "voice": "de", "rate": 300, "screenReader": "nvda"}
/// ```
package struct UserPreferences: Equatable {
  /// The locale of labels.
  package var locale: LocaleIdentifier?
  /// The voice that speaks.
  package var voice: String?
  /// How many words a minute it speaks.
  package var rate: Int?
  /// The screen reader whose words are printed.
  package var screenReader: String?

  /// The members that a configuration file may have besides those of a check.
  package static let names = ["locale", "voice", "rate", "screenReader"]

  package init() {}

  /// Takes what a configuration file has; what it has not stays as it is.
  ///
  /// - Throws: a ``ReadingError`` with the location of the error.
  package mutating func take(from source: any ByteSource) throws(ReadingError) {
    let root = DescriptionDecoder(try JSONNode.document(source), path: "")
    for (key, value) in try root.members() {
      switch key {
      case "locale": locale = try value.locale()
      case "voice": voice = try value.string()
      case "rate": rate = try value.integer(80...449)
      case "screenReader":
        let name = try value.string()
        guard Self.readers.contains(name) else {
          throw value.error(
            "there is no screen reader \"\(name)\"; there are \(Self.readers.joined(separator: ", "))"
          )
        }
        screenReader = name
      case "check": break
      default:
        throw value.error("expected check, \(Self.names.joined(separator: ", ")), found \"\(key)\"")
      }
    }
  }

  private static let readers = ["voiceover", "talkback", "nvda", "orca"]
}
