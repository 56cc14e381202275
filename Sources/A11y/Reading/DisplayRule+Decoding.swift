// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension DisplayRule {
  /// Reads an element of `willDisplay`.
  init(_ decoder: DescriptionDecoder) throws(ReadingError) {
    self.init(conditions: [], changes: [])
    for (key, member) in try decoder.members() {
      switch key {
      case "when":
        for (field, value) in try member.members() {
          conditions.append((field, try value.value()))
        }
      case "state":
        for (key, value) in try member.members() {
          guard let change = try RowState.change(key, value) else {
            throw value.error("'\(key)' is not a state that can change here")
          }
          changes.append(change)
        }
      default: throw member.error("expected 'when' and 'state'")
      }
    }
    if changes.isEmpty { throw decoder.error("a rule needs a 'state' to set") }
  }
}
