import RowcallLanguages
import RowcallModel

extension ValueSpeaker {
  private var dateWords: DateWords { grammar.dates }
  private var patterns: DateWords.Patterns {
    form == .words ? dateWords.words ?? dateWords.patterns : dateWords.patterns
  }

  /// A date, with the parts that it has.
  func date(_ date: CalendarDate) -> String {
    guard let day = dayAndMonth(date) else { return monthAndYear(date) }
    var text = day
    if let year = date.year {
      let monthFirst = isMonthFirst(date) ? patterns.monthDayWithYear : nil
      text = fill(
        monthFirst ?? patterns.withYear,
        ["date": day, "year": self.year(year, digits: date.yearDigits, isInDate: true)])
    }
    guard let name = weekday(date) else { return text }
    return fill(patterns.weekday, ["weekday": name, "date": text])
  }

  /// Ten years: "nineteen eighties".
  func decade(_ year: Int) -> String {
    if let ordinals = dateWords.yearOrdinals {
      let years = numerals.ordinal(Ordinal(UInt64(year.magnitude), suffix: ordinals.decade))
      return fill(dateWords.decade, ["year": years])
    }
    guard form == .words || dateWords.spellsDecades else {
      return fill(dateWords.decade, ["year": String(year)])
    }
    return fill(dateWords.decade, ["year": dateWords.decadeEndings.applied(to: numerals.year(year))])
  }

  /// A year as written: two digits stay two.
  func year(_ year: Int, digits: UInt8, isInDate: Bool = false) -> String {
    guard year >= 0 else { return dateWords.beforeEra.text(["year": plainYear(-year, isInDate)]) }
    guard digits == 2, year < 10 else { return plainYear(year, isInDate) }
    return fill(dateWords.shortYear, ["digit": whole(UInt64(year))])
  }

  private func plainYear(_ year: Int, _ isInDate: Bool) -> String {
    if let ordinals = dateWords.yearOrdinals {
      return numerals.ordinal(Ordinal(UInt64(year), suffix: isInDate ? ordinals.inDate : ordinals.alone))
    }
    return form == .words || dateWords.spelledYears.contains(year) ? numerals.year(year) : String(year)
  }

  private func isMonthFirst(_ date: CalendarDate) -> Bool { dateWords.monthFirst.contains(date.order) }

  private func dayAndMonth(_ date: CalendarDate) -> String? {
    guard let day = date.day, let month = monthName(date) else { return nil }
    let monthFirst = isMonthFirst(date) ? patterns.monthDay : nil
    return fill(monthFirst ?? patterns.dayMonth, ["day": self.day(UInt64(day)), "month": month])
  }

  private func monthAndYear(_ date: CalendarDate) -> String {
    let year = date.year.map { self.year($0, digits: date.yearDigits, isInDate: date.month != nil) }
    guard let month = monthName(date, standalone: true) else {
      return year ?? weekday(date) ?? date.day.map { day(UInt64($0)) } ?? phrases.text(.blank)
    }
    guard let year else { return month }
    return fill(patterns.withYear, ["date": month, "year": year])
  }

  private func day(_ day: UInt64) -> String {
    switch patterns.day {
    case .ordinal: numerals.ordinal(Ordinal(day))
    case .ordinalWithSuffix(let suffix): numerals.ordinal(Ordinal(day, suffix: suffix))
    case .firstIsOrdinal where day == 1: numerals.ordinal(Ordinal(day))
    case .feminine(let suffix) where day == 1: numerals.ordinal(Ordinal(day, suffix: suffix))
    case .cardinal, .firstIsOrdinal: whole(day)
    case .feminine: whole(day, .feminine)
    case .masculine: whole(day, .masculine)
    }
  }

  private func monthName(_ date: CalendarDate, standalone: Bool = false) -> String? {
    date.month.flatMap { names.month($0, isStandalone: standalone) }
  }

  private func weekday(_ date: CalendarDate) -> String? {
    date.weekday.flatMap { names.weekday($0) }
  }
}
