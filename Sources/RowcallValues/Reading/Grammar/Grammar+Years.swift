import RowcallModel

extension Grammar {
  /// `1980s`, `80er`.
  func decade(at cursor: Cursor) -> Match? {
    var place = cursor
    guard let year = place.shortNumber(digits: 4), year.value % 10 == 0,
      isDecade(year.value, digits: year.digits)
    else { return nil }
    return decade(year.value, at: place)
  }

  /// `'80s`, and the year `'98`.
  func shortYear(at cursor: Cursor) -> Match? {
    var place = cursor
    guard !cursor.isInsideWord, place.skip("'") || place.skip(text: "’") else { return nil }
    guard let year = place.shortNumber(digits: 2), year.digits == 2 else { return nil }
    if year.value % 10 == 0, let decade = decade(year.value, at: place) { return decade }
    guard place.isAtBoundary, place.next != UInt8(ascii: "'") else { return nil }
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
