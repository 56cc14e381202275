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
  private let outputRate: Int
  private var isFirst = true

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - sampleRate: the number of samples per second.
  ///   - outputRate: how many there are in the file, if its sound was converted.
  package init(sampleRate: Int, outputRate: Int? = nil) {
    self.sampleRate = sampleRate
    self.outputRate = outputRate ?? sampleRate
  }

  /// Appends what precedes all rows.
  package func begin(into out: inout ByteBuffer) {
    out.append("{\"sampleRate\":\(outputRate),\"rows\":[")
  }

  /// Appends a spoken item, even when no sound was made.
  package mutating func append(_ row: TimedRow, into out: inout ByteBuffer) {
    out.append(isFirst ? "\n{" : ",\n{")
    isFirst = false
    let phrases = row.phrases.map { phrase in
      JSONValue.object([
        ("field", .text(phrase.field)), ("text", .string(phrase.text)),
        ("language", .string(phrase.locale.tag)), ("start", .int(inFile(phrase.start))),
        ("end", .int(inFile(phrase.end))),
      ])
    }
    JSONValue.write(
      row.item.jsonMembers + [
        ("label", .string(row.label)), ("start", .int(inFile(row.start))),
        ("end", .int(inFile(row.end))),
        ("phrases", .array(phrases)),
      ], into: &out)
    out.append("}")
  }

  /// The index that a sample has in the file.
  private func inFile(_ sample: Int) -> Int {
    sampleRate == outputRate ? sample : (sample * outputRate + sampleRate / 2) / sampleRate
  }

  /// Appends what follows all rows.
  package func end(into out: inout ByteBuffer) { out.append(isFirst ? "]}\n" : "\n]}\n") }
}
