import RowcallAccessibility
import RowcallTableView

extension AccessibilityNode {
  /// The node of an element outside of cells.
  ///
  /// Nil for one with nothing to say, and for one that its author hid or said to be no element.
  package init?(of element: ContentElement) {
    let authored = element.accessibility
    guard element.hasSomethingToSay, !authored.isHidden, authored.isElement != false else { return nil }
    self = element.node(in: AccessibilityElement(.row))
  }
}

extension ContentElement {
  /// The node of an element that is accessible by itself: an element, or a group with one for each segment.
  ///
  /// - Parameter row: the element for the row around it, whose label names a control without one of its own.
  func node(in row: AccessibilityElement) -> AccessibilityNode {
    guard case .segmentedControl(let titles, let selected) = kind else { return .element(element(in: row)) }
    var group = AccessibilityContainer(.group, label: accessibility.label ?? row.label)
    group.language = accessibility.language
    group.identifier = accessibility.identifier
    return .container(
      group,
      children: titles.enumerated().map { .element(segment($1, SetPosition($0, of: titles.count), selected)) }
    )
  }

  /// The element as a single one; of a segmented control the chosen segment is the value.
  func element(in row: AccessibilityElement) -> AccessibilityElement {
    var element = derived
    if let text = ownLabel {
      element.setLabel(parts: [text])
    } else if isControl || kind.isProgress {
      element.takeLabel(of: row)
    }
    describeField(&element)
    if !isEnabled { element.states.isDisabled = true }
    element.apply(accessibility)
    if element.states.isDisabled { element.disable() }
    return element
  }

  /// Whether anything can be said of it.
  var hasSomethingToSay: Bool {
    isControl || kind.isProgress || !(accessibility.label ?? text ?? "").isEmpty
  }

  /// The texts that it adds to the label of a row that is read as one.
  var labelParts: [String] {
    [accessibility.label ?? (isButton ? nil : text), accessibility.value].compactMap { $0?.nonEmpty }
  }

  /// Whether it is a control with a value, which can stand for a whole row.
  var hasValue: Bool { isControl && !isButton }

  var number: NumberInRange? {
    switch kind {
    case .slider(let value, let range), .stepper(let value, let range, _): NumberInRange(value, in: range)
    case .progress(let value): value.map { NumberInRange($0, in: 0...1) }
    case .label, .image, .switch, .button, .textField, .segmentedControl: nil
    }
  }

  private var isButton: Bool { if case .button = kind { true } else { false } }

  /// The text that names it by nature; that in a field is its value.
  private var ownLabel: String? {
    switch kind {
    case .label, .image, .button: text?.nonEmpty
    case .switch, .slider, .stepper, .textField, .segmentedControl, .progress: nil
    }
  }

  /// Role, value and actions by nature.
  private var derived: AccessibilityElement {
    var element = AccessibilityElement(isSecure && kind.role == .textField ? .secureField : kind.role)
    element.number = number
    element.actions = kind.actions
    if case .switch(let isOn) = kind { element.states.check = isOn ? .on : .off }
    if case .segmentedControl = kind { element.value = text }
    return element
  }

  /// Gives a field its text; what stands in it while it is empty names it or explains it.
  private func describeField(_ element: inout AccessibilityElement) {
    guard case .textField(let text, let placeholder) = kind else { return }
    element.value = isSecure ? nil : text.nonEmpty
    if element.label == nil {
      element.label = placeholder
    } else if text.isEmpty {
      element.hint = placeholder
    }
  }

  private func segment(_ title: String, _ position: SetPosition, _ selected: Int?) -> AccessibilityElement {
    var element = AccessibilityElement(.segment, label: title.nonEmpty)
    element.states.isSelected = position.index == selected
    element.position = position
    element.actions = [.activate]
    element.hint = accessibility.hint
    if !isEnabled || accessibility.traits?.contains(.notEnabled) == true { element.disable() }
    return element
  }
}

extension ContentElement.Kind {
  fileprivate var isProgress: Bool { if case .progress = self { true } else { false } }

  fileprivate var role: AccessibilityRole {
    switch self {
    case .label: .text
    case .image: .image
    case .switch: .switch
    case .slider: .slider
    case .stepper: .stepper
    case .button: .button
    case .textField: .textField
    case .segmentedControl: .segment
    case .progress: .progress
    }
  }

  fileprivate var actions: [AccessibilityAction] {
    switch self {
    case .label, .image, .progress: []
    case .switch, .button, .textField, .segmentedControl: [.activate]
    case .slider, .stepper: [.increment, .decrement]
    }
  }
}

extension AccessibilityElement {
  /// Takes what the author said in place of what was derived.
  mutating func apply(_ authored: AuthoredAccessibility) {
    if let label = authored.label { (self.label, labelParts) = (label, []) }
    if let value = authored.value { (self.value, number) = (value, nil) }
    if let hint = authored.hint { self.hint = hint }
    actions += authored.customActions.map { .custom($0) }
    if let traits = authored.traits { apply(traits) }
    language = authored.language ?? language
    identifier = authored.identifier ?? identifier
  }

  /// Takes the author's traits in place of the role; states that the table knows of stay.
  private mutating func apply(_ traits: AuthoredTraits) {
    role = traits.role ?? (role == .row ? .row : .text)
    if traits.contains(.selected) { states.isSelected = true }
    if traits.contains(.notEnabled) { disable() }
    if traits.contains(.adjustable) {
      for action in [AccessibilityAction.increment, .decrement] where !actions.contains(action) {
        actions.append(action)
      }
    }
  }

  /// Makes it one that cannot be operated.
  mutating func disable() {
    states.isDisabled = true
    actions = []
  }
}

extension AuthoredTraits {
  /// The traits that say what an element is, the one that says most first.
  private static let roles: [(trait: Self, role: AccessibilityRole)] = [
    (.header, .heading), (.searchField, .searchField), (.toggleButton, .switch), (.adjustable, .slider),
    (.link, .link), (.button, .button), (.image, .image),
  ]

  var role: AccessibilityRole? { Self.roles.first { contains($0.trait) }?.role }
}
