// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import A11y

/// The files of JSONTestSuite by Nicolas Seriot, where they are: `JSON_TEST_SUITE` names their folder.
///
/// A file's name begins with `y` when it must be accepted, with `n` when it must be refused, and with `i` when that is
/// for the reader to decide.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["JSON_TEST_SUITE"] != nil))
struct JSONTestSuiteTests {
  static let files: [URL] = {
    let folder = ProcessInfo.processInfo.environment["JSON_TEST_SUITE"] ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
      .map { URL(filePath: folder).appending(path: $0) }
  }()

  @Test(arguments: files)
  func isJudgedByTheGrammar(_ file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    var options = ReadingOptions()
    options.format = .json
    var isRead = true
    do {
      _ = try Labels.lines(MemorySource(bytes), options)
    } catch let error as ReadingError {
      // An object that holds no rows is no error of JSON.
      isRead = error.code == .description
    }
    switch file.lastPathComponent.first {
    case "y": #expect(isRead)
    case "n": #expect(!isRead)
    default: break
    }
  }
}
