// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Names of columns that tell the part which somebody or something has in what the row tells: a winner and a loser, a
/// seller and a buyer, where something comes from and where it goes.
///
/// The values of two such columns are of one kind, so that only the headings tell who is who, also that of the column that
/// names the row.
enum ConverseRoles {
  /// Whether the names of two columns are those of converse parts: "winner" and "loser", "old name" and "new name".
  static func are(_ words: [String], _ others: [String]) -> Bool {
    guard let last = words.last, let otherLast = others.last else { return false }
    if words.count == 1, others.count == 1 { return areConverse(last, otherLast) }
    // One word tells them apart: "home team" and "away team", "name before" and "name after".
    let first = words.dropFirst() == others.dropFirst() ? (words[0], others[0]) : nil
    let end = words.dropLast() == others.dropLast() ? (last, otherLast) : nil
    return [first, end].contains { $0.map(areConverse) ?? false }
  }

  private static func areConverse(_ word: String, _ other: String) -> Bool {
    guard word != other, let groups = groupsOfWords[word] else { return false }
    return groups.contains { Self.groups[$0].contains(other) }
  }

  /// The groups that each word is in, since most names of columns have none.
  private static let groupsOfWords: [String: [Int]] = groups.enumerated().reduce(into: [:]) {
    found, group in
    for word in group.element { found[word, default: []].append(group.offset) }
  }

  /// The parts that are each other's converse.
  private static let groups: [Set<String>] = [
    "winner loser", "seller buyer", "sender receiver recipient", "plaintiff defendant",
    "mother father parent child", "husband wife", "bride groom", "lender borrower",
    "employer employee", "mentor mentee", "teacher student", "attacker defender", "predator prey",
    "killer victim", "caller callee", "origin destination", "source target destination sink",
    "home away", "host guest visitor", "white black", "predecessor successor", "from to",
    "old new", "previous current next", "former current", "before after", "departure arrival",
    "start finish", "donor recipient", "doctor patient", "artist sitter",
    "sieger verlierer", "gewinner verlierer", "käufer verkäufer", "absender empfänger",
    "kläger beklagter", "mutter vater kind", "heim gast", "gastgeber gast", "start ziel",
    "vorgänger nachfolger", "von nach bis", "alt neu", "alter neuer", "quelle ziel",
    "vainqueur perdant", "vendeur acheteur", "expéditeur destinataire", "mère père enfant",
    "domicile extérieur", "départ arrivée", "origine destination", "de à vers",
    "ancien nouveau", "ancienne nouvelle",
    "ganador perdedor", "vendedor comprador", "remitente destinatario", "madre padre hijo",
    "local visitante", "origen destino", "salida llegada", "antiguo nuevo", "desde hasta", "de a",
    "vincitore sconfitto perdente", "venditore acquirente", "mittente destinatario",
    "madre padre figlio", "casa trasferta", "partenza arrivo", "origine destinazione", "da a",
    "vecchio nuovo", "vencedor perdedor", "remetente destinatário", "mãe pai", "mandante visitante",
    "origem destino", "partida chegada", "de para", "antigo novo",
    "winnaar verliezer", "koper verkoper", "afzender ontvanger", "moeder vader", "thuis uit",
    "van naar", "oude nieuwe", "vertrek aankomst",
    "vinnare förlorare", "köpare säljare", "avsändare mottagare", "hemma borta", "från till",
    "gammal ny", "победитель проигравший", "продавец покупатель", "отправитель получатель",
    "мать отец", "хозяева гости", "откуда куда", "из в", "старое новое",
  ].map { Set($0.split(separator: " ").map(String.init)) }
}
