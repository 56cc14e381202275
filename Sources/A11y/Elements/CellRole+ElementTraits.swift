// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension CellRole {
  /// The traits of an element with this role.
  public var traits: ElementTraits {
    switch self {
    case .heading: .header
    case .image: .image
    case .link: .link
    case .button: .button
    case .switch: [.button, .toggleButton]
    case .checkbox: [.button, .toggleButton, .checkbox]
    case .slider: .adjustable
    case .textField: .textEntry
    case .progress: [.progress, .updatesFrequently]
    }
  }
}
