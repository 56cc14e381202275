// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak

/// What a sound file is called, from the first item that it says.
struct FileTags {
  private let split: SoundSplit?
  private var title: String?
  private var locale = LocaleIdentifier.enUS

  /// - Parameter split: how the table is split into files; nil for one file.
  init(split: SoundSplit?) { self.split = split }

  /// Takes an item of the file.
  mutating func note(_ item: SpokenItem) {
    guard title == nil else { return }
    title =
      switch (split, item.item) {
      case (.row, _), (.section, .header): item.phrases.first?.label ?? item.label
      case (.section, _): item.sectionTitle ?? item.title
      default: item.title
      }
    locale = item.tableLocale
  }

  /// The tags of the file, which ends with them.
  ///
  /// - Parameter chapters: its chapters.
  /// - Returns: the tags.
  mutating func taken(_ chapters: ChapterList? = nil) -> SoundTags {
    let parts = split == nil ? chapters?.ofTable ?? [] : []
    return SoundTags(
      title: title.take() ?? "", language: locale.tag, languageCode: locale.languageCode,
      chapters: parts.map { SoundTags.Chapter(title: $0.title, start: $0.start, end: $0.end) })
  }
}
