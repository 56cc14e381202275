// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension HungarianRules {
  /// What dictionaries of Hungarian list as abbreviations, beside those that need more than their words.
  static let abbreviations = """
    h.u. = hosszabbítás után
    cca. = körülbelül
    csüt. = csütörtök
    eü. = egészségügyi
    i. m. = idézett mű
    kiad. = kiadás
    ld. = lásd
    megj. = megjegyzés
    né. = néhai
    okl. = okleveles
    pu. = pályaudvar
    pént. = péntek
    rk. = római katolikus
    szomb. = szombat
    tc. = törvénycikk
    tvr. = törvényerejű rendelet
    ui. = ugyanis
    uo. = ugyanott
    vill. = villamos
    fej. = fejezet
    köt. = kötet
    mell. = melléklet
    bek. = bekezdés
    vas. = vasárnap
    """
}
