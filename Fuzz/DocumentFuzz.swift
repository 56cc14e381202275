@testable import A11y

/// Any JSON as the description of a table: no trap, and every fault has a place.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDocument(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do {
    _ = try Field.list(from: MemorySource(bytes))
  } catch {
    precondition(error.line >= 1 && error.column >= 1, "an error without a place")
  }
  do {
    var options = ReadingOptions()
    options.format = .json
    var labels = try LabelReader(
      MemorySource(Array("{\"rows\":[{\"a\":1}],".utf8) + bytes), options: options)
    var out = ByteBuffer()
    while try labels.next(into: &out) != nil {}
  } catch {
    precondition(error.line >= 1 && error.column >= 1, "an error without a place")
  }
  return 0
}
