internal import Glibc

/// A library that is loaded on demand, so that the program starts quickly, and also without it.
@safe struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer
  private let name: String
  private let code: SpeechError.Code

  /// Loads a library.
  ///
  /// - Parameters:
  ///   - name: its file name, including the ABI version.
  ///   - code: the error code when it is missing.
  ///   - purpose: the error message when it is missing.
  /// - Throws: a ``SpeechError`` when the library can't be loaded.
  init(_ name: String, code: SpeechError.Code, purpose: String) throws(SpeechError) {
    guard let handle = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? name
      throw SpeechError(code, "\(purpose): \(reason)")
    }
    unsafe self.handle = handle
    self.name = name
    self.code = code
  }

  /// Looks up a function by name; the type must match the library's header.
  @unsafe func function<Function>(_ name: String) throws(SpeechError) -> Function {
    guard let symbol = unsafe dlsym(handle, name) else {
      throw SpeechError(code, "\(self.name) has no \(name)")
    }
    return unsafe unsafeBitCast(symbol, to: Function.self)
  }
}
