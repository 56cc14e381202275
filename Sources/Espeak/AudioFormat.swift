// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The format of all sound in this module: signed 16-bit little-endian samples, those of two channels in turn.
public enum AudioFormat {
  /// Samples per second, as eSpeak NG produces them.
  public static let sampleRate = 22_050
  /// Bytes per sample.
  public static let bytesPerSample = 2

  /// How many sounds there are at once.
  public enum Channels: Int, Sendable {
    case mono = 1
    case stereo = 2

    /// Bytes for one moment of all channels.
    public var bytesPerFrame: Int { rawValue * bytesPerSample }

    /// Spreads sound of one channel over these, so that it is heard in the middle.
    public func spread(_ samples: [UInt8]) -> [UInt8] {
      guard self == .stereo else { return samples }
      var frames: [UInt8] = []
      frames.reserveCapacity(2 * samples.count)
      for start in stride(from: 0, to: samples.count - 1, by: bytesPerSample) {
        frames.append(samples[start])
        frames.append(samples[start + 1])
        frames.append(samples[start])
        frames.append(samples[start + 1])
      }
      return frames
    }
  }
}
