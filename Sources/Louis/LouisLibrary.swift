// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y
internal import Loading
internal import Synchronization

/// The functions of liblouis that translating takes, one call at a time, since it is not safe from several threads.
///
/// Source: https://liblouis.io/documentation/liblouis.html, https://github.com/liblouis/liblouis/issues/543
@safe final class LouisLibrary: Sendable {
  typealias Translate =
    @convention(c) (
      UnsafePointer<CChar>, UnsafeRawPointer, UnsafeMutablePointer<Int32>,
      UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer?,
      UnsafeMutableRawPointer?, Int32
    ) -> Int32
  private typealias Log = @convention(c) (Int32, UnsafePointer<CChar>?) -> Void

  /// The package that it comes in, and that of its tables.
  static let packages = "liblouis20 and liblouis-data"

  /// `dotsIO | ucBrl`: the output is in the patterns of Unicode.
  static let patterns: Int32 = 4 | 64
  /// `noUndefined`, in addition: characters that a table lacks leave nothing.
  static let dropping: Int32 = 128

  private let translate: Translate
  private let check: @convention(c) (UnsafePointer<CChar>) -> Int32
  /// How many bytes a character has.
  private let characterSize: Int
  /// Held during a call, whoever makes it: all share what liblouis keeps.
  private static let calls = Mutex(())

  init() throws(SourceError) {
    let library = try SharedLibrary("liblouis.so.20") { reason in
      SourceError("braille takes the packages \(Self.packages): \(reason)", in: .library)
    }
    let size: @convention(c) () -> Int32 = unsafe try library.function("lou_charSize")
    let register: @convention(c) (Log?) -> Void = unsafe try library.function(
      "lou_registerLogCallback")
    unsafe translate = try library.function("lou_translateString")
    unsafe check = try library.function("lou_checkTable")
    characterSize = Int(size())
    guard [2, 4].contains(characterSize) else {
      throw SourceError("liblouis has characters of \(characterSize) bytes", in: .library)
    }
    // Its messages would be written among ours.
    Self.calls.withLock { _ in unsafe register { _, _ in } }
  }

  /// Whether a file is a table without a fault.
  func isTable(_ path: String) -> Bool {
    Self.calls.withLock { _ in unsafe path.withCString { unsafe check($0) } } != 0
  }

  /// The cells of a text, each with a bit for each of its eight dots; nil if it can't be translated.
  func cells(of text: String, by table: String, dropsUndefined: Bool = false) -> [UInt8]? {
    // A zero would end the text.
    let scalars = text.unicodeScalars.filter { $0.value != 0 }
    if scalars.isEmpty { return [] }
    let units: [UInt32] =
      characterSize == 4
      ? scalars.map(\.value) : String(String.UnicodeScalarView(scalars)).utf16.map(UInt32.init)
    let mode = Self.patterns | (dropsUndefined ? Self.dropping : 0)
    var capacity = units.count * 16 + 64
    // Too small a buffer is no fault for it: it takes less of the input.
    for _ in 0..<4 {
      var input = [UInt8](repeating: 0, count: units.count * characterSize)
      for (index, unit) in units.enumerated() {
        for byte in 0..<characterSize {
          input[index * characterSize + byte] = UInt8(
            truncatingIfNeeded: unit >> (8 * UInt32(byte)))
        }
      }
      var output = [UInt8](repeating: 0, count: capacity * characterSize)
      var (taken, made) = (Int32(clamping: units.count), Int32(clamping: capacity))
      let isDone = Self.calls.withLock { _ in
        unsafe table.withCString { table in
          unsafe input.withUnsafeBytes { input in
            unsafe output.withUnsafeMutableBytes { output in
              guard let from = input.baseAddress, let to = output.baseAddress else {
                return false
              }
              return unsafe translate(table, from, &taken, to, &made, nil, nil, mode) != 0
            }
          }
        }
      }
      guard isDone else { return nil }
      if Int(taken) == units.count {
        return (0..<min(Int(made), capacity)).map { output[$0 * characterSize] }
      }
      capacity *= 4
    }
    return nil
  }
}
