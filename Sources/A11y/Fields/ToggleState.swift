// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The state of a switch or a checkbox.
public enum ToggleState: String, Hashable, Codable, Sendable, CaseIterable {
  /// Off, or not checked.
  case off = "0"
  /// On, or checked.
  case on = "1"
  /// Some of the items that it stands for are on.
  case mixed = "2"
}
