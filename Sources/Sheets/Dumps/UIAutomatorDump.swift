// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

package import A11y

/// The elements of a screen that Android's `uiautomator dump` has written out.
///
/// Source: `AccessibilityNodeInfoDumper` of Android and of androidx. Which views TalkBack stops at, and what it says of their
/// classes, follows its `Role.java` and `AccessibilityNodeInfoUtils.java`. Dumps have neither headings nor roles of an
/// app's own.
package struct UIAutomatorDump {
  /// A view.
  fileprivate final class View {
    var text = ""
    var description = ""
    var hint = ""
    var className = ""
    var isEnabled = true
    var isChecked = false
    var isCheckable = false
    var isSelected = false
    var isScrollable = false
    var isActionable = false
    var isFocusable = false
    var isPassword = false
    var children: [View] = []
    var place = InputLocation(line: 1, column: 1, path: "")

    /// A class's own name: `Button` of `android.widget.Button`.
    static func name(ofClass className: String) -> String {
      className.split(separator: ".").last.map(String.init) ?? ""
    }
  }

  /// The elements in reading order.
  package private(set) var elements: [DumpedElement] = []

  /// Reads a dump, in front of which and behind which there may be lines of the tool.
  ///
  /// - Parameter bytes: the dump.
  /// - Throws: a ``TableFileError`` when it is none.
  package init(_ bytes: [UInt8]) throws(TableFileError) {
    guard let dump = Self.document(in: bytes) else {
      throw TableFileError("this is no dump of uiautomator: it has no <hierarchy>")
    }
    let handler = Handler(firstLine: dump.firstLine)
    let reader = try XMLReader(handler)
    try reader.take(dump.bytes, count: dump.bytes.count, isLast: true)
    if handler.isTooDeep {
      throw TableFileError("there are more than \(DumpFormat.mostLevels) views within each other")
    }
    for view in handler.roots { add(view) }
  }

  /// The XML in a dump, without what the tool says before and behind it.
  private static func document(in bytes: [UInt8]) -> (bytes: [UInt8], firstLine: Int)? {
    let starts = ["<hierarchy", "<displays"].compactMap { bytes.firstRange(of: Array($0.utf8)) }
    let ends = ["</hierarchy>", "</displays>"].compactMap { bytes.ranges(of: Array($0.utf8)).last }
    guard let start = starts.map(\.lowerBound).min(), let end = ends.map(\.upperBound).max(),
      start < end
    else {
      return nil
    }
    let firstLine = bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
    return (Array(bytes[start..<end]), firstLine)
  }

  // MARK: What TalkBack stops at

  private mutating func add(_ view: View) {
    let role = Self.role(of: view)
    let isFocused =
      view.isActionable || view.isFocusable && !view.isScrollable && !Self.holdsOthers(view)
    let isStop = isFocused && !(role == nil && Self.onlyHoldsStops(view))
    if isStop {
      addStop(view, role)
      // What can be operated by itself is a stop within the stop.
      for child in view.children { addInner(child) }
      return
    }
    let name = view.description.isEmpty ? view.text : view.description
    if !name.isEmpty || role?.traits.contains(.image) == true {
      var element = AccessibleElement(label: name, traits: role?.traits ?? [])
      element.roleDescription = role?.word
      apply(view, to: &element)
      append(element, view, isControl: false)
    }
    for child in view.children { add(child) }
  }

  /// Adds the stops within a stop: views that are operated by themselves.
  private mutating func addInner(_ view: View) {
    if view.isActionable { return add(view) }
    for child in view.children { addInner(child) }
  }

  private mutating func addStop(_ view: View, _ role: Role?) {
    // In a row that is operated as a whole, the box or the switch only shows its state; Compose leaves an empty view of the
    // role's class.
    let inner = role == nil ? Self.innerRole(of: view) : nil
    let own = role ?? inner?.role
    var element = AccessibleElement(traits: own?.traits ?? [])
    element.roleDescription = own?.word
    let spoken = view.description.isEmpty ? view.text : view.description
    if own?.traits.contains(.textEntry) == true {
      // An empty field may have its hint as its text.
      let isEmpty = view.text.isEmpty || view.text == view.hint
      element.label = view.description.isEmpty ? view.hint : view.description
      // Compose has the label as a text in the field.
      if element.label.isEmpty { element.label = Self.innerText(of: view) }
      if element.label.isEmpty, view.hint.isEmpty, !view.isPassword {
        element.label = view.text
      } else if !isEmpty {
        element.value = view.isPassword ? String(repeating: "•", count: view.text.count) : view.text
      }
    } else {
      element.label = spoken.isEmpty ? Self.innerText(of: view) : spoken
      if element.label.isEmpty { element.label = view.hint }
    }
    apply(view, to: &element)
    if let inner, !view.isCheckable, element.traits.contains(.toggleButton) {
      element.toggle = inner.view.isChecked ? .on : .off
    }
    append(element, view, isControl: true)
  }

  private func apply(_ view: View, to element: inout AccessibleElement) {
    if view.isCheckable || element.traits.contains(.toggleButton) {
      if !element.traits.contains(.toggleButton) {
        element.traits.formUnion(CellRole.checkbox.traits)
      }
      element.toggle = view.isChecked ? .on : .off
    }
    if !view.isEnabled { element.traits.insert(.notEnabled) }
    if view.isSelected { element.traits.insert(.selected) }
  }

  private mutating func append(_ element: AccessibleElement, _ view: View, isControl: Bool) {
    var dumped = DumpedElement(
      element, role: view.className, isControl: isControl, place: view.place)
    // The dump doesn't tell which pictures only decorate.
    dumped.mayDecorate = !isControl
    elements.append(dumped)
  }

  /// The texts in a view that are no stops of their own, joined.
  private static func innerText(of view: View) -> String {
    var parts: [String] = []
    func collect(_ view: View) {
      for child in view.children where !child.isActionable {
        let text = child.description.isEmpty ? child.text : child.description
        if text.isEmpty { collect(child) } else { parts.append(text) }
      }
    }
    collect(view)
    return parts.joined(separator: ", ")
  }

  /// Whether a view has no text but that of stops within it, so that TalkBack passes it over.
  private static func onlyHoldsStops(_ view: View) -> Bool {
    view.text.isEmpty && view.description.isEmpty && view.hint.isEmpty
      && innerText(of: view).isEmpty
      && innerRole(of: view) == nil && holdsStop(view)
  }

  private static func holdsStop(_ view: View) -> Bool {
    view.children.contains { $0.isActionable || $0.isFocusable || holdsStop($0) }
  }

  private static func innerRole(of view: View) -> (role: Role, view: View)? {
    for child in view.children where !child.isActionable {
      if let role = role(of: child), !role.traits.contains(.image) { return (role, child) }
      if let found = innerRole(of: child) { return found }
    }
    return nil
  }

  /// Whether a view is a list or a page, which is no stop though it may have the focus of the keyboard.
  private static func holdsOthers(_ view: View) -> Bool {
    ["ListView", "RecyclerView", "ScrollView", "ViewPager", "WebView", "GridView"].contains {
      view.className.contains($0)
    }
  }

  // MARK: Classes

  /// What TalkBack says for a class.
  private struct Role {
    var traits: ElementTraits
    var word: String?
  }

  /// The first that a class's own name ends with, in the order of `Role.java`.
  private static let roles: [(ends: [String], role: Role)] = [
    (["ImageButton", "FloatingActionButton"], Role(traits: .button)),
    (["ImageView", "Image"], Role(traits: .image)),
    (["Switch", "SwitchCompat", "SwitchMaterial"], Role(traits: CellRole.switch.traits)),
    (["ToggleButton"], Role(traits: CellRole.switch.traits, word: "Toggle button")),
    (["RadioButton"], Role(traits: CellRole.checkbox.traits, word: "Radio button")),
    (["CheckBox", "CompoundButton", "CheckedTextView"], Role(traits: CellRole.checkbox.traits)),
    (["Button", "Chip"], Role(traits: .button)),
    (["EditText", "AutoCompleteTextView", "SearchAutoComplete"], Role(traits: .textEntry)),
    (["SeekBar", "Slider", "RangeSlider", "RatingBar"], Role(traits: .adjustable)),
    (["ProgressBar"], Role(traits: .progress)),
    (["ActionBar$Tab", "TabView"], Role(traits: .button, word: "Tab")),
    (["Spinner"], Role(traits: .button, word: "Drop down list")),
  ]

  private static func role(of view: View) -> Role? {
    let name = View.name(ofClass: view.className)
    // A picture that is operated is a button.
    if name.hasSuffix("ImageView"), view.isActionable { return Role(traits: .button) }
    return roles.first { $0.ends.contains { name.hasSuffix($0) } }?.role
  }
}

extension UIAutomatorDump {
  /// Takes the views out of the markup.
  fileprivate final class Handler: MarkupHandler {
    private(set) var roots: [View] = []
    private(set) var isTooDeep = false
    private var open: [View?] = []
    private var count = 0
    private let firstLine: Int

    init(firstLine: Int) { self.firstLine = firstLine }

    func start(_ name: MarkupName, _ attributes: MarkupAttributes) {
      // Appium names the element after the class.
      guard let className = attributes.text("class") else { return open.append(nil) }
      guard open.count < DumpFormat.mostLevels else {
        isTooDeep = true
        return open.append(nil)
      }
      let view = View()
      view.className = className
      view.text = attributes.text("text") ?? ""
      view.description = attributes.text("content-desc") ?? ""
      view.hint = attributes.text("hint") ?? attributes.text("hintText") ?? ""
      view.isEnabled = attributes.text("enabled") != "false"
      view.isChecked = attributes.isTrue("checked")
      view.isCheckable = attributes.isTrue("checkable")
      view.isSelected = attributes.isTrue("selected")
      view.isScrollable = attributes.isTrue("scrollable")
      view.isActionable = attributes.isTrue("clickable") || attributes.isTrue("long-clickable")
      view.isFocusable = attributes.isTrue("focusable")
      view.isPassword = attributes.isTrue("password")
      count += 1
      let resource = attributes.text("resource-id") ?? ""
      let id = resource.isEmpty ? View.name(ofClass: className) : resource
      let bounds = attributes.text("bounds").map { " \($0)" } ?? ""
      view.place = InputLocation(line: firstLine, column: 1, path: "node \(count) \(id)\(bounds)")
      if let parent = open.last(where: { $0 != nil }) ?? nil {
        parent.children.append(view)
      } else {
        roots.append(view)
      }
      open.append(view)
    }

    func end(_ name: MarkupName) { _ = open.popLast() }
    func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
  }
}
