// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The parts of a report in SARIF 2.1.0.
///
/// Source: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
enum SARIFReport {
  /// Appends what precedes the results: the tool and its rules.
  static func begin(into out: inout ByteBuffer) {
    let rules = CheckRules.documentation.map { rule in
      JSONValue.object([
        ("id", .string(rule.name)),
        ("shortDescription", text(rule.title)),
        ("fullDescription", text(rule.reason)),
        ("helpUri", .string(rule.reference.address)),
        ("defaultConfiguration", .object([("level", .string(rule.level.rawValue))])),
      ])
    }
    out.append(
      "{\"version\":\"2.1.0\",\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",")
    out.append("\"runs\":[{\"tool\":{\"driver\":{\"name\":\"speakrows\",\"rules\":")
    JSONValue.array(rules).write(into: &out)
    out.append("}},\"results\":[")
  }

  static func end(into out: inout ByteBuffer) { out.append("\n]}]}\n") }

  /// A finding.
  static func result(_ finding: Finding, _ file: String) -> JSONValue {
    let more = finding.furtherOccurrences.map { " Also \($0)." } ?? ""
    let message =
      "\(finding.message). Heard: \(finding.heard). Better: \(finding.better).\(more)"
    let location = JSONValue.object([
      (
        "physicalLocation",
        .object([
          ("artifactLocation", .object([("uri", .string(uri(file)))])),
          (
            "region",
            // SARIF counts columns in UTF-16 code units, ours are in bytes.
            .object([
              ("startLine", .int(finding.line)),
              ("properties", .object([("byteColumn", .int(finding.column))])),
            ])
          ),
        ])
      ),
      (
        "logicalLocations",
        .array([.object([("fullyQualifiedName", .string(finding.path))])])
      ),
    ])
    return .object([
      ("ruleId", .string(finding.rule)), ("level", .string(finding.level.rawValue)),
      ("message", text(message)), ("locations", .array([location])),
    ])
  }

  private static func text(_ text: String) -> JSONValue { .object([("text", .string(text))]) }

  /// A path as a relative URI reference, percent-encoded.
  private static func uri(_ path: String) -> String {
    let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    return path.utf8.reduce(into: "") { uri, byte in
      if allowed.contains(byte) {
        uri.append(Character(Unicode.Scalar(byte)))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        uri += "%" + (hex.count < 2 ? "0" : "") + hex
      }
    }
  }
}
