// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The version of the library and of what is built on it.
package enum LibraryVersion {
  /// The version, as text.
  package static let text: StaticString = "0.1.0"
}
