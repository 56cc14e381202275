// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import CFiles
internal import Glibc

/// A file that is written atomically: complete or not at all.
///
/// It is unnamed while it is written, so nothing is left behind even when the process is killed. If
/// the file system does not support unnamed files, it has a temporary name next to its path.
/// Symbolic links are followed, an existing file's mode is kept, and anything but a regular file,
/// such as a device or a pipe, is written to in place.
package struct WholeFile: ~Copyable {
  /// Why a file could not be written.
  package struct Fault: Error {
    /// The path and the reason.
    package var message: String
  }

  private enum State {
    case inPlace
    case nameless
    case temporary
    case finished
  }

  /// `O_TMPFILE`, a macro that Swift can't import.
  private static let namelessFlag: Int32 = 0o20_000_000 | O_DIRECTORY

  private let path: String
  private let temporaryPath: String
  /// A descriptor that a child process may write to.
  let descriptor: Int32
  private var state: State

  /// Whether it is a pipe or a device, where nothing can be overwritten.
  package var isStream: Bool { state == .inPlace }

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - given: its path; `-` is standard output.
  ///   - replacesReadOnly: whether it may replace a file that may not be written to.
  /// - Throws: a ``Fault`` when the file can't be written.
  package init(_ given: String, replacesReadOnly: Bool = false) throws(Fault) {
    let stream = Self.openDescriptor(named: given)
    let isOutput = stream != nil
    let existing = isOutput ? nil : Self.status(of: given)
    let mode = existing?.st_mode
    // A pipe that /dev/stdout leads to has no path of its own.
    let isFile = mode.map { $0 & S_IFMT == S_IFREG } ?? !isOutput
    let path = isFile ? Self.target(of: given) : given
    let opened: (descriptor: Int32, state: State)
    if let stream {
      opened = (stream == STDOUT_FILENO ? stream : fcntl(stream, F_DUPFD_CLOEXEC, 3), .inPlace)
    } else if !isFile {
      opened = (unsafe open(path, O_WRONLY | O_CLOEXEC), .inPlace)
    } else {
      // Renaming would replace a file that may not be written to.
      if mode != nil, !replacesReadOnly, unsafe access(path, W_OK) != 0 {
        throw Self.fault(given, errno)
      }
      opened = Self.openAside(path, Self.temporaryPath(of: path))
    }
    guard opened.descriptor >= 0 else { throw Self.fault(given, errno) }
    if let existing, opened.state != .inPlace {
      // Only the owner of the system may give files away.
      _ = fchown(opened.descriptor, existing.st_uid, existing.st_gid)
      _ = fchmod(opened.descriptor, existing.st_mode & 0o7777)
    }
    self.path = path
    temporaryPath = Self.temporaryPath(of: path)
    (descriptor, state) = opened
  }

  /// Begins a file that is not kept, in the folder of another.
  ///
  /// - Parameter other: the path of the other file.
  /// - Throws: a ``Fault`` when it can't be written.
  package init(scratchBeside other: String) throws(Fault) {
    path = Self.target(of: other)
    temporaryPath = Self.temporaryPath(of: path + ".scratch")
    (descriptor, state) = Self.openAside(path, temporaryPath)
    if descriptor < 0 { throw Self.fault(path, errno) }
  }

  /// The descriptor that a path such as `/dev/stdout` stands for, which the caller has opened to be written to where it
  /// is; nil for any other path.
  private static func openDescriptor(named path: String) -> Int32? {
    switch path {
    case "-", "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default: break
    }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }

  deinit {
    guard state != .finished else { return }
    if descriptor != STDOUT_FILENO { Glibc.close(descriptor) }
    if state == .temporary { _ = unsafe unlink(temporaryPath) }
  }

  /// Appends bytes, or overwrites existing ones after ``rewind()``.
  package func write(_ bytes: RawSpan) throws(Fault) {
    let number = Descriptor.write(bytes, to: descriptor)
    if number != 0 { throw Self.fault(path, number) }
  }

  /// Appends bytes, or overwrites existing ones after ``rewind()``.
  package func write(_ bytes: [UInt8]) throws(Fault) { try write(unsafe bytes.span.bytes) }

  /// Goes back to the first byte.
  package func rewind() throws(Fault) {
    if lseek(descriptor, 0, SEEK_SET) != 0 { throw Self.fault(path, errno) }
  }

  /// Gives the file to a user and a group; its mode stays.
  ///
  /// - Throws: a ``Fault`` when this process may not.
  package func takeOwner(user: UInt32, group: UInt32) throws(Fault) {
    var own = stat()
    guard unsafe fstat(descriptor, &own) == 0 else { throw Self.fault(path, errno) }
    if own.st_uid == user, own.st_gid == group { return }
    guard fchown(descriptor, user, group) == 0 else {
      throw Fault(message: "\(path): it belongs to another user or group, which can't be kept")
    }
    // A change of the owner takes away the bits that lend its rights.
    _ = fchmod(descriptor, own.st_mode & 0o7777)
  }

  /// Gives the file the extended attributes of another, among which are lists of who may read and write it.
  ///
  /// - Throws: a ``Fault`` when one of them can't be kept.
  package func takeAttributes(of other: String) throws(Fault) {
    let names = try unsafe attributeNames { unsafe listxattr(other, $0, $1) }
    for name in try unsafe attributeNames({ unsafe flistxattr(descriptor, $0, $1) })
    where !names.contains(name) {
      // A folder may give new files lists that the other has not.
      guard unsafe fremovexattr(descriptor, name) == 0 else {
        throw Fault(message: "\(path): it would get the attribute \(name)")
      }
    }
    for name in names {
      let value = unsafe Self.bytes { unsafe getxattr(other, name, $0, $1) }
      let own = unsafe Self.bytes { unsafe fgetxattr(descriptor, name, $0, $1) }
      if value == own { continue }
      guard let value, unsafe fsetxattr(descriptor, name, value, value.count, 0) == 0 else {
        throw Fault(message: "\(path): its attribute \(name) can't be kept")
      }
    }
  }

  private func attributeNames(
    _ list: (UnsafeMutablePointer<CChar>?, Int) -> Int
  ) throws(Fault) -> [String] {
    let names = unsafe Self.bytes { buffer, count in
      unsafe list(buffer?.assumingMemoryBound(to: CChar.self), count)
    }
    guard let names else {
      // Not every file system has attributes.
      if errno == ENOTSUP { return [] }
      throw Self.fault(path, errno)
    }
    return names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What a function writes to a buffer whose size it tells when it is given none; nil where it fails.
  private static func bytes(_ read: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8]? {
    let count = read(nil, 0)
    guard count > 0 else { return count == 0 ? [] : nil }
    var bytes = [UInt8](repeating: 0, count: count)
    let written = unsafe bytes.withUnsafeMutableBytes { unsafe read($0.baseAddress, count) }
    return written < 0 ? nil : Array(bytes.prefix(written))
  }

  /// Moves the file into place.
  package mutating func finish() throws(Fault) {
    try giveName()
    if state == .temporary {
      guard unsafe rename(temporaryPath, path) == 0 else { throw Self.fault(path, errno) }
    }
    try close()
  }

  /// Takes a file's place if it is the one that is meant, also in the moment of the change.
  ///
  /// The two change places in one step. If another file stood there by then, they change back.
  ///
  /// - Parameter isMeant: whether the file at a path is the one that may be replaced.
  /// - Returns: whether it was replaced.
  /// - Throws: a ``Fault`` when neither could be done.
  package mutating func replace(if isMeant: (String) -> Bool) throws(Fault) -> Bool {
    try giveName()
    guard isMeant(path) else { return false }
    guard exchange() else {
      // Some file systems can't do it in one step.
      guard [EINVAL, ENOSYS, ENOTSUP].contains(errno),
        unsafe rename(temporaryPath, path) == 0
      else { throw Self.fault(path, errno) }
      try close()
      return true
    }
    // What stood there has the temporary name now.
    guard isMeant(temporaryPath) else {
      guard exchange() else {
        // The other program's file keeps the temporary name, and is not removed.
        try close()
        throw Fault(message: "\(path): another program's file for it is \(temporaryPath)")
      }
      return false
    }
    _ = unsafe unlink(temporaryPath)
    try close()
    return true
  }

  private func exchange() -> Bool {
    unsafe renameat2(AT_FDCWD, temporaryPath, AT_FDCWD, path, UInt32(files_exchange)) == 0
  }

  /// Gives a nameless file its temporary name.
  private mutating func giveName() throws(Fault) {
    guard state == .nameless else { return }
    let open = "/proc/self/fd/\(descriptor)"
    guard unsafe linkat(AT_FDCWD, open, AT_FDCWD, temporaryPath, AT_SYMLINK_FOLLOW) == 0 else {
      throw Self.fault(path, errno)
    }
    state = .temporary
  }

  private mutating func close() throws(Fault) {
    state = .finished
    // A file system may report only now that it is full.
    if descriptor != STDOUT_FILENO, Glibc.close(descriptor) != 0 { throw Self.fault(path, errno) }
  }

  // MARK: Opening

  /// Opens an unnamed file in a path's folder, or else a temporary file next to it.
  private static func openAside(
    _ path: String, _ temporaryPath: String
  ) -> (descriptor: Int32, state: State) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let nameless = unsafe open(folder, namelessFlag | O_WRONLY | O_CLOEXEC, 0o666)
    if nameless >= 0 { return (nameless, .nameless) }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    return (unsafe open(temporaryPath, flags, 0o666), .temporary)
  }

  /// A name beside a path that no other path of this process has; the path's own may leave no room for more.
  private static func temporaryPath(of path: String) -> String {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    let number = String(UInt(bitPattern: path.hashValue), radix: 36)
    return "\(folder).\(number).\(getpid()).part"
  }

  /// The path with its symbolic links resolved, also where the last leads to a file that is not there yet.
  package static func target(of path: String) -> String {
    if let resolved = unsafe realpath(path, nil) {
      defer { unsafe free(resolved) }
      return unsafe String(cString: resolved)
    }
    var path = path
    for _ in 0..<linkLimit {
      guard let next = linked(path) else { return path }
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    return path
  }

  /// How many links may follow each other, as in the kernel.
  private static let linkLimit = 40

  /// Where a symbolic link leads; nil when the path is none.
  private static func linked(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// What is known of the file at a path; nil when there is none.
  private static func status(of path: String) -> stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }

  private static func fault(_ path: String, _ number: Int32) -> Fault {
    Fault(message: "\(path): \(Descriptor.message(number))")
  }
}
