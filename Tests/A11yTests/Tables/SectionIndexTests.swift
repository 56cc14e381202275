// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

@Suite struct SectionIndexTests {
  static let latin = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"

  @Test(arguments: [
    ("en-US", latin + " #"),
    ("de-DE", latin + " #"),
    ("sv-SE", latin + " Å Ä Ö #"),
    ("es-ES", "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z #"),
    ("ru-RU", "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ы Э Ю Я \(latin) #"),
    ("el-GR", "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω \(latin) #"),
    ("ja-JP", "あ か さ た な は ま や ら わ \(latin) #"),
    ("ko-KR", "ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ \(latin) #"),
    ("zh-Hans-CN", latin + " #"),
  ]) func aLocaleHasItsTitles(_ locale: String, _ titles: String) throws {
    let index = SectionIndex(locale: try #require(LocaleIdentifier(locale)))
    #expect(index.titles.joined(separator: " ") == titles)
  }

  @Test(arguments: [
    ("en-US", "Émile", "E"), ("en-US", "émile", "E"), ("en-US", "3M", "#"), ("en-US", "", "#"),
    ("en-US", "“Ada”", "A"), ("en-US", "¡Hola!", "H"), ("en-US", "Борис", "#"), ("en-US", "王", "#"),
    ("en-US", "Øre", "O"), ("en-US", "zz", "Z"), ("en-US", "🎈", "#"), ("en-US", "…", "#"),
    ("de-DE", "Österreich", "O"), ("sv-SE", "Österreich", "Ö"), ("da-DK", "Østerbro", "Ø"),
    ("hu-HU", "Csaba", "Cs"), ("hu-HU", "Cecil", "C"), ("hu-HU", "Éva", "E"),
    ("es-ES", "Ñandú", "Ñ"), ("ru-RU", "Ёлка", "Е"), ("ru-RU", "Щука", "Щ"), ("ru-RU", "Adam", "A"),
    ("el-GR", "Ωμέγα", "Ω"), ("el-GR", "ώρα", "Ω"), ("ja-JP", "がく", "か"), ("ja-JP", "カオル", "か"),
    ("ja-JP", "ンゴ", "わ"), ("ja-JP", "漢字", "#"), ("ko-KR", "김민수", "ㄱ"), ("ko-KR", "까치", "ㄱ"),
    ("ko-KR", "하나", "ㅎ"), ("zh-Hans", "王伟", "W"), ("zh-Hans", "阿明", "A"), ("zh-Hans", "Zoo", "Z"),
    ("zh-Hant", "王", "4劃"), ("zh-Hant", "一", "1劃"), ("zh-Hant", "Ada", "A"), ("hi-IN", "कमल", "क"),
    ("ar-EG", "بدر", "ب"), ("hy-AM", "Անի", "Ա"), ("vi-VN", "Đà Nẵng", "Đ"), ("vi-VN", "Ông", "Ô"),
  ]) func aTextHasItsSection(_ locale: String, _ text: String, _ title: String) throws {
    let index = SectionIndex(locale: try #require(LocaleIdentifier(locale)))
    #expect(index.title(for: text) == title)
    #expect(index.titles[index.section(for: text)] == title)
  }

  @Test func objectsAreGroupedAndSorted() {
    let index = SectionIndex(locale: .enUS)
    let words = ["beta", "Alpha", "ápple", "apple", "Beta", "zoo", "1", "alpha"]
    let sections = index.sections(of: words) { $0 }
    #expect(sections.map(\.title) == ["A", "B", "Z", "#"])
    #expect(
      sections.map(\.objects) == [
        ["alpha", "Alpha", "apple", "ápple"], ["beta", "Beta"], ["zoo"], ["1"],
      ])
  }

  @Test func anIndexedSourceFollowsItsTitles() {
    let rows: [DataRow] = ["Zoë", "andrea", "Émile", "3M", "Åsa"].map { ["name": .text($0)] }
    let source = IndexedRows(rows, by: "name", locale: .enUS)
    #expect(source.numberOfSections == 4)
    #expect((0..<4).compactMap { source.titleForHeader(inSection: $0) } == ["A", "E", "Z", "#"])
    #expect(source.row(at: RowIndexPath(row: 1, section: 0))["name"] == "Åsa")
    let lead = source.sectionIndexTitles.enumerated().map { index, title in
      source.section(forSectionIndexTitle: title, at: index)
    }
    // A leads to A; B to E to the next section with rows, E; and so on.
    #expect(lead.prefix(6) == [0, 1, 1, 1, 1, 2])
    #expect(lead.suffix(3) == [2, 2, 3])
  }

  /// In every language that has a file: nothing is lost, titles keep their order, `#` is last.
  @Test(arguments: Language.all.map(\.code))
  func nothingIsLostInAnyLanguage(_ code: String) throws {
    let index = SectionIndex(locale: try #require(LocaleIdentifier(code)))
    var random = SeededGenerator(seed: 5)
    let alphabet = Array("aÄbçéЯбΩλあカ漢字가힣अबمسՀ19 “-🎈".unicodeScalars)
    let texts = (0..<300).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        text.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
      }
      return String(text)
    }
    let sections = index.sections(of: texts) { $0 }
    #expect(sections.flatMap(\.objects).sorted() == texts.sorted())
    let positions = sections.compactMap { index.titles.firstIndex(of: $0.title) }
    #expect(positions == positions.sorted())
    #expect(index.titles.last == "#")
    #expect(Set(index.titles).count == index.titles.count)
  }
}
