internal import Glibc

/// A WAV file that is written as sound comes, and is whole or absent in the end.
///
/// It is written beside its place and moved there by ``finish()``.
public struct WAVFile: ~Copyable {
  private static let headerLength = 44

  private let path: String
  private let temporaryPath: String
  private var descriptor: Int32
  private var byteCount = 0

  /// Begins a file.
  ///
  /// - Throws: a ``SpeechError`` when nothing can be written there.
  public init(path: String) throws(SpeechError) {
    self.path = path
    temporaryPath = "\(path).\(getpid()).part"
    descriptor = unsafe open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw SpeechError(.output, "\(path): \(Descriptor.message(errno))")
    }
    try write(Self.header(byteCount: 0))
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    _ = unsafe unlink(temporaryPath)
  }

  /// Appends samples.
  public mutating func append(_ samples: [UInt8]) throws(SpeechError) {
    byteCount += samples.count
    guard byteCount < Int(UInt32.max) - Self.headerLength else {
      throw SpeechError(.output, "\(path): a WAV file holds 4 GiB, about 27 hours, and no more")
    }
    try write(samples)
  }

  /// Writes the lengths into the header and puts the file in its place.
  public mutating func finish() throws(SpeechError) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw SpeechError(.output, "\(path): \(Descriptor.message(errno))")
    }
    try write(Self.header(byteCount: byteCount))
    let closed = close(descriptor)
    descriptor = -1
    guard closed == 0, unsafe rename(temporaryPath, path) == 0 else {
      let reason = Descriptor.message(errno)
      _ = unsafe unlink(temporaryPath)
      throw SpeechError(.output, "\(path): \(reason)")
    }
  }

  private func write(_ bytes: [UInt8]) throws(SpeechError) {
    let fault = Descriptor.write(bytes, to: descriptor)
    guard fault == 0 else {
      throw SpeechError(.output, "\(path): \(Descriptor.message(fault))")
    }
  }

  /// The header of a WAV file of PCM samples.
  static func header(byteCount: Int) -> [UInt8] {
    let bytesPerSecond = AudioFormat.sampleRate * AudioFormat.bytesPerSample
    func number(_ value: Int) -> [UInt8] { WorkerMessage.bytes(UInt32(clamping: value)) }
    func short(_ value: Int) -> [UInt8] { Array(number(value).prefix(2)) }
    return Array("RIFF".utf8) + number(byteCount + headerLength - 8) + Array("WAVEfmt ".utf8)
      + number(16) + short(1) + short(1) + number(AudioFormat.sampleRate) + number(bytesPerSecond)
      + short(AudioFormat.bytesPerSample) + short(16) + Array("data".utf8) + number(byteCount)
  }
}
