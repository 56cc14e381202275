extension RowState {
  /// Reads a row's `$row`.
  init(_ decoder: DescriptionDecoder) throws(ReadingError) {
    for (key, value) in try decoder.members() {
      switch key {
      case "prototype": prototype = try value.string()
      case "selected": isSelected = try value.bool()
      case "enabled": isEnabled = try value.bool()
      case "hidden": isHidden = try value.bool()
      case "accessory": accessory = try value.choice()
      case "editing": editingStyle = try value.choice()
      case "reorder": showsReorderControl = try value.bool()
      case "indentation": indentationLevel = try value.integer(0...100)
      case "height": height = try value.double()
      case "hint": hint = try value.string()
      case "locale": locale = try value.locale()
      default: throw value.error("'\(key)' is not known in $row")
      }
    }
  }
}
