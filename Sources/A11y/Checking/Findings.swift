/// Takes what rules find in a table; the same fault in the same field is one finding, with a count.
struct Findings {
  private struct Key: Hashable {
    var rule: String
    /// The column; nil for the row as a whole.
    var column: Int?
    /// Nil where further places are the same finding whatever is wrong there.
    var message: String?
  }

  private let settings: CheckSettings
  private(set) var all: [Finding] = []
  private var places: [Key: Int] = [:]
  /// The finding of each of whose phrases the spoken form is still to be said, by the place of the phrase; nil is the row.
  private var unheard: [(finding: Int, phrase: Int?)] = []
  /// Places that rules come back to when they have seen all rows.
  private var remembered: [(phrase: CheckedPhrase?, item: CheckedItem, heard: String)] = []
  /// Those of which the spoken form is still to be said.
  private var unheardPlaces: [Int] = []
  /// The rule that is looking.
  var rule: (any CheckRule.Type)?

  init(_ settings: CheckSettings) { self.settings = settings }

  /// Notes a fault.
  ///
  /// - Parameters:
  ///   - phrase: the phrase; nil for the row as a whole.
  ///   - item: the header, row or footer.
  ///   - message: what is wrong.
  ///   - heard: what is heard now; nil for what is said of the phrase, or of the row.
  ///   - better: what would be better.
  ///   - isOnePerTable: whether further places are the same finding, whatever field they are in.
  ///   - fix: the text of the cell that would mend it.
  mutating func report(
    _ phrase: CheckedPhrase?, of item: CheckedItem, _ message: String, heard: String? = nil,
    better: String, isOnePerTable: Bool = false, fix: String? = nil
  ) {
    guard let rule else { return }
    if settings.ignores(rule.name, in: phrase?.field) { return }
    let edit = fix.flatMap { phrase?.fix($0) }
    let key = Key(
      rule: rule.name, column: isOnePerTable ? nil : phrase?.column,
      message: isOnePerTable ? nil : message)
    if !settings.listsAll, let place = places[key] {
      all[place].moreCount += 1
      if let edit { all[place].fixes.append(edit) }
      return
    }
    let place = phrase?.location ?? item.location
    let documentation = rule.documentation
    places[key] = all.count
    if heard == nil { unheard.append((all.count, phrase?.number)) }
    all.append(
      Finding(
        rule: rule.name, level: documentation.level, line: place.line, column: place.column,
        path: place.path, message: message, heard: heard ?? "", better: better,
        reference: documentation.reference.title, address: documentation.reference.address,
        fixes: edit.map { [$0] } ?? []))
  }

  /// Keeps a place in mind for ``report(_:_:count:better:)``, with what is heard there.
  mutating func remember(_ phrase: CheckedPhrase?, of item: CheckedItem) -> Int {
    unheardPlaces.append(remembered.count)
    remembered.append((phrase, item, ""))
    return remembered.count - 1
  }

  /// Notes a fault of a whole field at a place that was remembered.
  ///
  /// - Parameters:
  ///   - place: what ``remember(_:of:)`` returned.
  ///   - message: what is wrong.
  ///   - count: in how many places it is.
  ///   - better: what would be better.
  ///   - fix: the text of the cell that would mend it.
  mutating func report(
    _ place: Int, _ message: String, count: Int = 1, better: String, fix: String? = nil
  ) {
    let (phrase, item, heard) = remembered[place]
    let found = all.count
    report(phrase, of: item, message, heard: heard, better: better, fix: fix)
    // A rule that speaks at the end knows no more than the first place.
    if all.count > found { all[found].moreCount += count - 1 }
  }

  /// The phrases of the item that was checked last of which the spoken form is to be said; nil is the row.
  var unheardPhrases: Set<Int?> {
    Set(unheard.map(\.phrase) + unheardPlaces.map { remembered[$0].phrase?.number })
  }

  /// Takes the spoken forms of ``unheardPhrases``.
  mutating func hear(_ spoken: [Int?: String]) {
    for (finding, phrase) in unheard { all[finding].heard = spoken[phrase] ?? "" }
    for place in unheardPlaces {
      remembered[place].heard = spoken[remembered[place].phrase?.number] ?? ""
    }
    unheard.removeAll(keepingCapacity: true)
    unheardPlaces.removeAll(keepingCapacity: true)
  }
}
