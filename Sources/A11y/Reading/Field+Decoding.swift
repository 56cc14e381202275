// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Field {
  /// Reads an element of `fields`: an object, or the short form of the command line.
  init(_ decoder: DescriptionDecoder) throws(ReadingError) {
    if decoder.isString {
      do throws(SayAsError) {
        try self.init(argument: decoder.stringOrEmpty())
      } catch {
        throw decoder.error(error.description)
      }
      return
    }
    self.init("")
    var hasName = false
    for (key, value) in try decoder.members() {
      switch key {
      case "name":
        name = try value.string()
        hasName = true
      case "title": title = try value.string()
      case "type": type = try value.choice()
      case "format":
        let pattern = try value.string()
        format = pattern == "default" || pattern == "any" ? nil : pattern
      case "missingValues": missingValues = try Self.texts(value)
      case "trueValues": trueValues = try Self.texts(value)
      case "falseValues": falseValues = try Self.texts(value)
      case "categories": categories = try Self.categories(value)
      case "decimalChar": decimalChar = try Self.mark(value)
      case "groupChar": groupChar = try Self.mark(value)
      case "bareNumber": bareNumber = try value.bool()
      case "say": say = try SayAs(value)
      default: break  // A field may have any other property.
      }
    }
    // The data may have a column under an empty name.
    guard hasName else { throw decoder.error("a field needs a name") }
    if groupChar == decimalChar {
      throw decoder.error("decimalChar and groupChar can't be the same")
    }
    if name == "$row" { throw decoder.error("'$row' sets how a row is shown; it is not a field") }
  }

  /// A mark between digits, which no digit or sign can be.
  private static func mark(_ decoder: DescriptionDecoder) throws(ReadingError) -> Character {
    let mark = try decoder.character()
    guard !mark.isNumber, !mark.isLetter, !"+-−".contains(mark) else {
      throw decoder.error("a digit, a letter or a sign can't be a mark between digits")
    }
    return mark
  }

  /// A list of texts, each given directly or as an object with `value`.
  static func texts(_ decoder: DescriptionDecoder) throws(ReadingError) -> Set<String> {
    var texts: Set<String> = []
    for element in try decoder.elements() { texts.insert(try labelled(element).value) }
    return texts
  }

  private static func categories(
    _ decoder: DescriptionDecoder
  ) throws(ReadingError) -> [String: String] {
    var words: [String: String] = [:]
    for element in try decoder.elements() {
      let (value, label) = try labelled(element)
      words[value] = label
    }
    return words
  }

  /// A value, given directly or as an object with `value` and `label`.
  private static func labelled(
    _ decoder: DescriptionDecoder
  ) throws(ReadingError) -> (value: String, label: String) {
    guard case .object = decoder.node.content else {
      let text = try decoder.scalarText()
      return (text, text)
    }
    var value: String?
    var label: String?
    for (key, member) in try decoder.members() {
      if key == "value" { value = try member.scalarText() }
      if key == "label" { label = try member.string() }
    }
    guard let value else { throw decoder.error("a category needs a value") }
    return (value, label ?? value)
  }
}

extension SayAs {
  /// Reads `say`: the short form, or an object with `as`.
  init(_ decoder: DescriptionDecoder) throws(ReadingError) {
    if decoder.isString {
      do throws(SayAsError) {
        try self.init(decoder.stringOrEmpty())
      } catch {
        throw decoder.error(error.description)
      }
      return
    }
    try self.init(try decoder.members(), decoder)
  }

  /// Reads the members of an object that has `as`.
  init(
    _ members: [(key: String, value: DescriptionDecoder)], _ decoder: DescriptionDecoder
  ) throws(ReadingError) {
    guard let form = members.last(where: { $0.key == "as" })?.value else {
      throw decoder.error("this object needs 'as', which sets how the value is spoken")
    }
    guard form.isString else { throw form.error("'as' must be a string such as currency:USD") }
    try self.init(form)
    try takeControl(members, decoder)
    for (key, value) in members {
      switch key {
      case "as", "value", "min", "max", "step": break
      case "heading": heading = try value.choice()
      case "missing": missing = try value.string()
      case "importance":
        let importance = try value.string()
        guard ["low", "default"].contains(importance) else {
          throw value.error("expected low or default, found \"\(importance)\"")
        }
        isLowImportance = importance == "low"
      case "locale": locale = try value.locale()
      case "hint": hint = try value.string()
      case "roleDescription": roleDescription = try value.string()
      case "sign": signWords = try SignWords(value)
      default:
        throw value.error("'\(key)' is not known here")
      }
    }
    if isLowImportance, role?.isControl == true {
      throw decoder.error("a control can't be of low importance")
    }
  }

  /// Decodes what only controls have: the range of the value, and how the value is spoken.
  private mutating func takeControl(
    _ members: [(key: String, value: DescriptionDecoder)], _ decoder: DescriptionDecoder
  ) throws(ReadingError) {
    var minimum: Double?
    var maximum: Double?
    var step: Double?
    var form: SayAs?
    for (key, value) in members {
      switch key {
      case "min": minimum = try value.number()
      case "max": maximum = try value.number()
      case "step":
        step = try value.double()
        if step == 0 { throw value.error("expected a number above 0") }
      case "value": form = try SayAs(value)
      default: continue
      }
      let hasRange = role == .slider || role == .progress
      guard hasRange || (key == "value" && role == .textField) else {
        throw value.error("'\(key)' is for a slider or progress, not for '\(name)'")
      }
    }
    guard let role else { return }
    guard form?.role == nil else { throw decoder.error("a control's value can't be a control") }
    if let form {
      self = SayAs(role, value: form, range: range)
    }
    if minimum == nil, maximum == nil, step == nil { return }
    // A share ranges from 0 to 1; an explicit range holds plain numbers unless declared otherwise.
    let hasBounds = minimum != nil || maximum != nil
    let start = minimum ?? 0
    let end = maximum ?? (hasBounds ? nil : 1)
    guard let end, start < end else {
      throw decoder.error("the range of a \(name) needs a 'max' above its 'min'")
    }
    range = Range(start...end, step: step)
    if hasBounds, form == nil, kind == .percent, !whole { kind = .number }
  }
}

extension SayAs.SignWords {
  init(_ decoder: DescriptionDecoder) throws(ReadingError) {
    self.init(positive: "", negative: "", zero: "")
    var seen: Set<String> = []
    for (key, value) in try decoder.members() {
      switch key {
      case "positive": positive = try value.string()
      case "negative": negative = try value.string()
      case "zero": zero = try value.string()
      default: throw value.error("expected positive, negative or zero")
      }
      seen.insert(key)
    }
    // A sign without a word would be lost.
    let words = [positive, negative, zero].map(TextCleaner.clean)
    guard seen.count == 3, words.allSatisfy({ !$0.isEmpty }), Set(words).count == 3 else {
      throw decoder.error("'sign' needs a different word for each of positive, negative and zero")
    }
  }
}

extension DescriptionDecoder {
  /// The text of a value that has been checked to be a string.
  fileprivate func stringOrEmpty() -> String {
    if case .string(let text) = node.content { text } else { "" }
  }

  /// The text of a string, number or boolean, as a cell would hold it.
  fileprivate func scalarText() throws(ReadingError) -> String {
    switch node.content {
    case .string(let text): return text
    case .number(let digits): return digits
    case .bool(let value): return value ? "true" : "false"
    default: throw error("expected a value, found \(node.kindName)")
    }
  }
}
