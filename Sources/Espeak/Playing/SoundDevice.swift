/// What plays samples, used by one thread.
protocol SoundDevice: AnyObject {
  /// Hands over samples, and waits for room.
  ///
  /// - Throws: a ``SpeechError`` when the device has gone.
  func write(_ samples: ArraySlice<UInt8>) throws(SpeechError)

  /// How many samples have been handed over that are not heard yet.
  func samplesWaiting() throws(SpeechError) -> Int

  /// Is silent at once; what is not heard yet never will be.
  func discard()

  /// Is silent while another thread may be waiting in ``write(_:)``, which then returns soon.
  ///
  /// A device that never lets it wait for longer than some milliseconds need do nothing.
  func interrupt()

  /// Waits until all is heard.
  func drain() throws(SpeechError)
}

extension SoundDevice {
  func interrupt() {}
}
