// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What ICU and CLDR say of a locale, looked up once.
///
/// These are the only values that change and outlive a reader or a labeler. They are facts, so nobody can tell a cached one from a new one; they
/// are shared because opening one takes longer than a whole row, and a program may make a labeler per request. Locales come from
/// data, so a cache is emptied when it holds more than any ordinary program needs.
struct FactCache<Fact>: ~Copyable, Sendable {
  private let facts = Mutex<[String: Fact]>([:])
  private let limit: Int

  /// Makes an empty cache.
  ///
  /// - Parameter limit: the number of facts that it holds at most.
  init(limit: Int) { self.limit = limit }

  /// Uses a fact while no other thread does.
  ///
  /// - Parameters:
  ///   - key: what the fact is known by.
  ///   - make: looks it up; nil if there is none, which is not remembered.
  ///   - body: uses it.
  /// - Returns: what `body` returns; nil if there is no such fact.
  func use<Outcome: Sendable>(
    _ key: String, make: () -> sending Fact?, _ body: (Fact) -> Outcome?
  ) -> Outcome? {
    facts.withLock { facts in
      if let fact = facts[key] { return body(fact) }
      guard let fact = make() else { return nil }
      if facts.count >= limit { facts.removeAll() }
      facts[key] = fact
      return body(fact)
    }
  }
}
