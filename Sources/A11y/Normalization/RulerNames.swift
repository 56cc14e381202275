/// Names that kings, queens, emperors and popes share, behind which a single letter is a numeral: "Napoleone I".
enum RulerNames {
  /// Whether rulers have a name, in some language.
  static func contains(_ name: String) -> Bool { all.contains(name) }

  /// Whether a name is one of women, as most in "a" are.
  static func isQueen(_ name: String, in language: String) -> Bool {
    switch language {
    case "uk", "ru", "bg": name.hasSuffix("а") && !menInA.contains(name) || name.hasSuffix("ія")
    case "fr": queens.contains(name) || name.hasSuffix("ia")
    default: name.hasSuffix("a") && !menInA.contains(name) || queens.contains(name)
    }
  }

  private static let menInA: Set<String> = ["Barnaba", "Микита", "Лука", "Mustafa"]

  private static let queens: Set<String> = [
    "Isabel", "Beatriz", "Beatrix", "Leonor", "Inés", "Elizabeth", "Élisabeth", "Elisabeth",
    "Catherine", "Marie", "Isabelle", "Anne", "Jeanne", "Christine", "Marguerite", "Mathilde",
    "Margrethe", "Ulrike", "Katharine",
  ]

  private static let all = Set(
    [Self.ofRomanceLanguages, Self.ofGermanicLanguages, Self.ofSlavicLanguages, Self.inCyrillic]
      .flatMap { $0.split { $0 == " " || $0 == "\n" }.map(String.init) })

  private static let ofRomanceLanguages = """
    Alberto Alejandro Alessandro Alexandre Alfonso Alphonse Afonso Amedeo Baldovino Baudouin Benedetto Benedicto Benoît Bento
    Bonifacio Boniface Bonifácio Carlo Carlos Catarina Caterina Catalina Catherine Celestino Célestin Charles Clemente Clément
    Cosimo Cristina Dinis Duarte Édouard Edoardo Eduardo Elisabetta Élisabeth Enrico Enrique Ernesto Eugenio Eugène Eugênio
    Federico Felipe Ferdinand Ferdinando Fernando Filipe Filippo François Francesco Francisco Frédéric Garcia García Georges
    Giacomo Giorgio Giovanna Giovanni Giulio Giuseppe Gregorio Grégoire Gregório Guglielmo Guillaume Guillermo Gustave Gustavo
    Henri Henrique Innocent Innocenzo Inocencio Inocêncio Isabel Isabella Isabelle Jacques Jaime Jean Jeanne João Jorge José
    Joseph Juan Juana Jules Julio Justiniano Justinien Leão León Léon Leone Leopoldo Léopold Leonor Lorenzo Louis Luigi Luis
    Luís Lotario Manuel Maria María Marie Martin Martín Martinho Martino Massimiliano Maximilien Maximiliano Miguel Mohammed
    Napoleão Napoleón Napoléon Napoleone Niccolò Nicolas Nicolás Nicolau Nicola Oton Ottone Pablo Paul Paulo Paolo Pedro
    Philippe Pie Pierre Pietro Pio Pío Ptolémée Ptolomeo Tolomeo Ramiro Ramón Ramsés Ranieri Robert Roberto Rodolfo Rodolphe
    Ruggero Sancho Sebastião Sisto Sixte Sixto Teodosio Théodose Umberto Urbain Urbano Víctor Victoria Vittoria Vitória
    Vittorio
    """

  private static let ofGermanicLanguages = """
    Adolf Albert Albrecht Alexander Anna Baudouin Boudewijn Beatrix Benedikt Benedictus Bernhard Birger Bonifatius Christian
    Christiaan Christina Clemens Edvard Eduard Elisabeth Elizabeth Erik Ernst Ferdinand Filip Filips Frans Franz Frederik Fredrik
    Friedrich Georg George Gregor Gregorius Gustav Gustaaf Haakon Harald Hans Hendrik Henrik Heinrich Innocentius Ivan Jacob
    Jacobus Jakob Johan Johann Johannes Josef Jozef Julius Karel Karl Katarina Knut Konrad Konstantin Kristian Kristina Leo
    Leopold Lodewijk Lothar Ludvig Ludwig Magnus Margareta Margrethe Maria Mary Maximilian Maximiliaan Napoleon Nicolaas
    Nikolaus Nikolaj Olav Oscar Otto Paul Paulus Peter Philipp Pius Rudolf Rupert Sigismund Sixtus Stefan Sverker Valdemar
    Viktor Viktoria Victoria Waldemar Wenzel Wilhelm Wilhelmina Willem
    """

  private static let ofSlavicLanguages = """
    Albrecht Aleksander August Bolesław Elżbieta Fryderyk Filip Grzegorz Henryk Innocenty Iwan Jan Józef Karol Katarzyna
    Kazimierz Klemens Konrad Konstanty Leszek Ludwik Maria Mieszko Mikołaj Paweł Piotr Pius Rudolf Stefan Urban Wacław
    Wilhelm Władysław Włodzimierz Zygmunt Přemysl Václav Boris Simeon
    """

  private static let inCyrillic = """
    Александр Алексей Анна Борис Василий Вильгельм Генрих Георг Екатерина Елизавета Иван Иоанн Карл Константин Людовик Мария
    Михаил Наполеон Николай Павел Пётр Рудольф Святослав Фёдор Филипп Фридрих Ярослав Олександр Олексій Василь Вільгельм
    Володимир Генріх Катерина Єлизавета Іван Карл Костянтин Людовик Марія Михайло Мстислав Микола Павло Петро Рюрик Філіп
    Федір Фрідріх Всеволод Ізяслав Юрій
    """
}
