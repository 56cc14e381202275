// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The tables of liblouis for each language.
///
/// They are listed here, since liblouis looks for the nearest table and finds one of computer braille, or of another
/// country, for many languages.
enum BrailleTables {
  /// A language's braille without contractions, and with them; nil where liblouis has none in six dots.
  private static let tables: [String: (full: String, contracted: String?)] = [
    "en": ("en-ueb-g1.ctb", "en-ueb-g2.ctb"), "de": ("de-g0-detailed.utb", "de-g2-detailed.ctb"),
    "fr": ("fr-bfu-comp6.utb", "fr-bfu-g2.ctb"), "es": ("es-g1.ctb", "es-g2.ctb"),
    "it": ("it-it-comp6.utb", nil), "pt": ("pt-pt-g1.utb", "pt-pt-g2.ctb"),
    "ru": ("ru-litbrl-detailed.utb", "ru-ru-g1.ctb"), "sv": ("sv-g0.utb", "sv-g2.ctb"),
    "hu": ("hu-hu-g1.ctb", "hu-hu-g2.ctb"), "ar": ("ar-ar-g1.utb", "ar-ar-g2.ctb"),
    "hi": ("hi-in-g1.utb", nil), "ko": ("ko-g1.ctb", "ko-g2.ctb"),
    "vi": ("vi-vn-g0.utb", "vi-vn-g2.ctb"), "zh": ("zhcn-g1.ctb", "zhcn-g2.ctb"),
    "nl": ("nl-NL-g0.utb", nil), "pl": ("Pl-Pl-g1.utb", nil), "tr": ("tr-g1.ctb", nil),
    "uk": ("uk.utb", nil), "cs": ("cs-g1.ctb", nil), "da": ("da-dk-g16.ctb", "da-dk-g26.ctb"),
    "no": ("no-no-g0.utb", "no-no-g3.ctb"), "nb": ("no-no-g0.utb", "no-no-g3.ctb"),
    "ca": ("ca-g1.ctb", nil), "hr": ("hr-g1.ctb", nil), "sk": ("sk-g1.ctb", nil),
    "sr": ("sr-g1.ctb", nil), "fi": ("fi.utb", nil), "el": ("el.ctb", nil),
    "he": ("he-IL.utb", nil),
  ]

  /// Where liblouis has its tables, if the environment names no other place.
  private static let folder = "/usr/share/liblouis/tables"

  /// The name of a language's table; nil if there is none.
  static func name(for language: String, isContracted: Bool) -> String? {
    guard let found = tables[language] else { return nil }
    return isContracted ? found.contracted : found.full
  }

  /// The path of a table of liblouis; nil for a name that is no table's.
  ///
  /// A path is given to liblouis, which would look in the current folder first for a name.
  static func path(of name: String) -> String? {
    guard !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ",") })
    else { return nil }
    if name.contains("/") { return isFile(name) ? name : nil }
    let places = unsafe getenv("LOUIS_TABLEPATH").map { unsafe String(cString: $0) } ?? ""
    for place in places.split(separator: ",").map(String.init) + [folder] {
      let path = place + "/" + name
      if isFile(path) { return path }
    }
    return nil
  }

  /// Whether a path is a file that can be read, and no pipe or device, which liblouis would wait for.
  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, R_OK) == 0
  }
}
