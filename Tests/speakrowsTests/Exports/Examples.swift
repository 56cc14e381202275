// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The example tables, and one of everything that text can do to a format.
enum Examples {
  /// The paths of all example tables, from the root of the project.
  static let tables: [String] = {
    let folder = Shell.root.appending(path: "Examples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter {
      ($0.hasSuffix(".json") && !$0.contains(".fields.")) || $0.hasSuffix(".ndjson")
        || $0.hasSuffix(".csv")
    }.sorted().map { "Examples/\($0)" }
  }()

  /// A table whose texts are markup, commands and writing of all kinds.
  static let hostile = #"""
    {"title": "</title><script>alert(1)</script>", "sections": [{"header": "<h1 onclick=x>&amp; \"quotes\"", "indexTitle": "<", "rows": [
      {"a": "<img src=x onerror=alert(1)>", "b": "& &lt; &#60; \"'` </li></ul>"},
      {"a": "]]> --> <!-- <![CDATA[", "b": "javascript:alert(1)"},
      {"a": "=1+1", "b": "@SUM(A1)", "c": "-2+3", "d": "+cmd|' /C calc'!A0"},
      {"a": "| a | b |", "b": "# x\n- y\n1. z", "c": "*b* _i_ `c` [l](u) ~~s~~"},
      {"a": "שלום עולם", "b": "مرحبا (hi) 5", "c": "a\u202Eb", "d": "\u2067x"},
      {"a": "e\u0301\u0301\u0301 \uD83D\uDC69\u200D\uD83D\uDC69\u200D\uD83D\uDC67", "b": "\u0000\u0001\u001B[31mred\u0085", "c": "\uFFFE\uFFFF\uD800"},
      {"a": "  two  spaces\tand\nlines  ", "b": "10\u00A0000\u202F€", "c": "x\u200By", "d": "soft\u00ADhyphen"},
      {"a": null, "b": ""},
      {"a": "日本語とEnglishとрусский", "b": ",;:\t\"", "c": "'", "d": "1."}
    ], "footer": "</div></main></body>"}]}
    """#
}
