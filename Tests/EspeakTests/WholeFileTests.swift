// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import CFiles
import Foundation
import Testing

@testable import Espeak

/// Files that take the place of others.
@Suite struct WholeFileTests {
  private static func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("a file that comes in the moment of the change stays, and nothing is left behind")
  func lateFile() throws {
    try Self.inFolder { folder in
      let file = folder.appending(path: "data.csv")
      let other = folder.appending(path: "other")
      try "old".write(to: file, atomically: false, encoding: .utf8)
      try "of another program".write(to: other, atomically: false, encoding: .utf8)
      var whole = try WholeFile(file.path)
      try whole.write(Array("fixed".utf8))
      var calls = 0
      let isReplaced = try whole.replace { path in
        calls += 1
        guard calls == 1 else {
          return (try? String(contentsOfFile: path, encoding: .utf8)) == "old"
        }
        // Right behind the first look, another program replaces the file.
        return unsafe rename(other.path, file.path) == 0
      }
      #expect(!isReplaced)
      #expect(calls == 2)
      #expect(try String(contentsOf: file, encoding: .utf8) == "of another program")
      _ = consume whole
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["data.csv"])
    }
  }

  @Test("a file that is meant is replaced, and keeps its extended attributes")
  func attributes() throws {
    try Self.inFolder { folder in
      let file = folder.appending(path: "data.csv")
      try "old".write(to: file, atomically: false, encoding: .utf8)
      let value = Array("of a library".utf8)
      let isKept = unsafe setxattr(file.path, "user.note", value, value.count, 0) == 0
      var whole = try WholeFile(file.path)
      try whole.write(Array("fixed".utf8))
      try whole.takeAttributes(of: file.path)
      #expect(try whole.replace { _ in true })
      #expect(try String(contentsOf: file, encoding: .utf8) == "fixed")
      var found = [UInt8](repeating: 0, count: 64)
      let count = unsafe getxattr(file.path, "user.note", &found, found.count)
      // Not every file system has them.
      #expect(isKept ? Array(found.prefix(max(count, 0))) == value : count < 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["data.csv"])
    }
  }

  @Test("a sound file that was cut or emptied is no whole one", arguments: [0, 20, 44, 50])
  func cutSound(_ length: Int) throws {
    try Self.inFolder { folder in
      let path = folder.appending(path: "a.wav").path
      #expect(!WAVFile.isWhole(path))
      var file = try WAVFile(path: path)
      try file.append(Array(repeating: 1, count: 20))
      try file.finish()
      #expect(WAVFile.isWhole(path))
      #expect(unsafe truncate(path, length) == 0)
      #expect(!WAVFile.isWhole(path))
    }
  }
}
