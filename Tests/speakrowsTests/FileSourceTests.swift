// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Foundation
import Testing

@testable import speakrows

@Suite("A file that is read")
struct FileSourceTests {
  /// What is done to a file behind the back of its reader.
  enum Change: CaseIterable {
    case none, cut, appended, overwritten, overwrittenByMore

    var isHarmless: Bool { self == .none || self == .appended }

    func make(to file: URL) throws {
      let handle = try FileHandle(forUpdating: file)
      defer { try? handle.close() }
      switch self {
      case .none: return
      case .cut: try handle.truncate(atOffset: 100)
      case .appended:
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("x\n".utf8))
      case .overwritten: try handle.write(contentsOf: Data("b\n2\n".utf8))
      case .overwrittenByMore:
        let text = "b\n" + String(repeating: "2\n", count: 60_000)
        try handle.write(contentsOf: Data(text.utf8))
      }
    }
  }

  @Test(
    "is not taken for whole when it was changed meanwhile, whatever its date says",
    arguments: Change.allCases, [false, true])
  func changeIsNoticed(_ change: Change, keepsDate: Bool) throws {
    try Shell.withTemporaryFolder { folder in
      let file = folder.appending(path: "data.csv")
      let text = "a\n" + String(repeating: "1\n", count: 50_000)
      try Data(text.utf8).write(to: file)
      // A long time ago, so that a clock's coarse steps don't matter.
      let date = Date(timeIntervalSince1970: 1_000_000)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)

      let source = try FileSource(file.path)
      var bytes = ByteBuffer(capacity: 16)
      func read(upTo length: Int) throws {
        while bytes.count < length {
          let got = try bytes.append(upTo: 4_096) { output throws(SourceError) in
            try source.read(into: &output)
          }
          if got == 0 { return }
        }
      }
      try read(upTo: 10_000)
      try change.make(to: file)
      // A file that is cut is shorter some time before its date says so.
      if keepsDate, change == .cut {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      }
      if change.isHarmless {
        try read(upTo: .max)
        #expect(bytes.count >= text.utf8.count)
      } else {
        #expect(throws: SourceError.self) { try read(upTo: .max) }
      }
    }
  }
}
