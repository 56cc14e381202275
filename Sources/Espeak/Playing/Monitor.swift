// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc

/// A value shared between threads: one accesses it at a time, and one can wait for others to change
/// it.
///
/// `Synchronization.Mutex` has no way to wait, and `NSCondition` would pull in all of Foundation.
@safe final class Monitor<CellValue>: @unchecked Sendable {
  private var value: CellValue
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ value: CellValue) {
    self.value = value
    unsafe pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    unsafe pthread_condattr_init(&attributes)
    // Timeouts use a clock that is never set.
    unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    unsafe pthread_cond_init(condition, &attributes)
    unsafe pthread_condattr_destroy(&attributes)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Accesses the value, and wakes the threads that wait for a change.
  func update<Result>(_ body: (inout CellValue) -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer {
      unsafe pthread_cond_broadcast(condition)
      unsafe pthread_mutex_unlock(mutex)
    }
    return body(&value)
  }

  /// Waits until there is a result.
  ///
  /// - Parameters:
  ///   - milliseconds: the timeout; nil for none.
  ///   - body: inspects the value, and returns nil to keep waiting.
  /// - Returns: the result, or nil on timeout.
  func wait<Result>(
    milliseconds: Int? = nil, for body: (inout CellValue) -> Result?
  ) -> Result? {
    var deadline = timespec()
    if let milliseconds {
      unsafe clock_gettime(CLOCK_MONOTONIC, &deadline)
      let nanoseconds = deadline.tv_nsec + milliseconds % 1000 * 1_000_000
      deadline.tv_sec += milliseconds / 1000 + nanoseconds / 1_000_000_000
      deadline.tv_nsec = nanoseconds % 1_000_000_000
    }
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&value) {
        unsafe pthread_cond_broadcast(condition)
        return result
      }
      if milliseconds == nil {
        unsafe pthread_cond_wait(condition, mutex)
      } else if unsafe pthread_cond_timedwait(condition, mutex, &deadline) == ETIMEDOUT {
        return body(&value)
      }
    }
  }
}
