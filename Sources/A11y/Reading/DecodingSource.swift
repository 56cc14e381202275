// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The encoding that was found, for those who don't hold the source.
final class FoundEncoding {
  fileprivate(set) var encoding: TextEncoding?

  /// The encoding, if it was told from bytes that could be meant otherwise.
  var guess: TextEncoding? {
    switch encoding {
    case nil, .utf8, .utf16LittleEndian, .utf16BigEndian: nil
    default: encoding
    }
  }

  /// Whether offsets are those of the input itself.
  var keepsOffsets: Bool { encoding ?? .utf8 == .utf8 }
}

/// Another source's bytes as UTF-8.
struct DecodingSource: ByteSource {
  /// How many bytes the encoding is told from.
  private static let evidenceLength = 16 * 1024
  /// How many are read while none is above ASCII, and so tells nothing: as many as a sample has.
  private static let mostEvidence = 1 << 20

  private var base: any ByteSource
  private let asked: TextEncoding?
  /// Whether bytes are passed on as soon as there are some.
  private let isPrompt: Bool
  private var encoding: TextEncoding? { didSet { found.encoding = encoding } }
  private let found: FoundEncoding
  /// Bytes that have been read to tell the encoding and not yet passed on.
  private var first: [UInt8] = []
  private var firstPosition = 0
  /// Decoded bytes that have not been passed on.
  private var decoded: [UInt8] = []
  private var position = 0
  /// Decodes what needs tables.
  private var decoder: ICU.TextDecoder?
  /// Bytes at the end of a block that belong to a character which goes on.
  private var rest: [UInt8] = []
  private var isAtEnd = false
  /// A fault behind the bytes that the encoding was told from.
  private var fault: SourceError?

  /// - Parameters:
  ///   - base: where the bytes come from.
  ///   - encoding: how they are encoded; nil to tell it from them.
  ///   - isPrompt: whether not to wait for more bytes than the first to tell it.
  ///   - found: is told the encoding.
  init(_ base: any ByteSource, encoding: TextEncoding?, isPrompt: Bool, found: FoundEncoding) {
    self.base = base
    self.found = found
    asked = encoding
    self.isPrompt = isPrompt
    self.encoding = encoding
    found.encoding = encoding
  }

  mutating func read(into output: inout OutputRawSpan) throws(SourceError) {
    if encoding == nil { try findEncoding() }
    if encoding == .utf8 {
      if first.isEmpty {
        if let fault = fault.take() { throw fault }
        return try base.read(into: &output)
      }
      let end = min(first.count, firstPosition + output.freeCapacity)
      unsafe first.withUnsafeBytes { bytes in
        unsafe output.withUnsafeMutableBytes { buffer, count in
          let part = unsafe UnsafeRawBufferPointer(rebasing: bytes[firstPosition..<end])
          unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[count...]).copyMemory(from: part)
          count += part.count
        }
      }
      firstPosition = end
      if end == first.count { first = [] }
      return
    }
    while position == decoded.count, !isAtEnd { try decodeBlock() }
    while position < decoded.count, output.freeCapacity > 0 {
      output.append(decoded[position])
      position += 1
    }
  }

  private mutating func findEncoding() throws(SourceError) {
    var bytes: [UInt8] = []
    var isEmpty = false
    var isASCII = true
    var tail = 0
    repeat {
      do throws(SourceError) {
        isEmpty = try readBlock(into: &bytes)
      } catch {
        // What precedes the fault is read first.
        if bytes.isEmpty { throw error }
        fault = error
      }
      if bytes[tail...].contains(where: { $0 >= 0x80 }) { isASCII = false }
      tail = bytes.count
    } while !isEmpty && !isPrompt && fault == nil
      && bytes.count < (isASCII ? Self.mostEvidence : Self.evidenceLength)
    // A character that a read has cut tells nothing, and its rest comes next.
    while !isEmpty, fault == nil, TextEncoding.endsInsideCharacter(bytes) {
      do throws(SourceError) {
        isEmpty = try readBlock(into: &bytes)
      } catch {
        fault = error
      }
    }
    encoding = TextEncoding(bytes)
    first = bytes
    firstPosition = 0
  }

  /// Appends the base's next bytes; true at the end.
  private mutating func readBlock(into bytes: inout [UInt8]) throws(SourceError) -> Bool {
    if let fault = fault.take() { throw fault }
    return try base.append(upTo: Self.evidenceLength, to: &bytes) == 0
  }

  private mutating func decodeBlock() throws(SourceError) {
    decoded.removeAll(keepingCapacity: true)
    position = 0
    var bytes = rest
    rest.removeAll()
    if first.isEmpty {
      isAtEnd = try readBlock(into: &bytes)
    } else {
      bytes += first
      first.removeAll()
    }
    switch encoding {
    case .utf16LittleEndian, .utf16BigEndian: decodePairs(bytes)
    case .windows1252:
      for byte in bytes {
        let unit =
          (0x80...0x9F).contains(byte)
          ? TextEncoding.windowsCharacters[Int(byte) - 0x80] : UInt16(byte)
        append([unit])
      }
    case .utf8, nil: decoded = bytes
    default:
      if decoder == nil { decoder = encoding?.converter.flatMap { ICU.TextDecoder($0) } }
      guard let units = decoder?.decode(bytes, isEnd: isAtEnd) else {
        throw SourceError("ICU has no decoder for \(encoding?.rawValue ?? "this encoding")")
      }
      // What is no character becomes half of one, and so an error at its place.
      append(units.map { $0 == 0xFFFD || $0 == 0x1A ? 0xD800 : $0 })
    }
  }

  private mutating func decodePairs(_ bytes: [UInt8]) {
    let isBig = encoding == .utf16BigEndian
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (one, two) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBig ? one << 8 | two : two << 8 | one)
    }
    var used = units.count * 2
    // The first half of a pair of surrogates waits for the second.
    if !isAtEnd, let last = units.last, UTF16.isLeadSurrogate(last) {
      units.removeLast()
      used -= 2
    }
    rest = isAtEnd ? [] : Array(bytes[used...])
    // The input ends inside a character.
    if isAtEnd, used < bytes.count { units.append(0xD800) }
    append(units)
  }

  /// Appends code units as UTF-8.
  ///
  /// Half of a character becomes three bytes that are no UTF-8, so that it is an error at its place.
  private mutating func append(_ units: [UInt16]) {
    var start = 0
    for index in units.indices where Self.isHalf(index, of: units) {
      decoded += Array(String(decoding: units[start..<index], as: UTF16.self).utf8)
      let unit = units[index]
      decoded.append(0xE0 | UInt8(unit >> 12))
      decoded.append(0x80 | UInt8(unit >> 6 & 0x3F))
      decoded.append(0x80 | UInt8(unit & 0x3F))
      start = index + 1
    }
    decoded += Array(String(decoding: units[start...], as: UTF16.self).utf8)
  }

  /// Whether a code unit is a surrogate without its other half.
  private static func isHalf(_ index: Int, of units: [UInt16]) -> Bool {
    let unit = units[index]
    guard unit & 0xF800 == 0xD800 else { return false }
    return UTF16.isLeadSurrogate(unit)
      ? index + 1 == units.count || !UTF16.isTrailSurrogate(units[index + 1])
      : index == 0 || !UTF16.isLeadSurrogate(units[index - 1])
  }

  mutating func rewind() throws(SourceError) {
    try base.rewind()
    encoding = asked
    first.removeAll()
    decoded.removeAll()
    rest.removeAll()
    decoder = nil
    position = 0
    isAtEnd = false
  }

  mutating func seek(to offset: Int) throws(SourceError) {
    if encoding == .utf8 {
      try base.seek(to: offset)
      first.removeAll()
      return
    }
    // An offset in the decoded text is found by decoding what precedes it.
    try rewind()
    var left = offset
    while left > 0 {
      var passed = ByteBuffer()
      let got = try passed.append(upTo: min(left, 64 * 1024)) {
        (output: inout OutputRawSpan) throws(SourceError) in
        try read(into: &output)
      }
      guard got > 0 else { throw SourceError("the input has become shorter") }
      left -= got
    }
  }

  mutating func isReady(within milliseconds: Int) -> Bool {
    !first.isEmpty || position < decoded.count || isAtEnd || fault != nil
      || base.isReady(within: milliseconds)
  }

  mutating func willNotRewind() { base.willNotRewind() }
}
