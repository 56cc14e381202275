// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc

/// A WAV file that is written as samples arrive, atomically: complete or not at all.
///
/// A pipe, a device or standard output (`-`) is written as a stream.
public struct WAVFile: ~Copyable {
  private static let headerLength = 44

  private var file: WholeFile
  private let path: String
  private let rate: Int
  private let channels: AudioFormat.Channels
  private var byteCount = 0

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - path: the file's path; `-` is standard output.
  ///   - rate: the samples per second.
  ///   - channels: the channels of its sound.
  /// - Throws: a ``SpeechError`` when the file can't be written.
  public init(
    path: String, rate: Int = AudioFormat.sampleRate, channels: AudioFormat.Channels = .mono
  ) throws(SpeechError) {
    file = try Self.begin(path, rate, channels)
    self.path = path
    self.rate = rate
    self.channels = channels
  }

  private static func begin(
    _ path: String, _ rate: Int, _ channels: AudioFormat.Channels
  ) throws(SpeechError) -> WholeFile {
    do throws(WholeFile.Fault) {
      let file = try WholeFile(path)
      // A stream's lengths can't be filled in later, so they are the maximum, as is common.
      try file.write(
        header(byteCount: file.isStream ? Int(UInt32.max) : 0, rate: rate, channels: channels))
      return file
    } catch {
      throw SpeechError(.output, error.message)
    }
  }

  /// Appends samples.
  public mutating func append(_ samples: [UInt8]) throws(SpeechError) {
    byteCount += samples.count
    guard file.isStream || byteCount < Int(UInt32.max) - Self.headerLength else {
      let hours = Int(UInt32.max) / (rate * channels.bytesPerFrame * 3600)
      throw SpeechError(
        .output, "\(path): a WAV file holds 4 GiB, about \(hours) hours, and no more")
    }
    do throws(WholeFile.Fault) {
      try file.write(samples)
    } catch {
      throw SpeechError(.output, error.message)
    }
  }

  /// Writes the lengths into the header and moves the file into place.
  public mutating func finish() throws(SpeechError) {
    do throws(WholeFile.Fault) {
      if !file.isStream {
        try file.rewind()
        try file.write(Self.header(byteCount: byteCount, rate: rate, channels: channels))
      }
      try file.finish()
    } catch {
      throw SpeechError(.output, error.message)
    }
  }

  /// Whether there is a file that is as long as its header says.
  package static func isWhole(_ path: String) -> Bool {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var header: [UInt8] = []
    guard Descriptor.read(8, from: descriptor, into: &header),
      header.starts(with: Array("RIFF".utf8))
    else { return false }
    let length = header[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    return lseek(descriptor, 0, SEEK_END) == length + 8
  }

  /// The header of a WAV file of PCM samples.
  static func header(
    byteCount: Int, rate: Int, channels: AudioFormat.Channels = .mono
  ) -> [UInt8] {
    let bytesPerSecond = rate * channels.bytesPerFrame
    func number(_ value: Int) -> [UInt8] { WorkerMessage.bytes(UInt32(clamping: value)) }
    func short(_ value: Int) -> [UInt8] { Array(number(value).prefix(2)) }
    return Array("RIFF".utf8) + number(byteCount + headerLength - 8) + Array("WAVEfmt ".utf8)
      + number(16) + short(1) + short(channels.rawValue) + number(rate) + number(bytesPerSecond)
      + short(channels.bytesPerFrame) + short(16) + Array("data".utf8) + number(byteCount)
  }
}
