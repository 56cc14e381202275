/// A key of a terminal.
enum Key: Hashable {
  case up, down, left, right
  /// The arrows with Shift, Alt or Control.
  case modifiedUp, modifiedDown, modifiedLeft, modifiedRight
  case home, end, pageUp, pageDown
  case tab, backTab, enter, escape, backspace, help
  /// A letter with Control, in lower case.
  case control(Character)
  case text(Character)
  /// What has no meaning here.
  case unknown
}
