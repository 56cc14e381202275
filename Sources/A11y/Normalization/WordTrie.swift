// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Words that are looked for in a text all at once.
///
/// The time to find them depends on the text, and not on how many there are.
struct WordTrie {
  /// The most characters that a word may have.
  static let mostCharacters = 200

  private struct Step: Hashable {
    var node: Int32
    var character: Character
  }

  private var steps: [Step: Int32] = [:]
  /// The values of the words that end at a node.
  private var values: [Int32: [Int]] = [:]
  private var nodeCount: Int32 = 1

  /// Adds a word.
  ///
  /// - Parameters:
  ///   - word: its characters.
  ///   - value: what is found with it; a word may have several.
  mutating func add(_ word: some Sequence<Character>, value: Int) {
    var node: Int32 = 0
    for character in word {
      let step = Step(node: node, character: character)
      if let next = steps[step] {
        node = next
        continue
      }
      steps[step] = nodeCount
      node = nodeCount
      nodeCount += 1
    }
    values[node, default: []].append(value)
  }

  /// Calls a closure with each word that begins at a place of a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - start: the place.
  ///   - body: receives where the word ends, and its value.
  func forEachWord(
    in text: [Character], from start: Int, _ body: (_ end: Int, _ value: Int) -> Void
  ) {
    guard nodeCount > 1 else { return }
    var node: Int32 = 0
    for place in start..<text.count {
      guard let next = steps[Step(node: node, character: text[place])] else { return }
      node = next
      for value in values[node] ?? [] { body(place + 1, value) }
    }
  }
}
