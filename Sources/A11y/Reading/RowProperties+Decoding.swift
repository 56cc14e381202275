// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension RowProperties {
  /// Reads a row's `$row`.
  init(_ decoder: DescriptionDecoder) throws(ReadingError) {
    for (key, value) in try decoder.members() {
      switch key {
      case "prototype": reuseIdentifier = try value.string()
      case "hidden": isHidden = try value.bool()
      case "height": height = try value.double()
      case "locale": locale = try value.locale()
      case "grouping": grouping = try value.choice()
      default:
        guard let change = try RowState.change(key, value) else {
          throw value.error("'\(key)' is not known in $row")
        }
        change(&state)
      }
    }
  }
}

extension RowState {
  /// A change to a row's state.
  typealias Change = @Sendable (inout RowState) -> Void

  /// The change made by a member of `$row` or of a `willDisplay` rule; nil if it is not a state.
  static func change(_ key: String, _ value: DescriptionDecoder) throws(ReadingError) -> Change? {
    switch key {
    case "selected":
      let isSelected = try value.bool()
      return { $0.isSelected = isSelected }
    case "enabled":
      let isEnabled = try value.bool()
      return { $0.isEnabled = isEnabled }
    case "accessory":
      let (standard, view) = try accessory(value)
      return { ($0.accessory, $0.accessoryView) = (standard, view) }
    case "editingAccessory":
      let (standard, view) = try accessory(value)
      return { ($0.editingAccessory, $0.editingAccessoryView) = (standard, view) }
    case "editing":
      let style: EditingStyle = try value.choice()
      return { $0.editingStyle = style }
    case "reorder":
      let showsControl = try value.bool()
      return { $0.showsReorderControl = showsControl }
    case "indentation":
      let level = try value.integer(0...100)
      return { $0.indentationLevel = level }
    case "hint":
      let hint = try value.string()
      return { $0.hint = hint }
    default: return nil
    }
  }

  /// A standard accessory by name, or a control as an object with `as`.
  private static func accessory(
    _ decoder: DescriptionDecoder
  ) throws(ReadingError) -> (Accessory, AccessoryView?) {
    guard decoder.isObject else { return (try decoder.choice(), nil) }
    var label: String?
    var value = CellValue.null
    var description: [(key: String, value: DescriptionDecoder)] = []
    for (key, member) in try decoder.members() {
      switch key {
      case "label": label = try member.string()
      case "current": value = try member.value()
      default: description.append((key, member))
      }
    }
    let say = try SayAs(description, decoder)
    guard say.role?.isControl == true else {
      throw decoder.error(
        "an accessory given as an object must be a control, such as {\"as\": \"switch\"}")
    }
    return (.none, AccessoryView(say, value: value, label: label))
  }
}
