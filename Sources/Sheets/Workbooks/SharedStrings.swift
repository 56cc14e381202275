internal import A11y

/// The texts that cells of a workbook name by their numbers.
final class SharedStrings: MarkupHandler {
  /// All texts, one after the other, and where each ends.
  private(set) var content = ByteBuffer()
  private var ends: [Int] = []
  private var text = CellText()
  private(set) var isTooLong = false

  /// The most bytes that are kept, whatever an archive expands to.
  private static let mostBytes = 1 << 30

  /// How many there are.
  var count: Int { ends.count }

  /// Where a text is; nil if there is none of this number.
  func range(_ index: Int) -> Range<Int>? {
    guard ends.indices.contains(index) else { return nil }
    return (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  func start(_ name: MarkupName, _ attributes: MarkupAttributes) { text.start(name) }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe text.take(bytes) }

  func end(_ name: MarkupName) {
    text.end(name)
    guard case "si" = name else { return }
    if content.count > Self.mostBytes { isTooLong = true }
    if !isTooLong { content.append(text.take()) }
    ends.append(content.count)
  }
}
