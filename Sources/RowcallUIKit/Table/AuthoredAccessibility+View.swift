extension AccessibleObject {
  /// What the author said about this element: everything that is not as it is by nature.
  var authoredAccessibility: AuthoredAccessibility {
    var authored = AuthoredAccessibility()
    let natural = Self.natural
    if isAccessibilityElement != natural.isElement { authored.isElement = isAccessibilityElement }
    if accessibilityTraits != natural.traits { authored.traits = AuthoredTraits(accessibilityTraits) }
    authored.label = accessibilityLabel
    authored.value = accessibilityValue
    authored.hint = accessibilityHint
    authored.language = accessibilityLanguage
    authored.identifier = accessibilityIdentifier
    authored.isHidden = accessibilityElementsHidden
    authored.customActions = (accessibilityCustomActions ?? []).map(\.name)
    return authored
  }
}

extension AuthoredTraits {
  /// The same traits: the bits that both know have the same values.
  init(_ traits: UIAccessibilityTraits) { self.init(rawValue: traits.rawValue) }
}
