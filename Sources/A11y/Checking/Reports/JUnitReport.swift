// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The parts of a report in the XML that began with JUnit, as GitLab, Jenkins and others read it.
///
/// Source: https://docs.gitlab.com/ci/testing/unit_test_reports/
enum JUnitReport {
  static func begin(into out: inout ByteBuffer) {
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"speakrows\">\n")
  }

  static func end(into out: inout ByteBuffer) { out.append("</testsuites>\n") }

  /// Appends an input as a suite of tests: one that fails for each finding, and one for the input itself, which passes where
  /// it could be read and nothing was found.
  static func append(
    _ findings: [Finding], _ file: String, _ fault: String?, into out: inout ByteBuffer
  ) {
    let file = file.withoutControls
    let testCount = findings.count + (fault != nil || findings.isEmpty ? 1 : 0)
    out.append("  <testsuite")
    out.append(attribute: "name", file)
    out.append(attribute: "tests", String(testCount))
    out.append(attribute: "failures", String(findings.count))
    out.append(attribute: "errors", fault == nil ? "0" : "1")
    out.append(">\n")
    if let fault {
      beginTest("can be read", file, into: &out)
      out.append(">\n      <error")
      out.append(attribute: "message", fault.withoutControls)
      out.append("/>\n    </testcase>\n")
    } else if findings.isEmpty {
      beginTest("labels", file, into: &out)
      out.append("/>\n")
    }
    for finding in findings { append(finding, file, into: &out) }
    out.append("  </testsuite>\n")
  }

  private static func append(_ finding: Finding, _ file: String, into out: inout ByteBuffer) {
    beginTest("\(finding.path): \(finding.rule)", file, into: &out)
    out.append(attribute: "line", String(finding.line))
    out.append(">\n      <failure")
    out.append(attribute: "type", finding.level.rawValue)
    out.append(attribute: "message", finding.message.withoutControls)
    out.append(">")
    var lines = [
      "\(file):\(finding.line):\(finding.column)",
      "heard: \(finding.heard.isEmpty ? "nothing" : finding.heard)", "better: \(finding.better)",
    ]
    if let further = finding.furtherOccurrences { lines.append("also: \(further)") }
    lines.append("see: \(finding.reference)")
    out.append(escaped: lines.map(\.withoutControls).joined(separator: "\n"))
    out.append("</failure>\n    </testcase>\n")
  }

  /// Appends the beginning of a test's element, up to its last attribute.
  private static func beginTest(_ name: String, _ file: String, into out: inout ByteBuffer) {
    out.append("    <testcase")
    out.append(attribute: "name", name.withoutControls)
    out.append(attribute: "classname", file)
    out.append(attribute: "file", file)
  }
}
