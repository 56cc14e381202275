import Testing

@testable import A11y

/// Short forms, Roman numerals and grammar around numbers, by cause.
@Suite struct ShortFormsInTextTests {
  @Test(
    "a short form beside a number is said in full",
    arguments: [
      // What is numbered stands before its number.
      ("en", "pp. 12–18", "pages twelve to eighteen"), ("en", "p. 45", "page forty five"),
      ("en", "see vol. 3, ch. 7", "see volume three, chapter seven"),
      ("en", "fig. 2 and sec. 4", "figure two and section four"),
      ("en", "ca. 1850", "circa eighteen fifty"), ("en", "5th Ave.", "fifth Avenue"),
      ("en", "the fig. is ripe", "the fig. is ripe"),
      ("en", "100 Mbit/s", "one hundred megabits per second"),
      ("de", "Hauptstr. 12", "Hauptstraße zwölf"), ("de", "Lindenstr.", "Lindenstraße"),
      ("es", "12 500 hab.", "doce mil quinientos habitantes"),
      ("pt", "1.200 hab.", "mil e duzentos habitantes"),
      ("sv", "1 234,5 mkr", "tusen tvåhundratrettiofyra komma fem miljoner kronor"),
      ("sv", "12 mdkr", "tolv miljarder kronor"),
      ("sv", "199 kr/st", "hundranittionio kronor per styck"),
      // Months with a dash between them are months, however short.
      ("en", "Jan–Mar 2020", "January to March twenty twenty"),
      ("en", "Jan.-Mar. 2020", "January to March twenty twenty"),
      ("de", "Jan.–März", "Januar bis März"), ("fr", "janv.-mars", "janvier à mars"),
      // A short month has its period in a date.
      ("fr", "1er janv. 1999", "premier janvier mille neuf cent quatre-vingt-dix-neuf"),
      ("sv", "12–14 okt. 2023", "tolfte till fjortonde oktober tjugotjugotre"),
      // Centuries and rulers.
      ("es", "s. XVIII", "siglo dieciocho"), ("es", "siglo XX", "siglo veinte"),
      ("pt", "séc. XXI", "século vinte e um"), ("it", "sec. XVI", "secolo sedicesimo"),
      ("sv", "Karl XII", "Karl den tolfte"),
      ("sv", "Gustav III mördades", "Gustav den tredje mördades"),
      ("ru", "Пётр I", "Пётр первый"), ("ru", "Николай II", "Николай второй"),
      ("vi", "Louis XIV", "Louis mười bốn"), ("vi", "quý II", "quý hai"),
      ("de", "im XIX. Jahrhundert", "im neunzehnten Jahrhundert"),
      // The hour's word stands in the text already.
      ("hi", "सुबह 9:30 बजे", "सुबह नौ बजकर तीस मिनट"),
      ("it", "8.30-12.30", "otto e trenta minuti a dodici e trenta minuti"),
      // The noun behind a number tells its case and gender.
      ("ru", "с 22 студентами", "с двадцатью двумя студентами"),
      ("ru", "в 5 странах", "в пяти странах"), ("ru", "к 5 часам", "к пяти часам"),
      ("ru", "к 2030 году", "к две тысячи тридцатому году"),
      ("ru", "15-летний опыт", "пятнадцатилетний опыт"), ("ru", "счёт 3:1", "счёт три, один"),
      ("es", "3/4 partes", "tres cuartas partes"),
      ("es", "Madrid 3-1 Barcelona", "Madrid tres a uno Barcelona"),
      ("ar", "5 سنوات", "خمس سنوات"), ("ar", "3 كتب", "ثلاثة كتب"),
      ("zh", "2019—2021年", "二零一九到二零二一年"),
    ] as [(String, String, String)])
  func isSaidAs(_ language: String, _ line: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(line, language) == words)
  }

  @Test("a year of the calendar is no length in Arabic", arguments: ["عام 1990م", "سنة 833 م"])
  func isNoLength(_ line: String) throws {
    #expect(try !OnlyReadingTests.spoken(line, "ar").contains("متر"))
  }
}
