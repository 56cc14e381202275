// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

@testable import A11y

/// Any bytes as what another process has archived of a table, with the right hash behind them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSummary(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = ByteArchive.sealed(Array(UnsafeBufferPointer(start: start, count: count)))
  guard let known = try? TableSummarizer(archived: bytes) else { return 0 }
  var merged = known.another()
  merged.merge(known)
  merged.merge(known)
  precondition(!merged.summary(.full).json.contains("\n"), "a line break in a line of JSON")
  return 0
}
