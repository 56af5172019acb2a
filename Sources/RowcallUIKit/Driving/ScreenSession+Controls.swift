extension ScreenSession {
  /// Operates a control in a row.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - action: what is done.
  ///   - name: the accessibility identifier, the accessibility label or the title of the control; `nil`: the row's
  ///     accessory, else its first control.
  /// - Throws: `DrivingError.nothingCalled` with the names of the controls in the row.
  public func operate(_ row: RowName, _ action: ControlAction, on name: String? = nil) throws {
    try onTable("operate \(name.map { "\"\($0)\" in " } ?? "")\(row): \(action.phrase)", row) { table, path in
      let controls = table.controls(inRowAt: path)
      let found = name.map { name in controls.first { $0.element.names.contains(name) }?.id }
      if let name, found == .some(nil) {
        throw DrivingError.nothingCalled(name, among: controls.names, .row)
      }
      try table.engine.perform(action, on: (found ?? controls.usual) ?? .index(0), inRowAt: path)
    }
  }

  /// Operates a control in a row by its number among the controls of the row, counted from zero in reading order; the
  /// accessory is the last one.
  ///
  /// - Throws: `DrivingError.nothingCalled` with the names of the controls in the row.
  public func operate(_ row: RowName, _ action: ControlAction, on number: Int) throws {
    try onTable("operate control \(number) in \(row): \(action.phrase)", row) { table, path in
      let controls = table.controls(inRowAt: path)
      guard controls.indices.contains(number) else {
        throw DrivingError.nothingCalled("\(number)", among: controls.names, .row)
      }
      try table.engine.perform(action, on: controls[number].id, inRowAt: path)
    }
  }
}

/// A control in a row, and how the engine names it.
private struct RowControl {
  let id: ElementID
  let element: ContentElement
}

extension UITableView {
  /// The controls of a row in reading order, the accessory last.
  fileprivate func controls(inRowAt path: IndexPath) -> [RowControl] {
    guard let content = engine.cellForRow(at: path)?.content else { return [] }
    let inside = content.elements.enumerated().map { RowControl(id: .index($0), element: $1) }
    let accessory = engine.isEditing ? content.editingAccessory : content.accessory
    let id: ElementID = engine.isEditing ? .editingAccessory : .accessory
    return (inside + [accessory.element.map { RowControl(id: id, element: $0) }].compactMap { $0 })
      .filter(\.element.isControl)
  }
}

extension [RowControl] {
  /// The control that is meant where none is named: the accessory, else the first one; `nil` if there is none.
  fileprivate var usual: ElementID? {
    (first { $0.id == .accessory || $0.id == .editingAccessory } ?? first)?.id
  }

  /// The best name of each; its number if it has no name.
  fileprivate var names: [String] { enumerated().map { $1.element.names.first ?? "\($0)" } }
}

extension ContentElement {
  /// What a test may call the control, the best name first.
  fileprivate var names: [String] {
    var names = [name, accessibility.identifier, accessibility.label]
    if case .button(let title) = kind { names.append(title) }
    return names.compactMap { $0?.nonEmpty }
  }
}

extension ControlAction {
  /// What is done, as a line of the log says it.
  fileprivate var phrase: String {
    switch self {
    case .press: "press"
    case .setOn(let isOn): isOn ? "switch on" : "switch off"
    case .setValue(let value): "set to \(value)"
    case .increment: "one up"
    case .decrement: "one down"
    case .select(let index): "choose segment \(index)"
    case .enter(let text): "enter \"\(text)\""
    }
  }
}
