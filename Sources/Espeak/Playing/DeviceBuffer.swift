// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// How far ahead of playback samples are passed to a device.
enum DeviceBuffer {
  /// In milliseconds: long enough for a busy machine, short enough to react to Ctrl-Z.
  static let milliseconds = 120
  /// The number of samples written at once, 10 ms, so that stopping never takes long.
  static let sliceSamples = AudioFormat.sampleRate / 100
}
