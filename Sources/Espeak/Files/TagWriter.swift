// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc

/// Copies what an encoder wrote into a file, with tags.
///
/// Encoders want them before the sound, where chapters are not known yet.
struct TagWriter: ~Copyable {
  /// Why it could not be copied.
  enum Fault: Error {
    /// The encoder wrote something else than is known of its format.
    case unknownStructure
    case notRead
    case notWritten(WholeFile.Fault)
  }

  /// The most bytes that are copied at a time.
  private static let chunk = 1 << 20
  /// The most bytes of a part before the sound.
  private static let mostTags = 1 << 24

  private let source: Int32
  /// How many bytes there are, and how many have been read.
  private var (length, taken) = (0, 0)
  private var bytes: [UInt8] = []

  /// Begins to read what was written to a descriptor.
  ///
  /// - Throws: a ``Fault`` when it can't be read.
  init(_ descriptor: Int32) throws(Fault) {
    source = unsafe open("/proc/self/fd/\(descriptor)", O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw .notRead }
    length = Int(lseek(source, 0, SEEK_END))
    guard length >= 0, lseek(source, 0, SEEK_SET) == 0 else { throw .notRead }
  }

  deinit { if source >= 0 { close(source) } }

  /// Writes the whole sound with tags.
  ///
  /// - Throws: a ``Fault`` when it has another structure, or can't be written.
  mutating func write(
    _ tags: SoundTags, _ format: SoundFormat, into file: borrowing WholeFile
  ) throws(Fault) {
    switch format {
    case .wav: break
    case .mp3: try put(ID3Tag(tags).bytes, file)
    case .flac: try writeFLACHeader(tags, file)
    case .opus: try writeOgg(tags, file)
    }
    while let bytes = readSome() { try put(bytes, file) }
    // A fault ends what is read as the end does.
    if taken != length { throw .notRead }
  }

  private func put(_ bytes: [UInt8], _ file: borrowing WholeFile) throws(Fault) {
    do throws(WholeFile.Fault) {
      try file.write(bytes)
    } catch {
      throw .notWritten(error)
    }
  }

  /// The next bytes; nil at the end.
  private mutating func readSome() -> [UInt8]? {
    bytes.removeAll(keepingCapacity: true)
    _ = Descriptor.read(Self.chunk, from: source, into: &bytes)
    taken += bytes.count
    return bytes.isEmpty ? nil : bytes
  }

  /// Exactly so many bytes.
  private mutating func read(_ count: Int) throws(Fault) -> [UInt8] {
    var bytes: [UInt8] = []
    guard count <= Self.mostTags, Descriptor.read(count, from: source, into: &bytes) else {
      throw .unknownStructure
    }
    taken += count
    return bytes
  }

  // MARK: FLAC (RFC 9639)

  /// Writes the blocks before the sound; one of them has the comments.
  private mutating func writeFLACHeader(
    _ tags: SoundTags, _ file: borrowing WholeFile
  ) throws(Fault) {
    let (commentType, lastFlag): (UInt8, UInt8) = (4, 0x80)
    guard try read(4) == Array("fLaC".utf8) else { throw .unknownStructure }
    var blocks: [(type: UInt8, content: [UInt8])] = []
    var isLast = false
    while !isLast {
      let header = try read(4)
      isLast = header[0] & lastFlag != 0
      let length = header[1...].reduce(0) { $0 << 8 | Int($1) }
      blocks.append((header[0] & ~lastFlag, try read(length)))
    }
    guard let index = blocks.firstIndex(where: { $0.type == commentType }),
      var comments = VorbisComments(blocks[index].content[...])
    else { throw .unknownStructure }
    comments.add(tags)
    blocks[index].content = comments.bytes
    var bytes = Array("fLaC".utf8)
    for (index, block) in blocks.enumerated() {
      let length = block.content.count
      guard length < 1 << 24 else { throw .unknownStructure }
      bytes.append(block.type | (index + 1 == blocks.count ? lastFlag : 0))
      bytes += [16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) } + block.content
    }
    try put(bytes, file)
  }

  // MARK: Opus in Ogg (RFC 7845, RFC 3533)

  /// Writes all pages; those of the second packet, which has the comments, are others, so all behind are counted anew.
  private mutating func writeOgg(
    _ tags: SoundTags, _ file: borrowing WholeFile
  ) throws(Fault) {
    guard let head = try readPage() else { throw .unknownStructure }
    try put(head.bytes(), file)
    var packet: [UInt8] = []
    var last = head
    repeat {
      guard let page = try readPage(), packet.count < Self.mostTags else { throw .unknownStructure }
      packet += page.content
      last = page
    } while last.goesOnInNextPage
    let name = Array("OpusTags".utf8)
    guard packet.starts(with: name), var comments = VorbisComments(packet[name.count...]) else {
      throw .unknownStructure
    }
    comments.add(tags)
    var number = head.number
    for var page in OggPage.pages(of: name + comments.bytes, serial: head.serial) {
      number &+= 1
      page.number = number
      try put(page.bytes(), file)
    }
    var pending: [UInt8] = []
    while var page = try readPage() {
      number &+= 1
      page.number = number
      pending += page.bytes()
      guard pending.count >= Self.chunk else { continue }
      try put(pending, file)
      pending.removeAll(keepingCapacity: true)
    }
    try put(pending, file)
  }

  /// The next page; nil at the end.
  private mutating func readPage() throws(Fault) -> OggPage? {
    var header: [UInt8] = []
    guard Descriptor.read(OggPage.headerLength, from: source, into: &header) else {
      if header.isEmpty { return nil }
      throw .unknownStructure
    }
    taken += header.count
    guard var page = OggPage(header) else { throw .unknownStructure }
    page.lengths = try read(page.lengthCount)
    page.content = try read(page.lengths.reduce(0) { $0 + Int($1) })
    return page
  }
}
