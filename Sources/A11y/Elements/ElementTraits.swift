// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The kind and the state of an element, apart from its label.
///
/// A screen reader announces traits in its own words and order, as its user has configured it. The
/// names are those of UIAccessibility's traits, and of the private ones that VoiceOver has words
/// for; `checkbox` and `progress` exist for platforms that know them.
public struct ElementTraits: OptionSet, Hashable, Codable, Sendable {
  /// The traits as bits.
  public var rawValue: UInt32

  /// Makes traits from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It does something when activated.
  public static let button = ElementTraits(rawValue: 1 << 0)
  /// It navigates back.
  public static let backButton = ElementTraits(rawValue: 1 << 1)
  /// It is a switch.
  public static let toggleButton = ElementTraits(rawValue: 1 << 2)
  /// It is a switch that looks like a check mark.
  public static let checkbox = ElementTraits(rawValue: 1 << 3)
  /// It is one of several tabs.
  public static let tab = ElementTraits(rawValue: 1 << 4)
  /// It accepts text.
  public static let textEntry = ElementTraits(rawValue: 1 << 5)
  /// It accepts text that is not shown.
  public static let secureTextEntry = ElementTraits(rawValue: 1 << 6)
  /// Text is being entered.
  public static let isEditing = ElementTraits(rawValue: 1 << 7)
  /// It is the heading of what follows.
  public static let header = ElementTraits(rawValue: 1 << 8)
  /// It navigates to another location.
  public static let link = ElementTraits(rawValue: 1 << 9)
  /// Its value can be incremented and decremented.
  public static let adjustable = ElementTraits(rawValue: 1 << 10)
  /// It is a picture.
  public static let image = ElementTraits(rawValue: 1 << 11)
  /// It accepts a search term.
  public static let searchField = ElementTraits(rawValue: 1 << 12)
  /// It shows the progress of something.
  public static let progress = ElementTraits(rawValue: 1 << 13)
  /// It is selected, or has a check mark.
  public static let selected = ElementTraits(rawValue: 1 << 14)
  /// It can't be used.
  public static let notEnabled = ElementTraits(rawValue: 1 << 15)
  /// It is text that does not change.
  public static let staticText = ElementTraits(rawValue: 1 << 16)
  /// It summarizes the content of its container.
  public static let summaryElement = ElementTraits(rawValue: 1 << 17)
  /// Its value changes often.
  public static let updatesFrequently = ElementTraits(rawValue: 1 << 18)
  /// It plays a sound of its own.
  public static let playsSound = ElementTraits(rawValue: 1 << 19)
  /// It starts playing media.
  public static let startsMediaSession = ElementTraits(rawValue: 1 << 20)
  /// It handles touches itself.
  public static let allowsDirectInteraction = ElementTraits(rawValue: 1 << 21)
  /// It turns the page after it has been read.
  public static let causesPageTurn = ElementTraits(rawValue: 1 << 22)
  /// It holds tabs.
  public static let tabBar = ElementTraits(rawValue: 1 << 23)
  /// It is a key of a keyboard.
  public static let keyboardKey = ElementTraits(rawValue: 1 << 24)

  /// All traits with their names, in a fixed order.
  private static let named: [(trait: ElementTraits, name: String)] = [
    (.button, "button"), (.backButton, "backButton"), (.toggleButton, "toggleButton"),
    (.checkbox, "checkbox"), (.tab, "tab"), (.textEntry, "textEntry"),
    (.secureTextEntry, "secureTextEntry"), (.isEditing, "isEditing"), (.header, "header"),
    (.link, "link"), (.adjustable, "adjustable"), (.image, "image"),
    (.searchField, "searchField"), (.progress, "progress"), (.selected, "selected"),
    (.notEnabled, "notEnabled"), (.staticText, "staticText"),
    (.summaryElement, "summaryElement"), (.updatesFrequently, "updatesFrequently"),
    (.playsSound, "playsSound"), (.startsMediaSession, "startsMediaSession"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.tabBar, "tabBar"), (.keyboardKey, "keyboardKey"),
  ]

  /// The names of the traits, in a fixed order.
  public var names: [String] { Self.named.filter { contains($0.trait) }.map(\.name) }

  /// The role that best describes an element, for platforms on which it can have only one.
  var role: CellRole? {
    if contains(.checkbox) { return .checkbox }
    if contains(.toggleButton) { return .switch }
    if contains(.adjustable) { return .slider }
    if !isDisjoint(with: [.textEntry, .secureTextEntry, .searchField]) { return .textField }
    if contains(.link) { return .link }
    if !isDisjoint(with: [.button, .backButton]) { return .button }
    if contains(.header) { return .heading }
    if contains(.progress) { return .progress }
    return contains(.image) ? .image : nil
  }
}
