// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Roman numerals behind rulers and what is numbered, beside letters that are none.
@Suite struct NumeralsBehindNamesTests {
  @Test(
    "a Roman numeral is read behind what it numbers, and a letter stays one",
    arguments: [
      (
        "en-GB", "Chap. XIV covers the Tudors in 32 pp.",
        "chapter fourteen covers the Tudors in thirty two pages"
      ),
      (
        "en", "Read Vol. II before Chap. IX and Pt. III.",
        "Read volume two before chapter nine and part three."
      ),
      (
        "en", "Ch. IV, Fig. IV, Art. II, Sec. IV, Sc. II, Bk. IV",
        "chapter four, figure four, article two, section four, scene two, book four"
      ),
      ("en", "Fill the IV bag", "Fill the IV bag"),
      ("en", "the Pt. I saw was fine", "the Pt. I saw was fine"),
      ("en", "when James and I met", "when James and I met"),
      ("en", "Charles I know", "Charles I know"),
      ("en", "at pt. X on the map", "at pt. X on the map"),
      (
        "fr", "La 2e éd. (t. III, p. 45-52)",
        "La deuxième édition (tome trois, page quarante-cinq à cinquante-deux)"
      ),
      ("fr", "Voir t. II, chap. IV", "Voir tome deux, chapitre quatre"),
      ("fr", "Il pèse 3 t. Il est lourd.", "Il pèse trois tonnes. Il est lourd."),
      (
        "fr", "François I fut roi, Élisabeth I aussi, et Élisabeth II",
        "François premier fut roi, Élisabeth première aussi, et Élisabeth deux"
      ),
      ("fr", "Léopold I de Belgique", "Léopold premier de Belgique"),
      ("es", "t. III, cap. IV", "tomo tres, capítulo cuatro"),
      ("es", "tít. II, fig. IV, lib. I", "título dos, figura cuatro, libro uno"),
      ("es", "Carlos I abdicó", "Carlos primero abdicó"),
      ("es", "Jaime I el Conquistador", "Jaime primero el Conquistador"),
      ("es", "Isabel I de Castilla", "Isabel primera de Castilla"),
      (
        "it", "t. III, tit. IV, lib. I, fig. II, sez. II",
        "tomo terzo, titolo quarto, libro primo, figura due, sezione seconda"
      ),
      ("it", "parte II, sezione III, volume II", "parte seconda, sezione terza, volume secondo"),
      ("it", "con Napoleone I.", "con Napoleone primo."),
      ("it", "Umberto I fu ucciso", "Umberto primo fu ucciso"),
      ("it", "Formula I e vitamina K I", "Formula I e vitamina K I"),
      ("it", "Lo zar Nicola I", "Lo zar Nicola primo"),
      ("it", "Carlo V", "Carlo quinto"),
      ("pt", "t. III, tít. II, fig. IV", "tomo terceiro, título segundo, figura quatro"),
      (
        "pt", "parte II, fase II, D. Pedro I e Pedro I",
        "parte dois, fase dois, Dom Pedro primeiro e Pedro primeiro"
      ),
      ("pt", "Carlos V", "Carlos quinto"),
      (
        "nl", "dl. II, hfdst. V, bijl. III, fig. II",
        "deel twee, hoofdstuk vijf, bijlage drie, figuur twee"
      ),
      ("nl", "art. IV", "artikel vier"),
      (
        "nl", "Willem II volgde in 1840 zijn vader Willem I op.",
        "Willem de tweede volgde in achttienhonderdveertig zijn vader Willem de eerste op."
      ),
      ("nl", "Albert I van België en Karel V", "Albert de eerste van België en Karel de vijfde"),
      ("nl", "Plan I", "Plan I"),
      ("de", "Abt. III und Nr. I", "Abteilung drei und Nummer eins"),
      ("de", "Anna V, Hans X", "Anna V, Hans X"),
      ("uk", "Ярослав I — у XI ст.", "Ярослав перший — у одинадцятому столітті"),
      ("uk", "Петро I, Катерина II, Карл V", "Петро перший, Катерина друга, Карл п’ятий"),
      ("pl", "Zygmunt I Stary i Elżbieta II", "Zygmunt pierwszy Stary i Elżbieta druga"),
      ("sv", "Gustav I och Elisabeth II", "Gustav den förste och Elisabeth den andra"),
      ("sv", "Jag heter Anna V", "Jag heter Anna V"),
    ])
  func line(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }
}
