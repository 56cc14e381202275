// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import speakrows

/// A fix must never destroy what another program wrote meanwhile.
struct FileSnapshotTests {
  @Test(arguments: ["the new content", "the old", "the old content, and more", "THE OLD CONTENT"])
  func aFileThatWasChangedStaysAsItIs(_ changed: String) throws {
    try Shell.withTemporaryFolder { folder in
      let file = folder.appending(path: "data.csv")
      try "the old content".write(to: file, atomically: false, encoding: .utf8)
      let snapshot = try FileSnapshot(file.path, force: false)
      try changed.write(to: file, atomically: false, encoding: .utf8)
      #expect(throws: Failure.self) { try snapshot.replace(with: Array("fixed".utf8)) }
      #expect(try String(contentsOf: file, encoding: .utf8) == changed)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["data.csv"])
    }
  }

  @Test func aFileThatWasReplacedByTheSameContentStaysAsItIs() throws {
    try Shell.withTemporaryFolder { folder in
      let file = folder.appending(path: "data.csv")
      try "content".write(to: file, atomically: false, encoding: .utf8)
      let snapshot = try FileSnapshot(file.path, force: false)
      let other = folder.appending(path: "other")
      try "content".write(to: other, atomically: false, encoding: .utf8)
      #expect(unsafe rename(other.path, file.path) == 0)
      #expect(throws: Failure.self) { try snapshot.replace(with: Array("fixed".utf8)) }
      #expect(try String(contentsOf: file, encoding: .utf8) == "content")
    }
  }

  @Test func aFileThatIsAsItWasIsReplaced() throws {
    try Shell.withTemporaryFolder { folder in
      let file = folder.appending(path: "data.csv")
      try "content".write(to: file, atomically: false, encoding: .utf8)
      #expect(unsafe chmod(file.path, 0o640) == 0)
      try FileSnapshot(file.path, force: false).replace(with: Array("fixed".utf8))
      #expect(try String(contentsOf: file, encoding: .utf8) == "fixed")
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      #expect(mode as? Int == 0o640)
    }
  }
}
