// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How Orca is met: which version, in what, and with which keys.
///
/// ```swift
/// var settings = OrcaSettings()
/// settings.navigation = .cells
/// var session = ScreenReaderSession(.orca, orca: settings)
/// ```
public struct OrcaSettings: Hashable, Sendable {
  /// The versions whose words differ.
  public enum Version: String, Hashable, Sendable, CaseIterable {
    /// 43, which Debian 12 has; its words were heard.
    case v43 = "43"
    /// 47 and later; its words were read in its source.
    case v47 = "47"
  }

  /// What displays the table.
  public enum Toolkit: String, Hashable, Sendable, CaseIterable {
    /// A web page with controls that can be operated.
    case web
    /// The page that is written as HTML, whose controls are text.
    case page
    /// A list or tree view of GTK.
    case gtk
  }

  /// The keys with which a table is read.
  public enum Navigation: String, Hashable, Sendable, CaseIterable {
    /// Down: a row at a time.
    case rows
    /// The keys for tables: a cell at a time, from the first of each row to its last.
    case cells
  }

  /// The version.
  public var version = Version.v47
  /// What displays the table.
  public var toolkit = Toolkit.web
  /// The keys with which a table is read.
  public var navigation = Navigation.rows

  /// Creates the settings of somebody who reads a web page row by row, with a recent version.
  public init() {}
}
