import RowcallModel

extension Grammar {
  /// A date in digits, perhaps with a time behind it: `2016/07/03`, `15.01.2020 14:30`, `2012-03-12T08:00Z`.
  func numericDate(at cursor: Cursor) -> Match? {
    guard let date = fullDate(at: cursor) ?? partialDate(at: cursor) else {
      return impossibleDate(at: cursor)
    }
    return withTime(date.date, at: date.date.year == nil ? date.end : skippingYearWord(date.end))
  }

  /// The date, or date and time when a time follows.
  func withTime(_ date: CalendarDate, at cursor: Cursor) -> Match {
    var place = cursor
    if !place.skip("T") {
      _ = place.skip(",")
      guard place.skipSpace() else { return Match(.date(date), to: cursor) }
    }
    guard date.day != nil, let clock = clock(at: place, isStamp: true), clock.time.minute != nil else {
      return Match(.date(date), to: cursor)
    }
    return Match(.dateTime(date, clock.time), to: clock.end)
  }

  /// Three numbers with the same sign between them.
  private typealias DateParts = (
    first: (value: Int, digits: Int), second: (value: Int, digits: Int), third: (value: Int, digits: Int),
    separator: Unicode.Scalar, end: Cursor
  )

  private func dateParts(at cursor: Cursor) -> DateParts? {
    var end = cursor
    guard let first = end.shortNumber(digits: 4), let separator = end.skipDateSeparator(isLoose: true) else {
      return nil
    }
    guard let second = end.shortNumber(digits: 2), end.skipDateSeparator(isLoose: true) == separator else {
      return nil
    }
    guard let third = end.shortNumber(digits: 4), end.isAtDateEnd(separator) else { return nil }
    return (first, second, third, separator, end)
  }

  /// `2024-02-30`, which the calendar does not have: words, that stay as they are written.
  private func impossibleDate(at cursor: Cursor) -> Match? {
    guard let (first, second, third, _, end) = dateParts(at: cursor), second.digits == 2 else { return nil }
    let year = first.digits == 4 ? first : third
    guard first.digits + third.digits == 6, year.digits == 4, PlausibleYears.named.contains(year.value) else {
      return nil
    }
    return Match([.words(cursor.text(to: end))], to: end)
  }

  private func fullDate(at cursor: Cursor) -> (date: CalendarDate, end: Cursor)? {
    guard let (first, second, third, separator, end) = dateParts(at: cursor) else { return nil }
    let date: CalendarDate?
    if first.digits == 4 {
      guard separator != "/" || first.value >= PlausibleYears.firstBetweenSlashes else { return nil }
      date = dated(year: first, month: second.value, day: third.value, order: .yearMonthDay)
    } else if third.digits == 4
      || (third.digits == 2 && isShortYearWritten(first.digits, second.digits, separator)
        && !(separator == "/" && isSeries(first, second.value, third.value)))
    {
      date = ordered(first.value, second.value, year: third, isDotted: separator == "." && third.digits == 4)
    } else {
      date = nil
    }
    return date.map { ($0, end) }
  }

  /// `01/07/98`, and `2.3.98` where dates have dots; elsewhere `1.2.98` is a version.
  private func isShortYearWritten(_ first: Int, _ second: Int, _ separator: Unicode.Scalar) -> Bool {
    guard first <= 2 else { return false }
    switch separator {
    case "/": return true
    case ".": return lexicon.hasDottedDays
    default: return first == 2 && second == 2
    }
  }

  /// Whether three numbers go up by steps, as sizes do: `10/20/30`, `12/24/36 V`, but not `01/02/03`.
  private func isSeries(_ first: (value: Int, digits: Int), _ second: Int, _ third: Int) -> Bool {
    let isPadded = third < 10 || (first.digits == 2 && first.value < 10)
    return !isPadded && second > first.value && third - second == second - first.value
  }

  /// Day and month in the language's order, or in the only order that fits; between dots, the day is first.
  private func ordered(
    _ first: Int, _ second: Int, year: (value: Int, digits: Int), isDotted: Bool
  ) -> CalendarDate? {
    let monthFirst = dated(year: year, month: first, day: second, order: .monthDayYear)
    let dayFirst = dated(year: year, month: second, day: first, order: .dayMonthYear)
    return lexicon.dateOrder == .monthDayYear && !isDotted ? monthFirst ?? dayFirst : dayFirst ?? monthFirst
  }

  private func dated(year: (value: Int, digits: Int), month: Int, day: Int, order: CalendarDate.Order)
    -> CalendarDate?
  {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    return CalendarDate(
      year: year.value, yearDigits: UInt8(year.digits), month: UInt8(month), day: UInt8(day), order: order
    ).ifPossible
  }

  /// `2012-03`, `03/2012` where no word is before it, and `2.3.` where that is a day.
  private func partialDate(at cursor: Cursor) -> (date: CalendarDate, end: Cursor)? {
    var end = cursor
    guard let first = end.shortNumber(digits: 4), let separator = end.skipDateSeparator() else { return nil }
    guard let second = end.shortNumber(digits: 4), end.isAtDateEnd(separator) else { return nil }
    let date: CalendarDate?
    switch (first.digits, separator, second.digits) {
    case (4, "-", 2): date = yearAndMonth(first, second.value, isSeason: second.value > first.value % 100)
    // Behind a word it may be the number of a law: "Ley 12/2012".
    case (2, "/", 4) where cursor.offset == 0 || cursor.byte(-1) == UInt8(ascii: "("):
      date = yearAndMonth(second, first.value, isSeason: false)
    case (1...2, ".", 1...2): date = dottedDay(first.value, second.value, at: cursor, end)
    default: date = nil
    }
    return date.map { ($0, $0.day == nil ? end : end.skippingDayDot()) }
  }

  /// A month of a year, unless two years are meant: the season `2010-11`.
  private func yearAndMonth(_ year: (value: Int, digits: Int), _ month: Int, isSeason: Bool) -> CalendarDate?
  {
    guard (1...12).contains(month), PlausibleYears.named.contains(year.value), !isSeason else { return nil }
    return CalendarDate(year: year.value, month: UInt8(month))
  }

  /// A day needs its second dot: the writer of "1.5 dB" meant no first of May.
  private func dottedDay(_ day: Int, _ month: Int, at cursor: Cursor, _ end: Cursor) -> CalendarDate? {
    guard lexicon.hasDottedDays, (1...31).contains(day), (1...12).contains(month) else { return nil }
    guard end.skippingDayDot().offset > end.offset else { return nil }
    // With a unit or clock word behind it, it was a number or a time.
    guard clock(at: cursor) == nil, singleQuantity(at: cursor)?.bare != nil else { return nil }
    return CalendarDate(month: UInt8(month), day: UInt8(day), order: .dayMonthYear).ifPossible
  }
}

extension Cursor {
  /// Whether a quotation that began before the cursor ends in the next few words: `'50 Cent' Jackson`.
  fileprivate var isBeforeClosingQuote: Bool {
    var place = self
    while !place.isAtEnd, place.offset - offset < 40 {
      let isBehindLetter = place.isInsideWord
      if place.skip("'"), isBehindLetter, place.isAtBoundary { return true }
      place.skipCharacter()
    }
    return false
  }

  /// Steps over the dot behind a month, as in `12.3. war`, unless it may end a sentence.
  fileprivate func skippingDayDot() -> Cursor {
    var end = self
    return end.skip(".") && (end.isBeforeWord || end.isAtEnd) ? end : self
  }

  /// Steps over a slash, dot or hyphen that a digit follows, and says which it was.
  ///
  /// - Parameter isLoose: whether a space may follow a dot: `24. 7. 2013`.
  mutating func skipDateSeparator(isLoose: Bool = false) -> Unicode.Scalar? {
    var place = self
    let separators: [Unicode.Scalar] = ["/", ".", "-"]
    guard let separator = separators.first(where: { place.skip($0) }) else { return nil }
    if isLoose, separator == "." { _ = place.skipSpace() }
    guard place.isAtDigit else { return nil }
    self = place
    return separator
  }

  /// Whether a date may end here: no letter, no digit, and no further part; a `T` begins a time.
  func isAtDateEnd(_ separator: Unicode.Scalar) -> Bool {
    var place = self
    if place.skip("T") { return place.isAtDigit }
    guard isAtBoundary else { return false }
    return !(place.skip(separator) && place.isAtDigit)
  }
}

extension Grammar {
  /// `1980s`, `80er`, `the 80s`; elsewhere `30s` may be seconds, and stays as it is written.
  func decade(at cursor: Cursor) -> Match? {
    var place = cursor
    guard let year = place.shortNumber(digits: 4), year.value % 10 == 0,
      isDecade(year.value, digits: year.digits), let decade = decade(year.value, at: place)
    else { return nil }
    let articles = lexicon.dateArticles
    if year.digits == 4 || articles.isEmpty || articles.contains(cursor.wordBefore ?? "") { return decade }
    return Match([.words(cursor.text(to: decade.end))], to: decade.end)
  }

  /// `'80s`, and the year `'98`.
  func shortYear(at cursor: Cursor) -> Match? {
    var place = cursor
    guard !cursor.isInsideWord, place.skip("'") || place.skip(text: "’") else { return nil }
    guard let year = place.shortNumber(digits: 2), year.digits == 2 else { return nil }
    if year.value % 10 == 0, let decade = decade(year.value, at: place) { return decade }
    guard place.isAtBoundary, place.next != UInt8(ascii: "'"), !place.isBeforeClosingQuote else { return nil }
    return Match(.date(CalendarDate(year: year.value, yearDigits: 2)), to: place)
  }

  private func isDecade(_ year: Int, digits: Int) -> Bool {
    digits == 4 ? PlausibleYears.named.contains(year) : digits == 2 && year >= 20
  }

  private func decade(_ year: Int, at cursor: Cursor) -> Match? {
    for suffix in lexicon.decadeSuffixes {
      var end = cursor
      if end.skip(text: suffix), end.isAtBoundary { return Match(.decade(year), to: end) }
    }
    return nil
  }

  /// A year before the common era: `44 BC`, `10.000 a. c.`.
  func yearBefore(at cursor: Cursor) -> Match? {
    guard !lexicon.erasBefore.isEmpty, let year = number(at: cursor), !year.number.hasFraction else {
      return nil
    }
    guard year.number.significand < 1_000_000 else { return nil }
    for era in lexicon.erasBefore {
      guard let end = skippingEra(era, at: year.end.skippingSpace()) else { continue }
      let date = CalendarDate(year: -Int(year.number.significand), yearDigits: year.number.integerDigits)
      return Match(.date(date), to: end)
    }
    return nil
  }

  /// The era with any spaces between its letters, and with or without its last dot.
  private func skippingEra(_ era: String, at cursor: Cursor) -> Cursor? {
    var place = cursor
    for scalar in era.unicodeScalars {
      let start = place
      if scalar != era.unicodeScalars.first { _ = place.skipSpace() }
      let letter = String(scalar)
      if place.skip(text: letter) || place.skip(text: letter.uppercased()) { continue }
      place = start
      if scalar != "." { return nil }
    }
    return place.isAtBoundary ? place : nil
  }
}
