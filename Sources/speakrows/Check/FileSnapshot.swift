// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak
import Glibc

/// A file's content at one moment, and the means to replace the file only if it still is as it was.
struct FileSnapshot {
  let path: String
  let content: [UInt8]
  private let status: stat

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the file's path; a symbolic link is followed.
  ///   - force: whether a read-only file may be replaced too.
  /// - Throws: a ``Failure`` when it can't be read, or can't be replaced without a loss.
  init(_ path: String, force: Bool) throws {
    self.path = path
    guard let status = ArgumentPath.status(of: path) else {
      throw Failure(.noInput, "\(path): \(Descriptor.message(errno))")
    }
    // An open file that is given by its number would not be the one that takes its place.
    if path.hasPrefix("/dev/") || path.hasPrefix("/proc/") || ArgumentPath.isReplaced(path) {
      throw Failure(.usage, "\(path): --fix needs the file's own name, in UTF-8")
    }
    // Before it is opened, since opening a pipe would wait for a writer.
    try Self.check(status, path, force: force)
    var source = try FileSource(path)
    var content = ByteBuffer()
    do {
      try source.readAll(into: &content)
    } catch {
      throw Failure(.noInput, "\(path): \(error)")
    }
    self.content = unsafe content.bytes.withUnsafeBytes { unsafe [UInt8]($0) }
    self.status = status
  }

  /// Replaces the file.
  ///
  /// The new content is written aside and then changes places with the file, which is read again before and after that: if
  /// another program has changed or replaced it meanwhile, it stays as that program left it.
  ///
  /// - Throws: a ``Failure``; the file is then unchanged.
  func replace(with bytes: [UInt8]) throws {
    do {
      var file = try WholeFile(path, replacesReadOnly: true)
      try file.takeOwner(user: status.st_uid, group: status.st_gid)
      try file.write(bytes)
      try file.takeAttributes(of: path)
      guard try file.replace(if: { isCurrent(at: $0) }) else {
        throw Failure(
          .output, "\(path): another program changed it meanwhile, so nothing was fixed in it")
      }
    } catch let fault as WholeFile.Fault {
      throw Failure(.output, fault.message)
    }
  }

  /// Whether a path names the same file, for the same people and with the same content.
  private func isCurrent(at path: String) -> Bool {
    guard let now = try? FileSnapshot(path, force: true) else { return false }
    let (current, was) = (now.status, status)
    return current.st_dev == was.st_dev && current.st_ino == was.st_ino
      && current.st_mode == was.st_mode
      && current.st_uid == was.st_uid && current.st_gid == was.st_gid && now.content == content
  }

  private static func check(_ status: stat, _ path: String, force: Bool) throws {
    guard status.st_mode & S_IFMT == S_IFREG else {
      let code: Failure.Code = status.st_mode & S_IFMT == S_IFDIR ? .noInput : .usage
      throw Failure(code, "\(path): --fix can change regular files only")
    }
    if status.st_nlink > 1 {
      throw Failure(
        .output, "\(path): it has another name (a hard link), which would keep the old content")
    }
    // The superuser may write to any file, but the mode still says what its owner wants.
    if status.st_mode & 0o222 == 0, !force {
      throw Failure(.output, "\(path): it is read-only; --force fixes it all the same")
    }
  }
}
