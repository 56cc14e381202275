// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A control at the right end of a row that is not a cell, such as a switch or a slider.
///
/// ```swift
/// row.state.accessoryView = AccessoryView(.switch, value: true)
/// row.state.accessoryView = AccessoryView(
///   .slider(0...10, step: 0.5, value: SayAs(.number, digits: .exactly(1))), value: 7.5, label: "Volume")
/// ```
public struct AccessoryView: Hashable, Sendable {
  /// Its role, and how its value is formatted.
  public var say: SayAs
  /// Its value.
  public var value: CellValue
  /// Its name; nil uses the row's.
  public var label: String?

  /// Makes a control.
  public init(_ say: SayAs, value: CellValue = .null, label: String? = nil) {
    self.say = say
    self.value = value
    self.label = label
  }
}
