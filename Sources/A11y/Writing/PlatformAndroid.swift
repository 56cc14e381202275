// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The properties of `AccessibilityNodeInfoCompat`, named after their setters.
struct PlatformAndroid: Platform {
  func attributes(of container: ElementContainer) -> JSONValue {
    .some([
      (
        "className",
        .string(container.kind == .table ? "android.widget.GridView" : "android.widget.ListView")
      ),
      ("contentDescription", container.title.map { .string($0) }),
      (
        "collectionInfo",
        .object([
          // Android uses -1 for an unknown number.
          ("rowCount", .int(container.rowCount ?? -1)),
          ("columnCount", .int(container.kind == .table ? container.columnCount ?? -1 : 1)),
          ("hierarchical", .bool(false)),
        ])
      ),
    ])
  }

  func attributes(of element: AccessibleElement) -> [(key: String, value: JSONValue)] {
    let traits = element.traits
    let role = traits.role
    let isField = role == .textField
    let isHeading = role == .heading || element.part == .header
    let isClickable = role?.isControl == true && role != .progress
    let range = element.range.map { value in
      JSONValue.object([
        ("type", .string("float")), ("min", .decimal(value.range.minimum)),
        ("max", .decimal(value.range.maximum)), ("current", .number(value.current)),
      ])
    }
    let details = element.customContent.map(\.line)
    let members: [(key: String, value: JSONValue?)] = [
      ("className", .string(Self.className(of: role))),
      // A text field's value is its text, and its name is the hint.
      ("contentDescription", isField ? nil : .string(element.label)),
      ("text", isField ? .text(element.value) : nil),
      ("hintText", isField ? .string(element.label) : nil),
      ("stateDescription", isField ? nil : element.value.map { .string($0) }),
      ("roleDescription", element.roleDescription.map { .string($0) }),
      ("heading", isHeading ? .bool(true) : nil),
      ("selected", traits.contains(.selected) ? .bool(true) : nil),
      ("checkable", element.toggle == nil ? nil : .bool(true)),
      ("checked", element.toggle.map { .bool($0 == .on) }),
      ("enabled", .bool(!traits.contains(.notEnabled))),
      ("clickable", isClickable ? .bool(true) : nil),
      ("rangeInfo", range),
      ("tooltipText", element.hint.map { .string($0) }),
      ("customActions", element.actions.isEmpty ? nil : .strings(element.actions)),
      ("extras", details.isEmpty ? nil : .strings(details)),
      ("collectionItemInfo", itemInfo(of: element, isHeading: isHeading)),
      ("locale", element.language.map { .string($0.tag) }),
    ]
    return JSONValue.present(members)
  }

  func attributes(of elements: [AccessibleElement]) -> [(key: String, value: JSONValue)] {
    let info = elements.first { $0.position != nil }.flatMap { itemInfo(of: $0, isHeading: false) }
    let members: [(key: String, value: JSONValue?)] = [
      ("className", .string("android.view.ViewGroup")),
      ("importantForAccessibility", .string("no")),
      ("collectionItemInfo", info),
      (
        "children",
        .array(
          elements.map { element in
            var child = element
            child.position = nil
            return .object(attributes(of: child))
          })
      ),
    ]
    return JSONValue.present(members)
  }

  private func itemInfo(of element: AccessibleElement, isHeading: Bool) -> JSONValue? {
    let cell = element.cell ?? element.position.map { TableCell(row: $0.index - 1, column: 0) }
    guard let cell, let row = cell.row, let column = cell.column else { return nil }
    return .object([
      ("rowIndex", .int(row)), ("rowSpan", .int(cell.rowSpan)), ("columnIndex", .int(column)),
      ("columnSpan", .int(cell.columnSpan)), ("heading", .bool(isHeading)),
    ])
  }

  private static func className(of role: CellRole?) -> String {
    let name =
      switch role {
      case .button, .link: "Button"
      case .switch: "Switch"
      case .checkbox: "CheckBox"
      case .slider: "SeekBar"
      case .textField: "EditText"
      case .progress: "ProgressBar"
      case .image: "ImageView"
      case .heading, nil: "TextView"
      }
    return "android.widget." + name
  }
}
