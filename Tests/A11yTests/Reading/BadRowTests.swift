// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

@Suite("Bad rows")
struct BadRowTests {
  @Test("a bad row changes no name of another", arguments: [false, true])
  func namesStay(_ blankLinesAreBad: Bool) throws {
    var random = SeededGenerator()
    for _ in 0..<200 {
      var lines: [String] = []
      var labels: [String] = []
      for number in 0..<Int.random(in: 2...12, using: &random) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: lines.append("")
        case 1: lines.append("{\"other\":1,\"new\(number)\":oops}")
        default:
          let keys = ["usd", "eur", "n", "apples", "pears"].shuffled(using: &random)
            .prefix(Int.random(in: 1...4, using: &random))
          lines.append("{" + keys.map { "\"\($0)\":\(number)" }.joined(separator: ",") + "}")
          labels.append(keys.map { "\($0) \(number)" }.joined(separator: ", "))
        }
      }
      #expect(try Self.labels(of: lines, blankLinesAreBad) == labels, "\(lines)")
    }
  }

  /// The labels of the good rows.
  private static func labels(of lines: [String], _ blankLinesAreBad: Bool) throws -> [String] {
    var options = ReadingOptions()
    options.format = .ndjson
    options.takesSample = false
    options.blankLinesAreBadRows = blankLinesAreBad
    var reader = try LabelReader(
      MemorySource(lines.joined(separator: "\n") + "\n"), options: options)
    var labels: [String] = []
    var out = ByteBuffer()
    while true {
      do {
        guard try reader.next(into: &out) != nil else { return labels }
        labels.append(out.text())
        out.removeAll()
      } catch {
        guard error.isRecoverable else { throw error }
      }
    }
  }
}
