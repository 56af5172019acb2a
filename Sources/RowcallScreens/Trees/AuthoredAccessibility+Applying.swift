import RowcallAccessibility
import RowcallTableView

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

  /// The role that the traits ask for; nil if they ask for none.
  var role: AccessibilityRole? { Self.roles.first { contains($0.trait) }?.role }
}
