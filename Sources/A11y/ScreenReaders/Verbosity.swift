// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How much a screen reader announces.
public enum Verbosity: String, Hashable, Codable, Sendable, CaseIterable {
  /// Names, values and states; no hints and, depending on the reader, no positions or containers.
  case brief
  /// The reader's default.
  case normal
  /// Everything, including the names of actions and the details available on demand.
  case verbose
}
