// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import A11y

/// The seeds of the fuzz target `Rows`, which hold what it once found, run as tests.
@Suite struct FuzzSeedTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fuzz/Seeds/Rows")

  static let seeds: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  @Test func thereAreSeeds() { #expect(Self.seeds.count > 10) }

  @Test("rows and errors are the same whatever the size of the blocks", arguments: seeds)
  func blocksDoNotMatter(_ seed: String) throws {
    let bytes = Array(try Data(contentsOf: Self.folder.appending(path: seed)).dropFirst())
    for format in [nil] + InputFormat.allCases {
      let whole = Self.rows(bytes, format, blockLength: 1 << 16, chunkLength: .max)
      for piece in [1, 3, 16] {
        #expect(Self.rows(bytes, format, blockLength: 16, chunkLength: piece) == whole)
      }
    }
  }

  private static func rows(
    _ bytes: [UInt8], _ format: InputFormat?, blockLength: Int, chunkLength: Int
  ) -> [String] {
    var options = ReadingOptions()
    options.format = format
    options.blockLength = blockLength
    var lines: [String] = []
    do {
      var labels = try LabelReader(MemorySource(bytes, chunkLength: chunkLength), options: options)
      while true {
        do {
          var out = ByteBuffer()
          guard let item = try labels.next(into: &out) else { break }
          lines.append("\(item) \(out.text())")
        } catch {
          lines.append("\(error)")
          guard error.isRecoverable else { break }
        }
      }
    } catch {
      lines.append("\(error)")
    }
    return lines
  }
}
