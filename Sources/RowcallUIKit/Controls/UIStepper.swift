/// A control whose value goes up and down by steps.
@preconcurrency @MainActor open class UIStepper: UIControl {
  class override var natural: NaturalAccessibility {
    NaturalAccessibility(isElement: true, traits: .adjustable)
  }

  /// The value, at the nearest end if it is outside; setting it tells nobody.
  open var value: Double {
    get { keptValue }
    set { keptValue = max(minimumValue, min(newValue, maximumValue)) }
  }
  private var keptValue: Double = 0
  /// The lower end.
  open var minimumValue: Double = 0 { didSet { value = keptValue } }
  /// The upper end.
  open var maximumValue: Double = 100 { didSet { value = keptValue } }
  /// The size of a step.
  open var stepValue: Double = 1
  /// True if the value goes on at the other end.
  open var wraps = false
  /// True if holding goes on stepping; kept.
  open var autorepeat = true
  /// True if each step is told; kept.
  open var isContinuous = true

  /// Steps as a listener does; only a change is told.
  @discardableResult open override func operate(_ action: ControlAction) -> Bool {
    guard isEnabled, let wanted = action.value(from: value, step: stepValue) else { return false }
    let old = value
    value = wraps ? wrapped(wanted) : wanted
    if value != old { sendValueChanged() }
    return true
  }
  private func wrapped(_ wanted: Double) -> Double {
    if wanted > maximumValue { return minimumValue }
    return wanted < minimumValue ? maximumValue : wanted
  }
  /// Steps the value up.
  open override func accessibilityIncrement() { operate(.increment) }
  /// Steps the value down.
  open override func accessibilityDecrement() { operate(.decrement) }
  /// Accepted: nothing is drawn.
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  /// Accepted: nothing is drawn.
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
}
