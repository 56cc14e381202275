// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Foundation
import TestSupport
import Testing

@testable import speakrows

/// Columns as tones, whose pitches and places are found again in the samples.
@Suite struct ToneSequenceTests {
  private static let rate = 22_050.0

  private static func tones(
    _ values: [Double?], _ style: ToneSequence.Style = ToneSequence.Style()
  ) -> ToneSequence {
    var series = ColumnSeries()
    for (row, value) in values.enumerated() {
      if let value { series.add(value, row: row) }
    }
    return ToneSequence(series.points(of: values.count), style)
  }

  /// The samples of the left and the right channel.
  private static func channels(_ bytes: [UInt8]) -> (left: [Double], right: [Double]) {
    func sample(_ at: Int) -> Double {
      Double(Int16(bitPattern: UInt16(bytes[at]) | UInt16(bytes[at + 1]) << 8))
    }
    let frames = stride(from: 0, to: bytes.count, by: 4)
    return (frames.map { sample($0) }, frames.map { sample($0 + 2) })
  }

  private static func energy(_ samples: [Double]) -> Double {
    samples.reduce(0) { $0 + $1 * $1 }
  }

  /// How strong a frequency is in samples: one term of their Fourier transform.
  private static func strength(_ samples: [Double], _ frequency: Double) -> Double {
    let step = 2 * Double.pi * frequency / rate
    var (real, imaginary) = (0.0, 0.0)
    for (time, sample) in samples.enumerated() {
      real += sample * cos(step * Double(time))
      imaginary += sample * sin(step * Double(time))
    }
    return real * real + imaginary * imaginary
  }

  /// The strongest frequency between two, in hertz.
  private static func pitch(_ samples: [Double], _ range: ClosedRange<Double>) -> Double {
    let candidates = stride(from: range.lowerBound, through: range.upperBound, by: 2)
    return candidates.max { strength(samples, $0) < strength(samples, $1) } ?? 0
  }

  @Test("the order of the tones is that of the values", arguments: 0..<4)
  func order(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let values = (0..<16).map { Double($0) * 12.5 - 40 }.shuffled(using: &random)
    let tones = Self.tones(values)
    let pitches = (0..<tones.count).map { index -> Double in
      let (left, right) = Self.channels(tones.frames(at: index))
      let sum = zip(left, right).map { $0 + $1 }
      return Self.pitch(sum, 100...1200)
    }
    let byValue = values.indices.sorted { values[$0] < values[$1] }
    let byPitch = values.indices.sorted { pitches[$0] < pitches[$1] }
    #expect(byValue == byPitch)
    #expect(abs((pitches.min() ?? 0) - 131) < 6 && abs((pitches.max() ?? 0) - 1047) < 6)
  }

  @Test func equalDifferencesAreEqualSteps() {
    let tones = Self.tones([1, 2, 3])
    let pitches = [1.0, 2, 3].map(tones.pitch)
    #expect(abs(pitches[1] / pitches[0] - pitches[2] / pitches[1]) < 1e-9)
    #expect(Self.tones([5, 5]).pitch(of: 5) == Self.tones([0, 9, 4.5]).pitch(of: 4.5))
  }

  @Test func theyGoFromTheLeftToTheRight() {
    let tones = Self.tones((0..<9).map { Double($0 % 3) })
    let shares = (0..<tones.count).map { index -> Double in
      let (left, right) = Self.channels(tones.frames(at: index))
      return Self.energy(right) / (Self.energy(left) + Self.energy(right))
    }
    #expect(shares == shares.sorted() && shares[0] < 0.001 && shares[8] > 0.999)
    // No place is louder than another.
    let loudness = (0..<tones.count).filter { $0.isMultiple(of: 3) }.map { index -> Double in
      let (left, right) = Self.channels(tones.frames(at: index))
      return Self.energy(left) + Self.energy(right)
    }
    #expect((loudness.max() ?? 0) / (loudness.min() ?? 1) < 1.02)
  }

  @Test func aMissingValueIsAClick() {
    let tones = Self.tones([1, nil, 3])
    let (left, right) = Self.channels(tones.frames(at: 1))
    let sum = zip(left, right).map { $0 + $1 }
    let length = Int(Self.rate / 300)
    #expect(Self.energy(Array(sum.prefix(length))) > 0)
    #expect(Self.energy(Array(sum.dropFirst(length))) == 0)
  }

  @Test(
    "no speed, pitch or value makes a sample that does not fit",
    arguments: [
      ([Double?](), 10, 131...1047), ([1], 1, 50...3000), ([-1e308, 1e308], 40, 2999...3000),
      ([nil, nil], 40, 50...51),
    ])
  func limits(_ values: [Double?], _ speed: Int, _ pitches: ClosedRange<Int>) {
    let style = ToneSequence.Style(perSecond: speed, pitches: pitches)
    let tones = Self.tones(values, style)
    for index in 0..<tones.count {
      #expect(tones.frames(at: index).count == Int(Self.rate) / speed * 4)
    }
  }

  @Test(
    "a column is played between its heading and its extremes",
    arguments: [
      (
        "speakrows speak --sonify price --player none Examples/stocks.json",
        "price\nlowest $15.58 (Yahoo! Inc.), highest $648.11 (Apple Inc.)\n", "", 0
      ),
      (
        "printf 'n,x\\na,1\\nb,\\n' | speakrows speak --sonify x --player none",
        "x\nmost common: 1 (1)\n", "", 0
      ),
      (
        "printf 'Apple,3\\nBeta,4\\nGamma,9\\n' | speakrows speak --sonify 2 --player none",
        "2\nlowest 3 (Apple), highest 9 (Gamma)\n", "", 0
      ),
      (
        "printf 'n,year\\na,1999\\nb,2005\\n' | speakrows speak --sonify year --player none",
        "year\n1999 to 2005\n", "", 0
      ),
      (
        "speakrows speak --sonify company --player none Examples/stocks.json", "",
        "Examples/stocks.json: \"company\" has no numbers that could be heard as tones\n", 65
      ),
      (
        "speakrows speak --sonify nothing --player none Examples/stocks.json", "",
        "speakrows: no column is called \"nothing\"\n", 65
      ),
      (
        "seq 1 300 | sed 's/.*/r&,&/; 1i n,x' | speakrows speak --sonify x --tones-per-second 40 --player none",
        "x\nlowest 1 (n r1), highest 300 (n r300)\n", "<stdin>: each tone is the mean of 2 rows\n",
        0
      ),
      (
        "seq 1 60000 | sed 's/.*/r&,&/; 1i n,x' | speakrows speak --sonify x --tones-per-second 40 -o /dev/null",
        "", "<stdin>: each tone is the mean of 512 rows\n", 0
      ),
    ])
  func command(_ line: String, _ output: String, _ errors: String, _ status: Int32) throws {
    #expect(
      try Shell.run(line) == Shell.Result(output: output, errors: errors, status: status))
  }

  @Test func theSoundIsTheSameWithTwoSynthesizers() throws {
    try Shell.withTemporaryFolder { folder in
      let line =
        "for jobs in 1 2; do speakrows speak --jobs $jobs --sonify price -o '\(folder.path)/'$jobs.wav Examples/stocks.json; done; "
        + "cmp '\(folder.path)/1.wav' '\(folder.path)/2.wav'"
      let result = try Shell.run(line)
      #expect(result == Shell.Result(output: "", errors: "", status: 0))
    }
  }

  @Test func aFileOfTonesIsStereo() throws {
    try Shell.withTemporaryFolder { folder in
      let result = try Shell.run(
        "speakrows speak --sonify price -o '\(folder.path)/t.wav' Examples/stocks.json")
      #expect(result == Shell.Result(output: "", errors: "", status: 0))
      let wav = try Data(contentsOf: folder.appending(path: "t.wav"))
      #expect(Array(wav[22..<24]) == [2, 0] && Array(wav[32..<34]) == [4, 0])
      #expect(wav.count.isMultiple(of: 4))
    }
  }
}
