// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y
internal import Louis

/// How a C program wants braille, by the options of the command.
struct BrailleChoices {
  /// The cells of a line; nil for the usual ones.
  private(set) var cells: Int?
  private var lines: Int?
  private var layout: BrailleLayout?
  private var table: String?
  private var isContracted = false
  /// The cells of a display that shows what a screen reader does; nil for none.
  private var width: Int?
  /// What writes text in braille, with the tables that were loaded.
  private(set) var translators = LouisTranslators()

  /// Takes an option; false if it can't have this value.
  mutating func take(_ option: String, _ value: String) -> Bool {
    func number(in possible: ClosedRange<Int>) -> Int? {
      Int(value).flatMap { possible.contains($0) ? $0 : nil }
    }
    switch option {
    case "braille": width = number(in: BrailleDisplay.possibleCells)
    case "cells": cells = number(in: BrailleSettings.possibleCells)
    case "lines": lines = number(in: BrailleSettings.possibleLines)
    case "layout": layout = BrailleLayout(rawValue: value)
    case "grade": isContracted = value == "2"
    default: table = value
    }
    translators = LouisTranslators(table: table, isContracted: isContracted)
    return switch option {
    case "braille": width != nil
    case "cells": cells != nil
    case "lines": lines != nil
    case "layout": layout != nil
    case "grade": value == "1" || value == "2"
    default: !value.isEmpty
    }
  }

  /// Sets what is written in braille.
  func apply(to writing: inout WritingOptions) {
    writing.display = width.map { BrailleDisplay(cells: $0, translators) }
    guard writing.format.features.contains(.paged) else { return }
    var settings = BrailleSettings(translators)
    settings.cells = cells ?? settings.cells
    settings.lines = lines ?? settings.lines
    settings.layout = layout
    writing.braille = settings
    writing.structure = .table
  }
}
