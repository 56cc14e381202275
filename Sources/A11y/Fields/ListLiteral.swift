// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A list as programs print it into a cell of text: `['L', 'R']`, `["a"]`, `[1, 2]`, `[0.5 1.5]`.
enum ListLiteral {
  /// The items of a list, without their quotes.
  ///
  /// - Parameter text: the text.
  /// - Returns: nil for anything else, such as a list in a list or an open quote.
  static func items(_ text: String) -> [String]? {
    guard text.utf8.first == UInt8(ascii: "["), text.utf8.last == UInt8(ascii: "]"),
      text.utf8.count > 1
    else { return nil }
    var rest = text.dropFirst().dropLast()[...].drop(while: \.isWhitespace)
    var items: [String] = []
    // Whether only a blank is between an item and the one before it.
    var isBehindBlank = false
    while let first = rest.first {
      if first == "'" || first == "\"" {
        guard let item = takeQuoted(&rest, first) else { return nil }
        items.append(item)
      } else {
        let item = rest.prefix { $0 != "," && !$0.isWhitespace }
        guard !item.isEmpty, !item.contains(where: { "[](){}'\"".contains($0) }) else { return nil }
        rest = rest.dropFirst(item.count)
        // NumPy has blanks alone between numbers; between words they belong to a text.
        if rest.first?.isWhitespace == true || isBehindBlank, !item.contains(where: \.isNumber),
          !["None", "nan", "True", "False"].contains(item), isBehindBlank || !hasCommaBehind(rest)
        {
          return nil
        }
        if !["None", "null", "nan"].contains(item) { items.append(String(item)) }
      }
      let isBare = rest.first?.isWhitespace == true
      isBehindBlank = isBare
      rest = rest.drop(while: \.isWhitespace)
      if rest.isEmpty { break }
      if rest.first == "," {
        isBehindBlank = false
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        if rest.isEmpty { return nil }
      } else if !isBare {
        return nil
      }
    }
    return items
  }

  /// Whether the next mark behind blanks is a comma, or the end.
  private static func hasCommaBehind(_ rest: Substring) -> Bool {
    let next = rest.first { !$0.isWhitespace }
    return next == nil || next == ","
  }

  private static func takeQuoted(_ rest: inout Substring, _ quote: Character) -> String? {
    var item = ""
    var at = rest.index(after: rest.startIndex)
    while at < rest.endIndex, rest[at] != quote {
      if rest[at] == "\\" {
        at = rest.index(after: at)
        guard at < rest.endIndex else { return nil }
      }
      item.append(rest[at])
      at = rest.index(after: at)
    }
    guard at < rest.endIndex else { return nil }
    rest = rest[rest.index(after: at)...]
    return item
  }
}
