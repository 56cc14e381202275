/// What has been said of rows that come again, so that only what has changed is said of them.
struct KnownRows {
  /// For each key what its row said last: for each of its fields a text.
  private var texts: [[UInt8]: [Int: [UInt8]]] = [:]

  /// Remembers a row.
  ///
  /// - Parameters:
  ///   - key: what the row is known by.
  ///   - phrases: its phrases.
  ///   - label: where they stand.
  /// - Returns: the places of the phrases to say: all of a new row; of a known one the first, which names it, and
  ///   those that have changed; none when nothing has. When a value is gone, all are said, since what is missing
  ///   can only be heard in the whole.
  mutating func phrasesToSay(
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
