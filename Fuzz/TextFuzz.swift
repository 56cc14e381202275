// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

@testable import A11y
import Glibc

/// The one language that `FUZZ_LANGUAGE` asks for, such as `de`.
private let languageAskedFor = getenv("FUZZ_LANGUAGE").map { String(cString: $0) }
private let languages = Language.all.filter {
  languageAskedFor == nil || $0.code == languageAskedFor
}

/// Any running text in any language: the first byte chooses the language, the rest is read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzText(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start, count > 1 else { return 0 }
  precondition(!languages.isEmpty, "FUZZ_LANGUAGE is no language")
  let language = languages[Int(start[0]) % languages.count]
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
  var form = SpokenForm()
  _ = language.verbalizer?.append(.text(text), into: &form)
  var end = 0
  for token in form.tokens {
    precondition(end <= token.start && token.start < token.end, "tokens out of order")
    end = token.end
  }
  precondition(end <= form.text.count, "a token past the end")
  // No text is so dense that a character needs more than a few words.
  precondition(form.text.count < 4_000 + 400 * count, "\(form.text.count) bytes for \(count)")
  return 0
}
