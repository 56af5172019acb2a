/// A control that holds a moment.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What part of a moment is chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  /// The moment, at the nearest bound if it is outside; setting it tells nobody.
  open var date: Date {
    get { keptDate }
    set { keptDate = bounded(newValue) }
  }
  private var keptDate = Date()
  /// What part of the moment is chosen; kept.
  open var datePickerMode: Mode = .dateAndTime
  /// How the control looks; kept.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  /// The first moment that can be chosen; `nil` for any.
  open var minimumDate: Date? { didSet { date = keptDate } }
  /// The last moment that can be chosen; `nil` for any.
  open var maximumDate: Date? { didSet { date = keptDate } }
  /// The minutes between moments; kept.
  open var minuteInterval = 1
  /// The seconds that a timer runs.
  open var countDownDuration: TimeInterval = 0
  /// The language; kept.
  open var locale: Locale?
  /// The calendar; kept.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  /// The time zone; kept.
  open var timeZone: TimeZone?

  /// Sets the moment; tells nobody.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Chooses a moment as a listener does; false if the control is off.
  @discardableResult public func pick(_ date: Date) -> Bool {
    guard isEnabled else { return false }
    self.date = date
    sendValueChanged()
    return true
  }

  private func bounded(_ date: Date) -> Date {
    if let minimumDate, date < minimumDate { return minimumDate }
    if let maximumDate, date > maximumDate { return maximumDate }
    return date
  }
}

/// How a control for moments looks.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
