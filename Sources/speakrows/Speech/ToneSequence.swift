// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak
import Glibc

/// The numbers of a column as tones: the greater, the higher, from the left for the first row to the right for the last.
///
/// Equal steps of pitch are equal differences of value, since pitch is heard in ratios (Walker 2002, "Magnitude estimation of
/// conceptual data dimensions for use in sonification"). A few overtones make a tone easier to place than a bare sine
/// (Brown and others 2003, "Design guidelines for audio presentation of graphs and tables"). A missing value is a click.
struct ToneSequence {
  /// How fast and between which pitches tones are played.
  struct Style: Hashable {
    /// Tones in a second.
    ///
    /// Listeners follow a line at some 50 to 70 milliseconds a value (Brown and others 2003), and tell single values
    /// apart when it is slower.
    var perSecond = 10
    /// The pitches of the lowest and the highest value, in hertz: three octaves around the middle of a piano, which small
    /// loudspeakers play and which lie within the range that listeners tell apart well, 62 to 2,637 Hz.
    var pitches = 131...1047

    static let speeds = 1...40
    /// Lower tones are not heard on most devices, and overtones of higher ones would not fit between the samples.
    static let pitchLimits = 50...3000
  }

  private let points: [ColumnSeries.Point]
  private let style: Style
  private let least: Double
  private let greatest: Double

  /// - Parameters:
  ///   - points: the numbers.
  ///   - style: how they are played.
  init(_ points: [ColumnSeries.Point], _ style: Style = Style()) {
    self.points = points
    self.style = style
    let means = points.compactMap(\.mean)
    least = means.min() ?? 0
    greatest = means.max() ?? 0
  }

  /// How many tones and clicks there are.
  var count: Int { points.count }

  /// The samples of one tone in stereo, with the silence behind it.
  func frames(at index: Int) -> [UInt8] {
    let length = AudioFormat.sampleRate / style.perSecond
    let place = count > 1 ? Double(index) / Double(count - 1) : 0.5
    // The two channels together are as loud at each place.
    let (left, right) = (cos(place * .pi / 2), sin(place * .pi / 2))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length * AudioFormat.Channels.stereo.bytesPerFrame)
    let pitch = points[index].mean.map(self.pitch)
    for time in 0..<length {
      let level =
        pitch.map { Self.tone($0, at: time, of: length) } ?? Self.click(at: time)
      for channel in [left, right] {
        let sample = UInt16(bitPattern: Int16(level * channel * Self.loudness))
        bytes.append(UInt8(truncatingIfNeeded: sample))
        bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
      }
    }
    return bytes
  }

  /// The pitch of a value, in hertz; in the middle if all are equal.
  func pitch(of value: Double) -> Double {
    let (low, high) = (Double(style.pitches.lowerBound), Double(style.pitches.upperBound))
    // Halves are taken first, since the difference of two large numbers may be none.
    let width = greatest / 2 - least / 2
    let place = width > 0 ? min(max((value / 2 - least / 2) / width, 0), 1) : 0.5
    return low * pow(high / low, place)
  }

  /// About as loud as speech, and far from clipping.
  private static let loudness = 9_000.0
  /// How strong the fundamental and its overtones are; together they are never beyond one.
  private static let partials = [0.65, 0.22, 0.13]

  /// A tone at a time in samples, with ramps so that it doesn't click, and silence in its last part.
  private static func tone(_ pitch: Double, at time: Int, of length: Int) -> Double {
    let heard = length - length / 8
    let ramp = Double(AudioFormat.sampleRate / 200)
    let edge = max(0, min(1, Double(time) / ramp, Double(heard - time) / ramp))
    guard edge > 0 else { return 0 }
    let angle = 2 * Double.pi * pitch * Double(time) / Double(AudioFormat.sampleRate)
    return partials.enumerated().reduce(0) { level, partial in
      level + partial.element * sin(Double(partial.offset + 1) * angle)
    } * edge
  }

  /// A click: some 3 milliseconds that die away, of no pitch.
  private static func click(at time: Int) -> Double {
    let length = AudioFormat.sampleRate / 300
    guard time < length else { return 0 }
    let level = 1 - Double(time) / Double(length)
    return time.isMultiple(of: 2) ? level : -level
  }
}
