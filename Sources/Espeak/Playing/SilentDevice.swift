internal import Glibc

/// Plays nothing, and takes the time that it would take.
final class SilentDevice: SoundDevice {
  /// When what has been handed over would have been heard, on the monotonic clock, in samples.
  private var heardBy = 0

  private static func now() -> Int {
    MonotonicClock.milliseconds() * AudioFormat.sampleRate / 1000
  }

  func write(_ samples: ArraySlice<UInt8>) {
    heardBy = max(heardBy, Self.now()) + samples.count / AudioFormat.bytesPerSample
    let ahead = AudioFormat.sampleRate * DeviceBuffer.milliseconds / 1000
    sleep(samplesWaiting() - ahead)
  }

  func samplesWaiting() -> Int { max(heardBy - Self.now(), 0) }

  func discard() { heardBy = 0 }

  func drain() { sleep(samplesWaiting()) }

  private func sleep(_ samples: Int) {
    if samples > 0 { usleep(UInt32(clamping: samples * 1_000_000 / AudioFormat.sampleRate)) }
  }
}
