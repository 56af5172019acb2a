/// Wheels with rows, of which each stands at one.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// Who says how many rows there are; not kept alive.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Who says what the rows are called; not kept alive.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var chosen: [Int: Int] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// The row a wheel stands at, counted from zero.
  open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? 0 }
  /// Turns a wheel to a row; tells nobody.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if (0..<max(0, numberOfRows(inComponent: component))).contains(row) { chosen[component] = row }
  }
  /// Turns all wheels to the first row that is still there.
  open func reloadAllComponents() {
    for component in chosen.keys { reloadComponent(component) }
  }
  /// Turns a wheel to its last row if its own is gone.
  open func reloadComponent(_ component: Int) {
    chosen[component] = min(
      selectedRow(inComponent: component), max(0, numberOfRows(inComponent: component) - 1))
  }

  /// Turns a wheel as a listener does; false if there is no such row.
  @discardableResult public func pick(_ row: Int, inComponent component: Int) -> Bool {
    guard (0..<max(0, numberOfRows(inComponent: component))).contains(row) else { return false }
    chosen[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    return true
  }
}

/// Who says how many rows wheels have.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who says what rows are called, and is told of choices.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// What a row is called.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// A wheel was turned.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Every method is optional: these do nothing.
extension UIPickerViewDelegate {
  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
