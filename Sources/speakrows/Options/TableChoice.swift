// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What is read of a file that may have several tables.
enum TableChoice: Hashable {
  /// The only table, the first sheet with rows, or a list of the tables of a database.
  case anything
  /// A table of a database by its name.
  case table(String)
  /// What a query finds in a database.
  case query(String)
  /// A sheet of a workbook by its name, or its number from 1.
  case sheet(String)
}
