extension PronunciationDictionary {
  /// Adds the entries of a JSON text after the existing ones.
  ///
  /// - Parameter source: where the bytes come from.
  /// - Throws: a ``ReadingError`` with the location of the problem.
  public mutating func add(from source: any ByteSource) throws(ReadingError) {
    let node = try JSONNode.document(source)
    for entry in try DescriptionDecoder(node, path: "").elements() {
      entries.append(try Self.entry(entry))
    }
  }

  private static func entry(_ decoder: DescriptionDecoder) throws(ReadingError) -> Entry {
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
    guard let source = word ?? pattern, word == nil || pattern == nil else {
      throw decoder.error("an entry needs either \"word\" or \"pattern\"")
    }
    let text = try source.string()
    guard !text.isEmpty else { throw source.error("expected a non-empty text") }
    var regex: Regex<AnyRegexOutput>
    if word == nil {
      do {
        regex = try Regex(text)
      } catch {
        throw source.error("\"\(text)\" is not a valid regular expression: \(error)")
      }
    } else {
      regex = Regex(verbatim: text)
      if text == text.lowercased() { regex = regex.ignoresCase() }
    }
    return Entry(
      regex: regex, say: say, hasGroups: word == nil && say.contains("$"), language: language,
      isWord: word != nil)
  }
}
