// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import A11y
import Foundation
import Testing

@testable import Sheets

/// Compressed bytes are read as what they hold, however they arrive.
@Suite struct DecompressingSourceTests {
  static let text = "city,snow\nOslo,12\n"

  static func lines(_ bytes: [UInt8], chunkLength: Int = .max) throws -> [String] {
    var labels = try LabelReader(
      DecompressingSource(MemorySource(bytes, chunkLength: chunkLength)))
    var lines: [String] = []
    while true {
      var line = ByteBuffer()
      guard try labels.next(into: &line) != nil else { return lines }
      lines.append(line.text())
    }
  }

  /// Bytes compressed by the program of the format.
  static func compressed(_ bytes: [UInt8], _ format: CompressionFormat) throws -> [UInt8] {
    let names = [
      CompressionFormat.gzip: "gzip", .zstandard: "zstd", .xz: "xz", .bzip2: "bzip2",
    ]
    let name = try #require(names[format])
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name, "-c"]
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let result = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Array(result)
  }

  @Test("each format is read", arguments: CompressionFormat.allCases, [1, 3, 7, Int.max])
  func isRead(_ format: CompressionFormat, _ chunkLength: Int) throws {
    let bytes = try Self.compressed(Array(Self.text.utf8), format)
    #expect(try Self.lines(bytes, chunkLength: chunkLength) == ["Oslo, snow 12"])
    #expect(CompressionFormat(bytes) == format)
  }

  @Test("frames that are to be skipped are, wherever they stand", arguments: [1, Int.max])
  func framesAreSkipped(_ chunkLength: Int) throws {
    let frame: [UInt8] = [0x5A, 0x2A, 0x4D, 0x18, 3, 0, 0, 0, 1, 2, 3]
    let bytes = try Self.compressed(Array(Self.text.utf8), .zstandard)
    #expect(
      try Self.lines(frame + bytes + frame, chunkLength: chunkLength) == ["Oslo, snow 12"])
  }

  @Test("members that follow each other are one file", arguments: CompressionFormat.allCases)
  func membersFollow(_ format: CompressionFormat) throws {
    let first = try Self.compressed(Array("city,snow\nOslo,12\n".utf8), format)
    let second = try Self.compressed(Array("Rome,0\n".utf8), format)
    let padding = [UInt8](repeating: 0, count: format == .gzip ? 512 : 0)
    #expect(try Self.lines(first + second + padding) == ["Oslo, snow 12", "Rome, snow 0"])
  }

  @Test(
    "what is cut or damaged is an error, and the rows before it are read",
    arguments: CompressionFormat.allCases)
  func damageIsAnError(_ format: CompressionFormat) throws {
    // Incompressible, so that many blocks come before the end.
    var random = SystemRandomNumberGenerator()
    let rows = (0..<40_000).map { "\($0),\(UInt64.random(in: .min ... .max, using: &random))\n" }
    let bytes = try Self.compressed(Array(("n,x\n" + rows.joined()).utf8), format)
    var damaged = bytes
    damaged[bytes.count - bytes.count / 8] ^= 0x5A
    for broken in [Array(bytes.dropLast(40)), damaged, bytes + Array("more".utf8)] {
      var labels = try LabelReader(
        DecompressingSource(MemorySource(broken)), options: ReadingOptions())
      var count = 0
      #expect(throws: ReadingError.self) {
        while true {
          var line = ByteBuffer()
          guard try labels.next(into: &line) != nil else { return }
          count += 1
        }
      }
      #expect(count > 1000)
    }
  }

  @Test(
    "what only begins like a compressed file is read as it is",
    arguments: ["BZh", "BZh is a code\n", "", "(", "BZh9 is no digit of pi\n"])
  func plainTextIsPlain(_ text: String) throws {
    let lines = try Self.lines(Array(text.utf8), chunkLength: 1)
    #expect(lines == text.split(separator: "\n").map(String.init))
  }

  @Test("a source can start over and go back", arguments: CompressionFormat.allCases)
  func seeks(_ format: CompressionFormat) throws {
    let text = (0..<100_000).map { "\($0)" }.joined(separator: " ")
    for bytes in [try Self.compressed(Array(text.utf8), format), Array(text.utf8)] {
      var source = DecompressingSource(MemorySource(bytes))
      var whole = ByteBuffer()
      try source.readAll(into: &whole)
      #expect(whole.text() == text)
      for offset in [0, 1, 70_000, 200_001] {
        try source.seek(to: offset)
        var rest = ByteBuffer()
        try source.readAll(into: &rest)
        #expect(rest.text() == String(text.dropFirst(offset)))
      }
    }
  }

  @Test("random bytes behind each signature are no trap", arguments: CompressionFormat.allCases)
  func randomBytes(_ format: CompressionFormat) {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let signature = format.signature + (format == .bzip2 ? [0x39, 0x31] : [])
      let bytes =
        signature
        + (0..<Int.random(in: 0...300, using: &random)).map { _ in UInt8.random(in: 0...255) }
      var out = ByteBuffer()
      var source = DecompressingSource(MemorySource(bytes, chunkLength: 5))
      try? source.readAll(into: &out)
    }
  }
}
