// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Takes the elements of a document as they come.
protocol MarkupHandler: AnyObject {
  /// An element begins.
  func start(_ name: MarkupName, _ attributes: MarkupAttributes)
  /// An element ends.
  func end(_ name: MarkupName)
  /// A part of a text.
  func text(_ bytes: UnsafeBufferPointer<UInt8>)
  /// Whether the rest of the document need not be read.
  var isDone: Bool { get }
}

extension MarkupHandler {
  var isDone: Bool { false }
}

/// The name of an element without its prefix, while the element is handled.
@safe struct MarkupName {
  private let bytes: UnsafePointer<UInt8>

  @unsafe init(_ bytes: UnsafePointer<UInt8>) { unsafe self.bytes = bytes }

  /// Whether it is this name.
  static func ~= (name: StaticString, element: MarkupName) -> Bool {
    let count = name.utf8CodeUnitCount
    for index in 0..<count where unsafe element.bytes[index] != name.utf8Start[index] {
      return false
    }
    return unsafe element.bytes[count] == 0
  }
}

/// The attributes of an element, while it is handled.
@safe struct MarkupAttributes {
  /// How libxml2 hands attributes over.
  enum Layout {
    /// Local name, prefix, namespace, and the ends of the value: those of XML.
    case inNamespaces
    /// Name and value: those of HTML.
    case pairs
  }

  private let list: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  private let count: Int
  private let layout: Layout

  @unsafe init(
    _ list: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int, _ layout: Layout
  ) {
    unsafe self.list = list
    self.count = count
    self.layout = layout
  }

  /// The bytes of the attribute of a name, whatever its prefix; none if it is absent.
  private func bytes(_ name: StaticString) -> UnsafeBufferPointer<UInt8>? {
    guard let list = unsafe list else { return nil }
    let stride = layout == .pairs ? 2 : 5
    for index in 0..<count {
      guard let key = unsafe list[index * stride], name ~= (unsafe MarkupName(key)) else {
        continue
      }
      if layout == .pairs {
        guard let start = unsafe list[index * 2 + 1] else {
          return unsafe UnsafeBufferPointer(start: key, count: 0)
        }
        return unsafe UnsafeBufferPointer(start: start, count: strlen(start))
      }
      guard let start = unsafe list[index * 5 + 3], let end = unsafe list[index * 5 + 4] else {
        return nil
      }
      return unsafe UnsafeBufferPointer(start: start, count: end - start)
    }
    return nil
  }

  /// Whether there is an attribute of a name.
  func has(_ name: StaticString) -> Bool { unsafe bytes(name) != nil }

  /// An attribute as text.
  func text(_ name: StaticString) -> String? {
    unsafe bytes(name).map { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// An attribute as a number that isn't negative.
  func number(_ name: StaticString) -> Int? {
    guard let digits = unsafe bytes(name), (1...9).contains(digits.count) else { return nil }
    var number = 0
    for index in digits.indices {
      let digit = unsafe digits[index]
      guard (0x30...0x39).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }

  /// Whether an attribute is `1` or `true`.
  func isTrue(_ name: StaticString) -> Bool {
    guard let text = unsafe bytes(name), let first = unsafe text.first else { return false }
    return first == UInt8(ascii: "1") || first == UInt8(ascii: "t")
  }

  /// The column of a reference to a cell, from 0: 2 for `C7`.
  func column(_ name: StaticString) -> Int? {
    guard let reference = unsafe bytes(name) else { return nil }
    return unsafe CellReference.column(reference)
  }

  /// The first byte of an attribute, which tells types apart, and how long it is.
  func mark(_ name: StaticString) -> (first: UInt8, count: Int)? {
    guard let text = unsafe bytes(name), let first = unsafe text.first else { return nil }
    return (first, text.count)
  }
}
