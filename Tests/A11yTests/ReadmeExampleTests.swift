import A11y
import Testing

/// The code of the README's library example, to the letter.
@Suite struct ReadmeExampleTests {
  @Test func aFewLinesGiveALabel() throws {
    var labeler = RowLabeler(
      fields: [
        Field("company"),
        Field("price", say: .currency("USD")),
        Field("change", say: .signedChange),
      ])
    let label = try labeler.label(
      for: ["company": "Apple Inc.", "price": 648.11, "change": 0.0185])
    #expect(label == "Apple Inc., $648.11, up 1.85%")
  }
}
