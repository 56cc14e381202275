// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A device that plays samples, used by one thread.
protocol SoundDevice: AnyObject {
  /// Writes samples, blocking until there is room.
  ///
  /// - Throws: a ``SpeechError`` when the device is gone.
  func write(_ samples: ArraySlice<UInt8>) throws(SpeechError)

  /// The number of samples written but not played yet.
  func samplesWaiting() throws(SpeechError) -> Int

  /// Stops at once, discarding what has not been played.
  func discard()

  /// Stops sound while another thread may be blocked in ``write(_:)``, which then returns soon.
  ///
  /// A device that never blocks for more than a few milliseconds need not implement it.
  func interrupt()

  /// Waits until everything has been played.
  func drain() throws(SpeechError)
}

extension SoundDevice {
  func interrupt() {}
}
