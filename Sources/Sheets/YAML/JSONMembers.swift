// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The members of an object in JSON that this module has written itself.
struct JSONMembers: Sequence, IteratorProtocol {
  private let json: [UInt8]
  private var position = 1

  init(_ json: [UInt8]) { self.json = json }

  /// The next key with its quotes, and its value.
  mutating func next() -> (key: String, value: ArraySlice<UInt8>)? {
    guard let key = part(endingAt: UInt8(ascii: ":")), !key.isEmpty,
      let value = part(endingAt: UInt8(ascii: ","))
    else { return nil }
    return (String(decoding: key, as: UTF8.self), value)
  }

  /// What is before a mark that is neither in a string nor in brackets, or before the end of the object.
  private mutating func part(endingAt mark: UInt8) -> ArraySlice<UInt8>? {
    let start = position
    var depth = 0
    var isInString = false
    while position < json.count {
      let byte = json[position]
      if isInString {
        if byte == UInt8(ascii: "\\") { position += 1 }
        isInString = byte != UInt8(ascii: "\"")
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if depth > 0, byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        depth -= 1
      } else if depth == 0, byte == mark || byte == UInt8(ascii: "}") {
        defer { position += 1 }
        return json[start..<position]
      }
      position += 1
    }
    return nil
  }
}
