// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The formats in which tools write accessibility trees out.
package enum DumpFormat: String, Sendable, CaseIterable {
  /// The XML of Android's `uiautomator dump`.
  case uiautomator
  /// The YAML of Playwright's aria snapshots.
  case playwright
  /// The JSON of Chromium's DevTools protocol, or of Puppeteer's `accessibility.snapshot()`.
  case devtools
}

extension DumpFormat {
  /// How many nodes within each other are read.
  package static let mostLevels = 500

  /// The elements of a tree in YAML.
  ///
  /// - Parameter source: the dump.
  /// - Returns: the elements, in reading order.
  /// - Throws: a ``ReadingError`` where it is none.
  package static func elements(
    ofYAML source: any ByteSource
  ) throws(ReadingError) -> [DumpedElement] {
    var source = source
    var bytes = ByteBuffer()
    do throws(SourceError) {
      try source.readAll(into: &bytes)
    } catch {
      throw ReadingError(error, line: 1)
    }
    return AccessibilityTree(try AriaSnapshot(bytes.text()).roots).elements
  }

  /// The elements of a tree in JSON.
  ///
  /// - Parameter source: the dump.
  /// - Returns: the elements, in reading order.
  /// - Throws: a ``ReadingError`` where it is none.
  package static func elements(
    ofJSON source: any ByteSource
  ) throws(ReadingError) -> [DumpedElement] {
    AccessibilityTree(try DevToolsTree(JSONNode.document(source)).roots).elements
  }
}
