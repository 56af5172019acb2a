import RowcallLanguages
import RowcallModel

extension ValueSpeaker {
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
    return hourOfDay(time)
  }

  private func hourOfDay(_ time: ClockTime) -> UInt8 {
    switch time.period {
    case nil: time.hour
    case .am: time.hour % 12
    case .pm: time.hour % 12 + 12
    }
  }

  private func periodName(_ time: ClockTime) -> String? {
    guard let period = time.period else { return nil }
    switch clock.period {
    case .said(let am, let pm): return period == .am ? am : pm
    case .twentyFourHours: return nil
    case .partOfDay(let parts): return parts.last { $0.from <= hourOfDay(time) }?.name
    }
  }

  /// A zone letter by letter, its offset as a signed number, "G M T minus 3"; in digits a bare offset is "UTC plus 2 hours".
  private func zone(_ zone: String) -> String {
    if isBrief, let offset = ZoneOffset(zone) {
      if offset.isZero { return "UTC" }
      return phrases.text(offset.isBehind ? .zoneBehind : .zoneAhead, ["offset": duration(offset.span)])
    }
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
