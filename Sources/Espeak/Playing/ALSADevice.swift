// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc
internal import Loading

/// A device of ALSA, the sound system of the Linux kernel.
@safe final class ALSADevice: SoundDevice {
  private typealias Operation = @convention(c) (OpaquePointer?) -> Int32

  private let device: OpaquePointer
  private let channels: AudioFormat.Channels
  private let writeFrames: @convention(c) (OpaquePointer?, UnsafeRawPointer?, UInt) -> Int
  private let recover: @convention(c) (OpaquePointer?, Int32, Int32) -> Int32
  private let delay: @convention(c) (OpaquePointer?, UnsafeMutablePointer<Int>?) -> Int32
  private let state: Operation
  private let start: Operation
  private let drop: Operation
  private let prepare: Operation
  private let drainDevice: Operation
  private let close: Operation
  private let message: @convention(c) (Int32) -> UnsafePointer<CChar>?

  /// `SND_PCM_STATE_PREPARED`: it may have samples, but is not playing yet.
  private static let prepared: Int32 = 2

  /// Opens a device by its name in ALSA's configuration.
  init(_ name: String, _ channels: AudioFormat.Channels) throws(SpeechError) {
    self.channels = channels
    let library = try SharedLibrary(
      "libasound.so.2"
    ) { SpeechError(.noDevice, "ALSA's library is not installed: \($0)") }
    unsafe writeFrames = try library.function("snd_pcm_writei")
    unsafe recover = try library.function("snd_pcm_recover")
    unsafe delay = try library.function("snd_pcm_delay")
    unsafe state = try library.function("snd_pcm_state")
    unsafe start = try library.function("snd_pcm_start")
    unsafe drop = try library.function("snd_pcm_drop")
    unsafe prepare = try library.function("snd_pcm_prepare")
    unsafe drainDevice = try library.function("snd_pcm_drain")
    unsafe close = try library.function("snd_pcm_close")
    unsafe message = try library.function("snd_strerror")
    let open:
      @convention(c) (UnsafeMutablePointer<OpaquePointer?>?, UnsafePointer<CChar>?, Int32, Int32)
        -> Int32 = unsafe try library.function("snd_pcm_open")
    let setParameters:
      @convention(c) (OpaquePointer?, Int32, Int32, UInt32, UInt32, Int32, UInt32) -> Int32 =
        unsafe try library.function("snd_pcm_set_params")
    let setErrorHandler: @convention(c) (UnsafeRawPointer?) -> Int32 =
      unsafe try library.function("snd_lib_error_set_handler")

    // ALSA would write its own messages to standard error, a dozen for one error.
    let silent: @convention(c) () -> Void = {}
    _ = unsafe setErrorHandler(unsafe unsafeBitCast(silent, to: UnsafeRawPointer.self))
    var opened: OpaquePointer?
    let result = unsafe open(&opened, name, 0, 0)
    guard result == 0, let opened = unsafe opened else {
      throw unsafe Self.failure(result, message)
    }
    unsafe device = opened
    // Signed 16-bit little-endian, interleaved, resampled if necessary.
    let parameters = unsafe setParameters(
      opened, 2, 3, UInt32(channels.rawValue), UInt32(AudioFormat.sampleRate), 1,
      UInt32(DeviceBuffer.milliseconds * 1000))
    if parameters < 0 {
      throw unsafe Self.failure(parameters, message)
    }
  }

  deinit { _ = unsafe close(device) }

  func write(_ samples: ArraySlice<UInt8>) throws(SpeechError) {
    var rest = samples
    while rest.count >= channels.bytesPerFrame {
      let frames = UInt(rest.count / channels.bytesPerFrame)
      let taken = unsafe rest.withUnsafeBytes { bytes in
        unsafe writeFrames(device, bytes.baseAddress, frames)
      }
      if taken < 0 {
        // The device ran dry or was suspended; recover so that nothing is lost.
        let result = unsafe recover(device, Int32(clamping: taken), 1)
        if result < 0 { throw unsafe Self.failure(result, message) }
      } else {
        rest = rest.dropFirst(taken * channels.bytesPerFrame)
      }
    }
    // It would not start until its buffer is full.
    if unsafe state(device) == Self.prepared { _ = unsafe start(device) }
  }

  func samplesWaiting() throws(SpeechError) -> Int {
    var frames = 0
    let result = unsafe delay(device, &frames)
    if result == -ENODEV { throw unsafe Self.failure(result, message) }
    // A device that ran dry reports an error instead of a delay.
    return result < 0 ? 0 : max(frames, 0)
  }

  func discard() {
    _ = unsafe drop(device)
    _ = unsafe prepare(device)
  }

  func drain() throws(SpeechError) {
    let result = unsafe drainDevice(device)
    if result == -ENODEV { throw unsafe Self.failure(result, message) }
    _ = unsafe prepare(device)
  }

  @unsafe private static func failure(
    _ number: Int32, _ message: @convention(c) (Int32) -> UnsafePointer<CChar>?
  ) -> SpeechError {
    let reason = unsafe message(number).map { unsafe String(cString: $0) } ?? "error \(number)"
    return SpeechError(.noDevice, "no sound: ALSA: \(reason)")
  }
}
