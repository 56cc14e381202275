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

  /// A new folder that is gone afterwards.
  static func withTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "speakrows-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
