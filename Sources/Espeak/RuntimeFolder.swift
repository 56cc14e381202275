internal import Glibc

/// The folder where the servers of a user listen.
enum RuntimeFolder {
  /// The path of something in it.
  static func path(_ name: String) -> String {
    let folder =
      unsafe getenv("XDG_RUNTIME_DIR").map { unsafe String(cString: $0) } ?? "/run/user/\(getuid())"
    return "\(folder)/\(name)"
  }
}
