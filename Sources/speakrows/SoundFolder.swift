import Espeak
import Glibc

/// A folder of WAV files, one for each row or section, numbered from 00001 in the order of speech.
///
/// Each is whole or absent, so work that was interrupted goes on where files are missing.
struct SoundFolder: ~Copyable {
  private let path: String
  private let resumes: Bool
  private var file: WAVFile?
  private var number = 0

  /// Makes the folder where there is none.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - resumes: whether files that are there are left as they are.
  /// - Throws: a ``Failure`` when it can't be made.
  init(_ path: String, resumes: Bool) throws {
    self.path = path
    self.resumes = resumes
    if unsafe mkdir(path, 0o777) != 0, errno != EEXIST {
      throw Failure(.output, "\(path): \(Descriptor.message(errno))")
    }
  }

  /// Ends a file and begins the next; false when that is there already.
  mutating func beginFile() throws -> Bool {
    try finish()
    number += 1
    let digits = String(number)
    let name = String(repeating: "0", count: max(5 - digits.utf8.count, 0)) + digits
    let next = "\(path)/\(name).wav"
    if resumes, unsafe access(next, F_OK) == 0 { return false }
    file = try WAVFile(path: next)
    return true
  }

  /// Writes samples.
  mutating func append(_ samples: [UInt8]) throws(SpeechError) { try file?.append(samples) }

  /// Puts the last file in its place.
  mutating func finish() throws(SpeechError) {
    try file?.finish()
    file = nil
  }
}
