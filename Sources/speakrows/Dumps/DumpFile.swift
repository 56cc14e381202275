// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Sheets

/// A dump of an accessibility tree, which another tool has written.
struct DumpFile {
  let name: String
  /// Its elements, in reading order.
  let elements: [DumpedElement]

  /// Reads a dump.
  ///
  /// - Parameters:
  ///   - path: its path; `-` is standard input.
  ///   - format: what it is.
  /// - Throws: a ``Failure`` when it can't be read, or is none.
  init(_ path: String, _ format: DumpFormat) throws {
    let file = try FileSource(path)
    name = file.name
    do {
      var source = DecompressingSource(file)
      switch format {
      case .playwright: elements = try DumpFormat.elements(ofYAML: source)
      case .devtools: elements = try DumpFormat.elements(ofJSON: source)
      case .uiautomator:
        var bytes = ByteBuffer()
        try source.readAll(into: &bytes)
        elements = try UIAutomatorDump(Array(bytes.text().utf8)).elements
      }
    } catch let error as TableFileError {
      throw Failure(
        error.part == .library ? .noVoiceOrDevice : .badData, "\(name): \(error.reason)")
    } catch let error as ReadingError {
      throw Failure(error.code == .source ? .noInput : .badData, "\(name):\(error)")
    } catch let error as SourceError {
      throw Failure(.noInput, "\(name): \(error.reason)")
    }
  }
}
