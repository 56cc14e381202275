// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import A11y

/// Random JSON, read by us and by Foundation.
@Suite struct JSONDifferentialTests {
  /// A value as both can be compared: numbers by their value, members by their names.
  private indirect enum Plain: Equatable {
    case null
    case bool(Bool)
    case number(Decimal)
    case string(String)
    case array([Plain])
    case object([String: Plain])
  }

  /// Decodes any JSON.
  private struct Decoded: Decodable {
    let value: Plain

    init(from decoder: any Decoder) throws {
      if let members = try? decoder.container(keyedBy: Key.self) {
        var found: [String: Plain] = [:]
        for key in members.allKeys {
          found[key.stringValue] = try members.decode(Decoded.self, forKey: key).value
        }
        value = .object(found)
      } else if var elements = try? decoder.unkeyedContainer() {
        var found: [Plain] = []
        while !elements.isAtEnd { found.append(try elements.decode(Decoded.self).value) }
        value = .array(found)
      } else {
        let single = try decoder.singleValueContainer()
        if single.decodeNil() {
          value = .null
        } else if let truth = try? single.decode(Bool.self) {
          value = .bool(truth)
        } else if let number = try? single.decode(Decimal.self) {
          value = .number(number)
        } else {
          value = .string(try single.decode(String.self))
        }
      }
    }

    private struct Key: CodingKey {
      let stringValue: String
      let intValue: Int? = nil
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }

  private static func ours(_ text: String) -> Plain? {
    let buffer = ByteBuffer(text)
    var cursor = TextCursor()
    cursor.end = buffer.count
    cursor.isAtEnd = true
    do throws(ScanFailure) {
      var ahead = cursor
      _ = ahead.skipWhitespace(buffer.bytes)
      _ = try ahead.value(buffer.bytes)
      guard ahead.skipWhitespace(buffer.bytes) == 0, ahead.position == buffer.count else {
        return nil
      }
      return plain(try JSONNode(&cursor, buffer.bytes))
    } catch {
      return nil
    }
  }

  private static func plain(_ node: JSONNode) -> Plain {
    switch node.content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let digits): .number(Decimal(string: digits) ?? .nan)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map { plain($0) })
    case .object(let members):
      .object(Dictionary(members.map { ($0.key, plain($0.value)) }) { _, last in last })
    }
  }

  private static func foundation(_ text: String) -> Plain? {
    try? JSONDecoder().decode(Decoded.self, from: Data(text.utf8)).value
  }

  // MARK: Random documents

  private static let pieces = [
    "a", " ", "é", "中", "😀", "\\n", "\\u0041", "\\ud83d\\ude00", "\\\\", "\\\"", "\\/", "0", "-",
    "a text that is longer than sixteen bytes",
  ]

  private static func string(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...5, using: &random)
    return "\"" + (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      + "\""
  }

  private static func document(_ random: inout SeededGenerator, depth: Int = 0) -> String {
    let space = [" ", "", "\n", "\t "].randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<(depth < 4 ? 9 : 6), using: &random) {
    case 0: return "null" + space
    case 1: return Bool.random(using: &random) ? "true" : "false"
    case 2, 3:
      let exponent = ["", "", "e3", "E-2", "e+1"].randomElement(using: &random) ?? ""
      return space + random.decimal(whole: 9, fraction: 6) + exponent
    case 4, 5: return string(&random) + space
    case 6:
      let elements = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        document(&random, depth: depth + 1)
      }
      return "[" + space + elements.joined(separator: "," + space) + "]"
    default:
      let members = (0..<Int.random(in: 0...4, using: &random)).map { index in
        // Names that are there twice are decided differently on purpose.
        "\"k\(index)" + string(&random).dropFirst() + space + ":"
          + document(&random, depth: depth + 1)
      }
      return "{" + space + members.joined(separator: space + ",") + "}"
    }
  }

  @Test("values are those that Foundation reads") func valuesAgree() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<4000 {
      let text = Self.document(&random)
      let expected = try #require(Self.foundation(text), "\(text)")
      #expect(Self.ours(text) == expected, "\(text)")
    }
  }

  @Test("what Foundation refuses, we refuse") func refusalsAgree() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<4000 {
      var bytes = Array(Self.document(&random).utf8)
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.remove(at: index)
      case 1:
        bytes.insert(
          Array("{}[],:\"\\e.-0 \t1tn".utf8).randomElement(using: &random) ?? 0, at: index)
      default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &random))
      }
      let text = String(decoding: bytes, as: UTF8.self)
      // Foundation takes a comma before a bracket, and has no number beyond 10^127; half of a surrogate pair, which is
      // U+FFFD here, is a fault there.
      if text.contains(/,\s*\]|[eE][+-]?[0-9]{3}|\\ud/) { continue }
      #expect((Self.ours(text) == nil) == (Self.foundation(text) == nil), "\(text)")
    }
  }
}
