// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import ArgumentParser

/// The unit that gets a file of its own.
enum SoundSplit: String, CaseIterable, ExpressibleByArgument {
  /// Each row, header and footer.
  case row
  /// Each section with its header and footer.
  case section

  /// The part of the table that one file contains.
  enum Part: Equatable {
    case item(TableItem)
    case section(Int)
  }

  /// The part that an item belongs to.
  func part(of item: TableItem) -> Part {
    switch (self, item) {
    case (.row, _): .item(item)
    case (.section, .header(let section)), (.section, .footer(let section)): .section(section)
    case (.section, .row(let indexPath)): .section(indexPath.section)
    }
  }
}
