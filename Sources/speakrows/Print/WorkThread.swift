// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A thread that does one piece of work and ends.
///
/// Where the system gives no thread, as under a limit on memory, the work is left to whoever shares it. Dispatch would
/// need descriptors of its own, end the program without them, and wait for ever for a thread that can't be made.
enum WorkThread {
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// The bytes of a stack: what the system usually gives, and enough for data that is nested as deeply as it may be.
  private static let stackSize = 8 << 20

  /// Whether the stack of the process is limited to less than nested data may need.
  static var isRoomier: Bool {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(UInt32(RLIMIT_STACK.rawValue)), &limit) == 0 else {
      return false
    }
    return limit.rlim_cur < rlim_t(stackSize) / 4
  }

  /// Starts a thread; false if there can't be one.
  static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    let work = unsafe Unmanaged.passRetained(Work(run))
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    // Without a size, the limit of the process would be taken, which may be too small for nested data.
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    let number = unsafe pthread_create(
      &thread, &attributes,
      { context in
        if let context = unsafe context {
          unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
        }
        return nil
      }, work.toOpaque())
    guard number == 0 else {
      unsafe work.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}
