// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Names of files, whose words are words: "S1_pre_evening.csv".
extension TextNormalizer {
  /// Reads the name of a file: its words as words, blanks for the marks between them, its ending spelled.
  ///
  /// Languages that are not written in Latin letters spell a foreign word, as they do in addresses.
  func fileName(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let behind = tokens.kind(index + 1), behind != .space, tokens.isEdge(index - 1),
      !tokens.isMark(index - 1, in: [".", "/", "@", ":", "-", "_", "\\"]),
      let point = rules.words.marks["."], point.first?.isASCII == true,
      let end = fileNameEnd(index)
    else { return nil }
    for at in index..<(end - 2) where !isBlank(at, in: index..<end) { form.append(filePart(at)) }
    form.append(point)
    form.append(rules.spell(tokens.text(end - 1).lowercased()))
    return end
  }

  /// The index past the name of a file that begins at an index, judged by its ending.
  private func fileNameEnd(_ index: Int) -> Int? {
    var end = index
    var last: Int?
    while end < tokens.count {
      let isPart =
        tokens.kind(end) == .letters || tokens.kind(end) == .digits
        || tokens.isMark(end, in: [".", "_", "-"])
      guard isPart else { break }
      if end > index + 1, tokens.isMark(end - 1, "."), tokens.kind(end) == .letters,
        Self.fileEndings.contains(tokens.text(end).lowercased())
      {
        last = end + 1
      }
      end += 1
    }
    guard let last, last == end || tokens.isMark(end - 1, "."),
      !tokens.isMark(end, in: ["/", "@", ":"])
    else { return nil }
    return last
  }

  /// Whether a token is a mark that stands for a blank: between digits, a mark tells them apart.
  private func isBlank(_ index: Int, in name: Range<Int>) -> Bool {
    guard tokens.isMark(index, in: ["_", "-"]) else { return false }
    return tokens.isMark(index, "_") || index == name.lowerBound
      || !(tokens.kind(index - 1) == .digits && tokens.kind(index + 1) == .digits)
  }

  private func filePart(_ index: Int) -> String {
    let text = tokens.text(index)
    switch tokens.kind(index) {
    case .digits:
      let isYear = Int(text).map { (1900...2099).contains($0) } ?? false
      return text.count < 4 || isYear ? group(text) : rules.digits(text)
    case .letters: return isPronounceable(text) ? text : rules.spell(text)
    default: return text.first.flatMap { rules.words.marks[$0] } ?? text
    }
  }

  /// Whether letters make a word: with a vowel, and not the capitals of a short form.
  func isPronounceable(_ text: String) -> Bool {
    let hasVowel = text.lowercased().contains { "aeiouyäöüáéíóúàèìòùâêîôûåøæœ".contains($0) }
    return hasVowel && text.count > 1 && (text.count > 4 || text != text.uppercased())
  }

  /// The endings of names of files that are no domains, and that every language reads in addresses as well.
  static let commonFileEndings: Set<String> = [
    "pdf", "png", "jpg", "jpeg", "gif", "svg", "txt", "doc", "docx", "xls", "xlsx", "csv", "json",
    "html", "zip", "xml", "py", "php", "gz", "tgz", "tar", "log", "yml", "yaml", "exe", "dll", "js",
    "css", "dat", "bak", "ini", "cfg", "conf", "sql", "bin", "iso", "wav", "mov", "avi", "ppt",
    "pptx", "odt", "ods", "epub", "tif", "tiff", "bmp", "webp",
  ]
  private static let fileEndings = commonFileEndings.union([
    "tsv", "htm", "parquet", "ipynb", "rds", "rda", "toml", "geojson", "shp", "nc", "mat", "npy",
    "npz", "pkl", "edf",
  ])

  /// Whether a text by itself is the name of a file, or a path to one: "src/new.c", "README.md".
  static func isFileName(_ text: String) -> Bool {
    guard !text.contains(" "), !text.contains(":"), let point = text.lastIndex(of: "."),
      point > text.startIndex
    else { return false }
    let ending = text[text.index(after: point)...].lowercased()
    return fileEndings.contains(ending) || sourceEndings.contains(ending)
  }

  /// The endings of programs and notes, some of which are those of domains, too.
  private static let sourceEndings: Set<String> = [
    "md", "rst", "c", "h", "cc", "cpp", "hpp", "cs", "swift", "rs", "go", "java", "kt", "ts", "tsx",
    "jsx", "rb",
    "sh", "pl", "lua", "lock",
  ]
}
