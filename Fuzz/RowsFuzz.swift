/// Any bytes as any format: no trap, no hang, and the same rows whatever the size of the blocks.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRows(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = bytes.first else { return 0 }
  let formats: [InputFormat?] = [nil, .json, .ndjson, .csv, .tsv, .lines]
  let content = Array(bytes.dropFirst())
  let format = formats[Int(choice) % formats.count]
  let whole = rows(of: content, format, blockLength: 1 << 16, pieceLength: .max)
  let pieces = rows(of: content, format, blockLength: 16, pieceLength: Int(choice) % 7 + 1)
  precondition(whole == pieces, "the size of the blocks matters")
  precondition(
    !whole.utf8.contains { $0 < 0x20 && $0 != UInt8(ascii: "\n") || $0 == 0x7F },
    "a control character in a label")
  return 0
}

/// The labels and errors of an input, with bad rows reported.
private func rows(
  of content: [UInt8], _ format: InputFormat?, blockLength: Int, pieceLength: Int
) -> String {
  var options = ReadingOptions()
  options.format = format
  options.blockLength = blockLength
  var out = ByteBuffer()
  do {
    var labels = try LabelReader(
      MemorySource(content, pieceLength: pieceLength), options: options)
    var writer = LabelWriter(content.count % 2 == 0 ? .spoken : .ndjson)
    while true {
      do {
        guard try writer.writeNext(from: &labels, into: &out) != nil else { break }
      } catch {
        out.append("error \(error.line):\(error.column)\n")
        guard error.isRecoverable else { break }
      }
    }
  } catch {
    out.append("error \(error.line):\(error.column)\n")
  }
  return out.text()
}
