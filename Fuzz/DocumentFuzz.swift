// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

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
  _ = labels(Array("{\"rows\":[{\"a\":1}],".utf8) + bytes, remembered: .max)
  // A section is the same wherever it is described.
  let sections = Array("{\"sections\":[{\"rows\":[{\"a\":1}]},".utf8) + bytes
  let all = labels(sections, remembered: .max)
  for remembered in [0, 2] {
    precondition(labels(sections, remembered: remembered) == all, "sections are not the same")
  }
  return 0
}

/// The labels and errors of a document.
private func labels(_ bytes: [UInt8], remembered: Int) -> String {
  var options = ReadingOptions()
  options.format = .json
  options.rememberedSections = remembered
  options.blockLength = 64
  var out = ByteBuffer()
  do {
    var labels = try LabelReader(MemorySource(bytes), options: options)
    while true {
      do {
        guard try labels.next(into: &out) != nil else { break }
        out.append("\n")
      } catch {
        out.append("\(error)\n")
        guard error.isRecoverable else { break }
      }
    }
  } catch {
    precondition(error.line >= 1 && error.column >= 1, "an error without a place")
    out.append("\(error)\n")
  }
  return out.text()
}
