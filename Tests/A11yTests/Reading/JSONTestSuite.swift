import Foundation

@testable import A11y

/// The inputs of JSONTestSuite by Nicolas Seriot (MIT License), which try every rule of RFC 8259.
///
/// In `JSONTestSuite.tsv` each line has a name and an input, with bytes other than printable ASCII as `%XX`. A name
/// begins with `y` when the input must be accepted, with `n` when it must be refused, and with `i` when that is for
/// the implementation to decide.
enum JSONTestSuite {
  struct Case: CustomStringConvertible {
    let name: String
    let bytes: [UInt8]

    var description: String { name }
  }

  /// All inputs but the two longest, which are made here.
  static let cases: [Case] = {
    let file = URL(filePath: #filePath).deletingPathExtension().appendingPathExtension("tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let short = text.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      return Case(name: String(parts[0]), bytes: decoded(parts[1]))
    }
    return short + [
      Case(
        name: "n_structure_100000_opening_arrays",
        bytes: Array(repeating: UInt8(ascii: "["), count: 100_000)),
      Case(
        name: "n_structure_open_array_object",
        bytes: Array(String(repeating: "[{\"\":", count: 50_000).utf8)),
    ]
  }()

  private static func decoded(_ text: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      bytes.append(UInt8(String(rest.prefix(2)) ?? "", radix: 16) ?? 0)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
