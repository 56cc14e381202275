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

  /// Starts a thread; false if there can't be one.
  static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    let work = unsafe Unmanaged.passRetained(Work(run))
    var thread = pthread_t()
    let number = unsafe pthread_create(
      &thread, nil,
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
