// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// When a cell is preceded by what its row is called.
enum RowNames: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// Where the row is another one.
  case change
  case always, never

  /// The next of the three.
  var next: RowNames {
    switch self {
    case .change: .always
    case .always: .never
    case .never: .change
    }
  }
}
