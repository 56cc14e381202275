// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import _FoundationICU

/// How CLDR writes amounts of units, all at once: a format for each of them would take a thousand times as long.
extension ICU {
  /// How long the name of a unit is.
  enum UnitWidth: String, CaseIterable {
    /// "5 kilometers".
    case long = "units"
    /// "5 km".
    case short = "unitsShort"
    /// "5km".
    case narrow = "unitsNarrow"
  }

  /// A unit's pattern for a number of some plural category: "{0} kilometers".
  struct UnitPattern {
    /// CLDR's name of the unit.
    let unit: String
    let text: String
  }

  /// The patterns of all units that are a language's own.
  ///
  /// - Parameters:
  ///   - language: the language; `root` for the symbols that languages share.
  ///   - width: how long they are.
  /// - Returns: the patterns; none for a language that CLDR has no units of.
  static func unitPatterns(of language: String, _ width: UnitWidth) -> [UnitPattern] {
    var patterns: [UnitPattern] = []
    forEachText(of: language, width) { unit, key, text in
      if PluralCategory(rawValue: key) != nil {
        patterns.append(UnitPattern(unit: unit, text: text))
      }
    }
    return patterns
  }

  /// The units whose names are feminine in a language, as far as CLDR tells their gender.
  static func feminineUnits(of language: String) -> Set<String> {
    var found: Set<String> = []
    forEachText(of: language, .long) { unit, key, text in
      if key == "gender", text == "feminine" { found.insert(unit) }
    }
    return found
  }

  /// Passes all that a language has to tell of units: the unit, what is told, and the text.
  private static func forEachText(
    of language: String, _ width: UnitWidth, _ body: (String, String, String) -> Void
  ) {
    var status = U_ZERO_ERROR
    let root = unsafe swift_ures_open(unitPackage, language, &status)
    // Another locale's data are no answer.
    guard status == U_ZERO_ERROR, let root = unsafe root else {
      unsafe swift_ures_close(root)
      return
    }
    defer { unsafe swift_ures_close(root) }
    let table = unsafe swift_ures_getByKey(root, width.rawValue, nil, &status)
    defer { unsafe swift_ures_close(table) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let table = unsafe table else { return }
    unsafe forEachTable(in: table) { kind, units in
      // Parts of which other units are made, and directions.
      guard kind != "compound", kind != "coordinate" else { return }
      unsafe forEachTable(in: units) { unit, forms in
        for index in unsafe 0..<swift_ures_getSize(forms) {
          guard let (key, text) = unsafe string(at: index, of: forms) else { continue }
          body(unit, key, text)
        }
      }
    }
  }

  /// The name under which ICU keeps its data of units.
  private static let unitPackage = "icudt\(version.prefix { $0 != "." })l-unit"

  /// Passes the tables in a table, with their keys.
  @unsafe private static func forEachTable(
    in table: OpaquePointer, _ body: (String, OpaquePointer) -> Void
  ) {
    for index in unsafe 0..<swift_ures_getSize(table) {
      var status = U_ZERO_ERROR
      let child = unsafe swift_ures_getByIndex(table, index, nil, &status)
      defer { unsafe swift_ures_close(child) }
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let child = unsafe child,
        unsafe swift_ures_getType(child) == URES_TABLE, let key = unsafe swift_ures_getKey(child)
      else { continue }
      unsafe body(String(cString: key), child)
    }
  }

  /// The text at an index of a table, with its key; nil where something else is.
  @unsafe private static func string(
    at index: Int32, of table: OpaquePointer
  ) -> (key: String, text: String)? {
    var status = U_ZERO_ERROR
    let child = unsafe swift_ures_getByIndex(table, index, nil, &status)
    defer { unsafe swift_ures_close(child) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let child = unsafe child,
      unsafe swift_ures_getType(child) == URES_STRING, let key = unsafe swift_ures_getKey(child)
    else { return nil }
    var length: Int32 = 0
    guard let units = unsafe swift_ures_getString(child, &length, &status), length >= 0 else {
      return nil
    }
    let buffer = unsafe UnsafeBufferPointer(start: units, count: Int(length))
    return unsafe (String(cString: key), String(decoding: buffer, as: UTF16.self))
  }
}
