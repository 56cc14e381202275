// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc

/// A sound file that an external program encodes as samples arrive; written atomically.
struct EncodedFile: ~Copyable {
  private var file: WholeFile
  /// What the encoder writes to, when tags are added in the end; it is not kept.
  private var encoded: WholeFile?
  private var encoder: ChildProcess
  private let path: String
  private let format: SoundFormat
  private let name: String

  /// Begins a file.
  ///
  /// - Throws: a ``SpeechError`` when the encoder is not installed, or the file can't be written.
  init(
    path: String, _ format: SoundFormat, rate: Int, _ channels: AudioFormat.Channels,
    program: String, package: String
  ) throws(SpeechError) {
    guard Self.isInstalled(program) else {
      throw SpeechError(
        .noEncoder,
        "\(path): this needs \(program), which is not installed (in Debian: apt install \(package)); WAV needs none"
      )
    }
    let file = try Self.begin(path)
    let isStream = file.isStream
    // A stream has gone on its way before the tags are known.
    let encoded = isStream ? nil : try Self.begin(path, isScratch: true)
    encoder = try ChildProcess(
      [program] + format.encoderArguments(rate: rate, channels, isFile: !isStream),
      writingTo: Self.descriptor(of: encoded) ?? file.descriptor, capturesErrors: true)
    self.file = file
    self.encoded = encoded
    self.path = path
    self.format = format
    name = program
  }

  /// Appends samples.
  mutating func append(_ samples: [UInt8]) throws(SpeechError) {
    if Descriptor.write(samples, to: encoder.input) != 0 { throw failure(encoder.wait()) }
  }

  /// Waits for the encoder, adds the tags, and moves the file into place.
  mutating func finish(_ tags: SoundTags) throws(SpeechError) {
    encoder.closeInput()
    let code = encoder.wait()
    if code != 0 { throw failure(code) }
    if let descriptor = Self.descriptor(of: encoded) { try add(tags, descriptor) }
    do throws(WholeFile.Fault) {
      try file.finish()
    } catch {
      throw SpeechError(.output, error.message)
    }
  }

  private static func begin(
    _ path: String, isScratch: Bool = false
  ) throws(SpeechError) -> WholeFile {
    do throws(WholeFile.Fault) {
      return isScratch ? try WholeFile(scratchBeside: path) : try WholeFile(path)
    } catch {
      throw SpeechError(.output, error.message)
    }
  }

  private static func descriptor(of file: borrowing WholeFile?) -> Int32? {
    switch file {
    case .some(let file): file.descriptor
    case .none: nil
    }
  }

  private func add(_ tags: SoundTags, _ descriptor: Int32) throws(SpeechError) {
    do throws(TagWriter.Fault) {
      var writer = try TagWriter(descriptor)
      try writer.write(tags, format, into: file)
    } catch {
      switch error {
      case .notWritten(let fault): throw SpeechError(.output, fault.message)
      case .notRead:
        throw SpeechError(.output, "\(path): the sound that \(name) wrote can't be read")
      case .unknownStructure:
        throw SpeechError(.output, "\(path): tags can't be added to what \(name) wrote")
      }
    }
  }

  private func failure(_ code: Int32) -> SpeechError {
    SpeechError(
      .output, "\(path): \(name): \(encoder.lastError() ?? "it ended with \(code)")")
  }

  private static func isInstalled(_ program: String) -> Bool {
    let path = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { unsafe access("\($0)/\(program)", X_OK) == 0 }
  }
}
