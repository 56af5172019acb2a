import RowcallTableView

extension InterfaceReading {
  /// What the designer said for listeners about an object: its accessibility configuration, then its runtime attributes,
  /// which the system sets last.
  func authored(_ index: Int) -> AuthoredAccessibility {
    var authored = AuthoredAccessibility()
    if let configuration = tree.child(of: index, "accessibility", key: "accessibilityConfiguration") {
      configure(&authored, configuration, of: index)
    }
    if let attributes = tree.child(of: index, "userDefinedRuntimeAttributes") {
      for attribute in tree.children(of: attributes) { set(&authored, attribute) }
    }
    return authored
  }

  private func configure(_ authored: inout AuthoredAccessibility, _ index: Int, of object: Int) {
    let id = tree[object]["id"] ?? ""
    authored.label = texts.table["\(id).accessibilityLabel"] ?? filled(texts.text(of: index, "label"))
    authored.hint = texts.table["\(id).accessibilityHint"] ?? filled(texts.text(of: index, "hint"))
    authored.value = filled(texts.text(of: index, "value"))
    authored.identifier = filled(texts.text(of: index, "identifier"))
    authored.isElement = tree.child(of: index, key: "isElement").flatMap { bool(tree[$0]["value"]) }
    guard let traits = tree.child(of: index, key: "traits") else { return }
    authored.traits = Self.traits.reduce(into: AuthoredTraits()) { set, trait in
      if tree[traits][trait.name] == "YES" { set.insert(trait.trait) }
    }
  }

  private static let traits: [(name: String, trait: AuthoredTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound),
    ("keyboardKey", .keyboardKey), ("staticText", .staticText), ("summaryElement", .summaryElement),
    ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("startsMedia", .startsMediaSession),
    ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("causesPage", .causesPageTurn), ("tabBar", .tabBar), ("header", .header),
  ]

  /// Takes one runtime attribute, if it is one for listeners.
  private func set(_ authored: inout AuthoredAccessibility, _ attribute: Int) {
    guard let path = tree[attribute]["keyPath"] else { return }
    let text = texts.text(of: attribute, "value")
    let value = tree.child(of: attribute, key: "value").flatMap { tree[$0]["value"] } ?? text
    switch path {
    case "accessibilityLabel": authored.label = text ?? authored.label
    case "accessibilityHint": authored.hint = text ?? authored.hint
    case "accessibilityValue": authored.value = text ?? authored.value
    case "accessibilityIdentifier": authored.identifier = text ?? authored.identifier
    case "accessibilityLanguage": authored.language = text ?? authored.language
    case "isAccessibilityElement": authored.isElement = bool(value) ?? authored.isElement
    case "accessibilityElementsHidden": authored.isHidden = bool(value) ?? authored.isHidden
    case "accessibilityTraits":
      authored.traits = value.flatMap { UInt64($0) }.map(AuthoredTraits.init(rawValue:)) ?? authored.traits
    default: break
    }
  }

  private func bool(_ text: String?) -> Bool? { text.map { $0 == "YES" || $0 == "true" || $0 == "1" } }

  private func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
}
