// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

@testable import A11y

/// Any text as a user's own words, and any text that they are used in, in any language.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDictionary(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
  var dictionary = PronunciationDictionary()
  try? dictionary.add(from: MemorySource(String(parts[0])))
  let row = parts.count > 1 ? String(parts[1]) : String(parts[0])
  let language = Language.all[count % Language.all.count]
  guard let locale = LocaleIdentifier(language.code) else { return 0 }
  for stretch in dictionary.stretches(of: row, locale) {
    guard case .text(let text) = stretch else { continue }
    for run in ScriptRuns.of(text, in: locale) {
      var form = SpokenForm()
      _ = Language.of(run.locale).verbalizer?.append(.text(run.text), into: &form)
      _ = JapaneseKana.reading(of: form.text.text())
    }
  }
  return 0
}
