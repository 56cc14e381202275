// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A closure called just before a row is displayed, which may change its state but not its content.
///
/// It has the last word on a row, like a table view's delegate.
///
/// ```swift
/// table.willDisplay = { row, indexPath, state in
///   state.isEnabled = row["stock"] != 0
/// }
/// ```
public typealias WillDisplay = (_ row: DataRow, _ indexPath: RowIndexPath, _ state: inout RowState)
  -> Void
