/// A control whose value slides between two limits.
@preconcurrency @MainActor open class UISlider: UIControl {
  class override var natural: NaturalAccessibility { .init(isElement: true, traits: .adjustable) }
  private var stored: (value: Float, minimum: Float, maximum: Float) = (0, 0, 1)
  /// The value, kept between the limits; setting it notifies nobody.
  open var value: Float {
    get { stored.value }
    set { stored.value = max(minimumValue, min(newValue, maximumValue)) }
  }
  /// The lower limit; raising it raises the value.
  open var minimumValue: Float {
    get { stored.minimum }
    set {
      (stored.minimum, stored.maximum) = (newValue, max(newValue, stored.maximum))
      value = stored.value
    }
  }
  /// The upper limit; lowering it lowers the value.
  open var maximumValue: Float {
    get { stored.maximum }
    set {
      (stored.minimum, stored.maximum) = (min(newValue, stored.minimum), newValue)
      value = stored.value
    }
  }
  /// Stored only, without effect.
  open var isContinuous = true, minimumTrackTintColor: UIColor?, maximumTrackTintColor: UIColor?,
    thumbTintColor: UIColor?, minimumValueImage: UIImage?, maximumValueImage: UIImage?
  /// Sets the value; notifies nobody.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Slides as a person does, where a step is a tenth of the way; only a change is reported.
  @discardableResult open override func operate(_ action: ControlAction) -> Bool {
    let step = (maximumValue - minimumValue) / 10
    guard isEnabled, let wanted = action.value(from: Double(value), step: Double(step)) else { return false }
    let old = value
    value = Float(wanted)
    if value != old { sendValueChanged() }
    return true
  }
}

/// A control whose value changes by steps.
@preconcurrency @MainActor open class UIStepper: UIControl {
  class override var natural: NaturalAccessibility { .init(isElement: true, traits: .adjustable) }
  private var storedValue = 0.0
  /// The value, kept between the limits; setting it notifies nobody.
  open var value: Double {
    get { storedValue }
    set { storedValue = max(minimumValue, min(newValue, maximumValue)) }
  }
  /// The lower limit.
  open var minimumValue: Double = 0 { didSet { value = storedValue } }
  /// The upper limit.
  open var maximumValue: Double = 100 { didSet { value = storedValue } }
  /// The size of a step.
  open var stepValue: Double = 1
  /// True if the value continues at the other limit.
  open var wraps = false
  /// Stored only, without effect.
  open var autorepeat = true, isContinuous = true
  /// Steps as a person does; only a change is reported.
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
}

/// A switch.
@preconcurrency @MainActor open class UISwitch: UIControl {
  class override var natural: NaturalAccessibility {
    .init(isElement: true, traits: [.button, .toggleButton])
  }
  /// True if the switch is on; setting it notifies nobody.
  open var isOn = false
  /// Stored only, without effect.
  open var onTintColor: UIColor?, thumbTintColor: UIColor?
  /// Turns the switch on or off; notifies nobody.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// Turns the switch as a person does; only a change is reported.
  @discardableResult open override func operate(_ action: ControlAction) -> Bool {
    if action == .press { return operate(.setOn(!isOn)) }
    guard isEnabled, case .setOn(let on) = action else { return false }
    guard on != isOn else { return true }
    isOn = on
    sendValueChanged()
    return true
  }
}

/// A control for a date.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The part of a date that is chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  /// The looks of a date picker.
  public enum Style: Int, Sendable { case automatic, wheels, compact, inline }
  /// The date, kept between the limits; setting it notifies nobody.
  open var date = Date() { didSet { if date != bounded { date = bounded } } }
  /// Stored only, without effect.
  open var datePickerMode: Mode = .dateAndTime, preferredDatePickerStyle: UIDatePickerStyle = .automatic,
    locale: Locale?
  /// The earliest date; `nil` for any.
  open var minimumDate: Date? { didSet { date = bounded } }
  /// The latest date; `nil` for any.
  open var maximumDate: Date? { didSet { date = bounded } }
  /// Sets the date; notifies nobody.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// Chooses a date as a person does; false if the control is off.
  @discardableResult public func pick(_ date: Date) -> Bool {
    guard isEnabled else { return false }
    self.date = date
    sendValueChanged()
    return true
  }
  private var bounded: Date { min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture) }
}

/// The looks of a date picker.
public typealias UIDatePickerStyle = UIDatePicker.Style
