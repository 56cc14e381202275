// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Rows such as a list of stocks has, the same in every run.
enum StockRows {
  private static let words = [
    "Apple", "Global", "North", "Blue", "First", "United", "Delta", "Pacific", "Summit", "Royal",
    "Energy", "Foods",
    "Motors", "Systems", "Capital", "Mining", "Rail", "Société", "Škoda",
  ]

  /// One row: its name, and price and change in digits.
  private static func row(_ number: Int) -> (name: String, price: String, change: String) {
    // A multiplicative generator is enough to make no two neighbours alike.
    let dice = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15 >> 16
    let name = "\(words[Int(dice % 19)]) \(words[Int(dice / 19 % 19)]) Inc."
    let price = "\(dice / 400 % 3000).\(10 + dice / 90 % 90)"
    let change = "\(dice % 2 == 0 ? "-" : "")0.0\(100 + dice / 7 % 900)"
    return (name, price, change)
  }

  /// NDJSON.
  static func lines(_ count: Int) -> [UInt8] { Array(objects(count).joined(separator: "\n").utf8) }

  /// One JSON array.
  static func array(_ count: Int) -> [UInt8] {
    Array("[\(objects(count).joined(separator: ","))]".utf8)
  }

  private static func objects(_ count: Int) -> [String] {
    (0..<count).map { number in
      let row = row(number)
      return """
        {"symbol":"S\(number)","name":"\(row.name)","price":\(row.price),"change":\(row.change),"date":"2025-11-20",\
        "exchange":"NASDAQ","sector":"Technology","volume":\(number * 97)}
        """
    }
  }

  /// CSV with a header.
  static func csv(_ count: Int) -> [UInt8] {
    let records = (0..<count).map { number in
      let row = row(number)
      return
        "S\(number),\(row.name),\(row.price),\(row.change),2025-11-20,NASDAQ,Technology,\(number * 97)"
    }
    return Array(
      (["symbol,name,price,change,date,exchange,sector,volume"] + records).joined(separator: "\n")
        .utf8)
  }
}
