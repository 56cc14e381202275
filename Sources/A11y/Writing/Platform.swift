// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A platform whose accessibility API takes attributes of elements.
protocol Platform: Sendable {
  /// The attributes of the container of the rows.
  func attributes(of container: ElementContainer) -> JSONValue

  /// The attributes of one element.
  func attributes(of element: AccessibleElement) -> [(key: String, value: JSONValue)]

  /// The attributes of a row with several elements.
  func attributes(of elements: [AccessibleElement]) -> [(key: String, value: JSONValue)]
}
