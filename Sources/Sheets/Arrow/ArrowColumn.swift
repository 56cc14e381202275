// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y
internal import CArrow

/// A column's name and type, and those of what is in its values.
final class ArrowColumn {
  private(set) var name: String
  let type: ArrowType
  /// The members of a structure, or what a list or map has.
  let children: [ArrowColumn]
  /// What the numbers of a dictionary stand for; nil where values are themselves.
  let dictionary: ArrowColumn?
  /// Whether moments are written as days, because all of them are midnights.
  var isOfDays = false
  /// The clocks of a moment's zone; nil for UTC, or where its zone is an offset.
  let clock: ZoneClock?
  /// The name as JSON, with what precedes a value.
  private var key: String

  private static let mostDepth = 32

  /// Reads a schema.
  ///
  /// - Throws: a ``TableFileError`` that names the column whose type is not read.
  @unsafe init(
    _ schema: borrowing ArrowSchema, in path: String = "", depth: Int = 0
  ) throws(TableFileError) {
    name = unsafe schema.name.map { unsafe String(cString: $0) } ?? ""
    let place = path.isEmpty ? name : path + "." + name
    let format = unsafe schema.format.map { unsafe String(cString: $0) } ?? ""
    guard depth < Self.mostDepth else {
      throw TableFileError("the column \"\(place)\" has too many types in each other")
    }
    guard let type = ArrowType(format) else {
      throw TableFileError("the column \"\(place)\" has a type that is not read: \"\(format)\"")
    }
    self.type = type
    var children: [ArrowColumn] = []
    let count = unsafe Int(clamping: schema.n_children)
    for index in 0..<max(count, 0) {
      guard let child = unsafe schema.children?[index] else { break }
      children.append(
        unsafe try ArrowColumn(child.pointee, in: depth == 0 ? "" : place, depth: depth + 1))
    }
    self.children = children
    if let values = unsafe schema.dictionary {
      dictionary = unsafe try ArrowColumn(values.pointee, in: place, depth: depth + 1)
    } else {
      dictionary = nil
    }
    if case .moment(_, let zone) = type { clock = ZoneClock(zone: zone) } else { clock = nil }
    key = Self.key(of: name)
    let needsChild =
      switch type {
      case .list, .listOfLength, .map: true
      default: false
      }
    if needsChild, children.count != 1 {
      throw TableFileError("the column \"\(place)\" lacks the type of its values")
    }
  }

  /// Gives the column another name, where a column has its own already.
  func rename(_ name: String) {
    self.name = name
    key = Self.key(of: name)
  }

  private static func key(of name: String) -> String {
    var key = ByteBuffer()
    JSONString.append(name, into: &key)
    key.append(": ")
    return key.text()
  }

  /// Appends its name and a value of it, as a member of a JSON object.
  @unsafe func appendMember(
    _ array: UnsafePointer<ArrowArray>, at index: Int, into out: inout ByteBuffer,
    _ scratch: inout ByteBuffer
  ) {
    out.append(key)
    unsafe append(ArrowValues(array), at: index, into: &out, &scratch)
  }

  /// Appends a value as JSON.
  @unsafe private func append(
    _ values: ArrowValues, at index: Int, into out: inout ByteBuffer, _ scratch: inout ByteBuffer
  ) {
    guard unsafe values.has(index, bitmap: type != .null) else { return out.append("null") }
    if let dictionary {
      guard case .whole(let bytes, let isSigned) = type, let inner = unsafe values.dictionary else {
        return out.append("null")
      }
      let number = unsafe values.whole(index, bytes, isSigned: isSigned)
      return unsafe dictionary.append(inner, at: number, into: &out, &scratch)
    }
    switch type {
    case .null: out.append("null")
    case .truth: out.append(unsafe values.bit(index) ? "true" : "false")
    case .whole(let bytes, let isSigned):
      let number = unsafe values.whole(index, bytes, isSigned: isSigned)
      out.append(isSigned ? String(number) : String(UInt(bitPattern: number)))
    case .floating(let bytes): unsafe appendFloating(values, index, bytes, into: &out)
    case .decimal(let bytes, let scale):
      out.append(unsafe values.decimal(index, bytes, scale: scale))
    case .text, .textView, .blob, .blobView, .blobOfLength:
      guard let bytes = unsafe values.bytes(index, type) else { return out.append("null") }
      unsafe append(bytes, into: &out, &scratch)
    case .date: append(days: unsafe values.whole(index, 4, isSigned: true), into: &out)
    case .dateOfMilliseconds:
      let moment = ArrowMoment(unsafe values.whole(index, 8, isSigned: true), perSecond: 1000)
      append(quoted: moment.text(withTime: false), into: &out)
    case .moment(let perSecond, let zone):
      let moment = ArrowMoment(unsafe values.whole(index, 8, isSigned: true), perSecond: perSecond)
      append(quoted: text(moment, in: zone), into: &out)
    case .time(let bytes, let perSecond):
      let time = ArrowMoment(
        unsafe values.whole(index, bytes, isSigned: true), perSecond: perSecond)
      append(quoted: time.time, into: &out)
    case .duration(let perSecond):
      let count = unsafe values.whole(index, 8, isSigned: true)
      append(quoted: ArrowMoment.duration(count, perSecond: perSecond), into: &out)
    case .list, .listOfLength: unsafe appendList(values, index, into: &out, &scratch)
    case .map: unsafe appendMap(values, index, into: &out, &scratch)
    case .structure:
      out.append("{")
      for (number, child) in children.enumerated() {
        if number > 0 { out.append(", ") }
        guard let inner = unsafe values.child(number) else {
          out.append(child.key + "null")
          continue
        }
        out.append(child.key)
        unsafe child.append(inner, at: values.offset + index, into: &out, &scratch)
      }
      out.append("}")
    }
  }

  /// A moment on the clocks of its zone: `2024-05-01T14:30:00+02:00`.
  private func text(_ moment: ArrowMoment, in zone: String) -> String {
    if isOfDays { return moment.text(withTime: false) }
    if zone.isEmpty { return moment.text(withTime: true) }
    let offset = clock?.offset(at: moment.seconds) ?? ArrowMoment.offset(ofZone: zone) ?? 0
    return moment.text(withTime: true, offset: offset)
      + (offset == 0 ? "Z" : ArrowMoment.text(ofOffset: offset))
  }

  /// Whether a value is a moment that is not the first of its day.
  @unsafe func hasTime(_ array: UnsafePointer<ArrowArray>, at index: Int) -> Bool {
    let values = unsafe ArrowValues(array)
    guard case .moment(let perSecond, _) = type, unsafe values.has(index, bitmap: true) else {
      return false
    }
    return !ArrowMoment(unsafe values.whole(index, 8, isSigned: true), perSecond: perSecond)
      .isMidnight
  }

  // MARK: Kinds of values

  @unsafe private func appendFloating(
    _ values: ArrowValues, _ index: Int, _ bytes: Int, into out: inout ByteBuffer
  ) {
    let (text, number) = unsafe values.floating(index, bytes)
    // No number is a missing one; what is beyond all numbers has no digits in JSON.
    if number.isNaN {
      out.append("null")
    } else if number.isInfinite {
      append(quoted: number < 0 ? "-Infinity" : "Infinity", into: &out)
    } else {
      out.append(text)
    }
  }

  @unsafe private func append(
    _ bytes: UnsafeRawBufferPointer, into out: inout ByteBuffer, _ scratch: inout ByteBuffer
  ) {
    switch type {
    case .text, .textView:
      scratch.removeAll()
      let span = unsafe RawSpan(_unsafeBytes: bytes)
      scratch.append(span, from: 0, to: bytes.count)
      scratch.padWithZeros()
      JSONString.append(scratch, in: 0..<scratch.count, into: &out)
    default:
      // Bytes have no text of their own: they are written as hexadecimal digits.
      var text = ""
      for index in 0..<bytes.count {
        let byte = unsafe bytes[index]
        text += String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }
      append(quoted: text, into: &out)
    }
  }

  private func append(days: Int, into out: inout ByteBuffer) {
    append(quoted: CivilDay(days).text, into: &out)
  }

  /// Appends a text that has nothing to escape.
  private func append(quoted text: String, into out: inout ByteBuffer) {
    out.append("\"")
    out.append(text)
    out.append("\"")
  }

  @unsafe private func appendList(
    _ values: ArrowValues, _ index: Int, into out: inout ByteBuffer, _ scratch: inout ByteBuffer
  ) {
    out.append("[")
    if let inner = unsafe values.child(0) {
      let range = unsafe values.items(index, type)
      for item in range {
        if item > range.lowerBound { out.append(", ") }
        unsafe children[0].append(inner, at: item, into: &out, &scratch)
      }
    }
    out.append("]")
  }

  /// Appends a map as an object if its keys are texts, else as a list of its entries.
  @unsafe private func appendMap(
    _ values: ArrowValues, _ index: Int, into out: inout ByteBuffer, _ scratch: inout ByteBuffer
  ) {
    let entries = children[0]
    guard entries.children.count == 2, let inner = unsafe values.child(0),
      let keys = unsafe inner.child(0), let items = unsafe inner.child(1)
    else { return out.append("{}") }
    let range = unsafe values.items(index, .list(offsetBytes: 4))
    out.append("{")
    for item in range {
      if item > range.lowerBound { out.append(", ") }
      let start = out.count
      unsafe entries.children[0].append(keys, at: inner.offset + item, into: &out, &scratch)
      // A key that is no text is quoted, as a key of JSON has to be.
      if out[start] != UInt8(ascii: "\"") {
        let bare = out.text(from: start, to: out.count)
        out.truncate(to: start)
        append(quoted: bare.filter { $0 != "\"" && $0 != "\\" }, into: &out)
      }
      out.append(": ")
      unsafe entries.children[1].append(items, at: inner.offset + item, into: &out, &scratch)
    }
    out.append("}")
  }
}
