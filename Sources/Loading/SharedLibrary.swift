// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A library that is loaded on demand, so that the program starts quickly, and also without it.
@safe package struct SharedLibrary<Failure: Error> {
  private let handle: UnsafeMutableRawPointer
  private let name: String
  private let failure: (String) -> Failure

  /// Loads a library.
  ///
  /// - Parameters:
  ///   - name: its file name, including the ABI version.
  ///   - failure: makes the error for a reason why it can't be used.
  /// - Throws: an error when the library can't be loaded.
  package init(_ name: String, failure: @escaping (String) -> Failure) throws(Failure) {
    guard let handle = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      throw failure(unsafe dlerror().map { unsafe String(cString: $0) } ?? name)
    }
    unsafe self.handle = handle
    self.name = name
    self.failure = failure
  }

  /// Looks up a function by name; the type must match the library's header.
  @unsafe package func function<Function>(_ name: String) throws(Failure) -> Function {
    guard let symbol = unsafe dlsym(handle, name) else {
      throw failure("\(self.name) has no \(name)")
    }
    return unsafe unsafeBitCast(symbol, to: Function.self)
  }
}
