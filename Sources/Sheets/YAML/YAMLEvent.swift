// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A step through YAML: a value, or the beginning or end of what holds some.
struct YAMLEvent {
  enum Kind: Hashable {
    case documentStart
    case alias(String)
    case scalar(YAMLScalar)
    case sequenceStart
    case sequenceEnd
    case mappingStart
    case mappingEnd
    case streamEnd
  }

  var kind: Kind
  /// The name by which an alias repeats it.
  var anchor: String?
  /// The line in which it begins, from 0.
  var line: Int
}
