// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The parts of a language tag in the order of BCP 47: language, script, region, variants and
/// extensions.
struct LocaleSubtags {
  /// How many variants are kept; no locale of CLDR has more.
  private static let variantLimit = 2
  /// How many bytes of the Unicode extension are kept, as a whole or not at all; ICU has room for a
  /// hundred.
  private static let extensionLimit = 60

  /// The tag in the usual case: `zh-Hans-CN`.
  private(set) var tag = ""
  private var rest: ArraySlice<Substring>

  /// Parses a tag that has been split; nil when it is malformed, or of an unknown language or region.
  init?(_ parts: [some StringProtocol]) {
    rest = parts.map { Substring($0) }[...]
    guard rest.allSatisfy(Self.isSubtag), takeLanguage(), takeRegion() else { return nil }
    takeVariants()
    guard takeExtensions() else { return nil }
  }

  // MARK: Taking parts

  private mutating func takeLanguage() -> Bool {
    // No language of five to eight letters has ever been registered.
    guard let language = rest.popFirst()?.lowercased(), (2...3).contains(language.utf8.count),
      Self.isLetters(language), ICU.isLanguage(language)
    else { return false }
    tag = language
    // Extended languages, as in zh-yue.
    for _ in 0..<3 {
      guard let part = rest.first, part.utf8.count == 3, Self.isLetters(part) else { break }
      tag += "-" + part.lowercased()
      rest.removeFirst()
    }
    if let script = rest.first, script.utf8.count == 4, Self.isLetters(script) {
      tag += "-" + script.prefix(1).uppercased() + script.dropFirst().lowercased()
      rest.removeFirst()
    }
    return true
  }

  /// Takes a region if there is one: two letters, or three digits for a part of the world.
  private mutating func takeRegion() -> Bool {
    guard let region = rest.first?.uppercased() else { return true }
    if region.utf8.count == 2, Self.isLetters(region) {
      guard ICU.isRegion(region) else { return false }
    } else if region.utf8.count != 3 || !region.utf8.allSatisfy(Self.isDigit) {
      return true
    }
    tag += "-" + region
    rest.removeFirst()
    return true
  }

  private mutating func takeVariants() {
    var count = 0
    while let variant = rest.first,
      variant.utf8.count >= 5
        || variant.utf8.count == 4 && variant.utf8.first.map(Self.isDigit) == true
    {
      if count < Self.variantLimit { tag += "-" + variant.lowercased() }
      count += 1
      rest.removeFirst()
    }
  }

  private mutating func takeExtensions() -> Bool {
    var singletons: Set<String> = []
    while let singleton = rest.popFirst()?.lowercased() {
      // Each may come once (RFC 5646, 2.2.6), which also bounds a tag's length.
      guard singleton.utf8.count == 1, singletons.insert(singleton).inserted else { return false }
      // Private use goes on to the end, and may hold parts of one letter.
      if singleton == "x" { return !rest.isEmpty }
      let parts = rest.prefix { $0.utf8.count > 1 }
      guard !parts.isEmpty else { return false }
      rest = rest.dropFirst(parts.count)
      let text = parts.joined(separator: "-").lowercased()
      if singleton == "u", text.utf8.count <= Self.extensionLimit { tag += "-u-" + text }
    }
    return true
  }

  // MARK: Bytes

  private static func isSubtag(_ part: Substring) -> Bool {
    (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { isLetter($0) || isDigit($0) }
  }

  private static func isLetters(_ part: some StringProtocol) -> Bool {
    part.utf8.allSatisfy(isLetter)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
