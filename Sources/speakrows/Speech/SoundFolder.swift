import Espeak
import Glibc

/// A folder of sound files, one for each row or section, numbered from 00001 in speaking order.
///
/// Each file is written atomically, so an interrupted run can resume with the missing ones.
struct SoundFolder: ~Copyable {
  private let path: String
  private let resumes: Bool
  private let format: SoundFormat
  private var file: SoundFile?
  private var lastNumber = 0

  /// Creates the folder if it does not exist.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - format: the format of its files.
  ///   - resumes: whether existing files are kept.
  /// - Throws: a ``Failure`` when the folder can't be created.
  init(_ path: String, _ format: SoundFormat, resumes: Bool) throws {
    self.path = path
    self.format = format
    self.resumes = resumes
    if unsafe mkdir(path, 0o777) != 0, errno != EEXIST {
      throw Failure(.output, "\(path): \(Descriptor.message(errno))")
    }
  }

  /// Takes the number of the next file.
  mutating func takeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Whether a file needs to be written.
  func isWanted(_ number: Int) -> Bool {
    unsafe access(filePath(number), F_OK) != 0 || !resumes
  }

  /// Finishes the current file and begins another.
  mutating func beginFile(_ number: Int) throws(SpeechError) {
    try finish()
    file = try SoundFile(path: filePath(number), format)
  }

  private func filePath(_ number: Int) -> String {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(5 - digits.utf8.count, 0))
    return "\(path)/\(zeros)\(digits).\(format.rawValue)"
  }

  /// Writes samples.
  mutating func append(_ samples: [UInt8]) throws(SpeechError) { try file?.append(samples) }

  /// Moves the last file into place.
  mutating func finish() throws(SpeechError) {
    try file?.finish()
    file = nil
  }
}
