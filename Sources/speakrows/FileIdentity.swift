// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Espeak
import Glibc

/// Whether two paths name the same file.
enum FileIdentity {
  /// Whether both paths name the same regular file; a terminal, pipe or device may be named
  /// repeatedly.
  static func isSame(_ first: String, _ second: String) -> Bool {
    if first == "-" || second == "-" { return false }
    switch (status(first), status(second)) {
    case (let one?, let other?): return isFile(one, other)
    case (nil, nil):
      // Files that don't exist yet will be the same if they have one name in one folder, where links to them lead.
      let (one, other) = (
        parts(of: WholeFile.target(of: first)), parts(of: WholeFile.target(of: second))
      )
      guard one.name == other.name else { return false }
      guard let here = status(one.folder), let there = status(other.folder) else {
        return one.folder == other.folder
      }
      return isSame(here, there)
    default: return false
    }
  }

  /// Whether a path, or standard input for `-`, names the regular file that standard output is.
  static func isStandardOutput(_ path: String) -> Bool {
    isFile(path == "-" ? status(STDIN_FILENO) : status(path), status(STDOUT_FILENO))
  }

  /// Whether a path names the regular file that standard input is.
  static func isStandardInput(_ path: String) -> Bool {
    isFile(status(path), status(STDIN_FILENO))
  }

  /// Whether both are there, and are one regular file.
  private static func isFile(_ one: stat?, _ other: stat?) -> Bool {
    guard let one, let other else { return false }
    return one.st_mode & S_IFMT == S_IFREG && isSame(one, other)
  }

  private static func status(_ descriptor: Int32) -> stat? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? status : nil
  }

  /// Whether a file is right in a folder.
  static func isFile(_ path: String, in folder: String) -> Bool {
    guard path != "-", let own = status(parts(of: path).folder), let other = status(folder) else {
      return false
    }
    return isSame(own, other)
  }

  private static func isSame(_ one: stat, _ other: stat) -> Bool {
    one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  private static func parts(of path: String) -> (folder: String, name: Substring) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path[...]) }
    return (String(path[...slash]), path[path.index(after: slash)...])
  }

  private static func status(_ path: String) -> stat? {
    ArgumentPath.status(of: path)
  }
}
