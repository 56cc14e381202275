// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// Another source's bytes, of which the first are looked at before they are passed on.
struct PeekedSource: ByteSource {
  private static let blockLength = 64 * 1024

  private var base: any ByteSource
  /// What was read to be looked at, and how much of it was passed on.
  private(set) var first: [UInt8] = []
  private var position = 0
  /// A fault behind it.
  private(set) var fault: SourceError?
  /// Whether there is nothing behind it.
  private(set) var isAtEnd = false

  init(_ base: any ByteSource) { self.base = base }

  /// Reads more of the input, or its end.
  mutating func peek() {
    do throws(SourceError) {
      isAtEnd = try base.append(upTo: Self.blockLength, to: &first) == 0
    } catch {
      fault = error
      isAtEnd = true
    }
  }

  /// Takes the bytes that were looked at, after which they are not passed on.
  mutating func take() -> [UInt8] {
    defer { first = [] }
    return first
  }

  mutating func read(into output: inout OutputRawSpan) throws(SourceError) {
    if position == first.count {
      first = []
      position = 0
      if let fault = fault.take() { throw fault }
      return try base.read(into: &output)
    }
    while position < first.count, output.freeCapacity > 0 {
      output.append(first[position])
      position += 1
    }
  }

  mutating func rewind() throws(SourceError) {
    try base.rewind()
    forget()
  }

  mutating func seek(to offset: Int) throws(SourceError) {
    try base.seek(to: offset)
    forget()
  }

  private mutating func forget() {
    first = []
    position = 0
    fault = nil
    isAtEnd = false
  }

  mutating func isReady(within milliseconds: Int) -> Bool {
    position < first.count || fault != nil || base.isReady(within: milliseconds)
  }

  mutating func willNotRewind() { base.willNotRewind() }
}
