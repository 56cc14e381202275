// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The terms that screen readers have words for, which differ by reader and language.
///
/// In the text for a term, `%@`, or `%1` and `%2`, stand for names and numbers.
enum ReaderTerm: Hashable, Sendable {
  // What an element is.
  case button, backButton, back, toggle, checkbox, slider, link, heading, image, textField
  case secureTextField, searchField, tab, progress, columnHeading, rowHeading
  case pushButton, horizontalSlider
  // Its state.
  case on, off, mixed, checked, unchecked, selected, selectedName, current, disabled
  case isEditing, unlabelled, hasDetails, blank, percent
  // Where it is.
  case list, table, listOfOne, listOfMany, rowsOne, rowsMany, columnsOne, columnsMany,
    rowsAndColumns, rowsAndColumnsWithSpans
  case enterList, enterTable, leaveList, leaveTable, listStart, listEnd, landmarkStart, landmarkEnd
  case position, row, column, rowAndColumn, rowSpan, columnSpan, rowsSpan, columnsSpan
  case spans, level
  // How it is used.
  case hintActivate, hintToggle, hintEdit, hintEditing, hintAdjust, actions, moreContent
}
