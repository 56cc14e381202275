// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The path of a file as the shell gave it.
///
/// Linux allows any bytes in names of files, and the names of old disks are often in Latin-1. Swift's arguments are text
/// in which such bytes have been replaced, so that no file has the name that they are.
enum ArgumentPath {
  /// The bytes of arguments that are not UTF-8, by their text.
  private static let bytes: [String: [CChar]] = {
    var found: [String: [CChar]] = [:]
    // Where one text stands for two names, it is neither.
    var ambiguous: Set<String> = []
    func add(_ raw: [CChar]) {
      let text = text(raw)
      if let other = found[text], other != raw { ambiguous.insert(text) }
      found[text] = raw
    }
    for index in 0..<Int(CommandLine.argc) {
      guard let start = unsafe CommandLine.unsafeArgv[index],
        unsafe String(validatingCString: start) == nil
      else { continue }
      let raw = unsafe Array(UnsafeBufferPointer(start: start, count: strlen(start) + 1))
      add(raw)
      // An option may have its value behind the sign.
      if raw.first == 0x2D, let sign = raw.firstIndex(of: 0x3D) {
        add(Array(raw[(sign + 1)...]))
      }
    }
    return found.filter { !ambiguous.contains($0.key) }
  }()

  private static func text(_ raw: [CChar]) -> String {
    String(decoding: raw.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether a path is not the file's own, since that is not UTF-8.
  static func isReplaced(_ path: String) -> Bool { replaced(path) != nil }

  private static func replaced(_ path: String) -> [CChar]? {
    path.unicodeScalars.contains("\u{FFFD}") ? bytes[path] : nil
  }

  /// Opens a file; negative where that fails, for the reason in `errno`.
  static func open(_ path: String, _ flags: Int32) -> Int32 {
    unsafe with(path) { unsafe Glibc.open($0, flags) }
  }

  /// What the system knows of a file; nil where it can't be asked, for the reason in `errno`.
  static func status(of path: String) -> stat? {
    var status = stat()
    return unsafe with(path) { unsafe stat($0, &status) } == 0 ? status : nil
  }

  /// Whether a file can be read.
  static func isReadable(_ path: String) -> Bool {
    unsafe with(path) { unsafe access($0, R_OK) } == 0
  }

  private static func with(_ path: String, _ body: (UnsafePointer<CChar>) -> Int32) -> Int32 {
    guard let raw = replaced(path) else { return unsafe path.withCString { unsafe body($0) } }
    return unsafe raw.withUnsafeBufferPointer { buffer in
      // There is a first element, which is the zero at least.
      unsafe buffer.baseAddress.map { unsafe body($0) } ?? -1
    }
  }
}
