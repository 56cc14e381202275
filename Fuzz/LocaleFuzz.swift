// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

@testable import A11y

/// Any text as a locale, and whatever is known as one in every call to ICU.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLocale(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  guard let locale = LocaleIdentifier(parts[0]) else { return 0 }
  precondition(locale.tag.utf8.count <= 100 && LocaleIdentifier(locale.tag) == locale, locale.tag)
  let value = parts.count > 1 ? parts[1] : "1234.5"
  for say in [
    "currency:EUR", "datetime:full", "measure:kilometer", "percent:.0", "ordinal", "duration",
  ] {
    guard let field = try? Field(argument: "a=" + say) else { continue }
    var labeler = RowLabeler(fields: [field], locale: locale)
    _ = try? labeler.label(for: ["a": .text(value)])
    _ = try? labeler.label(for: ["a": "12.5"])
  }
  // A skeleton that ICU may reject, but must not die of.
  _ = ICU.NumberFormatter(skeleton: value, locale: locale)?.format("1234.5")
  _ = ICU.indexLetters(of: locale)
  _ = ICU.Collator(locale)?.sortKey(Array(text.utf16))
  _ = ICU.isRightToLeft(locale)
  return 0
}
