// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc
internal import Loading

/// A stream to the PulseAudio server, or to PipeWire in its place.
@safe final class PulseDevice: SoundDevice {
  private typealias Operation =
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<Int32>?) -> Int32

  private let stream: OpaquePointer
  private let writeBytes:
    @convention(c) (OpaquePointer?, UnsafeRawPointer?, Int, UnsafeMutablePointer<Int32>?) -> Int32
  private let latency: @convention(c) (OpaquePointer?, UnsafeMutablePointer<Int32>?) -> UInt64
  private let flush: Operation
  private let drainStream: Operation
  private let free: @convention(c) (OpaquePointer?) -> Void
  private let message: @convention(c) (Int32) -> UnsafePointer<CChar>?

  init(_ channels: AudioFormat.Channels) throws(SpeechError) {
    let library = try SharedLibrary(
      "libpulse-simple.so.0"
    ) { SpeechError(.noDevice, "PulseAudio's library is not installed: \($0)") }
    unsafe writeBytes = try library.function("pa_simple_write")
    unsafe latency = try library.function("pa_simple_get_latency")
    unsafe flush = try library.function("pa_simple_flush")
    unsafe drainStream = try library.function("pa_simple_drain")
    unsafe free = try library.function("pa_simple_free")
    unsafe message = try library.function("pa_strerror")
    let open:
      @convention(c) (
        UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?,
        UnsafePointer<CChar>?, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?,
        UnsafeMutablePointer<Int32>?
      ) -> OpaquePointer? = unsafe try library.function("pa_simple_new")

    let bytesPerSecond = AudioFormat.sampleRate * channels.bytesPerFrame
    // pa_sample_spec: the format (signed 16-bit little-endian), the rate, and a byte for the
    // channels.
    let format: [UInt32] = [3, UInt32(AudioFormat.sampleRate), UInt32(channels.rawValue)]
    let slice = UInt32(DeviceBuffer.sliceSamples * channels.bytesPerFrame)
    let whole = UInt32(bytesPerSecond * DeviceBuffer.milliseconds / 1000)
    // pa_buffer_attr: maxlength, tlength, prebuf, minreq and, for recording only, fragsize.
    let lengths: [UInt32] = [.max, whole, slice, slice, .max]
    var fault: Int32 = 0
    let playback: Int32 = 1
    let opened = unsafe format.withUnsafeBytes { format in
      unsafe lengths.withUnsafeBytes { lengths in
        unsafe open(
          nil, "speakrows", playback, nil, "speech", format.baseAddress, nil, lengths.baseAddress,
          &fault)
      }
    }
    guard let opened = unsafe opened else {
      throw unsafe Self.failure(fault, message)
    }
    unsafe stream = opened
  }

  deinit { unsafe free(stream) }

  func write(_ samples: ArraySlice<UInt8>) throws(SpeechError) {
    var fault: Int32 = 0
    let result = unsafe samples.withUnsafeBytes { bytes in
      unsafe writeBytes(stream, bytes.baseAddress, bytes.count, &fault)
    }
    if result < 0 { throw unsafe Self.failure(fault, message) }
  }

  func samplesWaiting() throws(SpeechError) -> Int {
    var fault: Int32 = 0
    let microseconds = unsafe latency(stream, &fault)
    // The latency is all ones when the server is gone.
    guard fault == 0, microseconds != .max else { throw unsafe Self.failure(fault, message) }
    // No device buffers more than an hour.
    return Int(min(microseconds, 3_600_000_000)) * AudioFormat.sampleRate / 1_000_000
  }

  /// Flushes the stream, because a server that was idle asks for more only after a second.
  ///
  /// Two threads may call the library.
  func interrupt() { discard() }

  func discard() { _ = unsafe flush(stream, nil) }

  func drain() throws(SpeechError) {
    var fault: Int32 = 0
    if unsafe drainStream(stream, &fault) < 0 { throw unsafe Self.failure(fault, message) }
  }

  @unsafe private static func failure(
    _ number: Int32, _ message: @convention(c) (Int32) -> UnsafePointer<CChar>?
  ) -> SpeechError {
    let reason = unsafe message(number).map { unsafe String(cString: $0) } ?? "error \(number)"
    return SpeechError(.noDevice, "no sound: PulseAudio: \(reason)")
  }
}
