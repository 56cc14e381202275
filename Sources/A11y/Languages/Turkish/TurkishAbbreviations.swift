// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension TurkishRules {
  /// What dictionaries of Turkish list as abbreviations, beside those that need more than their words.
  static let abbreviations = """
    Arş. = araştırma
    Arş. Gör. = araştırma görevlisi
    Bşk. = başkanı
    Cmt. = cumartesi
    doğ. = doğum
    mad. = madde
    Müh. = mühendis
    Pzt. = pazartesi
    s.a.v. = sallallahu aleyhi ve sellem
    sy. = sayı
    Tic. = ticaret
    tic. = ticaret
    Uzm. = uzman
    Yrd. = yardımcı
    Yrd. Doç. = yardımcı doçent
    ölm. = ölüm
    Öğr. Gör. = öğretim görevlisi
    Üni. = üniversite
    Üniv. = üniversite
    şb. = şube
    böl. = bölüm
    kıs. = kısım
    çev. = çeviren
    """
}
