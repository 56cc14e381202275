/// Something that is wrong with a label, and where.
public struct Finding: Hashable, Sendable {
  /// A change of the input that mends it.
  public struct Fix: Hashable, Sendable {
    /// The bytes of the input that are replaced.
    public var range: Range<Int>
    /// What comes in their place, as the input's format writes it.
    public var replacement: String
  }

  /// The name of the rule.
  public var rule: String
  /// How much it matters.
  public var level: RuleDocumentation.Level
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in bytes.
  public var column: Int
  /// The path inside the data: `rows[12].price`.
  public var path: String
  /// What is wrong, in words.
  public var message: String
  /// What is heard now.
  public var heard: String
  /// What would be better.
  public var better: String
  /// Where the reason can be read.
  public var reference: String
  /// The address of that.
  public var address: String
  /// In how many further places the same was found.
  public var moreCount = 0
  /// What mends it, here and in the further places; none when a person has to.
  public var fixes: [Fix] = []
}
