import RowcallModel

extension HTMLPage {
  /// The states that ARIA gives an element.
  func states(of node: Int) -> CellStates {
    var states = CellStates()
    guard tree.hasAttributes(node) else { return states }
    states.isSelected = tree.truth(node, .isSelected)
    states.isExpanded = tree.truth(node, .isExpanded)
    states.check = tree.check(node, .isChecked)
    states.isPressed = tree.truth(node, .isPressed)
    states.isDisabled = tree.truth(node, .isDisabled) ?? false
    states.isReadOnly = tree.truth(node, .isReadOnly) ?? false
    states.isRequired = tree.truth(node, .isRequired) ?? false
    states.isInvalid = tree.isSaid(node, .isInvalid)
    states.isCurrent = tree.isSaid(node, .isCurrent)
    states.sort = tree.word(node, .sort).flatMap(CellStates.Sort.init)
    return states
  }

  /// Whether a control is off because a `fieldset` around it is; what is in the fieldset's legend stays on.
  fileprivate func isInDisabledFieldset(_ node: Int) -> Bool {
    var place = node
    while let parent = tree.parent(place) {
      if tree.tag(parent) == .fieldset, tree.has(.disabled, parent), tree.tag(place) != .legend {
        return true
      }
      place = parent
    }
    return false
  }
}

extension CellStates {
  /// Adds what HTML itself says about a control.
  mutating func addControl(_ node: Int, _ kind: CellControl.Kind, on page: HTMLPage) {
    let tree = page.tree
    if [.checkbox, .radio, .switch].contains(kind) {
      if tree.tag(node) == .input { check = tree.has(.checked, node) ? .on : .off }
      check = check ?? .off
    }
    if tree.tag(node) == .summary, let details = tree.parent(node), tree.tag(details) == .details {
      isExpanded = tree.has(.open, details)
    }
    guard [.input, .button, .select, .textarea].contains(tree.tag(node)) else { return }
    if tree.tag(node) == .input, tree.word(node, .type) == "password" {
      isFilledIn = tree[node, .value].map { !$0.isEmpty } ?? false
    }
    isDisabled = isDisabled || tree.has(.disabled, node) || page.isInDisabledFieldset(node)
    isReadOnly = isReadOnly || tree.has(.readonly, node)
    isRequired = isRequired || tree.has(.required, node)
  }
}

extension HTMLTree {
  /// An attribute's value as one word in small letters; nil without one.
  func word(_ node: Int, _ name: HTMLAttribute) -> String? {
    self[node, name].map { $0.trimmed.lowercased() }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A true or false; nil for anything else.
  fileprivate func truth(_ node: Int, _ name: HTMLAttribute) -> Bool? {
    switch word(node, name) {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// Whether an attribute with more values than true says anything but no.
  fileprivate func isSaid(_ node: Int, _ name: HTMLAttribute) -> Bool {
    word(node, name).map { $0 != "false" && $0 != "undefined" } ?? false
  }

  fileprivate func check(_ node: Int, _ name: HTMLAttribute) -> CellStates.Check? {
    word(node, name) == "mixed" ? .mixed : truth(node, name).map { $0 ? .on : .off }
  }
}
