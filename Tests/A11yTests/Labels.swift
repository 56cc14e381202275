@testable import A11y

/// Short ways to labels, for the tests.
enum Labels {
  /// The lines that a text gives, in any format.
  static func lines(
    _ text: String, as output: OutputFormat = .text, format: InputFormat? = nil,
    fields: [String]? = nil, locale: String? = nil, viewport: Viewport? = nil,
    blockLength: Int = 128 * 1024, chunkLength: Int = .max
  ) throws -> [String] {
    var options = ReadingOptions()
    options.format = format
    options.fields = try fields?.map { try Field(argument: $0) }
    options.viewport = viewport
    options.blockLength = blockLength
    let source = MemorySource(Array(text.utf8), chunkLength: chunkLength)
    return try lines(source, options, as: output, locale: locale)
  }

  static func lines(
    _ source: any ByteSource, _ options: ReadingOptions, as output: OutputFormat = .text,
    locale: String? = nil
  ) throws -> [String] {
    var labels = try LabelReader(
      source, options: options, locale: locale.flatMap { LocaleIdentifier($0) })
    var writer = LabelWriter(output)
    var out = ByteBuffer()
    writer.begin(into: &out)
    while try writer.write(from: &labels, into: &out, upTo: .max) {}
    writer.end(into: &out)
    return Array(
      out.text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        .dropLast())
  }

  /// The label of one value in one field.
  static func label(_ json: String, _ say: String, locale: String = "en-US") throws -> String {
    try lines("[[\(json)]]", fields: ["value=\(say)"], locale: locale).first ?? ""
  }

  /// The error that reading a text ends with.
  static func error(
    _ text: String, format: InputFormat? = nil, fields: [String]? = nil
  ) -> ReadingError? {
    do {
      _ = try lines(text, format: format, fields: fields)
      return nil
    } catch {
      return error as? ReadingError
    }
  }
}

/// Random values from a seed, the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Decimal digits as JSON writes them, of up to so many digits before and after the point.
  mutating func decimal(whole: Int = 15, fraction: Int = 8) -> String {
    let digits = (0..<Int.random(in: 1...whole, using: &self)).map { _ in
      String(Int.random(in: 0...9, using: &self))
    }.joined()
    let integer = String(digits.drop { $0 == "0" })
    var text = (Bool.random(using: &self) ? "-" : "") + (integer.isEmpty ? "0" : integer)
    let count = Int.random(in: 0...fraction, using: &self)
    if count > 0 {
      text += "." + (0..<count).map { _ in String(Int.random(in: 0...9, using: &self)) }.joined()
    }
    return text
  }
}
