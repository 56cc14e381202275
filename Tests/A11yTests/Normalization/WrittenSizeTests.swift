// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite("Sizes as programs write them")
struct WrittenSizeTests {
  @Test(
    "are amounts in the unit that they are written in",
    arguments: [
      ("794M", "794", "megabyte", false, "794000000"), ("4.0K", "4", "kilobyte", false, "4000"),
      ("13.3kB", "13.3", "kilobyte", false, "13300"), ("512B", "512", "byte", false, "512"),
      ("1.5Gi", "1.5", "gigabyte", true, "1610612736"),
      ("128 MiB", "128", "megabyte", true, "134217728"), ("0 B", "0", "byte", false, "0"),
      ("0Bi", "0", "byte", false, "0"),
      ("2T", "2", "terabyte", false, "2000000000000"),
    ])
  func isRead(_ text: String, _ amount: String, _ unit: String, _ isBinary: Bool, _ bytes: String)
    throws
  {
    let size = try #require(WrittenSize(text))
    #expect(size.amount.text == amount)
    #expect(size.unit == unit)
    #expect(size.isBinary == isBinary)
    #expect(size.bytes?.trimmed(toFractionDigits: 0).text == bytes)
  }

  @Test(
    "are nothing else",
    arguments: ["", "M", "5", "5 bn", "5Mb", "5i", "5 iB", "-5M", "5MM", "1.2.3M", "5Bx", "5  M"])
  func isNotRead(_ text: String) { #expect(WrittenSize(text) == nil) }

  @Test("of more bytes than a number can have are none")
  func tooLarge() {
    #expect(WrittenSize(String(repeating: "9", count: 38) + "Pi")?.bytes == nil)
  }
}
