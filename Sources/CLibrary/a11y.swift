// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

// The functions of a11y.h. Each takes what C gives, calls LabelSession, and hands over pointers into what that keeps.

/// The version of the library, as text.
@_cdecl("a11y_version") public func a11yVersion() -> UnsafePointer<CChar> {
  unsafe staticText(LibraryVersion.text)
}

/// The version of the functions and their meanings.
@_cdecl("a11y_abi") public func a11yABI() -> Int32 { 1 }

/// Makes a session; see a11y.h, which also tells of the others.
@_cdecl("a11y_new") public func a11yNew() -> OpaquePointer? {
  unsafe OpaquePointer(Unmanaged.passRetained(LabelSession()).toOpaque())
}

/// Ends a session.
@_cdecl("a11y_free") public func a11yFree(_ session: OpaquePointer?) {
  guard let session = unsafe session else { return }
  unsafe Unmanaged<LabelSession>.fromOpaque(UnsafeRawPointer(session)).release()
}

/// Sets an option.
@_cdecl("a11y_set") public func a11ySet(
  _ session: OpaquePointer?, _ option: UnsafePointer<CChar>?, _ value: UnsafePointer<CChar>?
) -> Int32 {
  guard let found = unsafe of(session) else { return LabelSession.Status.badOption.rawValue }
  guard let option = unsafe option, let value = unsafe value else {
    return found.refuse(.badOption, "an option and its value are texts, not NULL")
  }
  return unsafe found.set(String(cString: option), String(cString: value)).rawValue
}

/// Begins to read an input.
@_cdecl("a11y_open") public func a11yOpen(
  _ session: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ length: Int
) -> Int32 {
  unsafe give(session, bytes, length) { $0.open($1) }
}

/// Begins to read an `ArrowArrayStream`, and takes it over.
@_cdecl("a11y_open_arrow") public func a11yOpenArrow(
  _ session: OpaquePointer?, _ stream: UnsafeMutableRawPointer?
) -> Int32 {
  guard let found = unsafe of(session) else { return LabelSession.Status.noInput.rawValue }
  guard let stream = unsafe stream else {
    return found.refuse(.badInput, "the stream is NULL")
  }
  return unsafe found.open(arrow: stream).rawValue
}

/// Reads the next label.
@_cdecl("a11y_next") public func a11yNext(
  _ session: OpaquePointer?, _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?
) -> Int32 {
  unsafe result(session, text, length) { $0.next() }
}

/// Writes all that is left.
@_cdecl("a11y_output") public func a11yOutput(
  _ session: OpaquePointer?, _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?
) -> Int32 {
  unsafe result(session, text, length) { $0.output() }
}

/// Writes what the columns hold.
@_cdecl("a11y_describe") public func a11yDescribe(
  _ session: OpaquePointer?, _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?
) -> Int32 {
  unsafe result(session, text, length) { $0.describe() }
}

/// Writes how the next row was understood.
@_cdecl("a11y_explain") public func a11yExplain(
  _ session: OpaquePointer?, _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?
) -> Int32 {
  unsafe result(session, text, length) { $0.explain() }
}

/// Checks all that is left.
@_cdecl("a11y_check") public func a11yCheck(
  _ session: OpaquePointer?, _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?
) -> Int32 {
  unsafe result(session, text, length) { $0.check() }
}

/// Sums up all that is left.
@_cdecl("a11y_summary") public func a11ySummary(
  _ session: OpaquePointer?, _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?
) -> Int32 {
  unsafe result(session, text, length) { $0.summarize() }
}

/// Writes what is known of all that is left.
@_cdecl("a11y_summary_part") public func a11ySummaryPart(
  _ session: OpaquePointer?, _ part: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?
) -> Int32 {
  unsafe result(session, part, length) { $0.archiveSummary() }
}

/// Adds what another session knows of the rows that precede.
@_cdecl("a11y_add_summary_part") public func a11yAddSummaryPart(
  _ session: OpaquePointer?, _ part: UnsafeRawPointer?, _ length: Int
) -> Int32 {
  unsafe give(session, part, length) { $0.addSummary($1) }
}

/// Writes a text out as words.
@_cdecl("a11y_spoken") public func a11ySpoken(
  _ session: OpaquePointer?, _ line: UnsafePointer<CChar>?,
  _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?, _ length: UnsafeMutablePointer<Int>?
) -> Int32 {
  unsafe resultOf(session, line, text, length) { $0.speak($1) }
}

/// Writes a text in braille.
@_cdecl("a11y_braille") public func a11yBraille(
  _ session: OpaquePointer?, _ line: UnsafePointer<CChar>?,
  _ cells: UnsafeMutablePointer<UnsafePointer<CChar>?>?, _ length: UnsafeMutablePointer<Int>?
) -> Int32 {
  unsafe resultOf(session, line, cells, length) { $0.writeBraille($1) }
}

/// Tells what went wrong in the last call.
@_cdecl("a11y_error") public func a11yError(_ session: OpaquePointer?) -> UnsafePointer<CChar> {
  guard let found = unsafe of(session) else { return unsafe staticText("no session was given") }
  return unsafe pointer(to: found.fault)
}

// MARK: Pointers

/// Hands over what a session makes of a program's text.
@unsafe private func resultOf(
  _ session: OpaquePointer?, _ line: UnsafePointer<CChar>?,
  _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?, _ length: UnsafeMutablePointer<Int>?,
  _ call: (LabelSession, String) -> LabelSession.Status
) -> Int32 {
  guard let line = unsafe line else {
    return unsafe of(session)?.refuse(.badInput, "the text is NULL")
      ?? LabelSession.Status.noInput.rawValue
  }
  let written = unsafe String(cString: line)
  return unsafe result(session, text, length) { call($0, written) }
}

@unsafe private func of(_ session: OpaquePointer?) -> LabelSession? {
  unsafe session.map {
    unsafe Unmanaged<LabelSession>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue()
  }
}

/// Hands a copy of a program's bytes to a session.
@unsafe private func give(
  _ session: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ length: Int,
  _ call: (LabelSession, [UInt8]) -> LabelSession.Status
) -> Int32 {
  guard let found = unsafe of(session) else { return LabelSession.Status.noInput.rawValue }
  guard (0...LabelSession.mostBytes).contains(length), unsafe bytes != nil || length == 0 else {
    return found.refuse(.badInput, "there are no bytes, or too many")
  }
  return call(found, unsafe [UInt8](UnsafeRawBufferPointer(start: bytes, count: length))).rawValue
}

/// Calls a session, and hands its text over.
@unsafe private func result(
  _ session: OpaquePointer?, _ text: UnsafeMutablePointer<UnsafePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ call: (LabelSession) -> LabelSession.Status
) -> Int32 {
  guard let found = unsafe of(session) else { return LabelSession.Status.noInput.rawValue }
  let status = call(found)
  unsafe text?.pointee = unsafe pointer(to: found.text)
  unsafe length?.pointee = max(0, found.text.count - 1)
  return status.rawValue
}

/// The bytes of a buffer, which are where they are until the session's next call.
@unsafe private func pointer(to buffer: borrowing ByteBuffer) -> UnsafePointer<CChar> {
  unsafe buffer.bytes.withUnsafeBytes { bytes in
    // A buffer has room for a zero at least, and so an address.
    unsafe bytes.baseAddress.map { unsafe $0.assumingMemoryBound(to: CChar.self) }
      ?? staticText("")
  }
}

@unsafe private func staticText(_ text: StaticString) -> UnsafePointer<CChar> {
  unsafe UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
