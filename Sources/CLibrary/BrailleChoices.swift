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

  /// The display; nil for none.
  var display: BrailleDisplay? { width.map { BrailleDisplay(cells: $0, translators) } }

  /// Takes an option; false, and nothing is changed, if it can't have this value.
  mutating func take(_ option: String, _ value: String) -> Bool {
    func take<Choice>(_ choice: Choice?, _ path: WritableKeyPath<Self, Choice?>) -> Bool {
      guard let choice else { return false }
      self[keyPath: path] = choice
      return true
    }
    func number(in possible: ClosedRange<Int>) -> Int? {
      Int(value).flatMap { possible.contains($0) ? $0 : nil }
    }
    switch option {
    case "braille": return take(number(in: BrailleDisplay.possibleCells), \.width)
    case "cells": return take(number(in: BrailleSettings.possibleCells), \.cells)
    case "lines": return take(number(in: BrailleSettings.possibleLines), \.lines)
    case "layout": return take(BrailleLayout(rawValue: value), \.layout)
    case "grade":
      guard ["1", "2"].contains(value) else { return false }
      isContracted = value == "2"
    default:
      guard !value.isEmpty else { return false }
      table = value
    }
    translators = LouisTranslators(table: table, isContracted: isContracted)
    return true
  }

  /// The options of writing with what is written in braille.
  func applied(to options: WritingOptions) -> WritingOptions {
    var writing = options
    writing.display = display
    guard writing.format.features.contains(.paged) else { return writing }
    var settings = BrailleSettings(translators)
    settings.cells = cells ?? settings.cells
    settings.lines = lines ?? settings.lines
    settings.layout = layout
    writing.braille = settings
    writing.structure = .table
    return writing
  }
}
