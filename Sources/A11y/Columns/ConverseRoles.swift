/// Names of columns that tell the part which somebody or something has in what the row tells: a winner and a loser, a
/// seller and a buyer, where something comes from and where it goes.
///
/// The values of two such columns are of one kind, so that only the headings tell who is who, also that of the column that
/// names the row.
enum ConverseRoles {
  /// Whether a name is that of such a part.
  static func has(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    // Alone, a preposition is the name; beside other words it may mean anything.
    if words.count == 1, ends.contains(first) { return true }
    return roles.contains(last) || roles.contains(first) || ages.contains(first)
  }

  private static let roles: Set<String> = [
    "winner", "loser", "seller", "buyer", "sender", "receiver", "recipient", "plaintiff",
    "defendant", "mother", "father", "parent", "child", "husband", "wife", "bride", "groom",
    "lender", "borrower", "donor", "employer", "employee", "mentor", "teacher", "student",
    "attacker", "defender", "predator", "prey", "hunter", "killer", "victim", "caller", "callee",
    "origin", "destination", "source", "target", "home", "away", "host", "guest", "visitor",
    "opponent", "white", "black", "predecessor", "successor", "departure", "arrival",
    "sieger", "verlierer", "gewinner", "käufer", "verkäufer", "absender", "empfänger", "kläger",
    "beklagter", "mutter", "vater", "heim", "gast", "gastgeber", "start", "ziel", "vorgänger",
    "nachfolger",
    "vainqueur", "perdant", "vendeur", "acheteur", "expéditeur", "destinataire", "mère", "père",
    "domicile", "extérieur", "départ", "arrivée", "origine",
    "ganador", "perdedor", "vendedor", "comprador", "remitente", "destinatario", "madre", "padre",
    "local", "visitante", "origen", "destino",
    "vincitore", "sconfitto", "venditore", "acquirente", "mittente", "casa", "trasferta",
    "partenza", "arrivo", "destinazione", "vencedor", "remetente", "destinatário", "mãe", "pai",
    "mandante", "origem", "winnaar", "verliezer", "koper", "verkoper", "afzender", "ontvanger",
    "moeder", "vader", "thuis", "uit", "vinnare", "förlorare", "köpare", "säljare", "avsändare",
    "mottagare", "hemma", "borta", "победитель", "проигравший", "продавец", "покупатель",
    "отправитель", "получатель", "мать", "отец", "хозяева", "гости", "откуда", "куда",
  ]

  private static let ends: Set<String> = [
    "from", "to", "von", "nach", "de", "à", "vers", "da", "a", "van", "naar", "från", "till", "из",
    "в", "z", "do",
  ]

  private static let ages: Set<String> = [
    "old", "new", "previous", "current", "former", "alt", "neu", "alter", "neuer", "ancien",
    "nouveau", "ancienne", "nouvelle", "antiguo", "nuevo", "vecchio", "nuovo", "antigo",
    "novo", "oude", "nieuwe", "gammal", "ny", "старое", "новое", "before", "after",
  ]
}
