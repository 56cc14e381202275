/// How much is handed to a device ahead of what is heard.
enum DeviceBuffer {
  /// In milliseconds: enough for a busy machine, little enough for Ctrl-Z.
  static let milliseconds = 120
  /// The samples that are handed over at once, 10 ms, so that a stop never waits for long.
  static let sliceSamples = AudioFormat.sampleRate / 100
}
