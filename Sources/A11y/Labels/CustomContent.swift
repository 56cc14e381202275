// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A detail of an element that is given only on demand.
public struct CustomContent: Hashable, Codable, Sendable {
  /// The name of the detail: "Population".
  public var label: String
  /// The detail itself: "5,024,279".
  public var value: String

  /// The name and the detail in one text: "Population: 5,024,279".
  var line: String { label.isEmpty ? value : "\(label): \(value)" }

  /// Makes a detail.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}
