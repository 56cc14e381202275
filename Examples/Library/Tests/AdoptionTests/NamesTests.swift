// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import A11y
import Foundation
import Testing

/// No name of the library is that of another library's type: all of them beside Foundation mean ours.
@Suite struct NamesTests {
  struct Rooms: TableDataSource {
    func numberOfRows(inSection section: Int) -> Int { 0 }
    func row(at indexPath: RowIndexPath) -> DataRow { [:] }
  }

  @Test func allAreOurs() {
    _ = AccessibleElement.self
    _ = AccessoryView.self
    _ = Arrangement.self
    _ = ByteBuffer.self
    _ = (any ByteSource).self
    _ = CellRole.self
    _ = CellValue.self
    _ = CheckSettings.self
    _ = CustomContent.self
    _ = DataRow.self
    _ = DateStyle.self
    _ = ElementContainer.self
    _ = ElementTraits.self
    _ = Field.self
    _ = Finding.self
    _ = FractionDigits.self
    _ = InputFormat.self
    _ = JSONPointer.self
    _ = LabelChecker.self
    _ = LabelReader.self
    _ = LabelWriter.self
    _ = LocaleIdentifier.self
    _ = MemorySource.self
    _ = OutputFormat.self
    _ = PronunciationDictionary.self
    _ = Prototype.self
    _ = ReadingError.self
    _ = ReadingOptions.self
    _ = RowError.self
    _ = RowGrouping.self
    _ = RowIndexPath.self
    _ = RowLabeler.self
    _ = RowProperties.self
    _ = RowState.self
    _ = SayAs.self
    _ = SayAsError.self
    _ = ScreenReader.self
    _ = ScreenReaderSession.self
    _ = SectionIndex.self
    _ = SourceError.self
    _ = TableCell.self
    _ = (any TableDataSource).self
    _ = TableDescription.self
    _ = TableItem.self
    _ = TableStructure.self
    _ = TableView<Rooms>.self
    _ = ToggleState.self
    _ = UnmatchedField.self
    _ = Utterance.self
    _ = Verbosity.self
    _ = Viewport.self
    _ = VisibleRowRange.self
    _ = WillDisplay.self
    _ = WritingOptions.self
    // Foundation's own is still itself.
    #expect(IndexPath(indexes: [0, 1]).count == 2)
  }
}
