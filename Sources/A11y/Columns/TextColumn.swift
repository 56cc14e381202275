// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Texts: names, places and sentences speak for themselves; categories need their heading.
enum TextColumn: ColumnKind {
  static let examples = [
    ColumnExample(name: "temp_c", values: ["5", "-6", "broken", "7"], phrase: "temp 5°C"),
    ColumnExample(name: "weight_kg", values: ["10", "ask", "none yet"], phrase: "weight 10 kg"),
    ColumnExample(name: "dose_mg", values: ["5", "<8", "6"], phrase: "dose 5 mg"),
    ColumnExample(name: "dose_mg", values: ["<8", "5", "6"], phrase: "dose mg <8"),
    ColumnExample(name: "price_usd", values: ["5K", "7"], phrase: "price USD 5K"),
    ColumnExample(name: "Price (EUR)", values: ["7", "12", "TBD"], phrase: "Price €7.00"),
    ColumnExample(name: "w_kg", values: ["007", "700"], phrase: "w kg 007"),
    ColumnExample(name: "w_kg", values: ["1500", "12/5/2024"], phrase: "w kg 1500"),
    ColumnExample(name: "dose_mg", values: ["<8", "5", "6-7"], phrase: "dose mg <8"),
    ColumnExample(name: "ref", values: ["00120", "00340", "lost"], phrase: "ref 00120"),
    ColumnExample(name: "change", values: ["+3%", "-2%", "0%"], phrase: "change +3%"),
    ColumnExample(name: "change", values: ["+3", "-2", "0"], phrase: "change +3"),
    ColumnExample(name: "temp_c", values: ["+5", "-6", "0"], phrase: "temp +5°C"),
    ColumnExample(name: "city", values: ["Oslo", "Rome", "Paris"], phrase: "Oslo"),
    ColumnExample(
      name: "vore", values: ["carni", "omni", "carni", "omni"], phrase: "vore carni"),
    ColumnExample(name: "sex", values: ["male", "female", "male", "male"], phrase: "male"),
    ColumnExample(name: "month", values: ["June", "July", "June", "July"], phrase: "June"),
    ColumnExample(name: "model", values: ["a4", "a6", "quattro"], phrase: "model a4"),
    ColumnExample(name: "syl", values: ["-", "+", "0", "-"], phrase: "syl -"),
    ColumnExample(name: "drv", values: ["f", "4", "r"], phrase: "drv f"),
    ColumnExample(name: "tags", values: ["CV", "NC, P", "F & D"], phrase: "tags CV"),
    ColumnExample(
      name: "digest", values: ["9f86d081884c7d659a2f", "60303ae22b998861bce3"],
      phrase: "digest 9f86d081884c7d659a2f"),
    ColumnExample(
      name: "aliases", values: ["2R,NT_033778.4", "3L,AE014296"], phrase: "aliases 2R,NT_033778.4"),
    ColumnExample(
      name: "wl", values: ["290,291,292,293", "245,250,255,260"], phrase: "wl 290,291,292,293"),
    ColumnExample(
      name: "page", values: ["Tebi_bit", "Gram_force"], phrase: "page Tebi_bit"),
    ColumnExample(
      name: "has kids", values: ["true", "false", "true", "true", "true", "true", "see the note"],
      phrase: "has kids true"),
    ColumnExample(name: "skin", values: ["fair", "gold", "white", "gold"], phrase: "skin fair"),
    ColumnExample(
      name: "infected by", values: ["Ann", "Bob", "Cy", "Bob"], phrase: "infected by Ann"),
  ]

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    var say = SayAs(.text)
    if column.profile.dateListCount > 0, column.values.isEmpty,
      column.profile.dateListCount == column.profile.containerCount
    {
      return ColumnGuess(column.field, SayAs(.date), heading: .always, "lists of dates")
    }
    if column.profile.arrayCount > 0, column.values.isEmpty {
      if CodeName.isCode(column.words) { say = SayAs(.identifier) }
      return ColumnGuess(column.field, say, heading: .always, "lists")
    }
    guard !column.values.isEmpty else {
      var field = column.field
      field.missingValues.formUnion(MissingText.all)
      return ColumnGuess(field, say, heading: .always, "no row of the sample has a value here")
    }
    if column.values.allSatisfy({ ListLiteral.items($0.text) != nil }) {
      var field = column.field
      field.type = .array
      return ColumnGuess(field, say, heading: .always, "lists, as a program prints them")
    }
    if column.values.contains(where: { NumberList.rises($0.text) }) {
      return ColumnGuess(column.field, say, heading: .always, "lists of numbers")
    }
    let amounts = column.values.filter {
      $0.isNumber || TextAmount($0.text)?.unit == TextAmount.Unit.none
    }
    // Where the name states a unit, the numbers are of it, however few they are.
    let isMostlyAmounts =
      amounts.count * 2 > column.values.count
      || column.convention.statesUnit && !amounts.isEmpty
    if isMostlyAmounts, !column.convention.statesUnit,
      amounts.contains(where: { $0.text.hasPrefix("+") })
    {
      return ColumnGuess(column.field, say, heading: .always, "numbers with their signs")
    }
    if isMostlyAmounts,
      let code = amounts.first(where: { TextAmount($0.text)?.isCode == true })
    {
      return ColumnGuess(
        column.field, say, heading: .always, "codes, mostly: \(code.text) begins with a zero")
    }
    if isMostlyAmounts, column.profile.containerCount == 0 || column.convention.statesUnit {
      // What fits is said as the name tells; the rest stands as it is.
      var field = column.field
      say = column.convention.say ?? .number
      if say.kind == .year { say = .number }
      if say.digits == nil { AmountColumn.fitMoney(&say, to: amounts, &field) }
      say.heading = .always
      return ColumnGuess(
        field, say, heading: .always, "numbers, mostly",
        question: "this column mixes text and numbers")
    }
    // French has numbers under "nombre".
    if let last = column.words.last, nameWords.contains(last),
      last != "nombre" || column.values.contains(where: { $0.text.utf8.count > 2 })
    {
      return ColumnGuess(column.field, say, heading: .never, "names, by the column's name")
    }
    let length = column.values.reduce(0) { $0 + $1.text.count } / column.values.count
    if length > 15, column.values.allSatisfy({ isDigest($0.text) }) {
      return ColumnGuess(
        column.field, say, heading: .always, "checksums, such as \(column.values[0].text)")
    }
    if column.hasPackedLists {
      return ColumnGuess(
        column.field, say, heading: .always, "lists, such as \(column.values[0].text)")
    }
    let joined = column.values.count { $0.text.contains("_") }
    if joined * 10 > column.values.count, !column.values.contains(where: { $0.text.contains(" ") })
    {
      return ColumnGuess(
        column.field, say, heading: .always, "names of a program, such as \(column.values[0].text)")
    }
    if length > 40 {
      return ColumnGuess(
        column.field, say, heading: .besideOthers(ColumnHeadings.longTexts), "texts",
        question: length > 160
          ? "long texts could be given on demand, by \"importance\": \"low\"" : nil)
    }
    let shortCount = column.values.count {
      $0.text.count <= 3 && !isCapitalized($0.text) || areShortCodes($0.text)
    }
    let truths = column.values.filter { truthWords.contains($0.text.lowercased()) }
    if column.profile.truthCount > column.count
      || truths.reduce(0, { $0 + $1.count }) * 2 > column.count
    {
      return ColumnGuess(column.field, say, heading: .always, "what is so or not, mostly")
    }
    // Among many, a few longer ones are no reason to leave the others without their heading.
    let isShort =
      column.values.count > 10
      ? shortCount * 4 >= column.values.count * 3 : shortCount * 20 >= column.values.count * 19
    if isShort {
      return ColumnGuess(
        column.field, say, heading: .always, "short forms, such as \(column.values[0].text)")
    }
    let codes = column.values.count { isCodeLike($0.text) }
    if codes * 2 > column.values.count {
      return ColumnGuess(
        column.field, say, heading: .always,
        "codes of letters and digits, such as \(column.values[0].text)")
    }
    // Numbers alone say nothing, and the words beside them are of the same kind: "4 (2 closed)", "Rest Timer".
    let numbers = column.values.count { $0.isNumber }
    if column.profile.index > 0, numbers * 4 >= column.values.count, column.values.count > 1 {
      return ColumnGuess(column.field, say, heading: .always, "numbers and words")
    }
    let quantities = column.values.filter { beginsWithAmount($0.text) }
    if let first = quantities.first, quantities.count * 3 >= column.values.count {
      return ColumnGuess(
        column.field, say, heading: .besideOthers(ColumnHeadings.quantities),
        "amounts in words, such as \(first.text)")
    }
    return ColumnGuess(column.field, say, heading: .ofTexts, "texts")
  }

  /// Whether a text is a list of one to three capitals each: "NC, P", "D & F".
  private static func areShortCodes(_ text: String) -> Bool {
    let parts = text.split { ",;&/+ ".contains($0) }
    return parts.count > 1 && text.count < 24
      && parts.allSatisfy { $0.count <= 3 && $0.allSatisfy { $0.isUppercase && $0.isASCII } }
  }

  /// Whether a text is a number with a sign or a word behind it, as in "$0.0047 hourly".
  static func beginsWithAmount(_ text: String) -> Bool {
    let digits = text.drop { $0.isCurrencySymbol || "+-−".contains($0) }
    guard let first = digits.first, first.isASCII, first.isNumber else { return false }
    let words = digits.drop { $0.isNumber || ".,".contains($0) }
    return words.contains(where: \.isLetter) && words.split(separator: " ").count == 1
      && (words.first == " " || digits.startIndex > text.startIndex)
  }

  /// Whether a text is a long number to the base of sixteen.
  private static func isDigest(_ text: String) -> Bool {
    text.utf8.count > 15
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
      }
  }

  /// Whether a text is one word of letters and digits, such as a model's, "a4", or has digits and no
  /// word, as "76 (+1)".
  private static func isCodeLike(_ text: String) -> Bool {
    // A number sign stands for any digit: "AD###".
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "#") })
    else {
      return false
    }
    if text.allSatisfy({ $0.isLetter || $0.isNumber || "-._/#".contains($0) }) { return true }
    var run = 0
    for character in text {
      run = character.isLetter ? run + 1 : 0
      if run == 3 { return false }
    }
    return true
  }

  /// Words for what is so or is not, beside others.
  private static let truthWords: Set<String> = ["true", "false", "yes"]

  /// The last words of names of columns whose texts are names.
  private static let nameWords: Set<String> = [
    "name", "names", "title", "titles", "nom", "nombre", "nome", "titel",
  ]

  /// Whether a text is written like a name: "Al".
  private static func isCapitalized(_ text: String) -> Bool {
    text.first?.isUppercase == true && text.count > 1 && text.dropFirst().allSatisfy(\.isLowercase)
  }
}
