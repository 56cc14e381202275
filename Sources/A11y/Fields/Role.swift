/// What a cell is to a person who uses it: a control, a heading or a picture.
public enum Role: String, Hashable, Sendable, CaseIterable {
  /// A title of what follows.
  case heading
  /// A picture, said by its text.
  case image
  /// Leads to another place.
  case link
  /// Does something.
  case button
  /// Is on or off.
  case `switch`
  /// Is checked or not.
  case checkbox
  /// Sets a number in a range.
  case slider
  /// Takes text.
  case textField = "textfield"
  /// Shows how far something has come.
  case progress

  /// Whether it is a control: a row with one takes it over, and a row with several offers them as actions.
  public var isControl: Bool { self != .heading && self != .image }

  /// Whether the cell holds the control's value, and not its name.
  var holdsValue: Bool { isControl && self != .link && self != .button }
}
