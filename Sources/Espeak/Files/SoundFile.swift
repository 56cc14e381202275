/// A file of sound that is written as sound comes, and is whole or absent in the end.
///
/// ```swift
/// var file = try SoundFile(path: "talk.flac", .flac)
/// try file.append(samples)
/// try file.finish()
/// ```
public struct SoundFile: ~Copyable {
  private var wav: WAVFile?
  private var encoded: EncodedFile?

  /// Begins a file; `-` is standard output.
  ///
  /// - Parameters:
  ///   - path: where it will be.
  ///   - format: what it will be; all but WAV is made by a program of the system.
  /// - Throws: a ``SpeechError`` when that program is not installed, or nothing can be written there.
  public init(path: String, _ format: SoundFormat) throws(SpeechError) {
    if let encoder = format.encoder {
      encoded = try EncodedFile(
        path: path, format, program: encoder.program, package: encoder.package)
    } else {
      wav = try WAVFile(path: path)
    }
  }

  /// Appends samples.
  ///
  /// - Throws: a ``SpeechError`` when they can't be written.
  public mutating func append(_ samples: [UInt8]) throws(SpeechError) {
    try wav?.append(samples)
    try encoded?.append(samples)
  }

  /// Puts the file in its place.
  ///
  /// - Throws: a ``SpeechError`` when that can't be done.
  public mutating func finish() throws(SpeechError) {
    try wav?.finish()
    try encoded?.finish()
  }
}
