// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak
import Glibc

/// The bytes of a file, a pipe or a terminal.
final class FileSource: ByteSource {
  /// The name used in messages.
  let name: String
  private var descriptor: Int32
  /// How long to wait at the end of a followed file before reading again, in microseconds; too
  /// short to be noticed.
  private static let pollInterval: UInt32 = 20_000
  /// What has been read so far from an input that can't be rewound, until it is known whether that
  /// is needed.
  private var spool: Spool?

  /// Whether it is a file, and no pipe or device.
  let isRegular: Bool
  /// Whether to wait for more at the end of the file.
  private let follows: Bool
  /// Called each time that there is nothing more to read in a file that is followed.
  var atEnd: () -> Void = {}
  /// Whether a followed file has ended because another has taken its name.
  private(set) var hasSuccessor = false
  private let path: String
  /// When the file was last changed before it was read, and how long it was; nil for what may change at any time.
  private var readVersion: Version?
  /// Its first bytes as they were read, to tell a file that was written over from one that was only touched.
  private var firstRead: [UInt8] = []
  /// The bytes that were read last, for the same.
  private var lastRead: [UInt8] = []
  private var lastOffset = 0
  private static let comparedLength = 4_096

  /// What changes of a file when it is written to.
  private struct Version {
    let seconds: Int
    let nanoseconds: Int
    let length: Int64

    init(_ status: stat) {
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
      length = Int64(status.st_size)
    }

    /// Whether a later version may have other bytes where this one has some.
    func mayDiffer(from other: Version) -> Bool {
      (seconds, nanoseconds) != (other.seconds, other.nanoseconds)
    }
  }

  /// Opens a file; `-` is standard input.
  ///
  /// - Parameters:
  ///   - path: the file's path.
  ///   - follows: whether to wait for more at the end of a regular file; a pipe ends when it is
  ///     closed.
  /// - Throws: a ``Failure`` when the file can't be opened or is a folder.
  init(_ path: String, follows: Bool = false) throws {
    name = path == "-" ? "<stdin>" : path
    self.path = path
    descriptor = path == "-" ? STDIN_FILENO : ArgumentPath.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let fault = errno
      let proposal = fault == ENOENT ? Speakrows.command(meantBy: path) : nil
      throw Failure(.noInput, "\(path): \(Descriptor.message(fault))\(proposal ?? "")")
    }
    var status = stat()
    let fault = unsafe fstat(descriptor, &status) == 0 ? 0 : errno
    let isFolder = fault == 0 && status.st_mode & S_IFMT == S_IFDIR
    guard fault == 0, !isFolder else {
      let reason = Descriptor.message(isFolder ? EISDIR : fault)
      let proposal =
        isFolder ? FolderProposal.file(in: path).map { "; a file in it is \($0)" } : nil
      throw Failure(.noInput, "\(path): \(reason)\(proposal ?? "")")
    }
    if lseek(descriptor, 0, SEEK_CUR) != 0 { spool = Spool() }
    isRegular = status.st_mode & S_IFMT == S_IFREG
    self.follows = follows && isRegular
    if isRegular, !self.follows { readVersion = Version(status) }
  }

  /// Reads what was written to a temporary file, from its beginning.
  init(_ spool: Spool, name: String) throws(SourceError) {
    self.name = name
    path = name
    isRegular = true
    follows = false
    descriptor = try spool.takeFile()
    try seek(to: 0)
  }

  /// The first bytes of a file, after which it is at its beginning again.
  ///
  /// - Throws: a ``Failure`` when it can't be read.
  func firstBytes(_ count: Int) throws -> [UInt8] {
    if count == 0 { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    let count = unsafe pread(descriptor, &bytes, bytes.count, 0)
    guard count >= 0 else { throw Failure(.noInput, "\(name): \(Descriptor.message(errno))") }
    return Array(bytes[..<count])
  }

  /// How many bytes the file has now; nil for what is no file.
  var length: Int? {
    var status = stat()
    guard isRegular, unsafe fstat(descriptor, &status) == 0 else { return nil }
    return Int(status.st_size)
  }

  /// Whether the byte before an offset ends a line.
  func endsLine(at offset: Int) -> Bool {
    guard offset > 0 else { return false }
    var byte: UInt8 = 0
    let count = unsafe pread(descriptor, &byte, 1, off_t(offset - 1))
    return count == 1 && byte == UInt8(ascii: "\n")
  }

  /// Whether the input can be rewound without a spool.
  var canSeek: Bool { spool == nil }

  /// Whether a path can be read.
  static func exists(_ path: String) -> Bool { ArgumentPath.isReadable(path) }

  /// Whether an input is a file, and no pipe or device; `-` is standard input.
  static func isRegular(_ path: String) -> Bool {
    var own = stat()
    guard path == "-" else { return isThere(path) }
    return unsafe fstat(STDIN_FILENO, &own) == 0 && own.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a path is a file that can be read, and no pipe, which would be waited for.
  static func isFile(_ path: String) -> Bool { exists(path) && isThere(path) }

  /// Whether a path is a file, be it one that can't be read, and no pipe.
  static func isThere(_ path: String) -> Bool {
    ArgumentPath.status(of: path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
  }

  /// Whether a path is a file that can be read and belongs to the user, or to the owner of the system.
  static func isOwn(_ path: String) -> Bool {
    guard isFile(path), let status = ArgumentPath.status(of: path) else { return false }
    return status.st_uid == geteuid() || status.st_uid == 0
  }

  /// A file's name without its folder and extension: `stocks` for `data/stocks.json`.
  static func baseName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Decodes a small file that is read besides the rows: fields, pronunciations or a configuration.
  ///
  /// - Throws: a ``Failure`` that names the file, when it can't be opened or decoded.
  static func decode<Value>(
    _ path: String, _ body: (FileSource) throws(ReadingError) -> Value
  ) throws -> Value {
    let source = try FileSource(path)
    do {
      return try body(source)
    } catch {
      throw Failure(error, in: source.name)
    }
  }

  deinit { if descriptor > STDIN_FILENO { close(descriptor) } }

  func read(into output: inout OutputRawSpan) throws(SourceError) {
    let start = output.byteCount
    var fault: Int32 = 0
    unsafe output.withUnsafeMutableBytes { buffer, count in
      let room = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      var got = 0
      repeat {
        got = unsafe Glibc.read(descriptor, room.baseAddress, room.count)
        fault = got < 0 ? errno : 0
        if got == 0, follows {
          atEnd()
          hasSuccessor = isReplaced
          if hasSuccessor || wasCutShort || !isAsRead { break }
          usleep(Self.pollInterval)
        }
      } while fault == EINTR || (got == 0 && follows)
      count += max(got, 0)
    }
    guard fault == 0 else { throw SourceError(Descriptor.message(fault)) }
    if follows, !hasSuccessor {
      // Cut and written again, it may be as long as it was, or longer.
      let fault = wasCutShort ? "truncated" : isAsRead ? nil : "overwritten"
      if let fault { throw SourceError("the file was \(fault) while being followed") }
    }
    if readVersion != nil || follows { remember(output.bytes, from: start) }
    if output.byteCount == start, wasOverwritten { throw Self.changed }
    if let spool {
      let bytes = output.bytes
      try spool.append(bytes.extracting(start..<bytes.byteCount))
    }
  }

  private static let changed = SourceError(
    "the file was changed while it was read, so its rows may be of two versions")

  /// Whether another file now has the followed one's name, as when a log is rotated.
  ///
  /// The old file has been read to its end then; whatever is still written to it is not seen.
  private var isReplaced: Bool {
    var own = stat()
    guard let now = ArgumentPath.status(of: path), unsafe fstat(descriptor, &own) == 0 else {
      return false
    }
    return (now.st_ino != own.st_ino || now.st_dev != own.st_dev)
      && now.st_mode & S_IFMT == S_IFREG && Self.exists(path)
  }

  /// Whether the file is now shorter than what has been read from it.
  private var wasCutShort: Bool {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0
      && status.st_size < lseek(descriptor, 0, SEEK_CUR)
  }

  /// Whether the file was written to, other than at its end, since it was opened.
  private var wasOverwritten: Bool {
    guard let readVersion else { return false }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return false }
    let version = Version(status)
    // A file that is cut is shorter some time before its date says so. More bytes at its end are no harm.
    if version.length < readVersion.length { return true }
    return readVersion.mayDiffer(from: version) && !isAsRead
  }

  /// Whether the first bytes of the file and those that were read last are what they were.
  private var isAsRead: Bool {
    func isThere(_ bytes: [UInt8], at offset: Int) -> Bool {
      var now = [UInt8](repeating: 0, count: bytes.count)
      return unsafe pread(descriptor, &now, now.count, offset) == now.count && now == bytes
    }
    return isThere(firstRead, at: 0) && isThere(lastRead, at: lastOffset)
  }

  /// Keeps what ``isAsRead`` compares.
  private func remember(_ bytes: RawSpan, from start: Int) {
    guard start < bytes.byteCount else { return }
    func copy(_ range: Range<Int>) -> [UInt8] {
      range.map { unsafe bytes.unsafeLoad(fromByteOffset: $0, as: UInt8.self) }
    }
    let compared = Self.comparedLength
    if firstRead.isEmpty { firstRead = copy(start..<min(bytes.byteCount, start + compared)) }
    lastRead = copy(max(start, bytes.byteCount - compared)..<bytes.byteCount)
    lastOffset = lseek(descriptor, 0, SEEK_CUR) - lastRead.count
  }

  func isReady(within milliseconds: Int) -> Bool {
    guard follows else {
      var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return unsafe poll(&waited, 1, Int32(clamping: milliseconds)) != 0
    }
    let polls = milliseconds * 1_000 / Int(Self.pollInterval)
    for poll in 0...max(polls, 0) {
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0,
        status.st_size == lseek(descriptor, 0, SEEK_CUR), !isReplaced
      else { return true }
      if poll < polls { usleep(Self.pollInterval) }
    }
    return false
  }

  func willNotRewind() { spool = nil }

  func rewind() throws(SourceError) { try seek(to: 0) }

  func seek(to offset: Int) throws(SourceError) {
    if let spool {
      // Spool the rest too; the spool then replaces the input.
      try spool.appendAll(from: descriptor)
      let whole = try spool.takeFile()
      if descriptor > STDIN_FILENO { close(descriptor) }
      descriptor = whole
      self.spool = nil
    }
    // Places that were kept are those of the file as it was.
    if wasOverwritten { throw Self.changed }
    guard lseek(descriptor, off_t(offset), SEEK_SET) == off_t(offset) else {
      throw SourceError(Descriptor.message(errno))
    }
  }
}
