// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc

/// A sound file that an external program encodes as samples arrive; written atomically.
struct EncodedFile: ~Copyable {
  private var file: WholeFile
  private var encoder: ChildProcess
  private let path: String
  private let name: String

  /// Begins a file.
  ///
  /// - Throws: a ``SpeechError`` when the encoder is not installed, or the file can't be written.
  init(
    path: String, _ format: SoundFormat, program: String, package: String
  ) throws(SpeechError) {
    guard Self.isInstalled(program) else {
      throw SpeechError(
        .noEncoder,
        "\(path): this needs \(program), which is not installed (in Debian: apt install \(package)); WAV needs none"
      )
    }
    let file: WholeFile
    do throws(WholeFile.Fault) {
      file = try WholeFile(path)
    } catch {
      throw SpeechError(.output, error.message)
    }
    let command = [program] + format.encoderArguments(isFile: !file.isStream)
    encoder = try ChildProcess(command, writingTo: file.descriptor, capturesErrors: true)
    self.file = file
    self.path = path
    name = program
  }

  /// Appends samples.
  mutating func append(_ samples: [UInt8]) throws(SpeechError) {
    if Descriptor.write(samples, to: encoder.input) != 0 { throw failure(encoder.wait()) }
  }

  /// Waits for the encoder and moves the file into place.
  mutating func finish() throws(SpeechError) {
    encoder.closeInput()
    let code = encoder.wait()
    if code != 0 { throw failure(code) }
    do throws(WholeFile.Fault) {
      try file.finish()
    } catch {
      throw SpeechError(.output, error.message)
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
