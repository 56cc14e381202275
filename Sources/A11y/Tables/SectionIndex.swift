// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The section index of a locale: its titles, and the section that an object belongs in.
///
/// It works like `UILocalizedIndexedCollation`. The titles are the index letters that CLDR has for
/// the locale (А to Я, Α to Ω, あ to わ, ㄱ to ㅎ, A to Z for pinyin, 1劃 to 48劃 for strokes), then A to
/// Z if the locale's own letters are not Latin, and `#` for everything else.
///
/// ```swift
/// let index = SectionIndex(locale: .enUS)
/// index.titles                      // A, B … Z, #
/// index.title(for: "Émile")         // "E"
/// index.sections(of: states) { $0.name }
/// ```
public struct SectionIndex: Sendable {
  /// A section with its objects, in order.
  public struct Section<Object> {
    /// The title of the section.
    public var title: String
    /// The objects in the section.
    public var objects: [Object]
  }

  /// The title for texts without a letter in the index.
  public static let otherTitle = "#"

  /// The titles, in order; `#` is the last.
  public let titles: [String]
  /// The locale that determines the order.
  public let locale: LocaleIdentifier

  /// The start of a title's range, as a collation key that ignores accents and case.
  private struct Boundary: Sendable {
    var key: [UInt8]
    var script: ICU.Script
    var title: Int
  }

  private let boundaries: [Boundary]

  /// Makes the index of a locale.
  public init(locale: LocaleIdentifier) {
    self.locale = locale
    let full = ICU.Collator(locale)
    let plain = ICU.Collator(locale, ignoresMarks: true)
    let hanGroups = plain?.hanGroups ?? []
    // The groups of strokes have their own marks, and those of pinyin the Latin letters.
    let strokes = hanGroups.compactMap { Self.strokes($0) }.sorted()
    var titles = strokes.map { "\($0)劃" }
    var letters = strokes.isEmpty ? ICU.indexLetters(of: locale) : []
    letters = Self.ordered(letters, full, plain)
    let latin = ICU.script(of: "A")
    let hasLatin = letters.contains { $0.unicodeScalars.first.map(ICU.script) == latin }
    if !hasLatin { letters += "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init) }
    titles += letters.map { $0.prefix(1) + $0.dropFirst().lowercased() }
    var boundaries: [Boundary] = []
    for (index, title) in titles.enumerated() {
      var units = Array(title.utf16)
      if index < strokes.count {
        units = [Self.hanMark, Self.firstStrokes + UInt16(strokes[index])]
      } else if let first = title.unicodeScalars.first {
        boundaries.append(
          Boundary(key: plain?.sortKey(units) ?? [], script: ICU.script(of: first), title: index))
        units = hanGroups.contains(units) ? [Self.hanMark] + units : []
      }
      guard !units.isEmpty, let plain else { continue }
      boundaries.append(Boundary(key: plain.sortKey(units), script: .han, title: index))
    }
    self.titles = titles + [Self.otherTitle]
    self.boundaries = boundaries.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  /// The index in ``titles`` of the section that a text belongs in.
  ///
  /// The locale's collators are opened for each text; ``sections(of:by:)`` opens them once for all.
  public func section(for text: String) -> Int {
    let sorter = Sorter(locale)
    return section(for: text, sorter)
  }

  /// The title of the section that a text belongs in.
  public func title(for text: String) -> String { titles[section(for: text)] }

  /// Groups objects by a text, and sorts each group; empty sections are left out.
  public func sections<Object>(
    of objects: [Object], by text: (Object) -> String
  ) -> [Section<Object>] {
    let sorter = Sorter(locale)
    var groups = [[(key: [UInt8], object: Object)]](repeating: [], count: titles.count)
    for object in objects {
      let text = text(object)
      groups[section(for: text, sorter)].append((sorter.key(text), object))
    }
    return groups.enumerated().filter { !$1.isEmpty }.map { index, group in
      // Swift's sort keeps the order of equal elements.
      let sorted = group.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      return Section(title: titles[index], objects: sorted.map(\.object))
    }
  }

  /// The order of texts in a locale, with and without accents and case; opening it takes a while.
  struct Sorter {
    private let full: ICU.Collator?
    fileprivate let plain: ICU.Collator?

    init(_ locale: LocaleIdentifier) {
      full = ICU.Collator(locale)
      plain = ICU.Collator(locale, ignoresMarks: true)
    }

    /// A byte key that sorts like the text.
    func key(_ text: String) -> [UInt8] { full?.sortKey(Array(text.utf16)) ?? Array(text.utf8) }
  }

  /// The index in ``titles`` of the section that a text belongs in.
  func section(for text: String, _ sorter: Sorter) -> Int {
    // Punctuation before a name, such as a quotation mark, does not determine its section.
    let scalars = text.unicodeScalars.drop { $0.properties.generalCategory.isPunctuationOrSpace }
    guard let first = scalars.first, let plain = sorter.plain else { return titles.count - 1 }
    let script = ICU.script(of: first)
    let key = plain.sortKey(Array(String(scalars).utf16))
    let found = boundaries.last { boundary in
      boundary.script == script && !key.lexicographicallyPrecedes(boundary.key)
    }
    return found?.title ?? titles.count - 1
  }

  // MARK: Titles

  private static let hanMark: UInt16 = 0xFDD0
  private static let firstStrokes: UInt16 = 0x2800

  /// The number of strokes that a group's mark stands for.
  private static func strokes(_ mark: [UInt16]) -> Int? {
    guard mark.count == 1, mark[0] > firstStrokes, mark[0] < firstStrokes + 256 else { return nil }
    return Int(mark[0] - firstStrokes)
  }

  /// Letters in the locale's order; of those that differ only by an accent, the plain one is kept.
  private static func ordered(
    _ letters: [String], _ full: ICU.Collator?, _ plain: ICU.Collator?
  ) -> [String] {
    guard let full, let plain else { return letters.sorted() }
    let sorted = letters.map { (key: full.sortKey(Array($0.utf16)), letter: $0) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    var seen: Set<[UInt8]> = []
    return sorted.map(\.letter).filter { seen.insert(plain.sortKey(Array($0.utf16))).inserted }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isPunctuationOrSpace: Bool {
    switch self {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .dashPunctuation, .connectorPunctuation, .spaceSeparator:
      true
    default: false
    }
  }
}

extension SectionIndex.Section: Sendable where Object: Sendable {}
