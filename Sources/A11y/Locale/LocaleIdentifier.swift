// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A locale, as a BCP 47 language tag such as `en-US`.
///
/// ```swift
/// LocaleIdentifier("de_AT.UTF-8")?.tag  // "de-AT"
/// LocaleIdentifier("C")?.tag            // "en-US"
/// ```
public struct LocaleIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// The tag, with hyphens: `zh-Hans-CN`.
  public let tag: String

  /// American English, the locale of `C` and `POSIX`.
  public static let enUS = LocaleIdentifier(validTag: "en-US")

  // The languages with rules for speech, without a region.
  static let arabic = LocaleIdentifier(validTag: "ar")
  static let armenian = LocaleIdentifier(validTag: "hy")
  static let chinese = LocaleIdentifier(validTag: "zh")
  static let dutch = LocaleIdentifier(validTag: "nl")
  static let french = LocaleIdentifier(validTag: "fr")
  static let german = LocaleIdentifier(validTag: "de")
  static let hindi = LocaleIdentifier(validTag: "hi")
  static let hungarian = LocaleIdentifier(validTag: "hu")
  static let italian = LocaleIdentifier(validTag: "it")
  static let japanese = LocaleIdentifier(validTag: "ja")
  static let korean = LocaleIdentifier(validTag: "ko")
  static let polish = LocaleIdentifier(validTag: "pl")
  static let portuguese = LocaleIdentifier(validTag: "pt")
  static let russian = LocaleIdentifier(validTag: "ru")
  static let spanish = LocaleIdentifier(validTag: "es")
  static let swedish = LocaleIdentifier(validTag: "sv")
  static let turkish = LocaleIdentifier(validTag: "tr")
  static let ukrainian = LocaleIdentifier(validTag: "uk")
  static let vietnamese = LocaleIdentifier(validTag: "vi")

  /// What a message asks for where this is not found.
  package static let expectation = "the tag of a known language and region, such as de-DE"

  private init(validTag: String) { tag = validTag }

  /// Parses a language tag or a Unix locale name; nil unless it is well-formed and its language and
  /// region are known.
  ///
  /// The grammar is that of BCP 47. Only what ICU makes use of is kept, and no more than ICU has room
  /// for: a private use and an extension other than `u` are dropped, and so are further variants.
  public init?(_ text: some StringProtocol) {
    let bare = text.prefix { $0 != "." && $0 != "@" }
    if bare == "C" || bare == "POSIX" {
      self = .enUS
      return
    }
    let parts = bare.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "_" || $0 == "-" })
    guard let tag = LocaleSubtags(parts)?.tag else { return nil }
    self.tag = tag
  }

  /// The language in ISO 639-2, such as `eng`; `und` where it has no code.
  package var languageCode: String { ICU.languageCode(of: self) }

  /// The language alone: `en`.
  public var language: String {
    String(decoding: tag.utf8.prefix { $0 != UInt8(ascii: "-") }, as: UTF8.self)
  }

  /// The region, if the tag has one: `US`.
  public var region: String? {
    tag.split(separator: "-").dropFirst().first { $0.count == 2 && $0 == $0.uppercased() }
      .map(String.init)
  }

  /// The tag.
  public var description: String { tag }
}

extension LocaleIdentifier: Codable {
  /// Reads a language tag.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let tag = try container.decode(String.self)
    guard let locale = LocaleIdentifier(tag) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected \(Self.expectation), found \"\(tag)\"")
    }
    self = locale
  }

  /// Writes the language tag.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tag)
  }
}
