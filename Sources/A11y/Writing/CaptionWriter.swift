// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes captions: a cue for each spoken header, row and footer, shown while it is heard.
///
/// In WebVTT (W3C), a cue contains the time of each phrase, so that a player can show the progress.
/// SubRip has no such times.
///
/// ```swift
/// var captions = CaptionWriter(.vtt, sampleRate: 22_050)
/// captions.begin(into: &out)
/// captions.append(row, into: &out)
/// ```
package struct CaptionWriter: Sendable {
  /// A format of captions.
  package enum Format: String, CaseIterable, Sendable {
    /// WebVTT.
    case vtt
    /// SubRip.
    case srt
  }

  private let format: Format
  private let sampleRate: Int
  private var count = 0

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - sampleRate: the number of samples per second.
  package init(_ format: Format, sampleRate: Int) {
    self.format = format
    self.sampleRate = sampleRate
  }

  /// Appends the file header.
  package func begin(into out: inout ByteBuffer) {
    if format == .vtt { out.append("WEBVTT\n\n") }
  }

  /// Appends the cue of a spoken item; nothing when no sound was made.
  package mutating func append(_ row: TimedRow, into out: inout ByteBuffer) {
    guard row.end > row.start else { return }
    count += 1
    append(from: row.start, to: row.end, into: &out)
    switch format {
    case .srt: out.append(row.label)
    case .vtt: appendTimed(row, into: &out)
    }
    out.append("\n\n")
  }

  /// Appends a cue that is only text.
  mutating func append(_ text: String, from start: Int, to end: Int, into out: inout ByteBuffer) {
    count += 1
    append(from: start, to: end, into: &out)
    out.append(Self.escaped(text) + "\n\n")
  }

  private func append(from start: Int, to end: Int, into out: inout ByteBuffer) {
    out.append("\(count)\n\(time(start)) --> \(time(max(end, start + sampleRate / 1000 + 1)))\n")
  }

  /// Appends a label, with the time of each phrase at its start.
  private func appendTimed(_ row: TimedRow, into out: inout ByteBuffer) {
    var rest = row.label[...]
    var last = time(row.start)
    for phrase in row.phrases {
      guard let found = rest.firstRange(of: phrase.text) else { continue }
      out.append(Self.escaped(String(rest[..<found.lowerBound])))
      let start = time(phrase.start)
      // Times in a cue must come after the cue's start, and be in ascending order.
      if start > last, phrase.start < row.end {
        out.append("<\(start)>")
        last = start
      }
      out.append(Self.escaped(phrase.text))
      rest = rest[found.upperBound...]
    }
    out.append(Self.escaped(String(rest)))
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// A sample offset as hours, minutes, seconds and milliseconds.
  func time(_ sample: Int) -> String {
    // Divide before multiplying, so that the result can't overflow.
    let milliseconds = sample % sampleRate * 1000 / sampleRate
    let seconds = sample / sampleRate
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(count - text.utf8.count, 0)) + text
    }
    return digits(seconds / 3600, 2) + ":" + digits(seconds / 60 % 60, 2) + ":"
      + digits(seconds % 60, 2) + (format == .srt ? "," : ".") + digits(milliseconds, 3)
  }
}
