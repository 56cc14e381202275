extension String {
  /// The text with control characters replaced, for terminal output that is not a cleaned label.
  package var withoutControls: String {
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }
    guard unicodeScalars.contains(where: isControl) else { return self }
    var clean = String.UnicodeScalarView()
    for scalar in unicodeScalars { clean.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
    return String(clean)
  }
}
