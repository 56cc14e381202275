// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the blocks of a transcript, which empty lines separate.
struct TranscriptScanner {
  private(set) var blocks: [Transcript.Block] = []
  private var line = 0
  /// The hash of the lines of the block so far; nil between blocks.
  private var content: Hasher?

  /// Scans whole lines.
  ///
  /// - Parameters:
  ///   - bytes: the next part of the transcript.
  ///   - offset: where that part begins.
  ///   - isEnd: whether nothing follows, so that the last line needs no end.
  /// - Returns: how many of the bytes were scanned.
  mutating func scan(_ bytes: RawSpan, at offset: Int, isEnd: Bool) -> Int {
    var start = 0
    for index in 0..<bytes.byteCount where bytes.byte(index) == UInt8(ascii: "\n") {
      let isWindows = index > start && bytes.byte(index - 1) == UInt8(ascii: "\r")
      take(bytes.extracting(start..<(isWindows ? index - 1 : index)), at: offset + start)
      start = index + 1
    }
    guard isEnd else { return start }
    if start < bytes.byteCount { take(bytes.extracting(start...), at: offset + start) }
    finishBlock()
    return bytes.byteCount
  }

  private mutating func take(_ text: RawSpan, at offset: Int) {
    line += 1
    guard text.byteCount > 0 else { return finishBlock() }
    var hasher = content ?? Hasher()
    unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    hasher.combine(UInt8(ascii: "\n"))
    if content == nil {
      let name = text.text(from: 0, to: text.byteCount)
      blocks.append(
        Transcript.Block(
          content: 0, name: name.hashValue, beginning: Self.beginning(name).hashValue,
          range: offset..<offset, line: line))
    }
    content = hasher
    let block = blocks.count - 1
    blocks[block].range = blocks[block].range.lowerBound..<offset + text.byteCount
  }

  private mutating func finishBlock() {
    guard let hasher = content else { return }
    blocks[blocks.count - 1].content = hasher.finalize()
    content = nil
  }

  /// The beginning of a label: the text before the first comma of any language.
  private static func beginning(_ name: String) -> Substring {
    name.prefix { !",،、，".contains($0) }
  }
}
