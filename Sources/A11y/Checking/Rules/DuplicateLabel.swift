// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Rows of one section that sound the same.
struct DuplicateLabel: CheckRule {
  static let documentation = RuleDocumentation(
    "duplicate-label", "Rows with the same label",
    reason: """
      Sighted users can tell two rows apart by their position or by a picture; listeners have only \
      the label. Rows of different sections may be the same, since their headers distinguish them.
      """,
    reference: .wcag("2.4.6", "Headings and Labels", "headings-and-labels"),
    bad: [
      .init(
        #"[{"name": "Springfield"}, {"name": "Salem"}, {"name": "Springfield"}]"#,
        heard: "Springfield",
        better: "say a further field that tells them apart, such as a place, a date or a number")
    ],
    good: [
      #"[{"name": "Springfield", "state": "Illinois"}, {"name": "Springfield", "state": "Ohio"}]"#,
      #"{"sections": [{"header": "Inbox", "rows": ["Drafts"]}, {"header": "Archive", "rows": ["Drafts"]}]}"#,
    ])

  /// The row numbers of the section's labels, by the hashes of the labels.
  private var labels: [Int: Int] = [:]
  private var section = -1
  /// How many labels are remembered, so that memory does not grow with the table; then it begins anew.
  private static let mostLabels = 100_000

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    guard case .row(let indexPath) = item.item, !item.label.isEmpty else { return }
    if indexPath.section != section || labels.count >= Self.mostLabels {
      labels.removeAll(keepingCapacity: true)
      section = indexPath.section
    }
    let hash = item.label.hashValue
    guard let first = labels[hash] else {
      labels[hash] = item.rowNumber
      return
    }
    findings.report(
      nil, of: item, "row \(item.rowNumber) sounds the same as row \(first)",
      better: "say a further field that tells them apart, such as a place, a date or a number",
      isOnePerTable: true)
  }
}
