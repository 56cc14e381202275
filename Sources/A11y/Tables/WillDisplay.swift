/// Sees a row just before it is said, and may change its state, but not its content: the last word of a table
/// view's delegate.
///
/// ```swift
/// table.willDisplay = { row, indexPath, state in
///   state.isEnabled = row["stock"] != 0
/// }
/// ```
public typealias WillDisplay = (_ row: Row, _ indexPath: IndexPath, _ state: inout RowState) -> Void
