// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc

/// The user's runtime folder, which contains the sockets of the user's servers.
enum RuntimeFolder {
  /// The path of a file in it.
  static func path(_ name: String) -> String {
    let folder =
      unsafe getenv("XDG_RUNTIME_DIR").map { unsafe String(cString: $0) } ?? "/run/user/\(getuid())"
    return "\(folder)/\(name)"
  }
}
