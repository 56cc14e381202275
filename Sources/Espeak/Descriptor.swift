// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc
internal import SystemPackage

/// Complete reads and writes on file descriptors.
package enum Descriptor {
  /// Writes all bytes; returns 0, or the error number.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    unsafe bytes.withUnsafeBytes { unsafe write($0, to: descriptor) }
  }

  /// Writes all bytes; returns 0, or the error number.
  package static func write(_ bytes: RawSpan, to descriptor: Int32) -> Int32 {
    unsafe bytes.withUnsafeBytes { unsafe write($0, to: descriptor) }
  }

  /// Writes all bytes; returns 0, or the error number.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    do {
      _ = try unsafe FileDescriptor(rawValue: descriptor).writeAll(bytes)
      return 0
    } catch {
      return (error as? Errno)?.rawValue ?? EIO
    }
  }

  /// Reads exactly a number of bytes, appending them.
  ///
  /// - Parameters:
  ///   - count: the number of bytes.
  ///   - descriptor: the descriptor to read from.
  ///   - bytes: the array to append to.
  ///   - patience: how long to wait for each part, in milliseconds; nil for no limit.
  /// - Returns: false at the end, after an error, or on timeout.
  static func read(
    _ count: Int, from descriptor: Int32, into bytes: inout [UInt8], patience: Int32? = nil
  ) -> Bool {
    var left = count
    while left > 0 {
      if let patience {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let ready = unsafe Glibc.poll(&poll, 1, patience)
        if ready == 0 || (ready < 0 && errno != EINTR) { return false }
        if ready < 0 { continue }
      }
      // What is said to come may not.
      let chunk = min(left, 1 << 20)
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: chunk))
      let result = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(descriptor, buffer.baseAddress.map { unsafe $0 + start }, chunk)
      }
      let fault = result < 0 ? errno : 0
      bytes.removeLast(chunk - max(result, 0))
      if fault == EINTR { continue }
      if result <= 0 { return false }
      left -= result
    }
    return true
  }

  /// Creates a pipe whose ends are closed in child processes.
  package static func pipe() throws(SpeechError) -> (read: Int32, write: Int32) {
    do {
      let (read, write) = try FileDescriptor.pipe(options: .closeOnExec)
      return (read.rawValue, write.rawValue)
    } catch {
      throw SpeechError(.noSynthesizer, "no pipe could be created: \(error)")
    }
  }

  /// Creates a pipe that holds some seconds of sound, or else what one usually does.
  ///
  /// What all pipes of a user hold is limited, and there may be dozens of workers.
  package static func largePipe() throws(SpeechError) -> (read: Int32, write: Int32) {
    let ends = try pipe()
    _ = fcntl(ends.write, setPipeSize, 1 << 18)
    return ends
  }

  /// `F_SETPIPE_SZ`, a macro that Swift can't import.
  private static let setPipeSize: Int32 = 1031

  /// The description of an error number.
  package static func message(_ number: Int32) -> String {
    Errno(rawValue: number).description
  }
}
