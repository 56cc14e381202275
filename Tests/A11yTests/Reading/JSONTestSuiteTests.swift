import Testing

@testable import A11y

@Suite struct JSONTestSuiteTests {
  /// How an input was taken.
  private enum Verdict: Equatable {
    case accepted
    case refused(line: Int, column: Int)
  }

  private static func verdict(on bytes: [UInt8], chunkLength: Int, blockLength: Int) -> Verdict {
    var options = ReadingOptions()
    options.format = .json
    options.blockLength = blockLength
    do {
      _ = try Labels.lines(MemorySource(bytes, chunkLength: chunkLength), options)
      return .accepted
    } catch let error as ReadingError where error.code == .description {
      // The JSON is right, and only says of no place in it that the rows are there.
      return .accepted
    } catch let error as ReadingError {
      return .refused(line: error.line, column: error.column)
    } catch {
      return .refused(line: 0, column: 0)
    }
  }

  /// What is decided about inputs of which RFC 8259 leaves it open; all that are not here are accepted.
  private static let refused: Set<String> = [
    // Bytes that are neither UTF-8 nor UTF-16.
    "i_string_UTF-8_invalid_sequence", "i_string_invalid_utf-8",
    "i_string_iso_latin_1", "i_string_lone_utf8_continuation_byte", "i_string_not_in_unicode_range",
    "i_string_overlong_sequence_2_bytes", "i_string_overlong_sequence_6_bytes",
    "i_string_overlong_sequence_6_bytes_null", "i_string_truncated-utf-8",
    "i_string_UTF8_surrogate_U+D800",
  ]

  @Test("the suite is there") func isThere() {
    let counts = ["y", "n", "i"].map { letter in
      JSONTestSuite.cases.count { $0.name.hasPrefix(letter) }
    }
    #expect(counts == [95, 188, 35])
  }

  @Test("RFC 8259 is kept to the letter", arguments: JSONTestSuite.cases)
  func agrees(_ input: JSONTestSuite.Case) {
    let isAccepted = !input.name.hasPrefix("n") && !Self.refused.contains(input.name)
    let verdict = Self.verdict(on: input.bytes, chunkLength: .max, blockLength: 128 * 1024)
    switch verdict {
    case .accepted: #expect(isAccepted)
    case .refused(let line, let column):
      #expect(!isAccepted, "\(line):\(column)")
      #expect(line >= 1 && column >= 1)
    }
    // The same however the bytes arrive.
    if input.bytes.count < 10_000 {
      #expect(Self.verdict(on: input.bytes, chunkLength: 1, blockLength: 16) == verdict)
    }
  }
}
