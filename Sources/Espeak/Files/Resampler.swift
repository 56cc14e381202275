// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Loading

/// Converts sound to another number of samples per second, with libsoxr.
@safe final class Resampler {
  private typealias Process =
    @convention(c) (
      OpaquePointer?, UnsafePointer<Float>?, Int, UnsafeMutablePointer<Int>?,
      UnsafeMutablePointer<Float>?, Int, UnsafeMutablePointer<Int>?
    ) -> UnsafePointer<CChar>?

  private let handle: OpaquePointer
  private let channels: AudioFormat.Channels
  /// What the library has written, reused.
  private var output = [Float](repeating: 0, count: 1 << 14)
  private let process: Process
  private let delete: @convention(c) (OpaquePointer?) -> Void

  /// Loads the library and begins.
  ///
  /// - Parameters:
  ///   - rate: the number of samples per second that there shall be.
  ///   - channels: the channels of the sound.
  /// - Throws: a ``SpeechError`` when the library is not installed.
  init(to rate: Int, _ channels: AudioFormat.Channels) throws(SpeechError) {
    self.channels = channels
    let library = try SharedLibrary("libsoxr.so.0") { _ in
      SpeechError(
        .noEncoder,
        "other sample rates than \(AudioFormat.sampleRate) need libsoxr, which is not installed (in Debian: apt install libsoxr0)"
      )
    }
    let create:
      @convention(c) (
        Double, Double, UInt32, UnsafeMutablePointer<UnsafePointer<CChar>?>?,
        OpaquePointer?, OpaquePointer?, OpaquePointer?
      ) -> OpaquePointer? = unsafe try library.function("soxr_create")
    unsafe process = try library.function("soxr_process")
    unsafe delete = try library.function("soxr_delete")
    guard
      let handle = unsafe create(
        Double(AudioFormat.sampleRate), Double(rate), UInt32(channels.rawValue), nil, nil, nil, nil)
    else {
      throw SpeechError(.output, "libsoxr can't convert sound to \(rate) samples per second")
    }
    unsafe self.handle = handle
  }

  deinit { unsafe delete(handle) }

  /// Converts whole samples; what comes out is behind what goes in.
  func convert(_ samples: [UInt8]) throws(SpeechError) -> [UInt8] {
    let count = samples.count / AudioFormat.bytesPerSample
    let values = (0..<count).map { index in
      Float(Int16(bitPattern: UInt16(samples[2 * index]) | UInt16(samples[2 * index + 1]) << 8))
        / 32_768
    }
    return try run(values)
  }

  /// What is left, after all samples.
  func finish() throws(SpeechError) -> [UInt8] { try run(nil) }

  private func run(_ values: [Float]?) throws(SpeechError) -> [UInt8] {
    var bytes: [UInt8] = []
    var used = 0
    repeat {
      var (usedNow, made) = (0, 0)
      // The library counts moments, which have a sample of each channel.
      let room = output.count / channels.rawValue
      let fault: UnsafePointer<CChar>? =
        if let values {
          unsafe values[used...].withUnsafeBufferPointer { input in
            unsafe process(
              handle, input.baseAddress, input.count / channels.rawValue, &usedNow, &output, room,
              &made)
          }
        } else {
          unsafe process(handle, nil, 0, nil, &output, room, &made)
        }
      if let fault = unsafe fault {
        throw SpeechError(.output, "libsoxr: \(unsafe String(cString: fault))")
      }
      used += usedNow * channels.rawValue
      append(output.prefix(made * channels.rawValue), to: &bytes)
      // Nothing taken and nothing made: what is left waits for more.
      if made == 0, usedNow == 0 { break }
    } while true
    return bytes
  }

  private func append(_ values: ArraySlice<Float>, to bytes: inout [UInt8]) {
    bytes.reserveCapacity(bytes.count + values.count * AudioFormat.bytesPerSample)
    for value in values {
      let scaled = (value * 32_768).rounded(.toNearestOrEven)
      let sample = UInt16(bitPattern: Int16(max(-32_768, min(scaled, 32_767))))
      bytes.append(UInt8(truncatingIfNeeded: sample))
      bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
  }
}
