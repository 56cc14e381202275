// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes the findings of one file after another.
///
/// ```swift
/// var writer = FindingWriter(.text)
/// writer.begin(into: &out)
/// writer.write(checker.finish(), in: "stocks.json", into: &out)
/// writer.end(into: &out)
/// ```
package struct FindingWriter {
  private let format: FindingFormat
  private var isFirst = true

  /// Creates a writer.
  package init(_ format: FindingFormat) { self.format = format }

  /// Appends what precedes all findings.
  package mutating func begin(into out: inout ByteBuffer) {
    switch format {
    case .json: out.append("[")
    case .sarif: SARIFReport.begin(into: &out)
    case .junit: JUnitReport.begin(into: &out)
    case .text, .github: break
    }
  }

  /// Appends the findings of an input.
  ///
  /// - Parameters:
  ///   - findings: the findings.
  ///   - file: the input's name.
  ///   - fault: why it could not be read to its end, which only JUnit's format has a place for; nil if it was.
  ///   - out: the buffer for the text.
  package mutating func write(
    _ findings: [Finding], in file: String, fault: String? = nil, into out: inout ByteBuffer
  ) {
    if format == .junit { return JUnitReport.append(findings, file, fault, into: &out) }
    for finding in findings {
      switch format {
      case .text: Self.appendLines(finding, file, into: &out)
      case .github: Self.appendCommand(finding, file, into: &out)
      case .json, .sarif:
        out.append(isFirst ? "\n" : ",\n")
        isFirst = false
        let value =
          format == .json ? Self.json(finding, file) : SARIFReport.result(finding, file)
        value.write(into: &out)
      case .junit: break
      }
    }
  }

  /// Appends what follows all findings.
  package mutating func end(into out: inout ByteBuffer) {
    switch format {
    case .json: out.append(isFirst ? "]\n" : "\n]\n")
    case .sarif: SARIFReport.end(into: &out)
    case .junit: JUnitReport.end(into: &out)
    case .text, .github: break
    }
  }

  // MARK: Formats

  private static func json(_ finding: Finding, _ file: String) -> JSONValue {
    .object([
      ("file", .string(file)), ("line", .int(finding.line)), ("column", .int(finding.column)),
      ("path", .string(finding.path)), ("rule", .string(finding.rule)),
      ("level", .string(finding.level.rawValue)), ("message", .string(finding.message)),
      ("heard", .string(finding.heard)), ("better", .string(finding.better)),
      ("more", .int(finding.moreCount)), ("canFix", .bool(!finding.fixes.isEmpty)),
      ("reference", .string(finding.reference)), ("address", .string(finding.address)),
    ])
  }

  private static func appendLines(
    _ finding: Finding, _ file: String, into out: inout ByteBuffer
  ) {
    var lines = [
      "\(file):\(finding.line):\(finding.column): \(finding.path): \(finding.message) (\(finding.rule))",
      "  heard:  \(finding.heard.isEmpty ? "nothing" : finding.heard)",
      "  better: \(finding.better)",
    ]
    if let further = finding.furtherOccurrences { lines.append("  also:   \(further)") }
    lines.append("  see:    \(finding.reference)")
    for line in lines { out.append(line.withoutControls + "\n") }
  }

  /// A command that GitHub Actions reads from the output of a step.
  ///
  /// Source: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
  private static func appendCommand(
    _ finding: Finding, _ file: String, into out: inout ByteBuffer
  ) {
    let more = finding.furtherOccurrences.map { " (and \($0))" } ?? ""
    let message =
      "\(finding.path): \(finding.message)\(more)\nheard: \(finding.heard)\nbetter: \(finding.better)\nsee: \(finding.reference)"
    let properties = [
      ("file", file), ("line", String(finding.line)), ("col", String(finding.column)),
      ("title", finding.rule),
    ]
    let list = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }
    out.append("::\(finding.level.rawValue) \(list.joined(separator: ","))::\(escaped(message))\n")
  }

  /// Escapes the value of a command, or of one of its properties.
  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped.withoutControls
  }
}
