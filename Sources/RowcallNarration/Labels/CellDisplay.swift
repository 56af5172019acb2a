import RowcallLanguages
import RowcallModel
import RowcallText

/// Writes the values of one column as a sighted reader of the locale would see them.
///
/// What a value has no display form for (a code, a telephone number, a length of time, a date without a year) stands as
/// it was written in the file.
struct CellDisplay: Sendable {
  private let style: DisplayStyle
  private let options: FormatOptions
  private let hasCentury: Bool
  private let dates: DateStyle?
  private let times: TimeStyle?
  private let dateAndTime: FieldLayout<Bool>?
  private var money: MoneyStyle
  private var measures: MeasureStyle

  /// Fetches what the column's type needs.
  ///
  /// - Parameter hasCentury: whether years of two digits get their century where that is certain.
  init(
    type: ColumnType, style: DisplayStyle, options: FormatOptions = FormatOptions(), hasCentury: Bool = true
  ) {
    self.style = style
    self.options = options
    self.hasCentury = hasCentury
    money = MoneyStyle(style)
    measures = MeasureStyle(style)
    dates = type.hasDate ? style.dates(options.dateLength) : nil
    times = type.hasTime ? style.times : nil
    dateAndTime = type.hasDate && type.hasTime ? style.dateAndTime() : nil
  }

  /// Appends a value.
  ///
  /// - Parameter written: the cell as it is in the file.
  mutating func append(_ value: consuming Value, written: Span<UInt8>, to output: inout ByteBuffer) {
    if let places = options.fractionDigits { value = value.rounded(toFractionDigits: places) }
    let isWritten =
      switch consume value {
      case .number(let number): append(number, to: &output)
      case .money(let money): append(money, to: &output)
      case .percent(let number): append(percent: number, to: &output)
      case .change(let change): append(change, to: &output)
      case .measure(let measure): append(measure, to: &output)
      case .boolean(let isTrue): append(isTrue, to: &output)
      case .date(let date): dates?.append(full(date), to: &output) ?? false
      case .time(let time): times?.append(time, to: &output) ?? false
      case .dateTime(let date, let time): append(full(date), time.inWholeSeconds, to: &output)
      default: false
      }
    if !isWritten { SafeText.append(written, to: &output) }
  }
}

// MARK: - Numbers

extension CellDisplay {
  private func append(_ number: Number, to output: inout ByteBuffer) -> Bool {
    style.numbers.append(number, to: &output)
    return true
  }

  private mutating func append(_ money: Money, to output: inout ByteBuffer) -> Bool {
    self.money.append(money, isRounded: options.fractionDigits != nil, to: &output)
    return true
  }

  private func append(percent number: Number, to output: inout ByteBuffer) -> Bool {
    let affix = number.isNegative ? style.negativePercent : style.percent
    output.append(affix.prefix)
    style.numbers.appendMagnitude(of: number, to: &output)
    output.append(affix.suffix)
    return true
  }

  private mutating func append(_ measure: Measure, to output: inout ByteBuffer) -> Bool {
    measures.append(measure, to: &output)
  }

  /// Words for the direction, `up 1.85%`, or the sign if that was asked for or the language has none, `+1.85%`.
  private mutating func append(_ change: Change, to output: inout ByteBuffer) -> Bool {
    if options.isSigned || !style.saysDirections {
      if !change.amount.isNegative, !change.amount.isZero { output.append(style.numbers.plus) }
      appendAmount(of: change, change.amount, to: &output)
    } else if change.amount.isZero {
      output.append(style.changeNone)
    } else {
      let affix = change.amount.isNegative ? style.changeDown : style.changeUp
      output.append(affix.prefix)
      appendAmount(of: change, change.amount.magnitude, to: &output)
      output.append(affix.suffix)
    }
    return true
  }

  private mutating func appendAmount(of change: Change, _ amount: Number, to output: inout ByteBuffer) {
    switch change.measure {
    case .number: _ = append(amount, to: &output)
    case .percent: _ = append(percent: amount, to: &output)
    case .money(let currency): _ = append(Money(amount, currency: currency), to: &output)
    }
  }
}

// MARK: - Words and times

extension DisplayStyle {
  /// How dates of a length are written.
  fileprivate func dates(_ length: DateText.Style) -> DateStyle {
    dateStyles(length) {
      let text = DateText(for: locale)
      return DateStyle(numbers: numbers) { text.format($0, style: length) }
    }
  }

  /// How times of day are written.
  fileprivate var times: TimeStyle {
    let text = DateText(for: locale)
    let hasTwelveHours = text.hasTwelveHours
    return timeStyles(hasTwelveHours) {
      TimeStyle(numbers: numbers, hasTwelveHours: hasTwelveHours) { text.format($0) }
    }
  }
}

extension CellDisplay {
  private func full(_ date: CalendarDate) -> CalendarDate { hasCentury ? date.withCertainYear : date }

  private func append(_ isTrue: Bool, to output: inout ByteBuffer) -> Bool {
    output.append(isTrue ? style.yes : style.no)
    return true
  }

  private func append(_ date: CalendarDate, _ time: ClockTime, to output: inout ByteBuffer) -> Bool {
    guard let dates, let times, let dateAndTime else { return false }
    let start = output.count
    var isWritten = true
    dateAndTime.append(to: &output) { isDate, output in
      let isFieldWritten = isDate ? dates.append(date, to: &output) : times.append(time, to: &output)
      isWritten = isWritten && isFieldWritten
    }
    if !isWritten { output.removeAll(from: start) }
    return isWritten
  }
}

extension ColumnType {
  /// Whether cells may hold a date.
  fileprivate var hasDate: Bool {
    switch self {
    case .date, .dateTime: true
    default: false
    }
  }

  /// Whether cells may hold a time of day.
  fileprivate var hasTime: Bool {
    switch self {
    case .time, .dateTime: true
    default: false
    }
  }
}

/// How a locale writes the values of tables and the words around them, fetched once for a table.
///
/// A class, though what it says never changes: each column of a wide table refers to it.
final class DisplayStyle: Sendable {
  let locale: LocaleTag
  let numbers: NumberStyle
  /// The same without grouping marks, for years and codes.
  let ungrouped: NumberStyle
  let percent: Affix
  let negativePercent: Affix
  let blank: [UInt8]
  let yes: [UInt8]
  let no: [UInt8]
  let separator: [UInt8]
  /// Whether changes have words for their direction.
  let saysDirections: Bool
  let changeUp: Affix
  let changeDown: Affix
  let changeNone: [UInt8]
  /// The words around them.
  let phrases: Phrases
  let units: UnitNames
  /// How dates are written, by their length, and times: asking ICU takes longer than a small table.
  let dateStyles = Memo<DateText.Style, DateStyle>()
  let timeStyles = Memo<Bool, TimeStyle>()

  /// Fetches what a locale writes.
  init(locale: LocaleTag) {
    let phrases = Phrases(for: locale)
    self.phrases = phrases
    let locale = Languages.tag(for: locale)
    self.locale = locale
    units = UnitNames(for: locale)
    numbers = NumberStyle(NumberSymbols(for: locale), scales: ScaleStyle(locale: locale))
    ungrouped = NumberStyle(ungrouped: numbers)
    let affixes = Affixes.percent(in: locale)
    percent = Affix(prefix: affixes.prefix, suffix: affixes.suffix)
    negativePercent = Affix(prefix: affixes.negativePrefix, suffix: affixes.negativeSuffix)
    blank = Array(phrases.text(.blank).utf8)
    yes = Array(phrases.text(.yes).utf8)
    no = Array(phrases.text(.no).utf8)
    separator = Array(phrases.text(.listSeparator).utf8)
    saysDirections = !phrases.isNeutral
    changeUp = Affix { phrases.text(.changeUp, ["amount": $0]) }
    changeDown = Affix { phrases.text(.changeDown, ["amount": $0]) }
    changeNone = Array(phrases.text(.changeNone).utf8)
  }

  /// A number that tells a place, such as that of a row: without grouping marks.
  func place(_ number: Int) -> String {
    var output = ByteBuffer()
    ungrouped.append(Number(significand: UInt64(number.magnitude)), to: &output)
    return output.text()
  }

  /// The places of the date (true) and the time (false) where a cell has both.
  func dateAndTime() -> FieldLayout<Bool>? {
    let marks = (date: "\u{1}", time: "\u{2}")
    let sample = phrases.text(.dateTime, ["date": marks.date, "time": marks.time])
    return FieldLayout(sample: sample, fields: [(true, marks.date), (false, marks.time)])
  }
}
