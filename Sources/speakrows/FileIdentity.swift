import Glibc

/// Whether two paths name the same file.
enum FileIdentity {
  /// Whether both paths name the same regular file; a terminal, pipe or device may be named
  /// repeatedly.
  static func isSame(_ first: String, _ second: String) -> Bool {
    guard let one = status(first), let other = status(second) else {
      // A file that does not exist yet can only be compared by name.
      return first == second && first != "-"
    }
    return one.st_mode & S_IFMT == S_IFREG && one.st_dev == other.st_dev
      && one.st_ino == other.st_ino
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }
}
