// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The structure in which a table is presented to a screen reader.
public enum TableStructure: String, Hashable, Codable, Sendable, CaseIterable {
  /// A list, with an element for each row.
  case list
  /// A table of cells, with an element for each cell, under column headers.
  case table
  /// Elements one after another, without a container.
  case plain
}
