// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a sound file tells a player about itself.
public struct SoundTags: Hashable, Sendable {
  /// A part that a listener can go to.
  public struct Chapter: Hashable, Sendable {
    /// What it is called.
    public var title: String
    /// The index of its first sample.
    public var start: Int
    /// The index after its last sample.
    public var end: Int

    /// Makes a chapter.
    public init(title: String, start: Int, end: Int) {
      (self.title, self.start, self.end) = (title, start, end)
    }

    /// Its first sample's time in milliseconds.
    var startTime: Int { start * 1000 / AudioFormat.sampleRate }
    /// The time in milliseconds at which its last sample has been heard.
    var endTime: Int { (end * 1000 + AudioFormat.sampleRate - 1) / AudioFormat.sampleRate }
  }

  /// What the file is called.
  public private(set) var title: String
  /// The language as a tag of BCP 47, such as `en-US`.
  public var language: String
  /// The language as ISO 639-2 has it, such as `eng`.
  public var languageCode: String
  /// The chapters in their order.
  public private(set) var chapters: [Chapter]

  /// The most chapters, and characters of a title, that all formats have room for.
  private static let (mostChapters, mostCharacters) = (9_999, 200)

  /// Makes the tags of a file.
  public init(title: String, language: String, languageCode: String, chapters: [Chapter] = []) {
    self.title = Self.line(title)
    self.language = language
    self.languageCode = languageCode
    self.chapters = chapters.prefix(Self.mostChapters).map {
      Chapter(title: Self.line($0.title), start: $0.start, end: $0.end)
    }
  }

  /// The beginning of a text, without what would end it in a tag.
  private static func line(_ text: String) -> String {
    let scalars = text.prefix(mostCharacters).unicodeScalars
      .prefix(mostCharacters).map { $0.value < 0x20 ? " " : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}
