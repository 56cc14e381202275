// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A number with more digits than anybody can listen to.
struct LongDecimal: CheckRule {
  static let documentation = RuleDocumentation(
    "long-decimal", "A number with many digits behind the point",
    reason: """
      Sighted people pass over the digits of 0.3333333333. Listeners hear each of them before the \
      next cell. Up to six digits are not reported.
      """,
    reference: .appleLabels,
    bad: [
      .init(
        #"{"fields": [{"name": "who"}, {"name": "share", "say": {"as": "number", "heading": "always"}}], "rows": [{"who": "Ada", "share": 0.3333333333}]}"#,
        heard: "share zero point three three three three three three three three three three",
        better: "digits that count: \"say\": \"number:.##\" for the field \"share\"")
    ],
    good: [
      #"{"fields": [{"name": "who"}, {"name": "share", "say": {"as": "number:.##", "heading": "always"}}], "rows": [{"who": "Ada", "share": 0.3333333333}]}"#,
      #"[{"who": "Ada", "share": 0.333333}]"#,
    ])

  /// The most digits behind the point that are not too many.
  private static let mostDigits = 6

  /// The number of digits behind the last mark of a text in ASCII.
  private static func digitsBehindMark(_ text: String.UTF8View) -> Int {
    var count = 0
    for byte in text.reversed() {
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") { return count }
      if (0x30...0x39).contains(byte) { count += 1 }
    }
    return 0
  }

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases where phrase.kind == .number && !phrase.isControl {
      // The value in the label: its last run of digits is behind the mark.
      guard phrase.value.utf8.count > Self.mostDigits + 2,
        !phrase.value.isASCII || Self.digitsBehindMark(phrase.value.utf8) > Self.mostDigits,
        let mark = phrase.value.lastIndex(where: { $0 == "." || $0 == "," }),
        phrase.value[mark...].count(where: \.isNumber) > Self.mostDigits
      else { continue }
      findings.report(
        phrase, of: item, "the number has many digits behind the point",
        better: "digits that count: \"say\": \"number:.##\" for \(phrase.fieldInWords)")
    }
  }
}
