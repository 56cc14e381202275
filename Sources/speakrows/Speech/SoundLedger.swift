// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak
import Glibc

/// What each file of a folder says, as a number, so that work which resumes notices that the rows or the voice have changed.
///
/// It is kept beside the files in `.speakrows`, a line a file: its number and a hash of its words and of the voice.
struct SoundLedger {
  private let path: String
  private let settings: String
  /// The hashes of the files that were made before.
  private var known: [Int: UInt64] = [:]
  private var hash: UInt64 = 0

  /// Opens the ledger of a folder, or begins a new one.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - settings: what else than the words decides how a file sounds.
  ///   - resumes: whether what was noted before is kept.
  /// - Throws: a ``Failure`` when it can't be written.
  init(in folder: String, settings: String, resumes: Bool) throws {
    path = folder + "/.speakrows"
    self.settings = settings
    if resumes {
      if let file = try? FileSource(path) { known = Self.entries(file) }
    } else {
      try write("", flags: O_TRUNC)
    }
  }

  private static func entries(_ file: FileSource) -> [Int: UInt64] {
    var content = ByteBuffer()
    var source = file
    // What could be read of it is known.
    try? source.readAll(into: &content)
    var entries: [Int: UInt64] = [:]
    for line in content.text().split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let number = Int(parts[0]), let hash = UInt64(parts[1], radix: 16)
      else { continue }
      entries[number] = hash
    }
    return entries
  }

  /// Begins with the next file.
  mutating func begin() {
    hash = 0xcbf2_9ce4_8422_2325
    take(settings)
  }

  /// Takes what a file says.
  ///
  /// The hash is FNV-1a, which is the same in every run.
  mutating func take(_ text: String) {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ 0x0a) &* 0x100_0000_01b3
  }

  /// Notes what a new file says.
  func note(_ number: Int) throws {
    // A file that was lost and is made again is known already.
    guard known[number] != hash else { return }
    try write("\(number) \(String(hash, radix: 16))\n", flags: O_APPEND)
  }

  /// Whether a file that was made before says what it would now, as far as that is known.
  func isUpToDate(_ number: Int) -> Bool { known[number].map { $0 == hash } ?? true }

  private func write(_ text: String, flags: Int32) throws {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else { throw Failure(.output, "\(path): \(Descriptor.message(errno))") }
    defer { close(descriptor) }
    let number = Descriptor.write(Array(text.utf8), to: descriptor)
    if number != 0 { throw Failure(.output, "\(path): \(Descriptor.message(number))") }
  }
}
