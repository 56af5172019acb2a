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

  private var clock: ClockWords { grammar.clock }

  /// A time of day, with its half of the day and its zone.
  func time(_ time: ClockTime) -> String {
    let clock = isBrief ? clockInDigits(time) : clockFaceWithPeriod(time)
    return time.zone.map { "\(clock) \(zone($0))" } ?? clock
  }

  /// Whether zero seconds go unsaid and a zone is an offset, as everywhere but where all is asked for in words.
  private var isBrief: Bool { form == .digits || grammar.isSpelledAlways }

  /// "19:22 and 57 seconds": voices read hours and minutes from digits, but seconds after a second colon run into them.
  private func clockInDigits(_ time: ClockTime) -> String {
    var rest = time.withoutZeroSeconds
    guard rest.minute != nil, let second = rest.second else { return clockFaceWithPeriod(rest) }
    let seconds = seconds(second, fraction: rest.fraction)
    rest.second = nil
    return fill(clock.secondsInDigits, ["time": clockFaceWithPeriod(rest), "seconds": seconds])
  }

  private func clockFaceWithPeriod(_ time: ClockTime) -> String {
    let face = clockFace(time)
    return periodName(time).map { fill(clock.withPeriod, ["time": face, "period": $0]) } ?? face
  }

  private func clockFace(_ time: ClockTime) -> String {
    let minute = time.minute ?? 0
    if let second = time.second, !(clock.dropsZeros && second == 0 && minute == 0) {
      return hoursMinutesSeconds(time, second: second)
    }
    let hour = spokenHour(time)
    if minute == 0 { return wholeHour(hour, hasPeriod: periodName(time) != nil) }
    var parts = self.parts(hour: hour, minute: minute)
    parts["minute"] = clock.namedMinutes[minute] ?? whole(UInt64(minute))
    return fill(minutesPattern(hour: hour, minute: minute), parts)
  }

  private func minutesPattern(hour: UInt8, minute: UInt8) -> PhrasePattern {
    if plural(of: UInt64(hour)) == .one, let pattern = clock.minutesAfterSingleHour { return pattern }
    if minute < 10, let pattern = clock.fewMinutes { return pattern }
    return form == .words ? clock.minutesInWords ?? clock.minutes : clock.minutes
  }

  private func wholeHour(_ hour: UInt8, hasPeriod: Bool) -> String {
    fill(wholeHourPattern(hour, hasPeriod: hasPeriod), parts(hour: hour, minute: 0))
  }

  private func wholeHourPattern(_ hour: UInt8, hasPeriod: Bool) -> PhrasePattern {
    if hasPeriod { return clock.hourBeforePeriod ?? clock.hour }
    if plural(of: UInt64(hour)) == .one, let pattern = clock.singleHour { return pattern }
    return form == .words ? clock.hourInWords ?? clock.hour : clock.hour
  }

  private func hoursMinutesSeconds(_ time: ClockTime, second: UInt8) -> String {
    var parts = self.parts(hour: spokenHour(time), minute: time.minute ?? 0)
    parts["seconds"] = seconds(second, fraction: time.fraction)
    return fill(clock.seconds, parts)
  }

  /// What patterns of the clock may ask for.
  private func parts(hour: UInt8, minute: UInt8) -> [String: String] {
    let number = UInt64(hour)
    let plain =
      clock.namedHours[hour] ?? clock.hourOrdinal.map { numerals.ordinal(Ordinal(number, suffix: $0)) }
      ?? whole(number, clock.hourGender)
    return [
      "hour": plain, "minute": whole(UInt64(minute)), "hours": count(number, "hour"),
      "minutes": count(UInt64(minute), "minute"),
    ]
  }

  private func seconds(_ second: UInt8, fraction: String) -> String {
    let amount = Number(
      significand: UInt64(String(second) + fraction) ?? UInt64(second),
      fractionDigits: UInt8(clamping: fraction.count))
    return measure(Measure(amount, unit: Unit("second")))
  }

  private func count(_ number: UInt64, _ unit: String) -> String {
    measure(Measure(Number(significand: number), unit: Unit(unit)))
  }

  /// The hour in the clock that the language uses.
  private func spokenHour(_ time: ClockTime) -> UInt8 {
    guard case .twentyFourHours = clock.period else { return time.hour }
    return UInt8(time.hourOfDay)
  }

  private func periodName(_ time: ClockTime) -> String? {
    guard let period = time.period else { return nil }
    switch clock.period {
    case .said(let am, let pm): return period == .am ? am : pm
    case .twentyFourHours: return nil
    case .partOfDay(let parts): return parts.last { $0.from <= time.hourOfDay }?.name
    }
  }

  /// A zone letter by letter, its offset as a signed number, "G M T minus 3"; in digits a bare offset is "UTC plus 2 hours".
  private func zone(_ zone: String) -> String {
    if isBrief, let offset = ZoneOffset(zone) { return spoken(offset) }
    let letters = zone.prefix { $0.isLetter }
    let isOneWord = form == .words && !clock.spellsZone
    let name = isOneWord ? String(letters) : names.cased(letters.map(String.init).joined(separator: " "))
    let offset = zone.dropFirst(letters.count)
    guard let sign = offset.first else { return name }
    let isWest = sign == "-" || sign == "\u{2212}"
    let numbers = offset.dropFirst().split(separator: ":").compactMap { UInt64($0) }
    let hours = numbers.first.map { whole($0 >= 100 ? $0 / 100 : $0) } ?? ""
    let minutes = numbers.count > 1 ? numbers[1] : (numbers.first ?? 0) >= 100 ? (numbers[0] % 100) : 0
    let amount = minutes == 0 ? hours : "\(hours) \(whole(minutes))"
    let signed = phrases.text(isWest ? .negative : .positive, ["number": amount])
    return name.isEmpty ? signed : "\(name) \(signed)"
  }
}

/// A time zone written as its distance from UTC: `Z`, `+02:00`, `-0530`.
struct ZoneOffset: Hashable {
  /// Whether clocks there are behind UTC.
  let isBehind: Bool
  /// How far they are from it.
  let hours: UInt32
  let minutes: UInt32

  /// Reads a written zone; nil for one that goes by a name.
  init?(_ zone: String) {
    if zone == "Z" || zone == "z" {
      (isBehind, hours, minutes) = (false, 0, 0)
      return
    }
    guard let sign = zone.first, "+-\u{2212}".contains(sign) else { return nil }
    let digits = zone.dropFirst().filter { $0 != ":" }
    guard digits.count == 2 || digits.count == 4, let number = UInt32(digits) else { return nil }
    isBehind = sign != "+"
    (hours, minutes) = digits.count == 2 ? (number, 0) : (number / 100, number % 100)
  }

  /// Whether this is UTC itself.
  var isZero: Bool { hours == 0 && minutes == 0 }

  /// The distance as a length of time.
  var span: TimeSpan { TimeSpan(hours: hours, minutes: minutes) }
}

extension ClockTime {
  /// The time without seconds that say nothing: 9:30 for `09:30:00.000`, nine o'clock sharp or not.
  var withoutZeroSeconds: ClockTime {
    guard minute != nil, let second, fraction.utf8.allSatisfy({ $0 == 0x30 }) else { return self }
    var copy = self
    copy.fraction = ""
    if second == 0 { copy.second = nil }
    return copy
  }
}
