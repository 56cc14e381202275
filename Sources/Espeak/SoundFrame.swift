// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc

/// The worker's sound on its way out: a frame of what can be heard at once, or of as much as possible.
///
/// Each write costs a system call here and two there, so a sound that nobody hears yet is one frame, together with the
/// reply that ends it.
struct SoundFrame {
  /// How many bytes are sent at once of a sound that is not heard yet: what a large pipe holds.
  private static let most = 1 << 18

  private var bytes: [UInt8] = []
  private var isStreamed = false

  /// Begins the sound of a request.
  ///
  /// - Parameter isStreamed: whether it is sent as it is made.
  mutating func begin(isStreamed: Bool) {
    self.isStreamed = isStreamed
    open()
  }

  /// Adds sound.
  mutating func append(_ sound: UnsafeRawBufferPointer) {
    unsafe bytes.append(contentsOf: sound)
    if isStreamed || bytes.count > Self.most { send() }
  }

  /// Sends what is left, and the reply behind it.
  mutating func end(with reply: WorkerMessage.Reply) {
    close()
    bytes += WorkerMessage.header(reply, count: 0)
    write()
  }

  private mutating func send() {
    close()
    write()
    open()
  }

  /// Leaves room for the header, whose length is known when the sound is.
  private mutating func open() {
    bytes.removeAll(keepingCapacity: true)
    bytes += WorkerMessage.header(.audio, count: 0)
  }

  /// Fills in the header; a frame without sound is none.
  private mutating func close() {
    let empty = WorkerMessage.header(.audio, count: 0)
    if bytes.count == empty.count {
      bytes.removeAll(keepingCapacity: true)
    } else {
      let header = WorkerMessage.header(.audio, count: bytes.count - empty.count)
      bytes.replaceSubrange(0..<header.count, with: header)
    }
  }

  /// Writes the bytes; without a reader there is nothing left to do.
  private func write() {
    if Descriptor.write(bytes, to: STDOUT_FILENO) != 0 { _exit(0) }
  }
}
