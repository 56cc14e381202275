// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension UkrainianRules {
  /// What dictionaries of Ukrainian list as abbreviations, beside those that need more than their words.
  static let abbreviations = """
    б-р = бульвар
    бл. = близько
    вид-во = видавництво
    вип. = випуск
    доц. = доцент
    ж/д = залізничний
    зав. = завідувач
    заст. = заступник
    к-сть = кількість
    каф. = кафедра
    наб. = набережна
    оз. = озеро
    оф. = офіс
    розд. = розділ
    с/г = сільськогосподарський
    смт = селище міського типу
    т-во = товариство
    т. зв. = так званий
    тов. = товариство
    ун-т = університет
    ін-т = інститут
    мм рт. ст. = міліметрів ртутного стовпа
    """
}
