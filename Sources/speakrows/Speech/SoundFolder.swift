// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Espeak
import Glibc

/// A folder of sound files, one for each row or section, numbered from 00001 in speaking order.
///
/// Each file is written atomically, so an interrupted run can resume with the missing ones.
struct SoundFolder: ~Copyable {
  private let path: String
  private let resumes: Bool
  private let format: SoundFormat
  private let rate: Int
  private var file: SoundFile?
  private var lastNumber = 0
  private var ledger: SoundLedger
  /// Whether a part of the table is open, and whether its file is to be written.
  private var isOpen = false
  private var isWritten = false

  /// Creates the folder if it does not exist.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - format: the format of its files.
  ///   - rate: their samples per second.
  ///   - resumes: whether existing files are kept.
  ///   - settings: what else than the words decides how a file sounds.
  /// - Throws: a ``Failure`` when the folder can't be created.
  init(_ path: String, _ format: SoundFormat, rate: Int, resumes: Bool, settings: String) throws {
    self.path = path
    self.format = format
    self.rate = rate
    self.resumes = resumes
    if unsafe mkdir(path, 0o777) != 0, errno != EEXIST {
      throw Failure(.output, "\(path): \(Descriptor.message(errno))")
    }
    ledger = try SoundLedger(in: path, settings: settings, resumes: resumes)
  }

  /// Begins the next part of the table; returns the number of its file.
  ///
  /// - Throws: a ``Failure`` when the file of the part before it is kept and says something else.
  mutating func takeNumber() throws -> Int {
    try endPart()
    lastNumber += 1
    ledger.begin()
    isOpen = true
    isWritten = isWanted(lastNumber)
    return lastNumber
  }

  /// Takes a text that the part which is open says.
  mutating func note(_ text: String) { ledger.take(text) }

  /// Ends the part that is open: its file is noted, or compared with what was noted.
  mutating func endPart() throws {
    guard isOpen else { return }
    isOpen = false
    if isWritten { return try ledger.note(lastNumber) }
    guard !ledger.isUpToDate(lastNumber) else { return }
    throw Failure(
      .badData,
      "\(filePath(lastNumber)): its row says something else now, or another voice was asked for; without --resume all files are made anew"
    )
  }

  /// Says that files are left of a longer table.
  func warnOfOthers() {
    let next = filePath(lastNumber + 1)
    guard unsafe access(next, F_OK) == 0 else { return }
    StandardError.write("\(next): it is left of another run, and so are any files behind it")
  }

  /// Whether a file needs to be written: all do that are not there, or were cut or emptied since.
  func isWanted(_ number: Int) -> Bool {
    let path = filePath(number)
    guard resumes, let status = ArgumentPath.status(of: path) else { return true }
    return status.st_size == 0 || format == .wav && !WAVFile.isWhole(path)
  }

  /// Finishes the current file and begins another.
  mutating func beginFile(_ number: Int, after tags: SoundTags) throws(SpeechError) {
    try finish(tags)
    file = try SoundFile(path: filePath(number), format, rate: rate)
  }

  private func filePath(_ number: Int) -> String {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(5 - digits.utf8.count, 0))
    return "\(path)/\(zeros)\(digits).\(format.rawValue)"
  }

  /// Writes samples.
  mutating func append(_ samples: [UInt8]) throws(SpeechError) { try file?.append(samples) }

  /// Moves the last file into place.
  mutating func finish(_ tags: SoundTags) throws(SpeechError) {
    try file?.finish(tags)
    file = nil
  }
}
