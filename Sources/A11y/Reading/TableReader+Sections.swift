// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Entering and leaving the sections of a table document.
extension TableReader {
  /// A section's description: of a remembered section, or of one at the place that is being read.
  func section(at number: Int) -> TableDescription.Section {
    description.sections.indices.contains(number)
      ? description.sections[number] : laterSections.section(at: number)
  }

  /// Adds a section behind all others that is nothing but a footer.
  mutating func endWith(footer: String) -> TableItem {
    var last = TableDescription.Section()
    last.footer = footer
    let number = max(description.sections.count, section + 1)
    laterSections.add(last, at: number)
    return .footer(section: number)
  }

  /// Whether any section is in the section index.
  var hasIndexTitles: Bool {
    laterSections.hasIndexTitles
      || description.sections.contains { $0.indexTitle?.isEmpty == false }
  }

  /// How many sections are remembered: the first one, and all if more than one pass needs them.
  var rememberedSections: Int {
    let needsAll = options.arrangement != nil || options.goesBack || options.section != nil
    return needsAll ? .max : max(options.rememberedSections, 1)
  }

  /// Looks up the description of a section that begins here, unless it is remembered.
  ///
  /// Its members may stand behind its rows.
  ///
  /// - Parameters:
  ///   - number: the section.
  ///   - keepingOthers: whether items of other sections wait to be returned.
  /// - Throws: a ``ReadingError`` of the source.
  mutating func lookInto(_ number: Int, keepingOthers: Bool) throws(ReadingError) {
    guard number >= rememberedSections else { return }
    var found = TableDescription.Section()
    var ahead = json
    let depth = ahead.depth
    try input.lookAhead { (input: inout InputScanner) throws(ReadingError) in
      // An error among the rows is found again, and reported, when they are read.
      do throws(ReadingError) {
        while let part = try ahead.nextPart(&input, inside: depth) {
          switch part {
          case .sectionMember(let section, let key):
            // What is wrong with it is known since the first pass.
            _ = try Self.take(key, of: section, from: &input, into: &found)
          case .row: try Self.skipRow(&input)
          case .member, .section: try input.skipValue()
          }
        }
      } catch {
        guard !error.isOfSource else { throw error }
      }
    }
    laterSections.enter(found, at: number, keepingOthers: keepingOthers)
  }

  /// Reads one member of a section into its description.
  ///
  /// - Parameters:
  ///   - key: the member.
  ///   - section: the section's number.
  ///   - input: the input, at the member's value.
  ///   - description: receives what it says.
  /// - Returns: what is wrong with it, if anything is; the rows don't need it, and are not lost by it.
  /// - Throws: a ``ReadingError`` after which nothing can be read.
  static func take(
    _ key: String, of section: Int, from input: inout InputScanner,
    into description: inout TableDescription.Section
  ) throws(ReadingError) -> ReadingError? {
    let path = "sections[\(section)].\(key)"
    guard TableDescription.Section.isDescribed(by: key) else {
      return try skipUnknown(key, path: path, in: &input)
    }
    do throws(ReadingError) {
      try description.take(key, DescriptionDecoder(try input.node(), path: path))
      return nil
    } catch {
      guard error.code == .description || error.code == .limit else { throw error }
      if error.code == .limit { try input.skipValue() }
      return error
    }
  }

  mutating func enterSection(_ next: Int) {
    // The first pass may have stopped at an error before this section.
    while description.sections.count <= min(next, rememberedSections - 1) {
      description.sections.append(TableDescription.Section())
    }
    section = next
    rowsInSection = 0
    currentSection = section(at: next)
    isOtherSection = !showsAll && !isChosen(next)
    tracker.enterSection(
      headerHeight: description.headerHeight(of: currentSection),
      hasFooter: description.footerHeight(of: currentSection) != nil)
  }

  /// Whether a section is the requested one: by its header or index title, else by its number.
  func isChosen(_ section: Int) -> Bool {
    guard let choice = options.section else { return true }
    return description.isChosen(section, by: choice)
  }

  /// How many sections an error names.
  private static let namedSections = 20

  /// Rejects a request for a section that doesn't exist.
  func checkSection() throws(ReadingError) {
    let description = description
    guard let choice = options.section,
      !description.sections.indices.contains(where: { description.isChosen($0, by: choice) })
    else { return }
    let headers = description.sections.compactMap(\.header)
    let names =
      headers.prefix(Self.namedSections).joined(separator: ", ")
      + (headers.count > Self.namedSections ? ", …" : "")
    throw ReadingError(
      .description, line: 1, column: 1,
      reason: "there is no section '\(choice)'; there are \(description.sections.count)"
        + (names.isEmpty ? "" : ": \(names)"))
  }

  mutating func leaveSection() {
    if isOtherSection { return }
    let visible = tracker.leaveSection(
      footerHeight: description.footerHeight(of: currentSection),
      isCollapsed: currentSection.isCollapsed)
    if visible.header { waiting.append(.header(section: section)) }
    if visible.footer { waiting.append(.footer(section: section)) }
  }
}
