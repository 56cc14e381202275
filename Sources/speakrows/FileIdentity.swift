import Glibc

/// Whether two paths lead to one file.
enum FileIdentity {
  /// Whether they do; a terminal, a pipe or a device may be named as often as one likes.
  static func isSame(_ first: String, _ second: String) -> Bool {
    guard let one = status(first), let other = status(second) else {
      // What is not there yet has nothing but its name.
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
