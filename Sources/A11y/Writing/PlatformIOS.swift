// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The properties of UIAccessibility, named as in `NSObject`.
struct PlatformIOS: Platform {
  /// The traits that an app can set.
  private static let traits: ElementTraits = [
    .button, .link, .image, .header, .selected, .notEnabled, .adjustable, .toggleButton,
    .staticText, .summaryElement, .searchField, .playsSound, .startsMediaSession,
    .allowsDirectInteraction, .causesPageTurn, .updatesFrequently, .keyboardKey, .tabBar,
  ]

  func attributes(of container: ElementContainer) -> JSONValue {
    let type = container.kind == .table ? "dataTable" : container.kind.rawValue
    return .some([
      ("isAccessibilityElement", .bool(false)),
      ("accessibilityContainerType", .string(type)),
      ("accessibilityLabel", container.title.map { .string($0) }),
      (
        "accessibilityRowCount",
        container.kind == .table ? container.rowCount.map { .int($0) } : nil
      ),
      ("accessibilityColumnCount", container.columnCount.map { .int($0) }),
    ])
  }

  func attributes(of element: AccessibleElement) -> [(key: String, value: JSONValue)] {
    // A switch's value is its state as a digit.
    let value = element.toggle?.rawValue ?? element.value
    let content = element.customContent.map { content in
      JSONValue.object([
        ("label", .string(content.label)), ("value", .string(content.value)),
        ("importance", .string("default")),
      ])
    }
    let members: [(key: String, value: JSONValue?)] = [
      ("class", Self.viewClass(of: element.traits).map { .string($0) }),
      ("isAccessibilityElement", .bool(true)),
      ("accessibilityLabel", .text(element.label)),
      ("accessibilityValue", .text(value)),
      ("accessibilityTraits", .strings(element.traits.intersection(Self.traits).names)),
      ("accessibilityHint", .text(element.hint)),
      (
        "accessibilityCustomActions",
        element.actions.isEmpty ? nil : .strings(element.actions)
      ),
      ("accessibilityCustomContent", content.isEmpty ? nil : .array(content)),
      ("accessibilityLanguage", .text(element.language?.tag)),
      (
        "accessibilityRowRange",
        element.cell?.row.map { range($0, element.cell?.rowSpan ?? 1) }
      ),
      (
        "accessibilityColumnRange",
        element.cell?.column.map { range($0, element.cell?.columnSpan ?? 1) }
      ),
    ]
    return JSONValue.present(members)
  }

  func attributes(of elements: [AccessibleElement]) -> [(key: String, value: JSONValue)] {
    let rowHeaders = elements.lazy.compactMap { $0.cell?.rowHeaders }.first { !$0.isEmpty } ?? []
    return JSONValue.present([
      ("isAccessibilityElement", .bool(false)),
      ("accessibilityContainerType", .string("semanticGroup")),
      ("accessibilityHeaderElements", rowHeaders.isEmpty ? nil : .strings(rowHeaders)),
      ("accessibilityElements", .array(elements.map { .object(attributes(of: $0)) })),
    ])
  }

  /// The class of a view whose role no public trait stands for; nil for any other.
  private static func viewClass(of traits: ElementTraits) -> String? {
    if traits.contains(.searchField) { return "UISearchTextField" }
    return traits.isDisjoint(with: [.textEntry, .secureTextEntry]) ? nil : "UITextField"
  }

  private func range(_ location: Int, _ length: Int) -> JSONValue {
    .object([("location", .int(location)), ("length", .int(length))])
  }
}
