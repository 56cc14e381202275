// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Espeak
import Glibc

/// A short sound that tells something sooner than words do.
enum Earcon: CaseIterable {
  /// There is nothing further in this direction.
  case edge
  /// The cell is blank.
  case blank
  /// The row is marked.
  case marked
  /// A search has gone on from the other end.
  case wrap

  /// The tones, in hertz, each for the same time.
  private var tones: [Double] {
    switch self {
    case .edge: [220]
    case .blank: [440]
    case .marked: [880]
    case .wrap: [660, 440]
    }
  }

  /// How long a tone is, in samples: 50 milliseconds, which is heard and delays no word much.
  private static let toneLength = AudioFormat.sampleRate / 20

  /// The sound, quieter than speech, with ramps of 5 milliseconds so that it doesn't click.
  var samples: [UInt8] {
    let ramp = Double(AudioFormat.sampleRate / 200)
    return tones.flatMap { tone in
      (0..<Self.toneLength).flatMap { index -> [UInt8] in
        let edge = min(1, Double(index) / ramp, Double(Self.toneLength - 1 - index) / ramp)
        let angle = 2 * Double.pi * tone * Double(index) / Double(AudioFormat.sampleRate)
        let sample = UInt16(bitPattern: Int16(6_000 * edge * sin(angle)))
        return [UInt8(truncatingIfNeeded: sample), UInt8(truncatingIfNeeded: sample >> 8)]
      }
    }
  }
}
