// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite("Encodings that came before Unicode")
struct TextEncodingTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let encoding: TextEncoding
    let text: String
    /// The text in the encoding, to the base of sixteen.
    let hex: String
    var testDescription: String { encoding.rawValue }
    var bytes: [UInt8] {
      let digits = Array(hex.filter(\.isHexDigit))
      return stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)
      }
    }
  }

  /// In two encodings.
  private static let russianCities = """
    город,население,страна
    Москва,12655050,Россия
    Казань,1308660,Россия
    Омск,1110836,Россия

    """

  static let examples = [
    Example(
      encoding: .shiftJIS,
      text: """
        都市,人口,国
        東京,13960000,日本
        大阪,2691000,日本
        札幌,1973000,日本

        """,
      hex: """
        93738e732c906c8cfb2c8d910a938c8b9e2c31333936303030302c93fa967b0a91e58de32c323639313030302c
        93fa967b0a8e4496792c313937333030302c93fa967b0a
        """),
    Example(
      encoding: .eucJP,
      text: """
        都市,人口,国
        東京,13960000,日本
        大阪,2691000,日本
        札幌市の説明です,1973000,日本

        """,
      hex: """
        c5d4bbd42cbfcdb8fd2cb9f10ac5ecb5fe2c31333936303030302cc6fccbdc0ac2e7bae52c323639313030302c
        c6fccbdc0abba5cbdabbd4a4cec0e2ccc0a4c7a4b92c313937333030302cc6fccbdc0a
        """),
    Example(
      encoding: .gb18030,
      text: """
        城市,人口,国家
        北京,21540000,中国
        上海,24280000,中国
        广州,15300000,中国

        """,
      hex: """
        b3c7cad02cc8cbbfda2cb9fabcd20ab1b1bea92c32313534303030302cd6d0b9fa0ac9cfbaa32c323432383030
        30302cd6d0b9fa0ab9e3d6dd2c31353330303030302cd6d0b9fa0a
        """),
    Example(
      encoding: .eucKR,
      text: """
        도시,인구,나라
        서울,9776000,대한민국
        부산,3429000,대한민국
        대구,2438000,대한민국

        """,
      hex: """
        b5b5bdc32cc0ceb1b82cb3aab6f30abcadbfef2c393737363030302cb4ebc7d1b9ceb1b90abacebbea2c333432
        393030302cb4ebc7d1b9ceb1b90ab4ebb1b82c323433383030302cb4ebc7d1b9ceb1b90a
        """),
    Example(
      encoding: .windows1251,
      text: russianCities,
      hex: """
        e3eef0eee42cede0f1e5ebe5ede8e52cf1f2f0e0ede00acceef1eae2e02c31323635353035302cd0eef1f1e8ff
        0acae0e7e0edfc2c313330383636302cd0eef1f1e8ff0aceecf1ea2c313131303833362cd0eef1f1e8ff0a
        """),
    Example(
      encoding: .koi8R,
      text: russianCities,
      hex: """
        c7cfd2cfc42ccec1d3c5ccc5cec9c52cd3d4d2c1cec10aedcfd3cbd7c12c31323635353035302cf2cfd3d3c9d1
        0aebc1dac1ced82c313330383636302cf2cfd3d3c9d10aefcdd3cb2c313131303833362cf2cfd3d3c9d10a
        """),
    Example(
      encoding: .windows1253,
      text: """
        πόλη,πληθυσμός,χώρα
        Αθήνα,664046,Ελλάδα
        Πάτρα,213984,Ελλάδα
        Βόλος,144449,Ελλάδα

        """,
      hex: """
        f0fcebe72cf0ebe7e8f5f3ecfcf22cf7fef1e10ac1e8deede12c3636343034362cc5ebebdce4e10ad0dcf4f1e1
        2c3231333938342cc5ebebdce4e10ac2fcebeff22c3134343434392cc5ebebdce4e10a
        """),
    Example(
      encoding: .windows1255,
      text: """
        עיר,אוכלוסייה,מדינה
        ירושלים,936000,ישראל
        חיפה,285000,ישראל
        אשדוד,225000,ישראל

        """,
      hex: """
        f2e9f82ce0e5ebece5f1e9e9e42ceee3e9f0e40ae9f8e5f9ece9ed2c3933363030302ce9f9f8e0ec0ae7e9f4e4
        2c3238353030302ce9f9f8e0ec0ae0f9e3e5e32c3232353030302ce9f9f8e0ec0a
        """),
    Example(
      encoding: .windows1256,
      text: """
        المدينة,السكان,البلد
        القاهرة,9540000,مصر
        الإسكندرية,5200000,مصر
        أسوان,290000,مصر

        """,
      hex: """
        c7e1e3cfede4c92cc7e1d3dfc7e42cc7e1c8e1cf0ac7e1dec7e5d1c92c393534303030302ce3d5d10ac7e1c5d3
        dfe4cfd1edc92c353230303030302ce3d5d10ac3d3e6c7e42c3239303030302ce3d5d10a
        """),
    Example(
      encoding: .windows1252,
      text: """
        Stadt,Einwohner,Land
        München,1488202,Österreich
        Köln,1085664,España
        Zürich,434008,Größe ßß

        """,
      hex: """
        53746164742c45696e776f686e65722c4c616e640a4dfc6e6368656e2c313438383230322cd673746572726569
        63680a4bf66c6e2c313038353636342c45737061f1610a5afc726963682c3433343030382c4772f6df6520dfdf
        0a
        """),
  ]

  @Test("an encoding is told from the bytes", arguments: examples)
  func encodingIsTold(_ example: Example) throws {
    #expect(TextEncoding(example.bytes) == example.encoding)
    #expect(TextEncoding(Array(example.text.utf8)) == .utf8)
  }

  @Test("rows are those of UTF-8, however the bytes arrive", arguments: examples)
  func rowsAreAlike(_ example: Example) throws {
    let expected = try Self.labels(of: Array(example.text.utf8), .max)
    for length in [1, 3, .max] {
      #expect(try Self.labels(of: example.bytes, length) == expected)
      #expect(try Self.labels(of: example.bytes, length, example.encoding) == expected)
    }
  }

  @Test("Latin letters among others of ASCII are Western")
  func latinIsWestern() {
    for text in [
      "Z\u{FC}rich,1\n", "caf\u{E9};na\u{EF}ve;\u{C9}t\u{E9}\n", "\u{C5}\u{E5}re\n",
      "Gr\u{F6}\u{DF}e;Anzahl\n", "Educa\u{E7}\u{E3}o,1\n", "Compa\u{F1}\u{ED}a,1\n",
      // The first byte of three of UTF-8, and one that would be its second.
      "Zo\u{EB} x,5\nJos\u{E9}\u{85},-7\n", "l'\u{E9}t\u{E9}\u{92} va\n",
    ] {
      let bytes = text.unicodeScalars.map { UInt8($0.value) }
      #expect(TextEncoding(bytes) == .windows1252)
    }
  }

  @Test("UTF-32, which begins as UTF-16 does, is refused by its name", arguments: [1, 3, Int.max])
  func utf32IsRefused(_ length: Int) throws {
    var bytes: [UInt8] = [0xFF, 0xFE, 0, 0]
    for byte in "a,b\n1,2\n".utf8 { bytes += [byte, 0, 0, 0] }
    let error = #expect(throws: ReadingError.self) { try Self.labels(of: bytes, length) }
    #expect(error?.reason.contains("UTF-32") == true)
  }

  @Test("bytes that are no characters are an error")
  func brokenBytesAreAnError() throws {
    #expect(throws: ReadingError.self) {
      try Self.labels(of: Array("a,b\n1,".utf8) + [0x81, 0x20, 0x0A], .max, .shiftJIS)
    }
  }

  private static func labels(
    of bytes: [UInt8], _ length: Int, _ encoding: TextEncoding? = nil
  ) throws -> [String] {
    var options = ReadingOptions()
    options.encoding = encoding
    return try Labels.lines(MemorySource(bytes, chunkLength: length), options)
  }
}
