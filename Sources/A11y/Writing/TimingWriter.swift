// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes when each phrase is heard, exact to the sample, as one JSON object.
///
/// ```json
/// {"sampleRate":22050,"rows":[
/// {"kind":"row","indexPath":{"section":0,"row":0},"label":"Oslo, 4°C","start":0,"end":33000,"phrases":[
///   {"field":"city","text":"Oslo","language":"en-US","start":0,"end":11025}, …]}
/// ]}
/// ```
package struct TimingWriter: Sendable {
  private let sampleRate: Int
  private var isFirst = true

  /// Creates a writer.
  ///
  /// - Parameter sampleRate: the number of samples per second.
  package init(sampleRate: Int) { self.sampleRate = sampleRate }

  /// Appends what precedes all rows.
  package func begin(into out: inout ByteBuffer) {
    out.append("{\"sampleRate\":\(sampleRate),\"rows\":[")
  }

  /// Appends a spoken item, even when no sound was made.
  package mutating func append(_ row: TimedRow, into out: inout ByteBuffer) {
    out.append(isFirst ? "\n{" : ",\n{")
    isFirst = false
    let phrases = row.phrases.map { phrase in
      JSONValue.object([
        ("field", .text(phrase.field)), ("text", .string(phrase.text)),
        ("language", .string(phrase.locale.tag)), ("start", .int(phrase.start)),
        ("end", .int(phrase.end)),
      ])
    }
    JSONValue.write(
      row.item.jsonMembers + [
        ("label", .string(row.label)), ("start", .int(row.start)), ("end", .int(row.end)),
        ("phrases", .array(phrases)),
      ], into: &out)
    out.append("}")
  }

  /// Appends what follows all rows.
  package func end(into out: inout ByteBuffer) { out.append(isFirst ? "]}\n" : "\n]}\n") }
}
