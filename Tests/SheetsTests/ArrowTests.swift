// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import A11y
import Testing

@testable import Sheets

/// What is read of Arrow's types; the values of each are tried where other programs make them, in `Python/tests`.
@Suite struct ArrowTests {
  @Test(
    "a format is a type",
    arguments: [
      ("n", ArrowType.null), ("i", .whole(bytes: 4, isSigned: true)),
      ("L", .whole(bytes: 8, isSigned: false)), ("d:9,3", .decimal(bytes: 16, scale: 3)),
      ("d:40,-2,256", .decimal(bytes: 32, scale: -2)), ("vu", .textView),
      ("w:16", .blobOfLength(16)),
      ("tsu:Europe/Berlin", .moment(perSecond: 1_000_000, zone: "Europe/Berlin")),
      ("tsn:", .moment(perSecond: 1_000_000_000, zone: "")), ("+w:3", .listOfLength(3)),
      ("tDm", .duration(perSecond: 1000)),
    ])
  func types(_ format: String, _ type: ArrowType) {
    #expect(ArrowType(format) == type)
  }

  @Test(
    "a format that is not read is no type",
    arguments: [
      "", "x", "+us:0,1", "+r", "tiM", "d:", "d:9", "d:9,3,7", "d:9,999", "w:", "w:-1", "+w:x",
    ])
  func others(_ format: String) {
    #expect(ArrowType(format) == nil)
  }

  @Test(
    "parts of a second are a moment",
    arguments: [
      (0, 1, "1970-01-01T00:00:00"), (-1, 1, "1969-12-31T23:59:59"),
      (-1, 1000, "1969-12-31T23:59:59.999"), (1_500, 1000, "1970-01-01T00:00:01.5"),
      (Int.max, 1, "292277026596-12-04T15:30:07"), (Int.min, 1, "-292277022657-01-27T08:29:52"),
      (951_782_400, 1, "2000-02-29T00:00:00"),
    ])
  func moments(_ count: Int, _ perSecond: Int, _ text: String) {
    #expect(ArrowMoment(count, perSecond: perSecond).text(withTime: true) == text)
  }

  @Test(
    "a duration keeps its sign and its parts",
    arguments: [
      (0, 1, "PT0S"), (-90, 1, "-PT1M30S"), (1, 1_000_000_000, "PT0.000000001S"),
      (Int.min, 1, "-PT2562047788015215H30M7S"),
    ])
  func durations(_ count: Int, _ perSecond: Int, _ text: String) {
    #expect(ArrowMoment.duration(count, perSecond: perSecond) == text)
  }

  @Test(
    "a zone that is named by its offset has it",
    arguments: [
      ("+05:30", 19_800), ("-0330", -12_600), ("Europe/Berlin", nil), ("+5", nil), ("", nil),
    ])
  func offsets(_ zone: String, _ seconds: Int?) {
    #expect(ArrowMoment.offset(ofZone: zone) == seconds)
  }

  @Test(
    "a zone of the IANA's database has its clock",
    arguments: [
      ("Europe/Berlin", 1_719_828_000, 7200), ("Europe/Berlin", 1_704_103_200, 3600),
      ("America/St_Johns", 1_704_103_200, -12_600), ("UTC", 0, 0),
    ])
  func clocks(_ zone: String, _ moment: Int, _ offset: Int) {
    #expect(ZoneClock(zone: zone)?.offset(at: moment) == offset)
  }

  @Test(
    "what is no zone has none",
    arguments: ["", "Europe/Nowhere", String(repeating: "x", count: 99), "+05:30"])
  func noClock(_ zone: String) {
    #expect(ZoneClock(zone: zone) == nil)
  }
}
