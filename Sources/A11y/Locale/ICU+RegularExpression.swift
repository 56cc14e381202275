// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization
internal import _FoundationICU

extension ICU {
  /// A regular expression in ICU's syntax, which searches within a budget.
  ///
  /// Some expressions backtrack for longer than anybody waits, even on a short text: `(a+)+$`. ICU
  /// counts the steps of a search, and the search is given up when a text has taken too many; that
  /// is independent of the machine and its load.
  @safe final class RegularExpression: Sendable {
    /// Why an expression can't be compiled, and where.
    struct Fault: Error {
      /// The UTF-16 offset of the fault in the expression.
      var offset: Int
    }

    /// A stretch of a text that matches.
    struct Match {
      /// Where it is, in UTF-16 units; followed by the ranges of its groups, nil for one without a
      /// part in the match.
      var ranges: [Range<Int>?]
    }

    /// ICU's object, which keeps the state of one search.
    @safe private struct Handle: @unchecked Sendable {
      var pointer: OpaquePointer
    }

    /// The steps that any search may take, in ICU's unit of some 10,000.
    private static let leastBudget: Int32 = 100
    /// How many units of a text pay for another unit of the budget.
    private static let unitsPerBudget: Int32 = 500
    /// The memory that a search may need, in bytes.
    private static let stackLimit: Int32 = 1 << 20

    private let handle: Mutex<Handle>

    /// Compiles an expression.
    init(_ expression: String) throws(Fault) {
      var status = U_ZERO_ERROR
      var fault = UParseError()
      let units = Array(expression.utf16)
      let opened = unsafe swift_uregex_open(units, Int32(units.count), 0, &fault, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let pointer = unsafe opened else {
        throw Fault(offset: max(Int(fault.offset), 0))
      }
      unsafe swift_uregex_setStackLimit(pointer, Self.stackLimit, &status)
      handle = Mutex(unsafe Handle(pointer: pointer))
    }

    deinit {
      handle.withLock { unsafe swift_uregex_close($0.pointer) }
    }

    /// All matches in a text, from its beginning to its end, none over another.
    ///
    /// - Parameter units: the text.
    /// - Returns: the matches; nil when the search took too long, or more memory than it may.
    func matches(in units: [UInt16]) -> [Match]? {
      guard let count = Int32(exactly: units.count) else { return nil }
      return handle.withLock { handle in
        unsafe units.withUnsafeBufferPointer { buffer in
          unsafe Self.matches(of: handle.pointer, in: buffer.baseAddress, count)
        }
      }
    }

    private static func matches(
      of pointer: OpaquePointer, in text: UnsafePointer<UInt16>?, _ count: Int32
    ) -> [Match]? {
      guard count > 0 else { return [] }
      var status = U_ZERO_ERROR
      unsafe swift_uregex_setTimeLimit(pointer, leastBudget + count / unitsPerBudget, &status)
      unsafe swift_uregex_setText(pointer, text, count, &status)
      let groups = unsafe swift_uregex_groupCount(pointer, &status)
      var matches: [Match] = []
      while unsafe swift_uregex_findNext(pointer, &status) != 0,
        status.rawValue <= U_ZERO_ERROR.rawValue
      {
        let ranges = (0...max(groups, 0)).map { group -> Range<Int>? in
          let start = unsafe swift_uregex_start(pointer, group, &status)
          let end = unsafe swift_uregex_end(pointer, group, &status)
          return start >= 0 && start <= end ? Int(start)..<Int(end) : nil
        }
        matches.append(Match(ranges: ranges))
      }
      return status.rawValue <= U_ZERO_ERROR.rawValue ? matches : nil
    }
  }
}
