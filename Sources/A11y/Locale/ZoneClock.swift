// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import _FoundationICU

/// The clocks of a time zone of the IANA's database, by ICU's copy of it.
@safe package final class ZoneClock {
  private let calendar: UnsafeMutablePointer<UCalendar?>

  /// Opens a zone such as `Europe/Berlin`; nil where there is none of the name.
  package init?(zone name: String) {
    let name = Array(name.utf16)
    guard (1...Self.longestName).contains(name.count) else { return nil }
    var status = U_ZERO_ERROR
    var canonical = [UInt16](repeating: 0, count: Self.longestName + 1)
    var isSystem: Int8 = 0
    _ = unsafe swift_ucal_getCanonicalTimeZoneID(
      name, Int32(name.count), &canonical, Int32(canonical.count), &isSystem, &status)
    guard status == U_ZERO_ERROR, isSystem != 0 else { return nil }
    let opened = unsafe swift_ucal_open(name, Int32(name.count), "en", UCAL_GREGORIAN, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let opened = unsafe opened else { return nil }
    unsafe calendar = opened
  }

  deinit { unsafe swift_ucal_close(calendar) }

  private static let longestName = 64

  /// By how many seconds its clocks are ahead of Greenwich's at a moment, which is told in seconds since 1970.
  package func offset(at seconds: Int) -> Int {
    var status = U_ZERO_ERROR
    unsafe swift_ucal_setMillis(calendar, Double(seconds) * 1000, &status)
    let standard = unsafe swift_ucal_get(calendar, UCAL_ZONE_OFFSET, &status)
    let summer = unsafe swift_ucal_get(calendar, UCAL_DST_OFFSET, &status)
    return status.rawValue <= U_ZERO_ERROR.rawValue ? Int(standard + summer) / 1000 : 0
  }
}
