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
  static let french = LocaleIdentifier(validTag: "fr")
  static let german = LocaleIdentifier(validTag: "de")
  static let hindi = LocaleIdentifier(validTag: "hi")
  static let hungarian = LocaleIdentifier(validTag: "hu")
  static let italian = LocaleIdentifier(validTag: "it")
  static let japanese = LocaleIdentifier(validTag: "ja")
  static let korean = LocaleIdentifier(validTag: "ko")
  static let portuguese = LocaleIdentifier(validTag: "pt")
  static let russian = LocaleIdentifier(validTag: "ru")
  static let spanish = LocaleIdentifier(validTag: "es")
  static let swedish = LocaleIdentifier(validTag: "sv")
  static let vietnamese = LocaleIdentifier(validTag: "vi")

  private init(validTag: String) { tag = validTag }

  /// Parses a language tag or a Unix locale name; nil when the text is neither.
  public init?(_ text: some StringProtocol) {
    let bare = text.prefix { $0 != "." && $0 != "@" }
    if bare == "C" || bare == "POSIX" {
      self = .enUS
      return
    }
    let parts = bare.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "_" || $0 == "-" })
    let isPart = { (part: Substring) in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy {
          ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39)
        }
    }
    guard let language = parts.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }),
      parts.map({ Substring($0) }).allSatisfy(isPart)
    else { return nil }
    var cased = [language.lowercased()]
    for part in parts.dropFirst() {
      cased.append(
        part.count == 2
          ? part.uppercased() : part.count == 4 ? part.capitalizedASCII() : part.lowercased())
    }
    tag = cased.joined(separator: "-")
  }

  /// The language alone: `en`.
  public var language: String { String(tag.prefix { $0 != "-" }) }

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
        in: container, debugDescription: "expected a language tag such as de-DE, found \"\(tag)\"")
    }
    self = locale
  }

  /// Writes the language tag.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tag)
  }
}

extension StringProtocol {
  /// The first letter in uppercase and the others in lowercase.
  fileprivate func capitalizedASCII() -> String {
    prefix(1).uppercased() + dropFirst().lowercased()
  }
}
