// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Names of columns that hold codes: numbers that nobody adds up.
enum CodeName {
  /// The last words of names of codes.
  private static let codes = registers.union([
    "id", "code", "phone", "telephone", "tel", "fax", "mobile", "isbn", "issn", "ean", "upc", "sku",
    "gtin", "account", "serial", "pin", "ssn", "iban", "fips", "ein", "vin", "barcode", "zipcode",
    "imei", "geoid", "uuid", "guid", "pid", "uid", "gid", "iata", "icao", "mmsi", "imo", "cik",
    "cusip", "isin", "lei", "sedol", "asin", "oclc", "pmid", "orcid", "naics", "cnpj", "cpf",
    "siret", "cas", "casrn", "mrn", "blz", "bankleitzahl", "npi", "ndc",
    "telefone", "telefono", "teléfono", "téléphone", "telefon", "telefoon", "telefonnummer",
    "handy",
    "móvil", "celular", "cellulare", "portable", "konto", "kontonr", "kontonummer", "compte",
    "conto",
    "rekening", "rekeningnummer", "kreditkarte", "kredietkaart", "kreditkort", "creditcard",
    "siren", "nif", "pesel", "squawk", "port", "plz", "postleitzahl", "postcode", "kennzeichen",
    "lau", "siruta", "gemeindeschlüssel",
    "dial", "cep", "ssid", "bssid", "eori", "vatin", "duns", "doi",
    "codice", "código", "codigo", "kod", "matricola", "matricule", "matrícula", "nip", "regon",
    "mcc",
    "swift", "bic", "catalog", "catalogue", "hash", "checksum", "md5", "sha", "sha1", "sha256",
    "hex", "hexadecimal",
  ])

  /// Things whose number is a code, such as an order number.
  private static let numbered: Set<String> = [
    "order", "account", "invoice", "ticket", "case", "customer", "serial", "phone", "policy",
    "member", "tracking", "reference", "doc", "item", "subject", "subj", "patient", "part", "acct",
    "file", "record", "batch", "lot", "user", "person", "house", "flight", "room", "license",
    "licence", "permit", "registration", "certificate", "passport", "insurance", "docket", "parcel",
    "badge", "employee", "student", "contract", "claim", "asset", "equipment", "vehicle", "tail",
    "document", "receipt", "voucher", "delivery", "shipment", "transaction", "cheque",
    "application", "loan", "protocol", "slip", "purchase", "requisition", "quotation", "quote",
  ]

  /// Things that are called by a number alone: flight 1545.
  private static let nominal: Set<String> = [
    "flight", "gate", "locker", "ticket", "invoice", "license", "licence", "passport",
  ]

  /// The last words of names of numbers that stand for kinds.
  private static let kinds: Set<String> = ["type", "kind", "class", "category", "status", "method"]

  /// The last words of names of whole numbers that tell rows apart.
  private static let keys: Set<String> = [
    "key", "pk", "fk", "seqn", "hhid", "pid", "psid", "caseid", "casenum", "respid", "persid",
  ]

  /// Words for a code that stand before what it is of: "Codice comune", "id_foro".
  private static let firstWords = registers.union([
    "codice", "codici", "codigo", "código", "id", "cod", "kod",
  ])

  /// The registers of places, whose codes have their name or begin with it: "Istat", "ISTAT del comune".
  private static let registers: Set<String> = [
    "teryt", "insee", "istat", "ibge", "nuts", "ags", "simc",
  ]

  /// The last words of names of numbers that are codes where they are long, and all of one length: "station number".
  private static let numbers: Set<String> = [
    "number", "num", "numero", "número", "nummer", "numéro", "номер", "numer", "nr",
  ]

  /// Whether a word of a Germanic language is made of another and of that for a number: "Clearingnummer", "landnr".
  static func isCompoundNumber(_ words: [String]) -> Bool {
    guard let last = words.last else { return false }
    return last.utf8.count > 5
      && ["nummer", "nr", "nummeret", "númer"].contains {
        last.hasSuffix($0) && last.utf8.count > $0.utf8.count + 2
      }
  }

  /// Words of what is measured of a program's code.
  private static let measures: Set<String> = [
    "size", "count", "total", "churn", "coverage", "length", "complexity", "age", "quality",
    "ratio",
    "score", "rate", "number", "time", "volume", "percent", "pct",
  ]

  /// Words of numbers that are counted.
  private static let sums: Set<String> = [
    "total", "average", "avg", "mean", "median", "max", "min", "overall", "whole", "gesamt",
  ]

  /// Whether whole numbers of one length, too long to count with, are codes under such a name.
  static func isNumberOfThing(_ words: [String]) -> Bool {
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    return numbers.contains(last) && !numbers.contains(first) && !sums.contains(first)
  }

  /// Whether a name is of the numbers that an authority gives, which is called by its letters: "TDCJ Number".
  static func isNumberOfAuthority(_ name: String) -> Bool {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard words.count > 1, let last = words.last, numbers.contains(last.lowercased()),
      last.contains(where: \.isLowercase)
    else { return false }
    let letters = words[words.count - 2]
    return letters.utf8.count > 2 && letters.allSatisfy(\.isUppercase)
  }

  private static let models: Set<String> = [
    "model", "modell", "modèle", "modelo", "modello", "variant", "part", "article", "artikel",
  ]

  /// Whether what is called so may be of numbers: the model "737-832".
  static func isModel(_ words: [String]) -> Bool { words.last.map(models.contains) ?? false }

  /// Whether whole numbers under such a name are codes: "area_key".
  static func isKey(_ words: [String]) -> Bool { words.last.map(keys.contains) ?? false }

  /// Whether large whole numbers under such a name stand for kinds: "coil_type".
  static func isKind(_ words: [String]) -> Bool { words.last.map(kinds.contains) ?? false }

  /// Whether a lowercased name ends in "id", written without a mark behind what it counts: "geonameid".
  ///
  /// Names that end in an English word are none: "totalpaid", "centroid".
  static func endsInID(_ word: String) -> Bool {
    word.hasSuffix("id") && word.utf8.count > 4 && !inID.contains { word.hasSuffix($0) }
  }

  /// Whether a lowercased name ends in "no" behind what is numbered, or in "num" without a mark: "pidnum".
  static func endsInNumber(_ words: [String]) -> Bool {
    guard let last = words.last else { return false }
    if ["no", "nr"].contains(last) { return words.count > 1 }
    // German writes them as one word.
    let word = last.hasSuffix(".") ? last.dropLast() : last[...]
    if word.utf8.count > 4, word.hasSuffix("nr") || word.hasSuffix("nummer") { return true }
    return last.hasSuffix("num") && last.utf8.count > 4
      && !["inum", "anum", "gnum", "rnum", "enum"].contains { last.hasSuffix($0) }
  }

  /// English words that end in "id", which names of amounts may end in.
  private static let inID = [
    "oid", "acid", "amid", "avid", "bid", "braid", "candid", "covid", "cuspid", "eyelid", "fervid",
    "fetid", "florid",
    "fluid", "forbid", "frigid", "grid", "hominid", "horrid", "humid", "hybrid", "insipid",
    "intrepid", "kid", "laid",
    "languid", "limpid", "lipid", "liquid", "livid", "lucid", "lurid", "madrid", "maid", "morbid",
    "orchid", "paid",
    "pallid", "placid", "putrid", "pyramid", "raid", "rancid", "rapid", "rigid", "said", "skid",
    "solid", "sordid",
    "splendid", "squalid", "squid", "stupid", "tepid", "timid", "torrid", "turbid", "valid",
    "vapid", "vivid",
  ]

  /// Codes whose names mean something else in other languages: a "cap" is where an Italian letter goes.
  private static let codesOfOne: [String: Set<String>] = [
    "it": ["cap"], "fr": ["cp"], "es": ["dni", "nie", "curp", "cuit"],
  ]

  /// Papers and people whose number is a code, in languages that name them behind it: "Número do documento", "numéro de commande".
  private static let numberedOfOthers: Set<String> = [
    "documento", "pedido", "cuenta", "conta", "conto", "factura", "fatura", "fattura", "ordine",
    "contrato", "contratto", "cliente", "commande", "facture", "contrat", "compte", "dossier",
    "processo", "protocolo", "protocollo", "client", "expediente", "matrícula", "карты", "счета",
    "счёта", "договора", "заказа", "телефона", "документа", "полиса", "паспорта", "rachunku",
    "konta", "karty", "klienta", "zamówienia", "faktury", "transakcji", "umowy", "dokumentu",
    "nadawcy", "odbiorcy",
  ]

  /// Whether the lowercased words of a field's name stand for a code in a language.
  static func isCode(_ words: [String], in language: String) -> Bool {
    if let last = words.last, words.count > 1, last.allSatisfy(\.isNumber) {
      // The length of the code may be behind it: "isbn_10".
      return words[words.count - 2].allSatisfy { !$0.isNumber }
        && codes.contains(words[words.count - 2])
    }
    // Countries have numbers as codes as well (ISO 3166-1).
    if let last = words.last, words.count > 1, ["numeric", "num"].contains(last),
      ["iso", "iso3166", "m49", "country", "geo"].contains(words[words.count - 2])
    {
      return true
    }
    if let last = words.last, codesOfOne[language]?.contains(last) == true { return true }
    if words.count > 1, numbers.contains(words[0]),
      numberedOfOthers.contains(words[words.count - 1])
    {
      return true
    }
    return isCode(words)
  }

  /// Whether the lowercased words of a field's name stand for a code in any language.
  static func isCode(_ words: [String]) -> Bool {
    guard let last = words.last else { return false }
    if codes.contains(last) || (words.count == 1 && nominal.contains(last)) { return true }
    if words.count > 1, firstWords.contains(words[0]) { return true }
    // Whose code it is may be behind it: "teamIDfg".
    if words.count > 2, words[words.count - 2] == "id", last.utf8.count <= 3 { return true }
    // "code_insee", but not "code lines".
    if words.count == 2, words[0] == "code", !last.hasSuffix("s"), !measures.contains(last) {
      return true
    }
    // French and German write them as one word.
    if last.utf8.count > 4,
      ["cod", "kennzeichen", "konto", "karte"].contains(where: last.hasSuffix)
    {
      return true
    }
    // A list of codes has a name in the plural: "bank_codes".
    if last.utf8.count > 4, last.hasSuffix("s"), codes.contains(String(last.dropLast())) {
      return true
    }
    // A number tells apart two of a kind: "cowcode2", "pat_id1".
    let base = String(last.reversed().drop { $0.isNumber }.reversed())
    if base.count > 4, base.hasSuffix("code") { return true }
    if base.count < last.count, base == "id" || codes.contains(base) { return true }
    // Names are often written without a mark: "docno", "subjid".
    if ["no", "nr", "id"].contains(where: {
      let base = String(last.dropLast($0.count))
      return last.hasSuffix($0) && (numbered.contains(base) || codes.contains(base))
    }) {
      return true
    }
    return words.count > 1 && ["no", "nr", "num", "number"].contains(last)
      && numbered.contains(words[words.count - 2])
  }
}
