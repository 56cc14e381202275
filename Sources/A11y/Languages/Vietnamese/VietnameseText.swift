// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Short forms of Vietnamese that are told by what stands around them.
extension VietnameseRules {
  func shortForm(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    if tokens.isMark(index, "/") { return share(tokens, index, into: &form) }
    if let next = weekday(tokens, index, into: &form) { return next }
    if let next = hotline(tokens, index, into: &form) ?? beats(tokens, index, into: &form) {
      return next
    }
    guard tokens.kind(index) == .letters, tokens.isEdge(index - 1) || tokens.isMark(index - 1, ".")
    else {
      return rooms(tokens, index, into: &form)
    }
    return place(tokens, index, into: &form) ?? title(tokens, index, into: &form)
  }

  /// Reads a number that all may call, which has four digits behind its first four: "1900 6789".
  private func hotline(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard ["1900", "1800"].contains(tokens.text(index)), tokens.isEdge(index - 1),
      tokens.kind(index + 1) == .space, tokens.kind(index + 2) == .digits,
      tokens.text(index + 2).utf8.count == 4, tokens.isEdge(index + 3),
      !["năm", "đoạn", "kỳ", "từ"].contains(tokens.text(index - 2).lowercased())
    else { return nil }
    form.append(
      phone([tokens.text(index), tokens.text(index + 2)], isInternational: false), as: .digits)
    return index + 3
  }

  /// Reads how often a heart beats or somebody breathes, whose short form is that of liters: "mạch 75 l/p".
  private func beats(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let unit = tokens.skipSpace(index + 1)
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1), tokens.text(unit) == "l",
      tokens.isMark(unit + 1, "/"), ["p", "ph", "phút"].contains(tokens.text(unit + 2)),
      tokens.isEdge(unit + 3),
      (1...6).contains(where: {
        ["mạch", "nhịp", "tim", "thở"].contains(tokens.text(index - $0).lowercased())
      })
    else { return nil }
    form.append(cardinal(tokens.text(index)) + " lần trên phút")
    return unit + 3
  }

  private static let places = [
    "P": "phường", "Q": "quận", "H": "huyện", "X": "xã", "TT": "thị trấn", "TX": "thị xã",
  ]

  /// Reads the short form of a part of a town or a province before its name.
  ///
  /// Example: "P. Bến Thành".
  private func place(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard let noun = Self.places[tokens.text(index)], tokens.isEdge(index - 1),
      tokens.isMark(index + 1, "."), case let name = tokens.skipSpace(index + 2),
      tokens.kind(name) == .letters, tokens.text(name).count > 1,
      tokens.text(name).first?.isUppercase == true,
      tokens.text(name).dropFirst().allSatisfy(\.isLowercase)
    else { return nil }
    form.append(noun)
    return index + 2
  }

  /// The weekdays, of which those from Monday on are numbered from two.
  private static let weekdays = [
    "T2": "thứ hai", "T3": "thứ ba", "T4": "thứ tư", "T5": "thứ năm", "T6": "thứ sáu",
    "T7": "thứ bảy", "CN": "chủ nhật",
  ]

  /// The short form of a weekday at an index, and the index past it.
  private func weekday(_ tokens: TextTokens, at index: Int) -> (name: String, next: Int)? {
    guard tokens.kind(index) == .letters, tokens.kind(index - 1) != .letters,
      tokens.kind(index - 1) != .digits
    else { return nil }
    let next = tokens.kind(index + 1) == .digits ? index + 2 : index + 1
    guard tokens.isEdge(next) || tokens.isMark(next, in: TextNormalizer.dashes),
      let name = Self.weekdays[tokens.text(from: index, to: next)]
    else { return nil }
    return (name, next)
  }

  /// Reads the short forms of weekdays, which need another beside them, as a flat or a graduate has one of the letters.
  ///
  /// Examples: "T2-T6", "T3, T5, T7", "T7 và CN".
  private func weekday(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard let first = weekday(tokens, at: index), !isNumberedThing(tokens, index) else {
      return nil
    }
    let dash = tokens.skipSpace(first.next)
    let isSpan = tokens.isMark(dash, in: TextNormalizer.dashes)
    let isListed =
      tokens.isMark(first.next, ",") || ["và", "đến", "hoặc"].contains(tokens.text(dash))
    if isSpan || isListed, let last = weekday(tokens, at: tokens.skipSpace(dash + 1)) {
      form.append(first.name)
      guard isSpan else { return first.next }
      form.append(words.to)
      form.append(last.name)
      return last.next
    }
    // The last of a list.
    let before = tokens.kind(index - 1) == .space ? index - 2 : index - 1
    guard tokens.isMark(before, ",") || ["và", "đến", "hoặc"].contains(tokens.text(before)),
      case let end = tokens.kind(before - 1) == .space ? before - 2 : before - 1,
      weekday(tokens, at: end) != nil || weekday(tokens, at: end - 1)?.next == end + 1
    else { return nil }
    form.append(first.name)
    return first.next
  }

  /// Whether terminals or lots are numbered so, of which there is a first one, too, or which have their noun before them.
  private func isNumberedThing(_ tokens: TextTokens, _ index: Int) -> Bool {
    var noun = index
    // Back over the list that it is in, which has seven days at most.
    while noun > index - 28, noun > 0,
      tokens.kind(noun - 1) != .letters || tokens.text(noun - 1) == "T"
        || ["và", "đến", "hoặc", "CN"].contains(tokens.text(noun - 1))
    {
      noun -= 1
      if tokens.text(noun) == "T", ["1", "8", "9"].contains(tokens.text(noun + 1)) { return true }
    }
    return noun > 0 && Self.numberedThings.contains(tokens.text(noun - 1).lowercased())
  }

  private static let numberedThings: Set<String> = [
    "ga", "căn", "lô", "tòa", "toà", "nhà", "tầng", "cổng", "khu", "block", "phòng",
  ]

  private static let titles = [
    "PGS": "phó giáo sư", "GS": "giáo sư", "TS": "tiến sĩ", "TSKH": "tiến sĩ khoa học",
    "ThS": "thạc sĩ", "BS": "bác sĩ", "KS": "kỹ sư", "LS": "luật sư", "CN": "cử nhân",
    "CKI": "chuyên khoa một", "CKII": "chuyên khoa hai",
  ]

  /// Reads one of the titles before a name, which may have periods: "PGS.TS Nguyễn Văn A".
  private func title(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    var titles: [String] = []
    var at = index
    while let title = Self.titles[tokens.text(at)] {
      titles.append(title)
      at += 1
      if tokens.isMark(at, ".") { at += 1 }
      if tokens.kind(at) == .space, Self.titles[tokens.text(at + 1)] != nil { at += 1 }
    }
    guard !titles.isEmpty, tokens.kind(at) == .space,
      case let name = tokens.text(at + 1), name.first?.isUppercase == true, name.count > 1,
      name.dropFirst().allSatisfy(\.isLowercase)
    else { return nil }
    form.append(titles.joined(separator: " "))
    return at
  }

  /// Reads the rooms of a flat right behind their number: "2PN".
  private func rooms(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard let noun = ["PN": "phòng ngủ", "WC": "nhà vệ sinh"][tokens.text(index)],
      tokens.kind(index - 1) == .digits, tokens.text(index - 1).utf8.count == 1,
      tokens.isEdge(index + 1)
    else { return nil }
    form.append(noun)
    return index + 1
  }

  private static let shares: Set<String> = [
    "lần", "người", "phòng", "suất", "buổi", "em", "hộ", "chuyến", "lượt", "lượng", "chỉ", "đêm",
    "tuần", "bữa", "trận", "vé", "hộp", "gói", "chai", "cây", "chiếc", "cái",
  ]

  /// Reads how much there is for each: "2 viên/lần" is two for one time.
  private func share(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index - 1) == .letters, Self.shares.contains(tokens.text(index + 1)),
      tokens.isEdge(index + 2),
      tokens.kind(index - 2) == .digits || tokens.kind(index - 3) == .digits
    else { return nil }
    form.append("một")
    return index + 1
  }
}
