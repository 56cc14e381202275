// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y
internal import CArrow

/// The batches of rows that a stream has handed over, until nobody needs them.
@safe final class ArrowBatches {
  private var schema = unsafe ArrowSchema()
  private var batches: [UnsafeMutablePointer<ArrowArray>] = unsafe []
  /// The columns, from left to right.
  private(set) var columns: [ArrowColumn] = []

  /// Takes all batches of a stream, which is released.
  ///
  /// - Throws: a ``TableFileError`` with what the stream says of its fault, or for a column whose type is not read.
  @unsafe init(_ stream: UnsafeMutablePointer<ArrowArrayStream>) throws(TableFileError) {
    guard unsafe stream.pointee.release != nil else {
      throw TableFileError("the stream has been read before")
    }
    defer { unsafe stream.pointee.release?(stream) }
    let code = unsafe stream.pointee.get_schema?(stream, &schema) ?? -1
    guard code == 0 else { throw unsafe Self.fault(stream, code) }
    let row = unsafe try ArrowColumn(schema)
    guard row.type == .structure else {
      throw TableFileError("a stream of columns is read, and this is one of single values")
    }
    columns = row.children
    var names: Set<String> = []
    // A repeated name has its number behind it, as in a file.
    for (number, column) in columns.enumerated() {
      while !names.insert(column.name).inserted {
        column.rename("\(column.name) column \(number + 1)")
      }
    }
    while true {
      let batch = UnsafeMutablePointer<ArrowArray>.allocate(capacity: 1)
      unsafe batch.initialize(to: ArrowArray())
      let code = unsafe stream.pointee.get_next?(stream, batch) ?? -1
      guard code == 0, unsafe batch.pointee.release != nil else {
        let fault = code == 0 ? nil : unsafe Self.fault(stream, code)
        unsafe batch.deallocate()
        if let fault { throw fault }
        break
      }
      unsafe batches.append(batch)
    }
    unsafe findDays()
  }

  deinit {
    unsafe batches.forEach { batch in
      unsafe batch.pointee.release?(batch)
      unsafe batch.deallocate()
    }
    unsafe schema.release?(&schema)
  }

  @unsafe private static func fault(
    _ stream: UnsafeMutablePointer<ArrowArrayStream>, _ code: Int32
  ) -> TableFileError {
    let told = unsafe stream.pointee.get_last_error?(stream)
    let reason = unsafe told.map { unsafe String(cString: $0) } ?? "its error is \(code)"
    return TableFileError("the stream can't be read: \(reason)")
  }

  /// Days are handed over as midnights by programs that have no type for them.
  @unsafe private func findDays() {
    for (number, column) in columns.enumerated() {
      guard case .moment(_, let zone) = column.type, zone.isEmpty else { continue }
      column.isOfDays = unsafe batches.allSatisfy { batch in
        guard let array = unsafe batch.pointee.children?[number] else { return true }
        let values = unsafe UnsafePointer(array)
        return unsafe (0..<max(0, Int(clamping: array.pointee.length))).allSatisfy {
          unsafe !column.hasTime(values, at: $0)
        }
      }
    }
  }

  /// How many batches there are.
  var count: Int { unsafe batches.count }

  /// How many rows a batch has.
  func rows(in batch: Int) -> Int { unsafe max(0, Int(clamping: batches[batch].pointee.length)) }

  /// Appends a row as a line of JSON.
  func append(row: Int, of number: Int, into out: inout ByteBuffer, _ scratch: inout ByteBuffer) {
    let batch = unsafe batches[number]
    let index = row + (unsafe Int(clamping: batch.pointee.offset))
    out.append("{")
    for (number, column) in columns.enumerated() {
      guard number < (unsafe Int(clamping: batch.pointee.n_children)),
        let array = unsafe batch.pointee.children?[number]
      else { continue }
      if number > 0 { out.append(", ") }
      unsafe column.appendMember(UnsafePointer(array), at: index, into: &out, &scratch)
    }
    out.append("}\n")
  }
}
