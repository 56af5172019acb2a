// The engine is bound to no actor. A table of this module, which is on the main actor, makes all calls here.
/// A `UITableViewCell` as the engine sees it.
final class HostedCell: TableViewCell {
  let view: UITableViewCell
  private weak var operated: UIControl?
  @MainActor init(_ view: UITableViewCell) {
    self.view = view
    super.init(style: view.style, reuseIdentifier: view.reuseIdentifier)
    view.hosted = self
  }
  /// What the view shows, read each time; setting it does nothing.
  override var content: CellContent {
    get {
      let view = view
      return MainActor.assumeIsolated { view.content }
    }
    set {}
  }
  override func prepareForReuse() {
    let view = view
    MainActor.assumeIsolated { view.prepareForReuse() }
  }
  override func stateDidChange(from previous: CellState) {
    let (view, state) = (view, state)
    MainActor.assumeIsolated { view.take(state) }
  }
  override func perform(_ action: ControlAction, on id: ElementID) throws {
    let view = view
    operated = try MainActor.assumeIsolated { try view.change(id, by: action) }
  }
  override func didOperate(_ element: ContentElement) throws {
    let control = operated
    operated = nil
    MainActor.assumeIsolated { control?.tellOperated() }
  }
}

extension UITableViewCell {
  /// What the engine holds in place of this cell.
  var hostedCell: HostedCell { hosted ?? HostedCell(self) }
  /// Applies the state that the table gives the row.
  func take(_ state: CellState) {
    let previous = engineState
    engineState = state
    let mask = UITableViewCell.StateMask(state)
    let isTransition = mask != UITableViewCell.StateMask(previous)
    if isTransition { willTransition(to: mask) }
    if state.isSelected != previous.isSelected { setSelected(state.isSelected, animated: false) }
    if state.isHighlighted != previous.isHighlighted { setHighlighted(state.isHighlighted, animated: false) }
    if state.isEditing != previous.isEditing { setEditing(state.isEditing, animated: false) }
    if isTransition { didTransition(to: mask) }
    needsUpdateConfiguration = true
    updateConfigurationIfNeeded()
  }
  /// Makes the configurations for the current state, if something changed since they were made.
  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: configurationState)
    }
    updateConfiguration(using: configurationState)
  }
  /// Changes the value of a control in the row, and returns the control, without notifying the app yet.
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
  /// Takes the value of an element that was operated; false if the app does not allow it.
  fileprivate func take(_ kind: ContentElement.Kind) -> Bool {
    switch (self, kind) {
    case (let control as UISwitch, .switch(let isOn)): control.isOn = isOn
    case (let slider as UISlider, .slider(let value, _)): slider.value = Float(value)
    case (let stepper as UIStepper, .stepper(let value, _, _)): stepper.value = value
    case (let segments as UISegmentedControl, .segmentedControl(_, let selected)):
      segments.selectedSegmentIndex = selected ?? UISegmentedControl.noSegment
    case (let field as UITextField, .textField(let text, _)): return field.replaceText(text)
    default: break
    }
    return true
  }
  /// Notifies the app that the control was operated; typing into a field ends with the return key.
  func tellOperated() {
    if let field = self as? UITextField { return field.finishTyping() }
    if self is UIButton { return _ = press() }
    sendValueChanged()
  }
}

extension UITextField {
  fileprivate func finishTyping() {
    sendActions(for: .editingChanged)
    pressReturn()
    if isFirstResponder { resignFirstResponder() }
  }
}
