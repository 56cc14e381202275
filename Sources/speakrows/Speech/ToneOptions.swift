// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// A column that is played as tones in place of the rows.
struct ToneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Play a column of numbers as tones in place of the rows: the greater, the higher, from the left to the right; then its lowest and highest value.",
      valueName: "column"))
  var sonify: String?

  @Option(
    help: ArgumentHelp(
      "With --sonify: tones in a second, \(ToneSequence.Style.speeds.lowerBound) to \(ToneSequence.Style.speeds.upperBound) (default: \(ToneSequence.Style().perSecond)).",
      valueName: "number"))
  var tonesPerSecond: Int?

  @Option(
    help: ArgumentHelp(
      "With --sonify: the pitches of the lowest and the highest value in hertz, within \(ToneSequence.Style.pitchLimits.lowerBound)-\(ToneSequence.Style.pitchLimits.upperBound) (default: 131-1047).",
      valueName: "low-high"),
    transform: Self.pitches)
  var tonePitch: ClosedRange<Int>?

  func validate() throws {
    if sonify == nil, tonesPerSecond != nil || tonePitch != nil {
      throw ValidationError("--tones-per-second and --tone-pitch go with --sonify")
    }
    let speeds = ToneSequence.Style.speeds
    if let tonesPerSecond, !speeds.contains(tonesPerSecond) {
      throw ValidationError(
        "--tones-per-second is from \(speeds.lowerBound) to \(speeds.upperBound), not \(tonesPerSecond)"
      )
    }
  }

  /// How tones are played.
  var style: ToneSequence.Style {
    let usual = ToneSequence.Style()
    return ToneSequence.Style(
      perSecond: tonesPerSecond ?? usual.perSecond, pitches: tonePitch ?? usual.pitches)
  }

  private static func pitches(_ argument: String) throws -> ClosedRange<Int> {
    let limits = ToneSequence.Style.pitchLimits
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let low = parts[0], let high = parts[1], low < high,
      limits.contains(low), limits.contains(high)
    else {
      throw ValidationError(
        "two pitches in hertz such as 131-1047, the lower first, from \(limits.lowerBound) to \(limits.upperBound)"
      )
    }
    return low...high
  }
}
