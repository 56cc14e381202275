/// What a screen reader says at one element.
public struct Utterance: Hashable, Sendable {
  /// The description: what is said at once.
  public var text: String
  /// What is said after a pause: how to use the element.
  public var hint: String?
  /// What is said to be there on demand, such as "Actions Available".
  public var notices: [String] = []
  /// What is there on demand, by name; said when the reader is to say everything.
  public var onDemand: [String] = []

  /// Makes an utterance.
  public init(_ text: String, hint: String? = nil) {
    self.text = text
    self.hint = hint
  }

  /// Everything in one line; parts that end without a full stop get one before the next.
  public var line: String {
    var line = text
    for part in [hint].compactMap({ $0 }) + notices + onDemand where !part.isEmpty {
      if let last = line.last {
        line += ".!?。".contains(last) ? " " : ". "
      }
      line += part
    }
    return line
  }
}
