// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite struct FileNamesInTextTests {
  @Test(
    "words in the names of files are words",
    arguments: [
      ("en", "S1_pre_evening.csv", "S one pre evening dot c s v"),
      ("en", "Open data_2024.csv now", "Open data twenty twenty four dot c s v now"),
      ("en", "IMG_4012.jpg", "I M G four zero one two dot j p g"),
      ("en", "my-file_v2.tar.gz", "my file v two dot tar dot g z"),
      ("en", "See report.pdf.", "See report dot p d f."),
      ("en", "setup.py", "setup dot p y"),
      ("en", "log-2024-01.txt", "log twenty twenty four dash zero one dot t x t"),
      ("de", "Die Datei rechnung_12.pdf fehlt.", "Die Datei rechnung zwölf Punkt p d f fehlt."),
      ("fr", "rapport-final.docx", "rapport final point d o c x"),
      ("es", "foto_003.jpg", "foto cero cero tres punto j p g"),
      // Addresses, sentences and versions are none.
      ("en", "example.com", "example dot com"),
      ("en", "It was 3.5 in.", "It was three point five inches."),
    ])
  func saysFileNames(_ locale: String, _ text: String, _ spoken: String) throws {
    #expect(try OnlyReadingTests.spoken(text, locale) == spoken)
  }
}
