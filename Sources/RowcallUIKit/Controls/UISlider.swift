/// A control whose value slides between two ends.
@preconcurrency @MainActor open class UISlider: UIControl {
  class override var natural: NaturalAccessibility {
    NaturalAccessibility(isElement: true, traits: .adjustable)
  }

  /// The value, at the nearest end if it is outside; setting it tells nobody.
  open var value: Float {
    get { keptValue }
    set { keptValue = max(minimumValue, min(newValue, maximumValue)) }
  }
  private var keptValue: Float = 0
  /// The lower end; raising it raises the value with it.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(minimumValue, maximumValue)
      value = keptValue
    }
  }
  /// The upper end; lowering it lowers the value with it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = keptValue
    }
  }
  /// True if the value is told while it slides; kept.
  open var isContinuous = true
  /// The colour before the value; kept.
  open var minimumTrackTintColor: UIColor?
  /// The colour after the value; kept.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the part that moves; kept.
  open var thumbTintColor: UIColor?
  /// The picture at the lower end; kept.
  open var minimumValueImage: UIImage?
  /// The picture at the upper end; kept.
  open var maximumValueImage: UIImage?

  /// Sets the value; tells nobody.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Accepted: nothing is drawn.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// Accepted: nothing is drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Accepted: nothing is drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

  /// Slides as a listener does, a step being a tenth of the way; only a change is told.
  @discardableResult open override func operate(_ action: ControlAction) -> Bool {
    let step = (maximumValue - minimumValue) / 10
    guard isEnabled, let wanted = action.value(from: Double(value), step: Double(step)) else { return false }
    let old = value
    value = Float(wanted)
    if value != old { sendValueChanged() }
    return true
  }
  /// Steps the value up.
  open override func accessibilityIncrement() { operate(.increment) }
  /// Steps the value down.
  open override func accessibilityDecrement() { operate(.decrement) }
}

extension ControlAction {
  /// The value that the action asks for; `nil` if it asks for none, or for one that is no number.
  func value(from value: Double, step: Double) -> Double? {
    switch self {
    case .setValue(let wanted) where !wanted.isNaN: wanted
    case .increment: value + step
    case .decrement: value - step
    default: nil
    }
  }
}
