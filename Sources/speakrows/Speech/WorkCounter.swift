// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Hands out each number below a count to exactly one thread.
final class WorkCounter: Sendable {
  private let next = Atomic(0)
  private let count: Int

  init(_ count: Int) { self.count = count }

  /// The next number; nil when all have been handed out.
  func take() -> Int? {
    let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < count ? number : nil
  }
}
