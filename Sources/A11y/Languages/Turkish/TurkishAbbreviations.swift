extension TurkishRules {
  /// What dictionaries of Turkish list as abbreviations, beside those that need more than their words.
  static let abbreviations = """
    age. = adı geçen eser
    Alm. = Almanca
    ans. = ansiklopedi
    Arş. = araştırma
    Arş. Gör. = araştırma görevlisi
    ~ böl. = bölüm
    Bşk. = başkanı
    Cmt. = cumartesi
    D: = daire
    doğ. = doğum
    ed. = editör
    Fak. = fakülte
    Gen. = general
    İng. = İngilizce
    K: = kat
    mad. = madde
    mim. = mimar
    Müh. = mühendis
    Pzt. = pazartesi
    s.a.v. = sallallahu aleyhi ve sellem
    San. = sanayi
    sy. = sayı
    Tic. = ticaret
    tic. = ticaret
    Uzm. = uzman
    Yrd. = yardımcı
    Yrd. Doç. = yardımcı doçent
    Çar. = çarşamba
    ölm. = ölüm
    Öğr. Gör. = öğretim görevlisi
    Üni. = üniversite
    Üniv. = üniversite
    şb. = şube
    """
}
