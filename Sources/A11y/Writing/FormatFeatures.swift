// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What a format can do besides the rows themselves; options that ask for more are refused.
package struct FormatFeatures: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Written as what a screen reader announces, or with it.
  package static let screenReader = FormatFeatures(rawValue: 1 << 0)
  /// Carries values of the data along.
  package static let keptFields = FormatFeatures(rawValue: 1 << 1)
  /// Has a spoken form beside the label, which can be left out.
  package static let spokenPart = FormatFeatures(rawValue: 1 << 2)
  /// Has each row's position when asked for.
  package static let position = FormatFeatures(rawValue: 1 << 3)
  /// Differs by what the rows are for a screen reader: a list or a table of cells.
  package static let structure = FormatFeatures(rawValue: 1 << 4)
  /// Can do without a list or table around the rows.
  package static let plainStructure = FormatFeatures(rawValue: 1 << 5)
  /// Is a page, or a part of one whose ids have a prefix.
  package static let page = FormatFeatures(rawValue: 1 << 6)
  /// Has the number of rows in it, so that they are counted first.
  package static let totals = FormatFeatures(rawValue: 1 << 7)
  /// Has the columns of a table of cells in it, so that its rows are gone through first.
  package static let tableColumns = FormatFeatures(rawValue: 1 << 8)
  /// Writes rows independently of each other, so that several threads can.
  package static let independentRows = FormatFeatures(rawValue: 1 << 9)
  /// Is a document in braille, whose pages have a size.
  package static let paged = FormatFeatures(rawValue: 1 << 10)
  /// May tell of the whole table before its rows.
  package static let overview = FormatFeatures(rawValue: 1 << 11)
}

extension OutputFormat {
  /// What the format can do.
  package var features: FormatFeatures {
    switch self {
    case .text: [.screenReader, .keptFields, .position, .independentRows]
    case .json:
      [.screenReader, .keptFields, .spokenPart, .position, .structure, .plainStructure, .totals]
    case .ndjson:
      [.screenReader, .keptFields, .spokenPart, .position, .structure, .plainStructure]
    case .spoken: [.keptFields, .independentRows]
    case .ssml, .segments: []
    case .csv, .tsv: [.keptFields, .spokenPart]
    case .markdown: [.structure, .tableColumns]
    case .html: [.structure, .page, .tableColumns, .overview]
    case .transcript:
      [.screenReader, .spokenPart, .position, .structure, .plainStructure, .totals, .overview]
    case .ios, .android, .aria: [.structure, .plainStructure, .totals]
    case .brf, .pef, .braille: [.tableColumns, .paged, .overview]
    }
  }

  /// The names of the formats that can do something, for a message: "text, json and ndjson".
  package static func names(with feature: FormatFeatures) -> String {
    let names = allCases.filter { $0.features.contains(feature) }.map(\.rawValue)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
