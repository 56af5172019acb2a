public import RowcallAccessibility
import RowcallScreens
import RowcallTableView

extension AuditedInterface {
  /// Takes an accessibility tree; rules about tables and files find nothing in it.
  public init(_ tree: AccessibilityTree, options: AuditOptions = AuditOptions()) {
    var elements: [InterfaceElement] = []
    var ahead = [(node: tree.root, path: "", container: 0)]
    var containers = 0
    while let (node, path, container) = ahead.popLast() {
      switch node {
      case .element(let element):
        if let found = InterfaceElement(element, below: path, container) { elements.append(found) }
      case .cell: break
      case .container(let inside, let children):
        containers += 1
        let name = inside.label.map { "\(inside.noun) \"\($0)\"" } ?? inside.noun
        let inner = path.isEmpty ? name : "\(path) > \(name)"
        ahead += children.reversed().map { ($0, inner, containers) }
      }
    }
    let scene = InterfaceScene(elements: elements)
    self.init(InterfaceDocument(path: "tree", kind: .storyboard, scenes: [scene]), options: options)
  }
}

extension InterfaceElement {
  /// The element as rules check it; nil for a role that no rule checks.
  fileprivate init?(_ element: AccessibilityElement, below path: String, _ container: Int) {
    guard let (kind, shown) = Self.kind(of: element) else { return nil }
    var content = ContentElement(shown)
    content.accessibility.label = element.label
    content.accessibility.value = element.value
    content.accessibility.hint = element.hint
    content.accessibility.identifier = element.identifier
    if element.role == .heading { content.accessibility.traits = .header }
    if element.role == .link { content.accessibility.traits = .link }
    content.isEnabled = !element.states.isDisabled
    let name = element.label.map { "\(kind.noun) \"\($0)\"" } ?? kind.noun
    self.init(kind, content, path: path.isEmpty ? name : "\(path) > \(name)", design: Design())
    design?.container = container
    design?.isNamedBySystem = element.standard != nil
  }

  private static func kind(of element: AccessibilityElement) -> (Kind, ContentElement.Kind)? {
    let label = element.label ?? ""
    let number = element.number
    let range = (number?.lowest ?? 0)...max(number?.lowest ?? 0, number?.highest ?? 1)
    switch element.role {
    case .text, .heading, .footer, .caption, .row: return (.label, .label(label))
    case .button, .link, .segment: return (.button, .button(element.label))
    case .image: return (.imageView, .image(CellImage(label: element.label)))
    case .switch, .checkbox: return (.switch, .switch(isOn: element.states.check == .on))
    case .slider: return (.slider, .slider(value: number?.value ?? 0, in: range))
    case .stepper: return (.stepper, .stepper(value: number?.value ?? 0, in: range, by: 1))
    case .textField, .secureField, .comboBox:
      return (.textField, .textField(text: element.value ?? "", placeholder: nil))
    case .searchField: return (.searchBar, .textField(text: element.value ?? "", placeholder: nil))
    case .progress, .radio, .cell, .columnHeader, .rowHeader, .index: return nil
    }
  }
}

extension AccessibilityContainer {
  /// Its name in a path.
  fileprivate var noun: String {
    switch kind {
    case .dataTable: "table"
    case .list: "list"
    case .section: "section"
    case .row: "row"
    case .navigationBar: "navigation bar"
    case .form: "form"
    case .group: "screen"
    }
  }
}
