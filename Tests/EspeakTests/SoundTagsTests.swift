// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Espeak

/// What sound files tell players about themselves.
struct SoundTagsTests {
  private static func tags(chapters count: Int) -> SoundTags {
    SoundTags(
      title: "Orders\n& more", language: "en-US", languageCode: "eng",
      chapters: (0..<count).map {
        SoundTags.Chapter(title: "Łódź \($0)", start: $0 * 22_050, end: $0 * 22_050 + 11_025)
      })
  }

  // MARK: Ogg

  @Test(
    "a packet is all in its pages",
    arguments: [0, 1, 254, 255, 256, 65_024, 65_025, 65_026, 200_000])
  func packets(length: Int) throws {
    let packet = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let pages = OggPage.pages(of: packet, serial: [1, 2, 3, 4])
    #expect(pages.flatMap(\.content) == packet)
    #expect(pages.dropLast().allSatisfy { $0.goesOnInNextPage })
    #expect(pages.last?.goesOnInNextPage == false)
    for page in pages {
      let bytes = page.bytes()
      let read = try #require(OggPage(Array(bytes.prefix(OggPage.headerLength))))
      #expect(read.serial == [1, 2, 3, 4] && read.lengthCount == page.lengths.count)
      #expect(bytes.suffix(page.content.count) == page.content[...])
    }
  }

  @Test("a page has the checksum that libogg gives it")
  func checksum() throws {
    // The first page of a file that opusenc wrote.
    let page =
      "4f67675300020000000000000000f99a300400000000d33efb8201134f707573486561640101380122560000000000"
    let bytes = stride(from: 0, to: page.count, by: 2).map { index in
      let start = page.index(page.startIndex, offsetBy: index)
      return UInt8(page[start..<page.index(start, offsetBy: 2)], radix: 16) ?? 0
    }
    var read = try #require(OggPage(Array(bytes.prefix(OggPage.headerLength))))
    read.lengths = [19]
    read.content = Array(bytes.suffix(19))
    #expect(read.bytes() == bytes)
  }

  // MARK: Comments and frames

  @Test func commentsAreKeptAndAdded() throws {
    let empty = [UInt8](repeating: 0, count: 8)
    var comments = try #require(VorbisComments(empty[...]))
    comments.add(Self.tags(chapters: 2))
    let bytes = comments.bytes
    #expect(VorbisComments(bytes[...])?.bytes == bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    for comment in [
      "TITLE=Orders & more", "LANGUAGE=en-US", "CHAPTER000=00:00:00.000",
      "CHAPTER001=00:00:01.000", "CHAPTER001NAME=Łódź 1",
    ] {
      #expect(text.contains(comment))
    }
    // A length that leads past the end is seen wherever the bytes end.
    for count in 0..<bytes.count { #expect(VorbisComments(bytes.prefix(count)) == nil) }
  }

  @Test(
    "a table of contents has no more elements than fit into it", arguments: [0, 1, 255, 256, 600])
  func contents(count: Int) throws {
    let bytes = ID3Tag(Self.tags(chapters: count)).bytes
    let size = bytes[6..<10].reduce(0) { $0 << 7 | Int($1) }
    #expect(bytes.count == size + 10 && bytes[6..<10].allSatisfy { $0 < 0x80 })
    var names: [String: Int] = [:]
    var elements = 0
    var at = 10
    while at < bytes.count {
      let name = String(decoding: bytes[at..<at + 4], as: UTF8.self)
      let length = bytes[at + 4..<at + 8].reduce(0) { $0 << 8 | Int($1) }
      names[name, default: 0] += 1
      if name == "CTOC" {
        let content = bytes[at + 10..<at + 10 + length]
        let end = try #require(content.firstIndex(of: 0))
        elements += content[end + 1] & 2 == 0 || count <= 255 ? Int(content[end + 2]) : 0
      }
      at += 10 + length
    }
    #expect(at == bytes.count)
    #expect(names["CHAP", default: 0] == count && elements == count)
    #expect(
      names["CTOC", default: 0] == (count == 0 ? 0 : count <= 255 ? 1 : 1 + (count + 254) / 255))
  }

  @Test(
    "what is no sound of its format is seen", arguments: [SoundFormat.flac, .opus],
    ["", "fLaC", "fLaC\u{4}", "OggS", "no sound at all, whatever the encoder says of it"])
  func unknownStructures(_ format: SoundFormat, _ text: String) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let encoded = try WholeFile(path)
    try encoded.write(Array(text.utf8))
    let file = try WholeFile(path + ".tagged")
    var writer = try TagWriter(encoded.descriptor)
    do {
      try writer.write(Self.tags(chapters: 1), format, into: file)
      Issue.record("it was taken for \(format)")
    } catch {
      guard case .unknownStructure = error else { throw error }
    }
  }
}
