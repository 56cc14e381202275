// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

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

  private static let menInA: Set<String> = [
    "Andrea", "Barnaba", "Elia", "Luca", "Mattia", "Mustafa", "Nicola", "Лука", "Микита",
  ]

  private static let queens: Set<String> = [
    "Isabel", "Beatriz", "Beatrix", "Leonor", "Inés", "Elizabeth", "Élisabeth", "Elisabeth",
    "Catherine", "Marie", "Isabelle", "Anne", "Jeanne", "Christine", "Marguerite", "Mathilde",
    "Margrethe", "Ulrike", "Katharine",
  ]

  private static let all = Set(
    """
    Adolf Afonso Albert Alberto Albrecht Alejandro Aleksander Alessandro Alexander Alexandre Alfonso Alphonse Amedeo
    Anna August Baldovino Baudouin Beatrix Benedetto Benedicto Benedictus Benedikt Benoît Bento Bernhard Birger
    Bolesław Boniface Bonifacio Bonifatius Bonifácio Boris Boudewijn Carlo Carlos Catalina Catarina Caterina
    Catherine Celestino Charles Christiaan Christian Christina Clemens Clemente Clément Cosimo Cristina Célestin
    Dinis Duarte Edoardo Eduard Eduardo Edvard Elisabeth Elisabetta Elizabeth Elżbieta Enrico Enrique Erik Ernesto
    Ernst Eugenio Eugène Eugênio Federico Felipe Ferdinand Ferdinando Fernando Filip Filipe Filippo Filips Francesco
    Francisco Frans Franz François Frederik Fredrik Friedrich Fryderyk Frédéric Garcia García Georg George Georges
    Giacomo Giorgio Giovanna Giovanni Giulio Giuseppe Gregor Gregorio Gregorius Gregório Grzegorz Grégoire Guglielmo
    Guillaume Guillermo Gustaaf Gustav Gustave Gustavo Haakon Hans Harald Heinrich Hendrik Henri Henrik Henrique
    Henryk Innocent Innocentius Innocenty Innocenzo Inocencio Inocêncio Isabel Isabella Isabelle Ivan Iwan Jacob
    Jacobus Jacques Jaime Jakob Jan Jean Jeanne Johan Johann Johannes Jorge Josef Joseph José Jozef João Juan Juana
    Jules Julio Julius Justiniano Justinien Józef Karel Karl Karol Katarina Katarzyna Kazimierz Klemens Knut Konrad
    Konstantin Konstanty Kristian Kristina Leo Leone Leonor Leopold Leopoldo Leszek Leão León Lodewijk Lorenzo
    Lotario Lothar Louis Ludvig Ludwig Ludwik Luigi Luis Luís Léon Léopold Magnus Manuel Margareta Margrethe Maria
    Marie Martin Martinho Martino Martín Mary María Massimiliano Maximiliaan Maximilian Maximiliano Maximilien
    Mieszko Miguel Mikołaj Mohammed Napoleon Napoleone Napoleão Napoleón Napoléon Niccolò Nicola Nicolaas Nicolas
    Nicolau Nicolás Nikolaj Nikolaus Olav Oscar Oton Otto Ottone Pablo Paolo Paul Paulo Paulus Paweł Pedro Peter
    Philipp Philippe Pie Pierre Pietro Pio Piotr Pius Ptolomeo Ptolémée Pío Přemysl Ramiro Ramsés Ramón Ranieri
    Robert Roberto Rodolfo Rodolphe Rudolf Ruggero Rupert Sancho Sebastião Sigismund Simeon Sisto Sixte Sixto Sixtus
    Stefan Sverker Teodosio Théodose Tolomeo Umberto Urbain Urban Urbano Valdemar Victoria Viktor Viktoria Vittoria
    Vittorio Vitória Václav Víctor Wacław Waldemar Wenzel Wilhelm Wilhelmina Willem Władysław Włodzimierz Zygmunt
    Édouard Élisabeth
    Єлизавета Іван Ізяслав Александр Алексей Анна Борис Василий Василь Вильгельм Володимир Всеволод Вільгельм Генрих
    Генріх Георг Екатерина Елизавета Иван Иоанн Карл Катерина Константин Костянтин Людовик Мария Марія Микола Михаил
    Михайло Мстислав Наполеон Николай Олександр Олексій Павел Павло Петро Пётр Рудольф Рюрик Святослав Федір Филипп
    Фридрих Фрідріх Фёдор Філіп Юрій Ярослав
    """
    .split { $0 == " " || $0 == "\n" }.map(String.init))
}
