// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What a screen reader announces for one element.
public struct Utterance: Hashable, Codable, Sendable {
  /// The description, announced immediately.
  public var text: String
  /// How to use the element, announced after a pause.
  public var hint: String?
  /// Announcements that more is available on demand, such as "Actions Available".
  public var notices: [String] = []
  /// The names of what is available on demand; announced only at full verbosity.
  public var onDemand: [String] = []

  /// Creates an utterance.
  public init(_ text: String, hint: String? = nil) {
    self.text = text
    self.hint = hint
  }

  /// The whole utterance on one line, with missing full stops added between parts.
  public var line: String {
    var line = text
    for part in [hint].compactMap({ $0 }) + notices + onDemand where !part.isEmpty {
      if let last = line.last {
        line += ".!?。".contains(last) ? " " : ". "
      }
      line += part
    }
    return line
  }
}
