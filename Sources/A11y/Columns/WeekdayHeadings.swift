// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The names of weekdays in the languages that are spoken, which may be those of columns.
///
/// They are written here, since asking ICU for those of each language takes longer than most tables.
enum WeekdayHeadings {
  private static let names: Set<Substring> = Set(
    """
    monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun \
    montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag \
    lundi mardi mercredi jeudi vendredi samedi dimanche \
    lunes martes miércoles jueves viernes sábado domingo \
    lunedì martedì mercoledì giovedì venerdì sabato domenica \
    segunda terça quarta quinta sexta segunda-feira terça-feira quarta-feira quinta-feira sexta-feira \
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag \
    måndag tisdag onsdag torsdag fredag lördag söndag \
    poniedziałek wtorek środa czwartek piątek sobota niedziela \
    понедельник вторник среда четверг пятница суббота воскресенье \
    понеділок вівторок середа четвер п’ятниця субота неділя \
    hétfő kedd szerda csütörtök péntek szombat vasárnap \
    pazartesi salı çarşamba perşembe cuma cumartesi pazar \
    星期一 星期二 星期三 星期四 星期五 星期六 星期日 周一 周二 周三 周四 周五 周六 周日 \
    月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 월요일 화요일 수요일 목요일 금요일 토요일 일요일
    """.split(separator: " "))

  /// Whether a name is one of them.
  static func has(_ name: String) -> Bool {
    name.utf8.count < 40 && names.contains(name.lowercased()[...])
  }
}
