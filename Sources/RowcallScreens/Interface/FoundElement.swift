import RowcallImport
import RowcallLanguages
import RowcallTableView

/// An element of the file that is shown or operated, as `SceneWalk` finds it; its path is set later, by `placed`.
struct FoundElement {
  let node: Int
  var element: InterfaceElement
  /// What tells it from others of its kind; nil where nothing does.
  let name: String?

  /// Takes an element if it is of a kind that is seen or operated, or has words for listeners.
  init?(_ node: Int, in reading: InterfaceReading) {
    let element = reading.tree[node]
    let authored = reading.authored(node)
    guard let kind = InterfaceElement.Kind(rawValue: element.name) ?? Self.container(element, authored) else {
      return nil
    }
    if kind == .view, authored.saysNothing { return nil }
    self.init(kind, node, authored, in: reading)
  }

  /// Takes a view that does something when it is tapped, although nothing is said of it for listeners; nil for others.
  init?(tapped node: Int, in reading: InterfaceReading) {
    guard reading.tree[node]["id"] != nil, reading.isTapped(node) else { return nil }
    self.init(.view, node, reading.authored(node), in: reading)
  }

  private init(
    _ kind: InterfaceElement.Kind, _ node: Int, _ authored: AuthoredAccessibility,
    in reading: InterfaceReading
  ) {
    let element = reading.tree[node]
    var content = ContentElement(reading.content(of: node, kind))
    content.accessibility = authored
    if kind == .searchBar, authored.traits == nil { content.accessibility.traits = .searchField }
    content.isEnabled = element["enabled"] != "NO"
    content.isSecure =
      reading.tree.child(of: node, "textInputTraits").map { reading.tree[$0]["secureTextEntry"] == "YES" }
      ?? false
    content.tag = element["tag"].flatMap { Int($0) } ?? 0
    let outlets = element["id"].flatMap { reading.outlets[$0] } ?? []
    content.name = outlets.first
    self.node = node
    self.element = InterfaceElement(
      kind, content, path: "", place: InterfacePlace(element), design: reading.design(of: node, kind, outlets)
    )
    let shown = content.text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    name = shown ?? authored.label ?? element["userLabel"] ?? outlets.first
  }

  /// The kind of an element of another name, if it is a view with words for listeners.
  private static func container(
    _ element: XMLTree.Element, _ authored: AuthoredAccessibility
  ) -> InterfaceElement.Kind? {
    guard element["id"] != nil, !notViews.contains(element.name), !authored.saysNothing else { return nil }
    return .view
  }

  /// Elements with ids and attributes of their own that are no views inside a screen.
  private static let notViews: Set<String> = ["tableView", "tableViewCell", "scene"]
}

extension FoundElement {
  /// Whether listeners reach it.
  var isReached: Bool {
    let authored = element.content.accessibility
    if authored.isHidden || authored.isElement == false { return false }
    let isPlain = element.kind == .imageView || element.kind == .view
    return !isPlain || authored.isElement == true
  }
}

extension AuthoredAccessibility {
  /// Whether nothing was said that a listener could notice.
  var saysNothing: Bool {
    label == nil && value == nil && hint == nil && traits == nil && isElement == nil && !isHidden
  }
}

extension [FoundElement] {
  /// The elements with their paths below what is around them; those that have nothing to tell them apart are numbered.
  func placed(below path: String) -> [InterfaceElement] {
    var unnamed: [InterfaceElement.Kind: Int] = [:]
    for found in self where found.name == nil { unnamed[found.element.kind, default: 0] += 1 }
    var numbers: [InterfaceElement.Kind: Int] = [:]
    return map { found in
      var element = found.element
      var step = element.kind.noun
      if let name = found.name {
        step += " " + quoted(name)
      } else if let count = unnamed[element.kind], count > 1 {
        numbers[element.kind, default: 0] += 1
        step += " \(numbers[element.kind] ?? 0)"
      }
      element.path = path.isEmpty ? step : "\(path) > \(step)"
      return element
    }
  }
}

extension InterfaceReading {
  func content(of node: Int, _ kind: InterfaceElement.Kind) -> ContentElement.Kind {
    let element = tree[node]
    switch kind {
    case .label: return .label(label(of: node))
    case .button: return .button(buttonTitle(of: node))
    case .barButtonItem: return .button(text(of: node, "title")?.nonEmpty ?? localizedText(of: node))
    // There is no role for a tab, so only its title is read.
    case .tabBarItem: return .label(text(of: node, "title") ?? localizedText(of: node) ?? "")
    case .imageView: return .image(CellImage(name: imageName(of: node)))
    case .switch: return .switch(isOn: element["on"] == "YES")
    case .slider:
      let range = range(of: element, "minValue", "maxValue", usual: 1)
      let middle = range.lowerBound / 2 + range.upperBound / 2
      return .slider(value: number(element["value"]) ?? middle, in: range)
    case .stepper:
      let range = range(of: element, "minimumValue", "maximumValue", usual: 100)
      let value = number(element["value"]) ?? range.lowerBound
      return .stepper(value: value, in: range, by: number(element["stepValue"]) ?? 1)
    case .segmentedControl: return segments(of: node)
    case .textField, .searchBar:
      return .textField(
        text: text(of: node, "text") ?? "",
        placeholder: text(of: node, "placeholder") ?? localizedText(of: node))
    case .textView:
      let text = label(of: node)
      return element["editable"] == "NO" ? .label(text) : .textField(text: text, placeholder: nil)
    case .progressView: return .progress(number(element["progress"]) ?? 0)
    case .activityIndicatorView: return .progress(nil)
    case .datePicker, .pickerView, .pageControl, .view: return .label("")
    }
  }

  private func label(of node: Int) -> String {
    let own = text(of: node, "text") ?? attributed(of: node, "attributedText") ?? ""
    return own.isEmpty ? localizedText(of: node) ?? "" : own
  }

  /// The text of a runtime attribute for localized texts, such as `localizedTitle`: the title or the placeholder of an
  /// object that has none of its own; nil for none.
  func localizedText(of node: Int) -> String? {
    runtimeAttributes(of: node).first { attribute in
      [tree[attribute]["type"], tree[attribute]["keyPath"]].contains {
        $0?.lowercased().contains("locali") == true
      }
    }.flatMap { text(of: $0, "value")?.nonEmpty }
  }

  private func runtimeAttributes(of node: Int) -> [Int] {
    tree.child(of: node, "userDefinedRuntimeAttributes").map { Array(tree.children(of: $0)) } ?? []
  }

  /// The title of a button in its normal state, as a configuration or the state gives it; nil for none.
  private func buttonTitle(of node: Int) -> String? {
    let id = tree[node]["id"] ?? ""
    let titles = [
      table["\(id).configuration.title"], table["\(id).normalTitle"],
      buttonParts(of: node).lazy.flatMap { part in
        [text(of: part, "title"), attributed(of: part, "attributedTitle")].compactMap(\.self)
      }.first { !$0.isEmpty },
    ]
    return titles.compactMap(\.self).first { !$0.isEmpty } ?? localizedText(of: node)
  }

  /// What gives a button its title and image: its configuration, then its normal state.
  private func buttonParts(of node: Int) -> [Int] {
    [tree.child(of: node, "buttonConfiguration"), tree.child(of: node, "state", key: "normal")].compactMap(
      \.self)
  }

  /// What names the image that an element shows; nil if it shows none.
  func imageOwner(of node: Int) -> Int? {
    let owners = tree[node].name == "button" ? buttonParts(of: node) : [node]
    return owners.first { tree[$0]["image"] != nil }
      ?? owners.first { tree[$0]["backgroundImage"] != nil }
  }

  func imageName(of node: Int) -> String? {
    imageOwner(of: node).flatMap { tree[$0]["image"] ?? tree[$0]["backgroundImage"] }
  }

  private func segments(of node: Int) -> ContentElement.Kind {
    let id = tree[node]["id"] ?? ""
    let segments = tree.child(of: node, "segments").map { Array(tree.children(of: $0)) } ?? []
    let titles = segments.enumerated().map { index, segment in
      table["\(id).segmentTitles[\(index)]"] ?? text(of: segment, "title") ?? ""
    }
    let selected = tree[node]["selectedSegmentIndex"].flatMap { Int($0) } ?? 0
    return .segmentedControl(titles: titles, selected: titles.indices.contains(selected) ? selected : nil)
  }

  /// A number that can be counted with; nil for any other text.
  func number(_ text: String?) -> Double? { text.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } }

  private func range(
    of element: XMLTree.Element, _ lowest: String, _ highest: String, usual: Double
  ) -> ClosedRange<Double> {
    let low = number(element[lowest]) ?? 0
    return low...max(low, number(element[highest]) ?? usual)
  }

  /// What the designer said for listeners about an object: its accessibility configuration, then its runtime attributes,
  /// which the system sets last.
  func authored(_ index: Int) -> AuthoredAccessibility {
    var authored = AuthoredAccessibility()
    if let configuration = tree.child(of: index, "accessibility", key: "accessibilityConfiguration") {
      configure(&authored, configuration, of: index)
    }
    for attribute in runtimeAttributes(of: index) { set(&authored, attribute) }
    return authored
  }

  private func configure(_ authored: inout AuthoredAccessibility, _ index: Int, of object: Int) {
    let id = tree[object]["id"] ?? ""
    authored.label = table["\(id).accessibilityLabel"] ?? text(of: index, "label")?.nonEmpty
    authored.hint = table["\(id).accessibilityHint"] ?? text(of: index, "hint")?.nonEmpty
    authored.value = text(of: index, "value")?.nonEmpty
    authored.identifier = text(of: index, "identifier")?.nonEmpty
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
    let text = text(of: attribute, "value")
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
}
