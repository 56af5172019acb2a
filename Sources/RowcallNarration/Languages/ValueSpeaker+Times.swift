import RowcallModel

extension ValueSpeaker {
  private var clock: ClockWords { grammar.clock }

  /// A time of day, with its half of the day and its zone.
  func time(_ time: ClockTime) -> String {
    var parts = [clockFace(time)]
    if let period = periodName(time) { parts.append(period) }
    if let zone = time.zone { parts.append(self.zone(zone)) }
    return parts.joined(separator: " ")
  }

  private func clockFace(_ time: ClockTime) -> String {
    let minute = time.minute ?? 0
    if let second = time.second, !(clock.dropsZeros && second == 0 && minute == 0) {
      return hoursMinutesSeconds(time, second: second)
    }
    let hour = spokenHour(time)
    if minute == 0 { return wholeHour(hour, hasPeriod: periodName(time) != nil) }
    return fill(
      minutesPattern(hour: hour, minute: minute),
      [
        "hour": whole(UInt64(hour), clock.hourGender),
        "minute": clock.namedMinutes[minute] ?? whole(UInt64(minute)),
      ])
  }

  private func minutesPattern(hour: UInt8, minute: UInt8) -> PhrasePattern {
    if isSingular(UInt64(hour)), let pattern = clock.minutesAfterSingleHour { return pattern }
    if minute < 10 { return clock.fewMinutes }
    return form == .words ? clock.minutesInWords ?? clock.minutes : clock.minutes
  }

  private func wholeHour(_ hour: UInt8, hasPeriod: Bool) -> String {
    fill(wholeHourPattern(hour, hasPeriod: hasPeriod), ["hour": whole(UInt64(hour), clock.hourGender)])
  }

  private func wholeHourPattern(_ hour: UInt8, hasPeriod: Bool) -> PhrasePattern {
    if hasPeriod { return clock.hourBeforePeriod }
    if isSingular(UInt64(hour)), let pattern = clock.singleHour { return pattern }
    return form == .words ? clock.hourInWords ?? clock.hour : clock.hour
  }

  private func hoursMinutesSeconds(_ time: ClockTime, second: UInt8) -> String {
    let seconds = Number(
      significand: UInt64(String(second) + time.fraction) ?? UInt64(second),
      fractionDigits: UInt8(clamping: time.fraction.count))
    let parts = [
      "hours": count(UInt64(spokenHour(time)), "hour"), "minutes": count(UInt64(time.minute ?? 0), "minute"),
      "seconds": measure(Measure(seconds, unit: Unit("second"))),
      "hour": whole(UInt64(spokenHour(time)), clock.hourGender),
    ]
    return fill(clock.seconds, parts)
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

  /// A zone letter by letter, its offset as a signed number: "G M T minus 3".
  private func zone(_ zone: String) -> String {
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
