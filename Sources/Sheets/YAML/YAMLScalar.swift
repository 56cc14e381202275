// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// A text in YAML, which stands for what it looks like unless quotes or a tag say otherwise.
///
/// What it looks like is told by YAML 1.2's core schema (10.3.2), in which `no` is a text. Numbers that JSON has no form
/// for, such as `0x1F` and `007`, are texts as well, so that they are said as they stand.
struct YAMLScalar: Hashable {
  var text: String
  /// Whether there are no quotes, and no block of lines.
  var isPlain: Bool
  /// The tag by its full name.
  var tag: String?

  private static let tagPrefix = "tag:yaml.org,2002:"
  private static let nulls: Set<String> = ["", "~", "null", "Null", "NULL"]
  private static let truths = [
    "true": true, "True": true, "TRUE": true, "false": false, "False": false, "FALSE": false,
  ]
  private static let infinities = [
    ".inf": "∞", ".Inf": "∞", ".INF": "∞", "+.inf": "∞", "+.Inf": "∞", "+.INF": "∞",
    "-.inf": "−∞", "-.Inf": "−∞", "-.INF": "−∞",
  ]
  private static let noNumbers: Set<String> = [".nan", ".NaN", ".NAN"]

  /// Whether it is the key by which a mapping takes the members of others.
  var isMerge: Bool { isPlain && text == "<<" && tag == nil }
  /// Whether nothing is written at all.
  var isNothing: Bool { isPlain && text.isEmpty && tag == nil }

  /// What its tag says that it is; empty for a tag of a program's own, nil without a tag.
  private var type: String? {
    tag.map { $0.hasPrefix(Self.tagPrefix) ? String($0.dropFirst(Self.tagPrefix.count)) : "" }
  }

  /// Whether it holds bytes, which are no text.
  var isBinary: Bool { type == "binary" }

  /// The value as JSON.
  var json: String {
    if isBinary { return "null" }
    // An unknown tag, such as that of a program's own type, tells nothing about a plain text.
    let isTyped = type.map { ["null", "bool", "int", "float"].contains($0) } ?? isPlain
    if isTyped {
      if Self.nulls.contains(text) || Self.noNumbers.contains(text) { return "null" }
      if let truth = Self.truths[text] { return truth ? "true" : "false" }
      if let number = Self.number(text) { return number }
      if let infinity = Self.infinities[text] { return "\"\(infinity)\"" }
    }
    return jsonText
  }

  /// The text itself as JSON, which is what a key is.
  var jsonText: String {
    var out = ByteBuffer()
    JSONString.append(text, into: &out)
    return out.text()
  }

  /// A decimal number as JSON writes it; nil for any other text.
  private static func number(_ text: String) -> String? {
    var rest = text.utf8[...]
    guard let first = rest.first, first < 0x3A else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    if isNegative || first == UInt8(ascii: "+") { rest.removeFirst() }
    func digits() -> Substring.UTF8View {
      let found = rest.prefix { $0 &- UInt8(ascii: "0") < 10 }
      rest = rest[found.endIndex...]
      return found
    }
    let whole = digits()
    guard whole.count < 2 || whole.first != UInt8(ascii: "0") else { return nil }
    var fraction = Substring().utf8
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = digits()
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    var exponent = ""
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      exponent = "e"
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        exponent += sign == UInt8(ascii: "-") ? "-" : ""
        rest.removeFirst()
      }
      let power = digits()
      guard !power.isEmpty else { return nil }
      exponent += String(Substring(power))
    }
    guard rest.isEmpty else { return nil }
    return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : String(Substring(whole)))
      + (fraction.isEmpty ? "" : "." + String(Substring(fraction))) + exponent
  }
}
