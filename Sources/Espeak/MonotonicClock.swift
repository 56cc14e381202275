internal import Glibc

/// A clock that nobody sets.
package enum MonotonicClock {
  /// Milliseconds since some time in the past.
  package static func milliseconds() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
