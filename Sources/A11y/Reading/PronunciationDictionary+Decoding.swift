// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension PronunciationDictionary {
  /// Adds the entries of a JSON text after the existing ones.
  ///
  /// - Parameter source: where the bytes come from.
  /// - Throws: a ``ReadingError`` with the location of the problem.
  public mutating func add(from source: any ByteSource) throws(ReadingError) {
    let node = try JSONNode.document(source)
    for entry in try DescriptionDecoder(node, path: "").elements() {
      try add(entry)
    }
  }

  /// How long what is said for a word may be; it is said for each in a text.
  private static let mostSaid = 4_096

  private mutating func add(_ decoder: DescriptionDecoder) throws(ReadingError) {
    var word: DescriptionDecoder?
    var pattern: DescriptionDecoder?
    var say: String?
    var language: String?
    for (key, value) in try decoder.members() {
      switch key {
      case "word": word = value
      case "pattern": pattern = value
      case "say": say = TextCleaner.clean(try value.string())
      case "language":
        language = try value.locale().tag
      default: throw value.error("an entry has word, pattern, say and language, but no \"\(key)\"")
      }
    }
    guard let say else { throw decoder.error("an entry needs \"say\"") }
    guard say.utf8.count <= Self.mostSaid else {
      throw decoder.error("what is said for a word is at most \(Self.mostSaid) bytes long")
    }
    guard let source = word ?? pattern, word == nil || pattern == nil else {
      throw decoder.error("an entry needs either \"word\" or \"pattern\"")
    }
    let text = try source.string()
    guard !text.isEmpty else { throw source.error("expected a non-empty text") }
    guard word == nil else {
      guard text.count <= WordTrie.mostCharacters else {
        throw source.error("a word has at most \(WordTrie.mostCharacters) characters")
      }
      add(word: text, say: say, language: language)
      return
    }
    do {
      try add(pattern: text, say: say, language: language)
    } catch {
      throw source.error(
        "\"\(text)\" is not a valid regular expression, from its character \(error.offset + 1) on")
    }
  }
}
