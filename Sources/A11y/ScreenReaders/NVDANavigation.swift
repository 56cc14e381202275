// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How somebody who uses NVDA reaches an element, on which the order of the words depends.
///
/// ```swift
/// var session = ScreenReaderSession(.nvda, nvda: .focus)
/// ```
public enum NVDANavigation: String, Hashable, Sendable, CaseIterable {
  /// The arrow keys of browse mode: "heading  level 2  News".
  case arrows
  /// A key of browse mode for a kind of element, such as H for headings: "News  heading  level 2".
  case quickKeys = "keys"
  /// The Tab key in focus mode: "Volume  slider  70%  2 of 5".
  case focus
}
