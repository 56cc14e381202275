// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The type of a column, from its format string (Arrow's C data interface, "Data type description").
enum ArrowType: Equatable {
  case null, truth
  case whole(bytes: Int, isSigned: Bool)
  case floating(bytes: Int)
  case decimal(bytes: Int, scale: Int)
  /// Texts or bytes, which offsets of a length divide.
  case text(offsetBytes: Int)
  case blob(offsetBytes: Int)
  /// The same, where views of sixteen bytes each lead to them.
  case textView, blobView
  case blobOfLength(Int)
  /// Days since 1970-01-01.
  case date
  /// Milliseconds since then, which are days, too.
  case dateOfMilliseconds
  /// A moment in parts of a second since 1970-01-01, and the time zone that it is shown in; empty if it has none.
  case moment(perSecond: Int, zone: String)
  case time(bytes: Int, perSecond: Int)
  case duration(perSecond: Int)
  case list(offsetBytes: Int)
  case listOfLength(Int)
  case structure, map

  /// Reads a format; nil for one that is not read, such as a union.
  init?(_ format: String) {
    let parts = format.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? String(parts[1]) : ""
    switch parts[0] {
    case "n": self = .null
    case "b": self = .truth
    case "c", "s", "i", "l":
      self = .whole(bytes: Self.widths["\(parts[0])", default: 8], isSigned: true)
    case "C", "S", "I", "L":
      self = .whole(bytes: Self.widths[parts[0].lowercased(), default: 8], isSigned: false)
    case "e": self = .floating(bytes: 2)
    case "f": self = .floating(bytes: 4)
    case "g": self = .floating(bytes: 8)
    case "d":
      let numbers = rest.split(separator: ",").map { Int($0) }
      guard numbers.count > 1, let scale = numbers[1] else { return nil }
      let bits = numbers.count > 2 ? numbers[2] ?? 0 : 128
      guard [32, 64, 128, 256].contains(bits), (-400...400).contains(scale) else { return nil }
      self = .decimal(bytes: bits / 8, scale: scale)
    case "u": self = .text(offsetBytes: 4)
    case "U": self = .text(offsetBytes: 8)
    case "vu": self = .textView
    case "z": self = .blob(offsetBytes: 4)
    case "Z": self = .blob(offsetBytes: 8)
    case "vz": self = .blobView
    case "w":
      guard let length = Int(rest), length >= 0 else { return nil }
      self = .blobOfLength(length)
    case "tdD": self = .date
    case "tdm": self = .dateOfMilliseconds
    case "tts", "ttm": self = .time(bytes: 4, perSecond: Self.parts(parts[0]))
    case "ttu", "ttn": self = .time(bytes: 8, perSecond: Self.parts(parts[0]))
    case "tss", "tsm", "tsu", "tsn": self = .moment(perSecond: Self.parts(parts[0]), zone: rest)
    case "tDs", "tDm", "tDu", "tDn": self = .duration(perSecond: Self.parts(parts[0]))
    case "+l": self = .list(offsetBytes: 4)
    case "+L": self = .list(offsetBytes: 8)
    case "+w":
      guard let length = Int(rest), length >= 0 else { return nil }
      self = .listOfLength(length)
    case "+s": self = .structure
    case "+m": self = .map
    default: return nil
    }
  }

  private static let widths = ["c": 1, "s": 2, "i": 4, "l": 8]

  /// Into how many parts the last letter of a format divides a second.
  private static func parts(_ format: Substring) -> Int {
    switch format.last {
    case "m": 1000
    case "u": 1_000_000
    case "n": 1_000_000_000
    default: 1
    }
  }
}
