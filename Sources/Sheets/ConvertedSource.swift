public import A11y

/// A source whose bytes are not those of its file, so that lines and columns of them mean nothing to whoever has it.
public protocol ConvertedSource: ByteSource {
  /// Where an error is, as the file's own program would name the place: `Data!B3`; the path of the value if it has no
  /// other; empty if its bytes are those of the file after all.
  ///
  /// - Parameter error: an error in the bytes.
  func place(of error: ReadingError) -> String
}

extension ConvertedSource {
  /// The path of the value: `rows[1].price`.
  public func place(of error: ReadingError) -> String { error.path }
}
