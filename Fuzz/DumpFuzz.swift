// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

@testable import A11y

/// Any bytes as a dump of an accessibility tree: the first byte chooses the format, the rest is read and checked.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDump(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start, count > 1 else { return 0 }
  let source = MemorySource(Array(UnsafeBufferPointer(start: start, count: count).dropFirst()))
  do throws(ReadingError) {
    let elements =
      try start[0] & 1 == 0
      ? DumpFormat.elements(ofYAML: source) : DumpFormat.elements(ofJSON: source)
    _ = DumpChecker.findings(in: elements, CheckSettings())
    for reader in ScreenReader.allCases {
      var session = ScreenReaderSession(reader)
      for element in elements { _ = session.say(element.element).line }
    }
  } catch {
    precondition(error.line > 0 && error.column > 0, "an error without a place")
  }
  return 0
}
