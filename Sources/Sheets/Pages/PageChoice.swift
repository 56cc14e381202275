// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A list of options in a page, which shows the one that is chosen: the first, unless another is marked.
struct PageChoice {
  private var first: String?
  private var marked: String?
  private var isMarked = false
  private var isOpen = false

  /// The text of the option that is shown.
  var chosen: String { marked ?? first ?? "" }

  /// An option begins.
  mutating func startOption(isSelected: Bool) {
    isOpen = true
    isMarked = isSelected && marked == nil
    if isMarked { marked = "" } else if first == nil { first = "" } else { isOpen = false }
  }

  mutating func add(_ text: String) {
    guard isOpen else { return }
    if isMarked { marked? += text } else { first? += text }
  }
}
