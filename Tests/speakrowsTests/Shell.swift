// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Runs command lines with the built `speakrows` on the path.
enum Shell {
  struct Result: Equatable {
    var output: String
    var errors: String
    var status: Int32
  }

  /// The root of the project.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder of the built products, where the test runner is too.
  static let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Runs a line in a folder, in a fixed environment.
  static func run(_ line: String, in folder: URL = root, _ variables: [String: String] = [:]) throws
    -> Result
  {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": "\(products.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
      "LC_ALL": "en_US.UTF-8", "COLUMNS": "80", "HOME": "/dev/null", "TMPDIR": "/tmp",
    ].merging(variables) { $1 }
    // Files, and not pipes, so that neither stream can block the other.
    let files = try ["out", "err"].map { name in
      let file = FileManager.default.temporaryDirectory
        .appending(path: "speakrows-test-\(UUID().uuidString).\(name)")
      try Data().write(to: file)
      return file
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    return Result(
      output: String(decoding: try Data(contentsOf: files[0]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      status: process.terminationStatus)
  }

  /// Starts a command that goes on by itself, and returns the number of its process.
  ///
  /// Foundation's `Process` takes a program for ended when it closes what it has inherited, waits for whoever has inherited
  /// it, and hands down the signals that threads of Dispatch block. So a shell without all that starts it.
  static func start(_ command: String, _ variables: [String: String] = [:]) throws -> Int32 {
    let script = """
      for link in /proc/$$/fd/*; do [ ${link##*/} -le 2 ] || eval "exec ${link##*/}>&-"; done
      perl -MPOSIX -e 'sigprocmask(SIG_SETMASK, POSIX::SigSet->new); exec @ARGV or die' -- \
        setsid \(command) < /dev/null > /dev/null 2>&1 &
      echo $!
      """
    let quoted = script.replacingOccurrences(of: "'", with: "'\\''")
    let result = try run("exec bash -c '\(quoted)'", variables)
    return Int32(result.output.filter(\.isNumber)) ?? -1
  }

  /// A new folder that is gone afterwards.
  static func withTemporaryFolder<Outcome>(_ body: (URL) throws -> Outcome) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "speakrows-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
