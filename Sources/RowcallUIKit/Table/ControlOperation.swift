extension UITableViewCell {
  /// Changes the value of a control in the row, and returns the control; the app hears nothing yet.
  func change(_ id: ElementID, by action: ControlAction) throws -> UIControl? {
    guard let part = part(id) else { throw TableViewError.noSuchElement(id, texts: content.texts) }
    var element = part.element
    try element.apply(action)
    let control = part.view as? UIControl
    guard control?.take(element.kind) != false else {
      throw TableViewError.controlRefused(element: part.element, action: action)
    }
    return control
  }

  private func part(_ id: ElementID) -> ViewReading.Part? {
    let parts = ownParts
    return switch id {
    case .index(let index): parts.indices.contains(index) ? parts[index] : nil
    case .named(let name): parts.first { $0.element.name == name }
    case .tagged(let tag): parts.first { $0.element.tag == tag }
    case .accessory: accessoryView.flatMap { ViewReading($0).parts.first }
    case .editingAccessory: editingAccessoryView.flatMap { ViewReading($0).parts.first }
    }
  }
}

extension UIControl {
  /// Takes over the value of an element that was operated; false if the app does not let it.
  fileprivate func take(_ kind: ContentElement.Kind) -> Bool {
    switch (self, kind) {
    case (let control as UISwitch, .switch(let isOn)): control.isOn = isOn
    case (let slider as UISlider, .slider(let value, _)): slider.value = Float(value)
    case (let stepper as UIStepper, .stepper(let value, _, _)): stepper.value = value
    case (let segments as UISegmentedControl, .segmentedControl(_, let selected)):
      segments.selectedSegmentIndex = selected ?? UISegmentedControl.noSegment
    case (let field as UITextField, .textField(let text, _)): return field.take(text)
    default: break
    }
    return true
  }

  /// Tells the app that the control was operated; typing into a field ends with the return key.
  func tellOperated() {
    if let field = self as? UITextField { return field.finishTyping() }
    if self is UIButton { return _ = press() }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

extension UITextField {
  /// Begins typing and replaces the text, if the app lets it.
  fileprivate func take(_ newText: String) -> Bool {
    guard becomeFirstResponder() else { return false }
    let whole = NSRange(location: 0, length: (text ?? "").utf16.count)
    let mayChange = delegate?.textField(self, shouldChangeCharactersIn: whole, replacementString: newText)
    guard mayChange != false else { return false }
    text = newText
    return true
  }

  fileprivate func finishTyping() {
    sendActions(for: .editingChanged)
    pressReturn()
    if isFirstResponder { resignFirstResponder() }
  }
}
