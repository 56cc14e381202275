// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// What a ``Lane`` makes of the rows of each chunk.
protocol ChunkWork: ~Copyable, SendableMetatype {
  /// Forgets what was made of the chunk before.
  mutating func begin()

  /// Takes some of the next rows; false when there are none.
  ///
  /// - Throws: the ``ReadingError`` of a row that can't be read.
  mutating func takeNext(of labels: inout LabelReader) throws(ReadingError) -> Bool

  /// Takes note of a row that can't be read, and that others stand for.
  mutating func replace(_ error: ReadingError, of labels: borrowing LabelReader)
}

/// The labels of a chunk's rows.
struct LabelWork: ChunkWork, ~Copyable {
  private var writer: LabelWriter
  /// The labels.
  private(set) var output = ByteBuffer()

  init(_ writing: WritingOptions) { writer = LabelWriter(writing) }

  mutating func begin() { output.removeAll() }

  mutating func takeNext(of labels: inout LabelReader) throws(ReadingError) -> Bool {
    try writer.write(from: &labels, into: &output, upTo: .max)
  }

  mutating func replace(_ error: ReadingError, of labels: borrowing LabelReader) {
    writer.write(error, of: labels, into: &output)
  }
}

/// What a chunk's rows add to the summary of their table.
struct SummaryWork: ChunkWork, ~Copyable {
  /// What is known of the rows.
  private(set) var summarizer: TableSummarizer

  init(_ summarizer: consuming TableSummarizer) { self.summarizer = summarizer }

  mutating func begin() { summarizer = summarizer.another() }

  mutating func takeNext(of labels: inout LabelReader) throws(ReadingError) -> Bool {
    try summarizer.addNext(of: &labels) != nil
  }

  mutating func replace(_ error: ReadingError, of labels: borrowing LabelReader) {}
}
