import RowcallModel

extension HTMLTree {
  /// What kind of form control an element is; nil for none.
  ///
  /// A role says it before the element does, as WAI-ARIA has it.
  func control(_ node: Int) -> CellControl.Kind? {
    switch tag(node) {
    case .input, .button, .select, .textarea, .summary: break
    default: guard hasAttributes(node), has(.role, node) else { return nil }
    }
    if let role = role(node), let kind = Self.kind(of: role) { return kind }
    return switch tag(node) {
    case .input: inputKind(node)
    case .button, .summary: .button
    case .textarea: .textField
    case .select: isOpenList(node) ? .listBox : .comboBox
    default: nil
    }
  }

  /// Whether an element cannot hold anything that is read.
  func isLeaf(_ node: Int) -> Bool { [.input, .select, .textarea, .img, .svg].contains(tag(node)) }

  /// Whether a `select` shows several options at once.
  package func isOpenList(_ select: Int) -> Bool {
    has(.multiple, select) || (self[select, .size].flatMap { Int($0.trimmed) } ?? 1) > 1
  }

  private static func kind(of role: ARIARole) -> CellControl.Kind? {
    switch role {
    case .button, .menuitem, .tab: .button
    case .checkbox, .menuitemcheckbox: .checkbox
    case .radio, .menuitemradio: .radio
    case .switch: .switch
    case .textbox: .textField
    case .searchbox: .searchField
    case .combobox: .comboBox
    case .listbox: .listBox
    case .slider: .slider
    case .spinbutton: .spinButton
    default: nil
    }
  }

  private func inputKind(_ node: Int) -> CellControl.Kind? {
    switch self[node, .type]?.trimmed.lowercased() ?? "text" {
    case "hidden": nil
    case "checkbox": has(.switch, node) ? .switch : .checkbox
    case "radio": .radio
    case "button", "submit", "reset", "image", "file", "color": .button
    case "range": .slider
    case "number": .spinButton
    case "search": has(.list, node) ? .comboBox : .searchField
    default: has(.list, node) ? .comboBox : .textField
    }
  }
}

extension HTMLNames {
  /// The control that an element is, with its name, value and states; nil for other elements.
  mutating func control(_ node: Int) throws(ImportError) -> CellControl? {
    guard let kind = page.tree.control(node) else { return nil }
    var states = page.states(of: node)
    states.addControl(node, kind, on: page)
    return CellControl(
      kind, label: try controlName(node, kind), value: try value(of: node, kind), states: states)
  }

  mutating func controlName(_ node: Int, _ kind: CellControl.Kind) throws(ImportError) -> String? {
    if let name = try authored(node) { return name }
    if let name = try native(node) { return name }
    let isNamedByContent =
      [.button, .checkbox, .radio, .switch].contains(kind) && page.tree.tag(node) != .input
    if isNamedByContent, let name = try content(node) { return name }
    if let name = try tooltip(node) { return name }
    return try words(node, .placeholder)
  }

  /// The name that HTML itself gives a control (2E): its labels', or what is written on a button; nil for none.
  private mutating func native(_ node: Int) throws(ImportError) -> String? {
    var said = HTMLWords()
    for label in page.labels[node] ?? [] {
      said.add(apart: try labelText(label, of: node) ?? "")
    }
    if let text = said.text { return text }
    return try writing(on: node)
  }

  /// What is written on a button that is an `input`; nil for other controls.
  mutating func writing(on node: Int) throws(ImportError) -> String? {
    guard page.tree.tag(node) == .input else { return nil }
    return switch page.tree[node, .type]?.trimmed.lowercased() {
    case "button", "submit", "reset": try words(node, .value)
    case "image": try words(node, page.tree.has(.alt, node) ? .alt : .value)
    default: nil
    }
  }

  /// What a label says besides the control itself.
  private mutating func labelText(_ label: Int, of control: Int) throws(ImportError) -> String? {
    if let name = try words(label, .label) { return name }
    return try content(label, isReferenced: true, without: control)
  }

  /// The present value of a control as text; nil for none, and for passwords.
  mutating func value(of node: Int, _ kind: CellControl.Kind) throws(ImportError) -> String? {
    let tree = page.tree
    switch kind {
    case .button, .checkbox, .radio, .switch: return nil
    case .slider, .spinButton:
      for attribute in [HTMLAttribute.valueText, .valueNow, .value] {
        if let said = try words(node, attribute) { return said }
      }
      return tree.middleOfRange(node)
    case .comboBox, .listBox: return try chosen(node, kind)
    case .textField, .searchField:
      if tree.tag(node) == .input {
        let isSecret = tree[node, .type]?.trimmed.lowercased() == "password"
        return isSecret ? nil : try words(node, .value)
      }
      return try content(node, isReferenced: true)
    }
  }

  /// The options that are chosen, joined by commas.
  private mutating func chosen(_ node: Int, _ kind: CellControl.Kind) throws(ImportError) -> String? {
    let tree = page.tree
    if tree.tag(node) == .input { return try words(node, .value) }
    let options = tree.options(node)
    var chosen = options.filter { tree.isChosen($0) }
    if tree.tag(node) == .select, kind == .comboBox {
      // A closed list shows one option: the last that is selected, else the first that can be.
      chosen =
        chosen.isEmpty ? Array(options.filter { !tree.has(.disabled, $0) }.prefix(1)) : chosen.suffix(1)
    } else if options.isEmpty, kind == .comboBox {
      return try content(node, isReferenced: true)
    }
    var texts: [String] = []
    for option in chosen {
      if let text = try content(option) { texts.append(text) }
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension HTMLTree {
  fileprivate func options(_ list: Int) -> [Int] {
    (list + 1..<end(list)).filter { tag($0) == .option || (tag($0) != .text && role($0) == .option) }
  }

  fileprivate func isChosen(_ option: Int) -> Bool {
    tag(option) == .option
      ? has(.selected, option) : self[option, .isSelected]?.trimmed.lowercased() == "true"
  }

  /// Where a slider stands whose author set nothing: in the middle of 0 and 100, or of its own ends; nil for others.
  fileprivate func middleOfRange(_ node: Int) -> String? {
    guard tag(node) == .input, self[node, .type]?.trimmed.lowercased() == "range" else { return nil }
    let low = self[node, .min].flatMap { Int($0.trimmed) } ?? 0
    let high = self[node, .max].flatMap { Int($0.trimmed) } ?? 100
    let (width, isTooWide) = high.subtractingReportingOverflow(low)
    guard !isTooWide else { return nil }
    return String(width < 0 ? low : low + width / 2)
  }
}
