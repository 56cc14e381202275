// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How long a date or time is written.
public enum DateStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// Numbers alone: 1/15/24.
  case short
  /// An abbreviated month: Jan 15, 2024.
  case medium
  /// The month in full: January 15, 2024.
  case long
  /// The weekday too: Monday, January 15, 2024.
  case full
}
