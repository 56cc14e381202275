// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import CArrow

/// The values of a column in one batch, as its buffers have them (Arrow's "Columnar Format", "Physical memory layout").
///
/// Another program has made them, in this process: their lengths are what it says that they are.
@unsafe struct ArrowValues {
  private let array: UnsafePointer<ArrowArray>

  init(_ array: UnsafePointer<ArrowArray>) { unsafe self.array = unsafe array }

  /// How many values are in front of the first in its buffers.
  var offset: Int { unsafe Int(clamping: array.pointee.offset) }

  var dictionary: ArrowValues? {
    unsafe array.pointee.dictionary.map { unsafe ArrowValues(UnsafePointer($0)) }
  }

  func child(_ index: Int) -> ArrowValues? {
    guard index < (unsafe Int(clamping: array.pointee.n_children)),
      let child = unsafe array.pointee.children?[index]
    else { return nil }
    return unsafe ArrowValues(UnsafePointer(child))
  }

  private func buffer(_ index: Int) -> UnsafeRawPointer? {
    guard index < (unsafe Int(clamping: array.pointee.n_buffers)) else { return nil }
    return unsafe array.pointee.buffers?[index]
  }

  /// Whether there is a value at an index, of which the first buffer tells if the type has a bitmap; where that is missing, all
  /// values are there.
  func has(_ index: Int, bitmap: Bool) -> Bool {
    guard index >= 0, index < (unsafe Int(clamping: array.pointee.length)) else { return false }
    guard bitmap, unsafe array.pointee.null_count != 0, let bits = unsafe buffer(0) else {
      return true
    }
    return unsafe Self.bit(bits, offset + index)
  }

  private static func bit(_ bits: UnsafeRawPointer, _ index: Int) -> Bool {
    unsafe bits.load(fromByteOffset: index >> 3, as: UInt8.self) >> UInt8(index & 7) & 1 == 1
  }

  func bit(_ index: Int) -> Bool {
    unsafe buffer(1).map { unsafe Self.bit($0, offset + index) } ?? false
  }

  /// A whole number; the bits of one of 64 bits without a sign.
  func whole(_ index: Int, _ bytes: Int, isSigned: Bool) -> Int {
    guard let start = unsafe buffer(1) else { return 0 }
    let at = unsafe start + (offset + index) * bytes
    return switch (bytes, isSigned) {
    case (1, true): Int(unsafe at.loadUnaligned(as: Int8.self))
    case (1, false): Int(unsafe at.loadUnaligned(as: UInt8.self))
    case (2, true): Int(unsafe at.loadUnaligned(as: Int16.self))
    case (2, false): Int(unsafe at.loadUnaligned(as: UInt16.self))
    case (4, true): Int(unsafe at.loadUnaligned(as: Int32.self))
    case (4, false): Int(unsafe at.loadUnaligned(as: UInt32.self))
    default: unsafe at.loadUnaligned(as: Int.self)
    }
  }

  /// A number of binary floating point, with the fewest digits that tell it apart.
  func floating(_ index: Int, _ bytes: Int) -> (text: String, number: Double) {
    guard let start = unsafe buffer(1) else { return ("null", .nan) }
    let at = unsafe start + (offset + index) * bytes
    switch bytes {
    case 2:
      let number = unsafe at.loadUnaligned(as: Float16.self)
      return ("\(number)", Double(number))
    case 4:
      let number = unsafe at.loadUnaligned(as: Float.self)
      return ("\(number)", Double(number))
    default:
      let number = unsafe at.loadUnaligned(as: Double.self)
      return ("\(number)", number)
    }
  }

  /// A decimal number, of which the buffer has the digits as a number of two's complement.
  func decimal(_ index: Int, _ bytes: Int, scale: Int) -> String {
    guard let start = unsafe buffer(1) else { return "null" }
    let at = unsafe start + (offset + index) * bytes
    var limbs = (0..<bytes / 4).map { part in
      unsafe at.loadUnaligned(fromByteOffset: part * 4, as: UInt32.self)
    }
    let isNegative = limbs.last.map { $0 >> 31 == 1 } ?? false
    if isNegative {
      var carry = true
      for part in limbs.indices {
        let (sum, isOver) = (~limbs[part]).addingReportingOverflow(carry ? 1 : 0)
        limbs[part] = sum
        carry = isOver
      }
    }
    var digits: [UInt8] = []
    while limbs.contains(where: { $0 != 0 }) {
      var rest: UInt64 = 0
      for part in limbs.indices.reversed() {
        let value = rest << 32 | UInt64(limbs[part])
        limbs[part] = UInt32(truncatingIfNeeded: value / 10)
        rest = value % 10
      }
      digits.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest))
    }
    while digits.count <= max(scale, 0) { digits.append(UInt8(ascii: "0")) }
    digits.reverse()
    let sign = isNegative ? "-" : ""
    if scale < 0 {
      let zeros = digits == [UInt8(ascii: "0")] ? 0 : -scale
      return sign + String(decoding: digits, as: UTF8.self) + String(repeating: "0", count: zeros)
    }
    let whole = String(decoding: digits.dropLast(scale), as: UTF8.self)
    return sign + whole
      + (scale > 0 ? "." + String(decoding: digits.suffix(scale), as: UTF8.self) : "")
  }

  /// The bytes of a text or of a value that is none.
  func bytes(_ index: Int, _ type: ArrowType) -> UnsafeRawBufferPointer? {
    switch type {
    case .text(let width), .blob(let width):
      let range = unsafe offsets(index, width)
      guard !range.isEmpty else { return unsafe UnsafeRawBufferPointer(start: nil, count: 0) }
      return unsafe buffer(2).map {
        unsafe UnsafeRawBufferPointer(start: $0 + range.lowerBound, count: range.count)
      }
    case .blobOfLength(let length):
      return unsafe buffer(1).map {
        unsafe UnsafeRawBufferPointer(start: $0 + (offset + index) * length, count: length)
      }
    case .textView, .blobView: return unsafe viewed(index)
    default: return nil
    }
  }

  /// The bytes of a view: in itself if there are twelve at most, else at a place in one of the buffers behind it.
  private func viewed(_ index: Int) -> UnsafeRawBufferPointer? {
    guard let views = unsafe buffer(1) else { return nil }
    let view = unsafe views + (offset + index) * 16
    let count = Int(unsafe view.loadUnaligned(as: Int32.self))
    guard count >= 0 else { return nil }
    if count <= 12 { return unsafe UnsafeRawBufferPointer(start: view + 4, count: count) }
    let number = Int(unsafe view.loadUnaligned(fromByteOffset: 8, as: Int32.self))
    let start = Int(unsafe view.loadUnaligned(fromByteOffset: 12, as: Int32.self))
    guard number >= 0, start >= 0 else { return nil }
    return unsafe buffer(2 + number).map {
      unsafe UnsafeRawBufferPointer(start: $0 + start, count: count)
    }
  }

  /// The indices of a list's items.
  func items(_ index: Int, _ type: ArrowType) -> Range<Int> {
    switch type {
    case .list(let width): return unsafe offsets(index, width)
    case .listOfLength(let length):
      let start = unsafe (offset + index) * length
      return start..<start + length
    default: return 0..<0
    }
  }

  /// What the offsets at an index and behind it have between them.
  private func offsets(_ index: Int, _ width: Int) -> Range<Int> {
    guard let start = unsafe buffer(1) else { return 0..<0 }
    let at = unsafe start + (offset + index) * width
    let lower: Int
    let upper: Int
    if width == 4 {
      lower = Int(unsafe at.loadUnaligned(as: Int32.self))
      upper = Int(unsafe at.loadUnaligned(fromByteOffset: 4, as: Int32.self))
    } else {
      lower = unsafe at.loadUnaligned(as: Int.self)
      upper = unsafe at.loadUnaligned(fromByteOffset: 8, as: Int.self)
    }
    return lower >= 0 && upper >= lower ? lower..<upper : 0..<0
  }
}
