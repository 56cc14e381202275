import Testing

@testable import A11y

@Suite struct DescribingTests {
  static let says = [
    "text", "number", "number:.00", "integer", "currency:USD", "currency:JPY:accounting:.00",
    "percent:direction:whole:.##", "measure:celsius:.0#", "date:full", "datetime", "identifier",
    "rating:5", "yesno", "skip", "heading", "slider", "number:.0+", "number:.", "url",
  ]

  @Test(arguments: says)
  func theShortFormIsReadAgain(_ text: String) throws {
    let say = try SayAs(text)
    #expect(try SayAs(say.shortForm) == say)
  }

  static func guesses(_ input: String, _ locale: LocaleIdentifier = .enUS) throws -> String {
    var labels = try LabelReader(MemorySource(input), locale: locale)
    var profile = TableProfile()
    while try profile.addNext(of: &labels) {}
    var out = ByteBuffer()
    FieldGuess.write(profile.guesses, into: &out)
    return out.text().split(separator: "\n").dropFirst(2).dropLast(2)
      .map { $0.trimmingPrefix("    ").trimmingSuffix(",") }.joined(separator: "\n")
  }

  /// A column, and the field that is made of it.
  static let columns: [(cells: String, field: String)] = [
    ("n,2024-01-15,2024-02-01", #"{"name":"n","type":"date"}"#),
    ("n,2024/01/15,2024/02/01", #"{"name":"n","type":"date","format":"%Y/%m/%d"}"#),
    ("n,15/01/2024,01/02/2024", #"{"name":"n","type":"date","format":"%d/%m/%Y"}"#),
    ("n,01/15/2024,01/02/2024", #"{"name":"n","type":"date","format":"%m/%d/%Y"}"#),
    ("n,Jan 1 2000,Feb 12 2001", #"{"name":"n","type":"date","format":"%b %d %Y"}"#),
    ("n,2024-01-15T10:00:00,2024-01-15T10:00:00Z", #"{"name":"n","type":"datetime"}"#),
    ("n,10:30,23:59", #"{"name":"n","type":"time"}"#),
    ("n,1/2/2024,3-4-2024", #"{"name":"n"}"#),
    ("n,31/02/2024,01/02/2024", #"{"name":"n"}"#),
    ("n,1 250,2 000", #"{"name":"n","type":"integer","groupChar":" ","bareNumber":false}"#),
    ("n,1.2.2024,3.4.2024", #"{"name":"n","type":"date","format":"%d.%m.%Y"}"#),
    ("zip,01067,10115", #"{"name":"zip","say":{"as":"identifier","heading":"always"}}"#),
    (
      "order_no,10023,10024",
      #"{"name":"order_no","title":"order no","say":{"as":"identifier","heading":"always"}}"#
    ),
    (
      "n,1,NA,-,?,null,None",
      #"{"name":"n","type":"integer","missingValues":["","-","?","NA","None","null"]}"#
    ),
    ("n,None,Minor,Severe", #"{"name":"n"}"#),
    ("n,PASS,FAIL,SKIP", #"{"name":"n"}"#),
    ("exp_date,x,y", #"{"name":"exp_date","title":"exp date"}"#),
    ("n,PT25M,PT1H10M", #"{"name":"n","say":{"as":"duration","heading":"always"}}"#),
    ("n,1,2", #"{"name":"n","type":"integer"}"#),
    ("n,1,2.5", #"{"name":"n","type":"number"}"#),
    ("n,1,NA", #"{"name":"n","type":"integer","missingValues":["","NA"]}"#),
    ("n,007,012", #"{"name":"n","say":"identifier"}"#),
    ("n,NO,SE,FI", #"{"name":"n","say":"identifier"}"#),
    (
      "n,yes,no",
      #"{"name":"n","trueValues":["1","TRUE","True","Y","YES","Yes","true","y","yes"],"falseValues":["0","FALSE","False","N","NO","No","false","n","no"],"say":{"as":"yesno","heading":"always"}}"#
    ),
    (
      "n,$5.00,$7",
      #"{"name":"n","bareNumber":false,"say":{"as":"currency:USD","heading":"always"}}"#
    ),
    (
      "n,5%,7.5%",
      #"{"name":"n","bareNumber":false,"say":{"as":"percent:whole","heading":"always"}}"#
    ),
    ("n,ann@x.org,bob@x.org", #"{"name":"n","say":"email"}"#),
    ("n,https://x.org,http://y.org", #"{"name":"n","say":"url"}"#),
    ("n,a.jpg,b.PNG", #"{"name":"n","say":"skip"}"#),
    (
      "area_code,94103,94104",
      #"{"name":"area_code","title":"area code","say":{"as":"identifier","heading":"always"}}"#
    ),
    (
      "price_usd,1,2",
      #"{"name":"price_usd","title":"price","say":{"as":"currency:USD","heading":"always"}}"#
    ),
    ("qty,1,2", #"{"name":"qty","title":"quantity","type":"integer"}"#),
    ("n,Oslo,Rome", #"{"name":"n"}"#),
  ]

  @Test(arguments: columns)
  func aColumnIsKnownByItsCells(_ column: (cells: String, field: String)) throws {
    let lines = column.cells.split(separator: ",").map { "\($0),x" }.joined(separator: "\n")
    // A second column, so that it is CSV.
    let first = try Self.guesses(lines + "\n").split(separator: "\n").first {
      $0.contains("\"\(column.cells.prefix { $0 != "," })\"")
    }
    #expect(first.map(String.init) == column.field)
  }

  /// Amounts as other countries write them, and the label that is made of the first.
  static let amounts: [(locale: String, cells: [String], label: String)] = [
    ("de-DE", ["1.234,56 €", "7,00 €"], "n 1.234,56 €"), ("de-DE", ["12,5 %", "3 %"], "n 12,5 %"),
    ("de-DE", ["1.000", "12.500"], "n 1.000"), ("de-DE", ["1.5", "2.25"], "n 1,5"),
    ("fr-FR", ["1 234,50", "7,25"], "n 1 234,50"), ("de-CH", ["1’000", "2’500"], "n 1’000"),
    ("en-US", ["1.000", "12.500"], "n 1.000"), ("en-US", ["1 000", "2 500"], "n 1,000"),
    ("en-US", ["(300.00)", "12.00"], "n −300.00"), ("de-DE", ["ja", "nein"], "n ja"),
    ("en-US", ["$5", "7"], "n $5.00"), ("en-US", ["1.234,56", "7,00"], "n 1,234.56"),
  ]

  @Test(arguments: amounts)
  func amountsKeepTheirValue(_ amount: (locale: String, cells: [String], label: String)) throws {
    let locale = try #require(LocaleIdentifier(amount.locale))
    let input = "n;x\n" + amount.cells.map { "\($0);y\n" }.joined()
    let fields = try Self.guesses(input, locale).split(separator: "\n").joined(separator: ",")
    var options = ReadingOptions()
    options.fields = Array(
      try Field.list(from: MemorySource("{\"fields\": [\(fields)]}")).filter { $0.name == "n" })
    var labels = try LabelReader(MemorySource(input), options: options, locale: locale)
    var out = ByteBuffer()
    _ = try labels.next(into: &out)
    #expect(
      out.text()
        == amount.label.replacing(" €", with: "\u{A0}€").replacing(" %", with: "\u{A0}%").replacing(
          "1 234", with: "1\u{202F}234"), "\(fields)")
  }

  @Test func whatIsGuessedIsReadAgain() throws {
    for column in Self.columns {
      let fields = try Field.list(from: MemorySource("{\"fields\": [\(column.field)]}"))
      #expect(fields.count == 1)
    }
  }

  @Test func whatTellsRowsApartIsFirst() throws {
    let input = "kind,name\nbird,Robin\nbird,Wren\nfish,Cod\n"
    #expect(try Self.guesses(input) == "{\"name\":\"name\"}\n{\"name\":\"kind\"}")
  }

  @Test func eachCellIsExplained() throws {
    var labels = try LabelReader(
      MemorySource(
        #"{"fields": [{"name": "a"}, {"name": "p", "say": "currency:EUR"}, {"name": "x", "say": "skip"}, {"name": "t_usd"}, {"name": "m", "missingValues": ["NA"]}], "rows": [{"a": "A U", "p": 5, "x": "y", "t_usd": 1, "m": "NA"}]}"#
      ))
    var label = ByteBuffer()
    let item = try #require(try labels.next(into: &label))
    let explanation = labels.explanation(of: item, label: label)
    #expect(explanation.label == "A U, €5.00, t $1.00")
    #expect(explanation.cells.map(\.field) == ["a", "p", "t_usd", "x", "m"])
    #expect(
      explanation.cells.map(\.say) == ["text", "currency:EUR", "currency:USD", "skip", "text"])
    #expect(explanation.cells.map(\.printed) == ["A U", "€5.00", "t $1.00", "", ""])
    #expect(explanation.cells[1].spoken.map(\.text) == ["five euros"])
    #expect(explanation.cells[3].reason == "its field is declared as skipped")
    #expect(explanation.cells[4].reason == "its text stands for a missing value")
    #expect(explanation.cells[1].column == 183)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self
  }
}
