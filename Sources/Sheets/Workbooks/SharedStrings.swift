// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// The texts that cells of a workbook name by their numbers.
final class SharedStrings: MarkupHandler {
  /// All texts, one after the other, and where each ends.
  private(set) var content = ByteBuffer()
  private var ends: [Int] = []
  private var text = CellText()
  /// Whether there is more than can be kept, whatever an archive expands to.
  var isDone: Bool { content.count > Self.mostBytes || ends.count > Self.mostTexts }

  private static let mostBytes = 1 << 30
  private static let mostTexts = 1 << 26

  /// Where a text is; nil if there is none of this number.
  func range(_ index: Int) -> Range<Int>? {
    guard ends.indices.contains(index) else { return nil }
    return (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  func start(_ name: MarkupName, _ attributes: MarkupAttributes) {
    text.start(name, attributes)
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe text.take(bytes) }

  func end(_ name: MarkupName) {
    text.end(name)
    guard case "si" = name else { return }
    text.pass(to: &content)
    ends.append(content.count)
  }
}
