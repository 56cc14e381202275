// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Tables without rules, whose columns only their places tell apart.
extension TextTableLayout {
  /// Finds the columns under a header that no rule is under; nil when there are none.
  init?(aligned lines: [TerminalLine], needsProof: Bool) {
    // Above the names, R says what it prints.
    let types = lines.prefix(TextTableLayout.evidenceLines).firstIndex(where: Self.areTypes)
    guard
      let start = types.map({ $0 - 1 }).flatMap({ $0 < 0 || lines[$0].isBlank ? nil : $0 })
        ?? lines.firstIndex(where: { !$0.isBlank })
    else { return nil }
    // Nothing is called by a hash: `git log --oneline` has no header.
    if Self.beginWithHashes(lines[start...].prefix(TextTableLayout.evidenceLines)) { return nil }
    if lines.indices.contains(start + 1),
      let groups = GroupHeadings(lines[start], above: lines[start + 1]),
      var found = TextTableLayout(aligned: Array(lines[(start + 1)...]), needsProof: needsProof),
      found.start == 0, case .columns(let columns) = found.division
    {
      found.groupLine = lines[start].text
      found.names = found.names.map {
        groups.completed($0, from: columns.starts, width: lines[start + 1].width)
      }
      found.start += start + 1
      found.firstRow += start + 1
      self = found
      return
    }
    if let (columns, names) = AlignedColumns.labeled(
      lines[start], lines[(start + 1)...].prefix { !$0.isBlank })
    {
      self.init(columns, names, start: start)
      return
    }
    let hasTypes = types == start + 1
    let rows = lines[(start + (hasTypes ? 2 : 1))...]
    guard
      let columns = AlignedColumns(under: [lines[start]] + rows, needsProof: needsProof),
      let names = columns.cells(of: lines[start])
    else { return nil }
    self.init(columns, names, start: start)
    if hasTypes {
      self.hasTypes = true
      firstRow += 1
    }
  }

  /// Whether all lines begin with as many hexadecimal digits as git shortens its hashes to, or all of a hash's.
  private static func beginWithHashes(_ lines: ArraySlice<TerminalLine>) -> Bool {
    let hashes = lines.filter { !$0.isBlank }.map { line in
      line.words.first.map { line.text($0) } ?? ""
    }
    guard let length = hashes.first?.utf8.count, (7...40).contains(length), hashes.count > 1
    else { return false }
    return hashes.allSatisfy { hash in
      hash.utf8.count == length
        && hash.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    } && hashes.contains { $0.contains(where: \.isLetter) }
  }

  private init(_ columns: AlignedColumns, _ names: [String], start: Int) {
    division = .columns(columns)
    self.names = names
    count = columns.count
    self.start = start
    firstRow = start + 1
  }

  /// What R prints as the types of columns.
  private static let typesOfR: Set<String> = [
    "chr", "char", "dbl", "num", "int", "lgl", "logi", "fct", "fctr", "ord", "date", "Date", "dttm",
    "POSc", "POSIXct", "IDat", "time", "hms", "drtn", "difftime", "list", "cpl", "cplx", "raw",
    "int64", "i64",
  ]

  /// Whether a line has the types of columns alone, as R's data frames print them below the names: `<chr> <dbl>`.
  static func areTypes(_ line: TerminalLine) -> Bool {
    !line.isBlank
      && line.words.allSatisfy { word in
        let text = line.text(word)
        return text.first == "<" && text.last == ">"
          && typesOfR.contains(
            String(text.dropFirst().dropLast().prefix { $0 != "[" && $0 != "<" }))
      }
  }
}
