// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak

/// Files that record when things are heard in the sound: captions, chapters, and exact timing.
struct TimedFiles: ~Copyable {
  private var captions: Output?
  private var captionWriter: CaptionWriter
  private var chapterFile: Output?
  private let collectsChapters: Bool
  /// The chapters so far.
  private(set) var chapters = ChapterList()
  private var timing: Output?
  private var timingWriter: TimingWriter

  /// Begins the requested files.
  ///
  /// - Parameters:
  ///   - captions: the captions.
  ///   - chapters: the path of the chapters.
  ///   - timing: the path of the timing file.
  ///   - rate: the samples per second of the sound file.
  ///   - isTagged: whether the sound file has chapters.
  /// - Throws: a ``Failure`` when one can't be written.
  init(captions: CaptionFile?, chapters: String?, timing: String?, rate: Int, isTagged: Bool) throws
  {
    collectsChapters = isTagged || chapters != nil
    timingWriter = TimingWriter(sampleRate: AudioFormat.sampleRate, outputRate: rate)
    captionWriter = CaptionWriter(
      captions?.format ?? .vtt, sampleRate: AudioFormat.sampleRate)
    if let captions {
      var output = try Output(captions.path)
      captionWriter.begin(into: &output.buffer)
      self.captions = consume output
    }
    if let chapters { chapterFile = try Output(chapters) }
    if let timing {
      var output = try Output(timing)
      timingWriter.begin(into: &output.buffer)
      self.timing = consume output
    }
  }

  /// Appends what was spoken.
  ///
  /// - Parameters:
  ///   - row: what was spoken.
  ///   - title: the title of its section if that has no header.
  /// - Throws: a ``Failure`` when a file can't be written.
  mutating func append(_ row: TimedRow, title: String) throws {
    if var output = captions.take() {
      captionWriter.append(row, into: &output.buffer)
      try output.flushIfFull()
      captions = consume output
    }
    if collectsChapters { chapters.append(row, title: title) }
    if var output = timing.take() {
      timingWriter.append(row, into: &output.buffer)
      try output.flushIfFull()
      timing = consume output
    }
  }

  /// Ends the chapters of an input.
  mutating func endInput() { chapters.endInput() }

  /// Moves the files into place.
  mutating func finish() throws {
    try captions?.finish()
    if var output = chapterFile.take() {
      chapters.write(sampleRate: AudioFormat.sampleRate, into: &output.buffer)
      try output.finish()
    }
    if var output = timing.take() {
      timingWriter.end(into: &output.buffer)
      try output.finish()
    }
  }
}
