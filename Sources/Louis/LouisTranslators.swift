// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

public import A11y
internal import Synchronization

/// Braille of many languages by the tables of liblouis, which is loaded when it is needed.
///
/// ```swift
/// var options = WritingOptions()
/// options.format = .brf
/// options.braille = BrailleSettings(LouisTranslators())
/// ```
public final class LouisTranslators: BrailleTranslators {
  private let table: String?
  private let isContracted: Bool
  private let note: @Sendable ([(character: Unicode.Scalar, text: String)]) -> Void
  private let library = Mutex<LouisLibrary?>(nil)
  /// The translators that were made, by the paths of their tables: a document may have many tables.
  private let known = Mutex<[String: LouisTranslator]>([:])

  /// Creates translators.
  ///
  /// - Parameters:
  ///   - table: the name of a table of liblouis, or its path, for all languages; nil for that of each language.
  ///   - isContracted: whether words are contracted (grade 2) where the language has a table for that.
  ///   - note: takes the characters that a document's braille lacks, and what is written in their place.
  public init(
    table: String? = nil, isContracted: Bool = false,
    note: @escaping @Sendable ([(character: Unicode.Scalar, text: String)]) -> Void = { _ in }
  ) {
    self.table = table
    self.isContracted = isContracted
    self.note = note
  }

  /// The translator for a locale.
  ///
  /// - Throws: a `SourceError` when liblouis is missing, or has no table of six dots for the language.
  public func translator(for locale: String) throws(SourceError) -> any BrailleTranslator {
    try translator(for: locale, isContracted: isContracted)
  }

  /// The translator for addresses and paths: that without contractions, unless a table was named.
  public func literalTranslator(for locale: String) -> (any BrailleTranslator)? {
    isContracted && table == nil ? try? translator(for: locale, isContracted: false) : nil
  }

  private func translator(
    for locale: String, isContracted: Bool
  ) throws(SourceError) -> any BrailleTranslator {
    let language = String(locale.split { "-_".contains($0) }.first ?? "")
    let grade = isContracted ? "2" : "1"
    // Taiwan and Hong Kong have braille of their own.
    let isOther = language == "zh" && ["TW", "HK", "MO", "Hant"].contains { locale.contains($0) }
    let own = isOther ? nil : BrailleTables.name(for: language, isContracted: isContracted)
    guard let name = table ?? own else {
      throw SourceError(
        "no braille of six dots and grade \(grade) is known for \"\(locale)\"; --braille-table names a table of liblouis",
        in: .library)
    }
    let library = try loaded()
    guard let path = BrailleTables.path(of: name) else {
      throw SourceError(
        "there is no braille table \"\(name)\"; its package is liblouis-data", in: .library)
    }
    if let translator = known.withLock({ $0[path] }) { return translator }
    guard library.isTable(path) else {
      throw SourceError("\"\(name)\" is no braille table of liblouis", in: .library)
    }
    let translator = LouisTranslator(library, path)
    guard translator.writesNumbers else {
      throw SourceError("\"\(name)\" writes no numbers in six dots", in: .library)
    }
    known.withLock { $0[path] = translator }
    return translator
  }

  /// Takes the characters that a document's braille lacks.
  public func noteSubstitutes(_ substitutes: [(character: Unicode.Scalar, text: String)]) {
    note(substitutes)
  }

  private func loaded() throws(SourceError) -> LouisLibrary {
    let found: Result<LouisLibrary, SourceError> = library.withLock { library in
      if let library { return .success(library) }
      do throws(SourceError) {
        let opened = try LouisLibrary()
        library = opened
        return .success(opened)
      } catch {
        return .failure(error)
      }
    }
    return try found.get()
  }
}

/// The braille of one table.
private final class LouisTranslator: BrailleTranslator {
  private let library: LouisLibrary
  private let table: String
  /// Which characters the table has.
  private let known = Mutex<[Unicode.Scalar: Bool]>([:])
  /// What the table writes for any character that it lacks.
  private let unknown: [UInt8]?

  /// A character that no table has: one for private use.
  private static let nothing = "\u{F8FF}"

  init(_ library: LouisLibrary, _ table: String) {
    self.library = library
    self.table = table
    unknown = library.cells(of: Self.nothing, by: table)
  }

  /// Whether digits are there, and capitals where small letters are, as in no table of eight dots or of hyphens.
  var writesNumbers: Bool {
    "0123456789".unicodeScalars.allSatisfy(knows) && (!knows("a") || knows("A"))
  }

  func cells(of text: String) -> [UInt8] {
    var cells: [UInt8] = []
    for piece in Self.pieces(of: text) {
      cells += (library.cells(of: piece, by: table) ?? []).map { $0 & 0x3F }
    }
    return cells
  }

  /// How many characters are translated at once: liblouis looks back over what it has translated, and keeps much for each.
  private static let mostAtOnce = 2_000

  /// A text in pieces that end with a blank, where there is one.
  private static func pieces(of text: String) -> [String] {
    guard text.utf8.count > mostAtOnce else { return [text] }
    let scalars = Array(text.unicodeScalars)
    var pieces: [String] = []
    var start = 0
    while start < scalars.count {
      var end = min(start + mostAtOnce, scalars.count)
      if end < scalars.count, let blank = scalars[start..<end].lastIndex(of: " "), blank > start {
        end = blank + 1
      }
      pieces.append(String(String.UnicodeScalarView(scalars[start..<end])))
      start = end
    }
    return pieces
  }

  func knows(_ character: Unicode.Scalar) -> Bool {
    if let found = known.withLock({ $0[character] }) { return found }
    let found = isKnown(String(character))
    known.withLock { $0[character] = found }
    return found
  }

  /// Whether a table writes something for a character that it writes for no unknown one, in six dots.
  private func isKnown(_ text: String) -> Bool {
    guard let cells = library.cells(of: text, by: table), cells.contains(where: { $0 != 0 }),
      cells.allSatisfy({ $0 < 0x40 }),
      // The sign for what is unknown may be that of a question mark or a bracket.
      cells != unknown || text.utf8.count == 1,
      let kept = library.cells(of: text, by: table, dropsUndefined: true)
    else { return false }
    return !kept.isEmpty
  }
}
