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
