// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What is known of the sections after those that a reader remembers.
///
/// There may be millions of them, so the description of one is looked up when it is reached.
struct LaterSections {
  /// Whether any of them is in the section index.
  private(set) var hasIndexTitles = false
  /// Those at the place that is being read, by their numbers from 0.
  private var near: [Int: TableDescription.Section] = [:]

  /// Notes what matters of a section before it is reached.
  mutating func note(_ section: TableDescription.Section) {
    if section.indexTitle?.isEmpty == false { hasIndexTitles = true }
  }

  /// Keeps a section, and only those among the others that may still be asked for.
  ///
  /// - Parameters:
  ///   - section: the section that begins.
  ///   - number: its number.
  ///   - keepingOthers: whether items of more than the section before it wait to be returned.
  mutating func enter(_ section: TableDescription.Section, at number: Int, keepingOthers: Bool) {
    if !keepingOthers { near = near.filter { $0.key >= number - 1 } }
    near[number] = section
  }

  /// Adds a section behind all others, which looks like one at the place that is being read.
  mutating func add(_ section: TableDescription.Section, at number: Int) { near[number] = section }

  /// A section at the place that is being read.
  func section(at number: Int) -> TableDescription.Section {
    near[number] ?? TableDescription.Section()
  }
}
