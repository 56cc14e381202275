extension HungarianRules {
  /// What dictionaries of Hungarian list as abbreviations, beside those that need more than their words.
  static let abbreviations = """
    biz. = bizottság
    br. = bruttó
    cca. = körülbelül
    csüt. = csütörtök
    dok. = dokumentum
    eü. = egészségügyi
    gör. = görög
    i. m. = idézett mű
    jz. = jegyzet
    kat. = katolikus
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
    """
}
