import RowcallLanguages
import RowcallModel

extension TypeRule {
  /// Dates, with times where any cell has one.
  static let date = TypeRule { facts in
    let dates = facts.evidence.dates
    var fits = max(Int(dates.byOrder[facts.dateOrder]), dates.fits - dates.dependent)
    switch dates.pairMeaning {
    case .day: break
    case .year: fits += dates.pairedYears
    case .open: fits -= dates.monthPairs - dates.pairedYears
    }
    if facts.form == .years { fits += facts.evidence.codes.years }
    guard facts.isMost(fits, isHeaded: facts.hint.names(.date)) else { return nil }
    // A column of codes may look like eight-digit dates or months by chance.
    let isWeak =
      facts.form == nil && dates.compact + dates.withoutDay > 0 && !facts.isMost(dates.fits)
    guard !isWeak, !(facts.hint.isIdentifier && dates.compact > 0) else { return nil }
    let reason = facts.reason(for: .date, fitting: fits)
    return TypeProposal(dates.withTime > 0 ? .dateTime(facts.dateOrder) : .date(facts.dateOrder), reason)
  }

  /// Lengths of time: beyond a clock's range, written with units, below a header that says so, or written as a stopwatch
  /// does where the header is no word for times.
  ///
  /// One cell beyond a clock's range does not make lengths of times below a header for times.
  static let duration = TypeRule { facts in
    let evidence = facts.evidence
    let concept = facts.hint.names(.duration) ? HeaderConcept.duration : .length
    let isHeaded = facts.hint.names(concept)
    let isStopwatch = evidence.hours.mayBeLengths && !facts.hint.names(.time) || facts.areMinutes
    guard facts.isMost(evidence.durations, isHeaded: isHeaded),
      isHeaded || isStopwatch || evidence.sureDurations > 0
    else { return nil }
    guard
      !evidence.letters.areUnclear(
        among: evidence.durations, isHeaded: isHeaded || facts.hint.names(.time))
    else { return nil }
    guard isHeaded || facts.areMinutes || !(facts.hint.names(.time) && facts.hasStrayHour) else { return nil }
    // `5 min` in every cell is a quantity, and `5m` may be a length in meters, but no time.
    guard facts.hint.names(.duration) || facts.hint.names(.time) || !facts.isMost(facts.amounts.units) else {
      return nil
    }
    return TypeProposal(.duration, facts.reason(for: concept, fitting: evidence.durations))
  }

  /// Times of day; `14.05` is one below a header for times, in languages that write so, where every cell fits.
  ///
  /// Among a few of them one beyond a clock's range, as timetables have it, is the one cell that does not fit.
  static let time = TypeRule { facts in
    let isHeaded = facts.hint.names(.time)
    let evidence = facts.evidence
    let hasDots = isHeaded && facts.habits.writesDottedTimes && evidence.possibleTimes == facts.filled
    let fits = hasDots ? evidence.possibleTimes : evidence.times
    guard facts.isMost(fits + (isHeaded && facts.hasStrayHour ? 1 : 0), isHeaded: isHeaded) else {
      return nil
    }
    return TypeProposal(.time, facts.reason(for: .time, fitting: fits))
  }

  /// Four digits below a header for years; without one, at least five recent years and nothing else.
  static let year = TypeRule { facts in
    let codes = facts.evidence.codes
    guard !facts.hint.isNumeric, facts.hint.currency == nil, facts.hint.unit == nil else { return nil }
    if facts.hint.names(.year), facts.isMost(codes.years, isHeaded: true) {
      return TypeProposal(.year, facts.reason(for: .year, fitting: codes.years))
    }
    // A list of files has the times of the last months among the years.
    let others = codes.recentYears >= 2 ? facts.evidence.times : 0
    guard codes.recentYears + others == facts.filled, facts.filled >= 5 else { return nil }
    return TypeProposal(.year, .written(fitting: codes.recentYears, of: facts.filled))
  }
}

extension ColumnFacts {
  /// Whether the cells are minutes and seconds: "time" alone does not say that it is that of day, as "departure" does.
  fileprivate var areMinutes: Bool {
    evidence.hours.areMostlyMinutes && (hint.words[.time].map { $0 == "time" } ?? true)
  }

  /// Whether one cell alone is beyond a clock's range, among times of day: `25:00`.
  fileprivate var hasStrayHour: Bool { evidence.sureDurations == 1 && evidence.times > 1 }
}
