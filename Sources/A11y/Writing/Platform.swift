/// A platform on which elements are given to a screen reader by attributes.
protocol Platform: Sendable {
  /// The attributes of what the rows are in.
  func attributes(of container: Container) -> JSONValue

  /// The attributes of one element.
  func attributes(of element: Element) -> [(key: String, value: JSONValue)]

  /// The attributes of a row that holds several elements.
  func attributes(of elements: [Element]) -> [(key: String, value: JSONValue)]
}
