// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Sheets
import Glibc

/// What a command reads: the values of its options, which cost nothing to look at for each row.
struct InputRequest {
  /// A page of rows.
  struct Page {
    /// Its number, from 1.
    var number: Int
    /// How many rows a page has.
    var size: Int

    /// The rows of the page, counted from 1; both factors are below 2^31.
    var rows: ClosedRange<Int> { (number - 1) * size + 1...number * size }
  }

  /// The inputs; `-` is standard input.
  var paths: [String]
  /// How they are read, apart from fields that are in a file.
  var reading: ReadingOptions
  /// A file of fields.
  var fieldsFile: String?
  /// The locale that was asked for.
  var locale: LocaleIdentifier?
  /// Files of pronunciations.
  var dictionaries: [String]
  /// The page that was asked for.
  var page: Page?
  var errorPolicy: ErrorPolicy
  /// Whether the end of a file is waited at.
  var follows: Bool
  /// Threads that label, or synthesizers.
  var jobs: Int
  /// Whether headers and footers are left out.
  var rowsOnly: Bool
  /// What is read of a file of several tables.
  var choice = TableChoice.anything
  /// How much an archive may unpack to.
  var bound = UnpackingBound.usual
  /// Whether the inputs were said to be YAML.
  var readsYAML = false
  /// What the inputs are if they are dumps of accessibility trees, and no tables.
  var dump: DumpFormat?

  /// How the inputs are read; asked for once, since a file of fields may be a pipe.
  ///
  /// - Returns: the options, without the hint that an input's name gives.
  /// - Throws: a ``Failure`` when the fields file can't be read.
  func readingOptions() throws -> ReadingOptions {
    var options = reading
    guard let fieldsFile else { return options }
    options.described = try FileSource.decode(fieldsFile) { source throws(ReadingError) in
      try TableDescription(from: source)
    }
    return options
  }

  /// The request with the fields of its file in place of the file's name, for use in several runs.
  func withFields() throws -> InputRequest {
    var request = self
    request.reading = try readingOptions()
    request.fieldsFile = nil
    return request
  }

  /// The pronunciation dictionary for an input: the file next to it, then those given as options.
  func pronunciation(for path: String) throws -> PronunciationDictionary {
    var dictionary = PronunciationDictionary()
    // Another's file does not decide what this user hears.
    let own = Self.pathOfDictionary(beside: path).flatMap { FileSource.isOwn($0) ? $0 : nil }
    for file in (own.map { [$0] } ?? []) + dictionaries {
      try FileSource.decode(file) { source throws(ReadingError) in
        try dictionary.add(from: source)
      }
    }
    return dictionary
  }

  /// `stocks.dictionary.json` for `stocks.json`; nil for standard input.
  static func pathOfDictionary(beside path: String) -> String? {
    guard path != "-" else { return nil }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let base = name.lastIndex(of: ".").map {
      path.dropLast(name.distance(from: $0, to: name.endIndex))
    }
    return String(base ?? path[...]) + ".dictionary.json"
  }

  /// The format implied by a file's name.
  static func formatHint(for path: String) -> InputFormat? {
    let name = uncompressedName(path)
    if name.hasSuffix(".csv") { return .csv }
    return name.hasSuffix(".tsv") || name.hasSuffix(".tab") ? .tsv : nil
  }

  /// Whether an input was said to be YAML, by an option or by its name.
  func isYAML(_ path: String) -> Bool {
    let name = Self.uncompressedName(path)
    return readsYAML || YAMLSource.extensions.contains { name.hasSuffix($0) }
  }

  /// The name that a file has once it is decompressed.
  private static func uncompressedName(_ path: String) -> String {
    let name = path.lowercased()
    let endings = CompressionFormat.extensions + [".zip"]
    let ending = endings.first { name.hasSuffix($0) } ?? ""
    return String(name.dropLast(ending.count))
  }

  /// The only input of a command that takes exactly one.
  func onlyPath() throws -> String {
    guard let path = paths.first, paths.count == 1 else {
      throw Failure(.usage, "speakrows: this command takes one input, not \(paths.count)")
    }
    return path
  }

  /// The locale of the environment or the user's preferences; American English, and a warning, when the one it names is unknown.
  static let environmentLocale: LocaleIdentifier = {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      // Whoever sets LC_ALL means this run; the others tell what the whole system speaks.
      if name != "LC_ALL", let locale = Preferences.current.values.locale { return locale }
      guard let value = unsafe getenv(name).map({ unsafe String(cString: $0) }), !value.isEmpty
      else {
        continue
      }
      if let locale = LocaleIdentifier(value) { return locale }
      StandardError.write(
        "speakrows: \(name)=\(value.prefix(40)) names no known locale; using en-US")
      return .enUS
    }
    return .enUS
  }()
}
