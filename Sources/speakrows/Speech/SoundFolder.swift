import Espeak
import Glibc

/// A folder of sound files, one for each row or section, numbered from 00001 in the order of speech.
///
/// Each is whole or absent, so work that was interrupted goes on where files are missing.
struct SoundFolder: ~Copyable {
  private let path: String
  private let resumes: Bool
  private let format: SoundFormat
  private var file: SoundFile?
  private var lastNumber = 0

  /// Makes the folder where there is none.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - format: what its files are.
  ///   - resumes: whether files that are there are left as they are.
  /// - Throws: a ``Failure`` when it can't be made.
  init(_ path: String, _ format: SoundFormat, resumes: Bool) throws {
    self.path = path
    self.format = format
    self.resumes = resumes
    if unsafe mkdir(path, 0o777) != 0, errno != EEXIST {
      throw Failure(.output, "\(path): \(Descriptor.message(errno))")
    }
  }

  /// The number of the next file.
  mutating func takeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Whether a file has to be made.
  func isWanted(_ number: Int) -> Bool {
    unsafe access(filePath(number), F_OK) != 0 || !resumes
  }

  /// Ends a file and begins another.
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

  /// Puts the last file in its place.
  mutating func finish() throws(SpeechError) {
    try file?.finish()
    file = nil
  }
}
