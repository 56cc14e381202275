// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Formulas, models, paths and square units in texts, each beside what only looks like it.
@Suite struct CodesInTextTests {
  @Test(
    "codes in a text are said as those who write them do",
    arguments: [
      ("en", "CH3COOH", "C H three C O O H"),
      ("en", "C12H22O11", "C twelve H twenty two O eleven"),
      ("en", "Fe2O3 is rust", "F e two O three is rust"),
      ("en", "NaHCO3", "N a H C O three"),
      ("en", "H1N1", "H one N one"),
      ("en", "BUS12", "BUS twelve"),
      ("en", "USB3", "USB three"),
      ("en", "No2", "No two"),
      ("en", "C4", "C four"),
      ("en", "An A320-200 here", "An A three hundred twenty dash two hundred here"),
      ("en", "M5000-116", "M five thousand dash one hundred and sixteen"),
      ("en", "V112-3.3 MW", "V one hundred twelve dash three point three megawatts"),
      ("en", "SWT-2.3-93", "SWT two point three dash ninety three"),
      ("en", "i9-14900K", "i nine dash one four nine zero zero K"),
      ("en", "COVID-19", "COVID nineteen"),
      ("en", "F-16", "F sixteen"),
      ("en", "rooms A1-A20", "rooms A one to A twenty"),
      ("en", "/home/anna/notes.txt", "slash home slash anna slash notes dot t x t"),
      ("en", "/usr/bin/env", "slash u s r slash b i n slash e n v"),
      ("en", "people per sq km", "people per square kilometer"),
      ("en", "pop per sq km 5", "pop per square kilometer five"),
      ("en", "5 sq ft", "five square feet"),
      ("en", "area, sq km", "area, square kilometers"),
      ("de", "CH3COOH", "C H drei C O O H"),
      ("de", "A320-200", "A drei hundert zwanzig Bindestrich zwei hundert"),
      ("en", "-5°30′", "minus five degrees thirty minutes"),
      ("en", "−5°30′10″", "minus five degrees thirty minutes ten seconds"),
      ("en", "5°30′", "five degrees thirty minutes"),
      ("en", "5′ 30″", "five feet thirty inches"),
      ("en", "2^1.5", "two to the power of one point five"),
      ("en", "101₂", "one hundred one, two"),
      ("en", "10^(1/2)", "ten to the power of(one half)"),
      ("en", "2.5M€", "two point five million euros"),
      ("en", "5M€", "five million euros"),
      ("en", "5M", "five M"),
      ("en", "on 1.2.2024", "on February first twenty twenty four"),
      ("en", "‒5", "minus five"),
      ("en", "from 5‒7", "from five to seven"), ("en", "01.10.2010", "January tenth twenty ten"),
      ("de", "5M€", "fünf Millionen Euro"),
      ("en", "B2B@x.com", "B two B at x dot com"),
      ("en", "PIN2B", "PIN two B"),
      ("en", "x^2/3", "x squared/ three"),
      ("en", "p12-15", "p twelve to fifteen"),
      (
        "en", "It costs $1,299,tax included",
        "It costs one thousand two hundred and ninety nine dollars,tax included"
      ),
      ("en", "ISO 8601-1:2019", "ISO eight thousand six hundred one- one, twenty nineteen"),
      (
        "en", "Mar 12 17:39:22 vm sshd",
        "March twelfth, five thirty nine and twenty two seconds p.m. vm sshd"
      ),
      ("en", "17:39:22 it stopped", "five thirty nine and twenty two seconds p.m. it stopped"),
      ("en", "up 17:39:22", "up seventeen hours thirty nine minutes and twenty two seconds"),
      ("zh", "原价¥1,299.00,现价¥999.00", "原价一千二百九十九元,现价九百九十九元"),
      ("en", "330ed54 Tell", "three three zero e d five four Tell"),
      ("en", "1.5e-10", "one point five times ten to the power of minus ten"),
      ("en", "E.g. master", "For example master"),
      ("zh", "¥1,299元", "一千二百九十九元"),
    ])
  func line(_ code: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, code) == words)
  }
}
