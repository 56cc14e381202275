// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The previous phrases of rows that recur, so that only changes are reported.
struct KnownRows {
  /// The previous phrases of each row, by its key: a text for each field.
  private var texts: [[UInt8]: [Int: [UInt8]]] = [:]

  /// Records a row and decides which of its phrases to report.
  ///
  /// - Parameters:
  ///   - key: the key that identifies the row.
  ///   - phrases: its phrases.
  ///   - label: the buffer that holds their text.
  /// - Returns: the indices of the phrases to report: all for a new row; for a known row the first,
  ///   which names it, and those that have changed; none when nothing has. When a value is gone,
  ///   all are reported, since only the complete label reveals what is missing.
  mutating func phrasesToReport(
    of key: [UInt8], _ phrases: [Phrase], _ label: borrowing ByteBuffer
  ) -> [Int] {
    var said: [Int: [UInt8]] = [:]
    for phrase in phrases {
      said[phrase.field] = (phrase.start..<phrase.end).map { label[$0] }
    }
    guard let before = texts.updateValue(said, forKey: key),
      before.keys.allSatisfy({ said[$0] != nil })
    else { return Array(phrases.indices) }
    let changed = phrases.indices.filter { before[phrases[$0].field] != said[phrases[$0].field] }
    return changed.isEmpty || changed.first == 0 ? changed : [0] + changed
  }
}
