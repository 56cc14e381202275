// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The numbers by which states and banks know people and firms.
extension TextNormalizer {
  /// Reads a number of a person, a firm or an account digit by digit, in the groups in which it is written behind its
  /// name: "CPF 529.982.247-25", "PESEL 85010112345", "NIP: 526-10-40-567".
  func identityNumber(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1), isBehindIdentity(index) else {
      return nil
    }
    var groups = [tokens.text(index)]
    var end = index + 1
    while groups.count < 8, tokens.kind(end + 1) == .digits,
      tokens.isMark(end, in: [".", "-", "/", "–"]) || tokens.kind(end) == .space
    {
      groups.append(tokens.text(end + 1))
      end += 2
    }
    guard groups.reduce(0, { $0 + $1.utf8.count }) >= Self.leastIdentity, tokens.isEdge(end) else {
      return nil
    }
    form.append(rules.phone(groups, isInternational: false), as: .digits)
    return end
  }

  /// Reads the short number of the police or an ambulance behind the word for a call: "call 911", "拨打120".
  func emergencyNumber(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard Self.emergencies.contains(tokens.text(index)), isCalled(index) else { return nil }
    form.append(rules.digits(tokens.text(index)), as: .digits)
    return index + 1
  }

  /// Whether something is called at an index, and nothing is counted: "call 100 people".
  private func isCalled(_ index: Int) -> Bool {
    if tokens.kind(index - 1) == .space {
      let behind = tokens.kind(index + 1) == .space ? tokens.text(index + 2) : ""
      return ["call", "dial", "gọi"].contains(tokens.text(index - 2).lowercased())
        && (isEnd(index + 1) || Self.wordsBehindCalls.contains(behind))
    }
    let lead = tokens.text(index - 1)
    let behind = tokens.text(index + 1)
    // "110报警", "120急救"
    if tokens.isBoundary(index - 1), ["报警", "急救", "火警"].contains(where: behind.hasPrefix) {
      return true
    }
    return ["打", "拨", "报警", "火警", "急救"].contains(where: lead.hasSuffix)
      && (tokens.isEdge(index + 1)
        || ["急", "报", "电", "热", "求", "叫"].contains(where: behind.hasPrefix))
  }

  private static let emergencies: Set<String> = [
    "911", "112", "999", "988", "311", "000", "100", "101", "102", "103", "104", "108", "110",
    "111",
    "113", "114", "115", "116", "117", "118", "119", "120", "122", "144",
  ]
  private static let wordsBehindCalls: Set<String> = [
    "now", "if", "or", "and", "for", "in", "immediately", "when", "to", "ngay", "để", "khi",
  ]

  /// Fewer digits are said as a number.
  private static let leastIdentity = 5

  /// Whether the name of such a number is before an index, perhaps with the word for a number behind it.
  private func isBehindIdentity(_ index: Int) -> Bool {
    var at = index - 1
    let first = max(index - 8, -1)
    while at > first {
      while at > first,
        tokens.kind(at) == .space || tokens.isMark(at, in: [".", ":", "：", "#", "-", "º", "°"])
      {
        at -= 1
      }
      guard at > first, at < index - 1 else { return false }
      let word = tokens.text(at).lowercased()
      if Self.identities.contains(word) || Self.identityEndings.contains(where: word.hasSuffix) {
        return true
      }
      guard Self.wordsForNumber.contains(word) else { return false }
      at -= 1
    }
    return false
  }

  private static let wordsForNumber: Set<String> = [
    "no", "nr", "nº", "n", "num", "numer", "number", "nummer", "número", "numero", "numéro", "№",
    "номер", "numarası", "số",
  ]

  /// The usual names of such numbers where tables and forms have them, in all languages that are spoken.
  private static let identities: Set<String> = [
    // Persons and their taxes.
    "ssn", "itin", "nhs", "cpf", "cnpj", "cnh", "pis", "nit", "nif", "dni", "nie", "curp", "rfc",
    "cuil", "cuit", "rut", "nir", "bsn", "personnr", "personnummer", "pesel", "nip", "regon", "krs",
    "инн", "снилс", "кпп", "огрн", "іпн", "рнокпп", "єдрпоу", "taj", "adószám", "adóazonosító",
    "kimlik", "tckn", "vkn", "القومي", "aadhaar", "आधार", "cccd", "cmnd", "mst",
    "steuernummer", "steuernr", "ustid", "siren", "siret", "iva", "orgnr", "organisationsnummer",
    // Accounts.
    "kontonummer", "kontonr", "rekeningnummer", "bankkonto", "계좌", "계좌번호", "stk",
    "р/с", "к/с", "бик",
  ]
  private static let identityEndings = ["身份证号", "账号", "帐号", "卡号", "口座番号", "계좌번호", "등록번호"]
}
