// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A format of tables that is no text, told from its first bytes, with a way to read it.
struct BinaryFormat {
  /// The bytes by which such a file is told.
  let signature: [UInt8]
  /// Where they are; with a zero before them, which no text has.
  let offset: Int
  /// What it is, and what turns it into something that can be read.
  let advice: String

  private init(_ signature: [UInt8], at offset: Int = 0, _ advice: String) {
    self.signature = signature
    self.offset = offset
    self.advice = advice
  }

  /// The formats, each with the signature of its own specification.
  static let all = [
    BinaryFormat(
      Array("SQLite format 3\u{0}".utf8), "a SQLite database, which is read by its file's name"),
    // The first column chunk's header follows, or that of an encrypted file.
    BinaryFormat(
      Array("PAR1\u{15}".utf8),
      "a Parquet file; duckdb -c \"copy 'FILE' to '/dev/stdout' (format csv)\" makes it readable"),
    BinaryFormat(
      Array("ARROW1\u{0}\u{0}".utf8),
      "an Arrow file; python3 -c \"import polars; print(polars.read_ipc('FILE').write_csv())\" makes it readable"
    ),
    BinaryFormat(
      Array("Obj\u{1}".utf8),
      "an Avro file; duckdb -c \"copy (from read_avro('FILE')) to '/dev/stdout' (format csv)\" makes it readable"
    ),
    BinaryFormat(
      Array("%PDF-".utf8), "a PDF document; pdftotext -layout FILE - makes its text readable"),
    BinaryFormat(
      [0x50, 0x4B, 0x03, 0x04],
      "a workbook or another ZIP archive, which is read by its file's name"),
    BinaryFormat([0x50, 0x4B, 0x05, 0x06], "an empty ZIP archive"),
    BinaryFormat(
      Array("ustar".utf8), at: 257, "a tar archive; tar -xOf FILE NAME prints a file in it"),
    BinaryFormat(
      [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1],
      "an old or encrypted workbook; soffice --convert-to xlsx FILE makes an old one readable"),
  ]
}

extension InputScanner {
  /// Refuses a format that is no text, with the program that makes it readable.
  mutating func refuseBinary() throws(ReadingError) {
    while true {
      let have = cursor.end - cursor.position
      var isOpen = false
      for format in BinaryFormat.all {
        let bytes = buffer.storage.bytes
        let start = cursor.position
        // The name of an archive's first file is padded with zeros.
        if format.offset > 0,
          !(start..<min(cursor.end, start + format.offset)).contains(where: { bytes.byte($0) == 0 })
        {
          continue
        }
        let count = min(max(have - format.offset, 0), format.signature.count)
        guard
          (0..<count).allSatisfy({
            bytes.byte(start + format.offset + $0) == format.signature[$0]
          })
        else { continue }
        if count == format.signature.count {
          throw error(.encoding, at: cursor.position, "this is \(format.advice)")
        }
        isOpen = true
      }
      if !isOpen || cursor.isAtEnd { return }
      try readMore(keepingFrom: 0)
    }
  }
}
