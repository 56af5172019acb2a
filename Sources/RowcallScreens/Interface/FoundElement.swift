import RowcallTableView

/// An element of the tree that is seen or operated; its path is given to it later, when its surroundings are known.
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
    var content = ContentElement(reading.content(of: node, kind))
    content.accessibility = authored
    if kind == .searchBar, authored.traits == nil { content.accessibility.traits = .searchField }
    content.isEnabled = element["enabled"] != "NO"
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

extension AuthoredAccessibility {
  /// Whether nothing was said that a listener could notice.
  var saysNothing: Bool {
    label == nil && value == nil && hint == nil && traits == nil && isElement == nil && !isHidden
  }
}

extension InterfaceElement.Kind {
  /// What a person calls one of them.
  package var noun: String {
    switch self {
    case .label: "label"
    case .button: "button"
    case .imageView: "image"
    case .switch: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .segmentedControl: "segmented control"
    case .textField: "text field"
    case .textView: "text view"
    case .searchBar: "search bar"
    case .progressView: "progress bar"
    case .activityIndicatorView: "activity indicator"
    case .datePicker: "date picker"
    case .pickerView: "picker"
    case .pageControl: "page control"
    case .barButtonItem: "bar button"
    case .tabBarItem: "tab"
    case .view: "view"
    }
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
