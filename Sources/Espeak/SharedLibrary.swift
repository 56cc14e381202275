internal import Glibc

/// A library that is loaded when it is needed, so that a program starts without it, and where it is missing.
@safe struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer
  private let name: String
  private let code: SpeechError.Code

  /// Loads a library.
  ///
  /// - Parameters:
  ///   - name: its file's name, with the version of its interface.
  ///   - code: what kind of fault it is when it is not there.
  ///   - purpose: what is missing then, for a person.
  /// - Throws: a ``SpeechError`` when it is not installed.
  init(_ name: String, code: SpeechError.Code, purpose: String) throws(SpeechError) {
    guard let handle = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? name
      throw SpeechError(code, "\(purpose): \(reason)")
    }
    unsafe self.handle = handle
    self.name = name
    self.code = code
  }

  /// A function by its name, which must be of the type that the library's header gives it.
  @unsafe func function<Function>(_ name: String) throws(SpeechError) -> Function {
    guard let symbol = unsafe dlsym(handle, name) else {
      throw SpeechError(code, "\(self.name) has no \(name)")
    }
    return unsafe unsafeBitCast(symbol, to: Function.self)
  }
}
