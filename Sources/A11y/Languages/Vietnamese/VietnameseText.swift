/// Short forms of Vietnamese that are told by what stands around them.
extension VietnameseRules {
  func shortForm(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    if tokens.isMark(index, "/") { return share(tokens, index, into: &form) }
    guard tokens.kind(index) == .letters, tokens.isEdge(index - 1) || tokens.isMark(index - 1, ".")
    else {
      return rooms(tokens, index, into: &form)
    }
    return place(tokens, index, into: &form) ?? title(tokens, index, into: &form)
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

  private static let shares: Set<String> = ["lần", "người", "phòng", "suất", "buổi", "em", "hộ"]

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
