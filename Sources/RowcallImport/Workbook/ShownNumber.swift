import RowcallModel

/// Writes numbers as a workbook shows them, but in one way for all locales: with a decimal point, and dates as ISO 8601 does.
struct ShownNumber {
  /// Whether days are counted from January 1, 1904 rather than from the end of 1899.
  var countsFrom1904 = false
  /// Whether LibreOffice wrote the file: its days before March 1, 1900 are another one's, and negative before 1899-12-30.
  var isOfLibreOffice = false
  /// Whether hours and minutes get seconds, because nothing will tell them from minutes and seconds.
  var addsSeconds = false

  /// Appends a number.
  ///
  /// - Parameter written: the number as the file has it.
  func append(_ written: [UInt8], as format: NumberFormat, to text: inout [UInt8]) {
    if case .general = format.kind, format.exceptions.isEmpty, Self.isShort(written) {
      text += format.prefix
      text += written
      text += format.suffix
      return
    }
    guard let number = Double(String(decoding: written, as: UTF8.self)), number.isFinite else {
      text += written
      return
    }
    append(number, as: format, to: &text)
  }

  /// Whether a number is written as it is shown: without an exponent, and without zeros behind its decimals.
  private static func isShort(_ written: [UInt8]) -> Bool {
    guard written.count <= 15 else { return false }
    var hasDecimals = false
    for byte in written {
      if byte | 0x20 == 0x65 { return false }
      if byte == UInt8(ascii: ".") { hasDecimals = true }
    }
    return !hasDecimals || written.last != UInt8(ascii: "0")
  }

  func append(_ number: Double, as format: NumberFormat, to text: inout [UInt8]) {
    if let other = format.exceptions.first(where: { $0.includes(number) }) {
      return append(number, as: other.format, to: &text)
    }
    switch format.kind {
    case .nothing: break
    case .words(let words): text += words
    // A hundred times the number would be no number.
    case .number(let digits) where digits.isPercent && number.magnitude > 1e300: text += Self.general(number)
    case .general, .text: text += format.prefix + Self.general(number) + format.suffix
    case .number(let digits):
      if number < 0 { text.append(UInt8(ascii: "-")) }
      // Formats with a plus sign have another for negative numbers.
      text += format.prefix.drop { number < 0 && $0 == UInt8(ascii: "+") }
      text += Self.digits(number.magnitude, digits)
      if digits.isPercent { text.append(UInt8(ascii: "%")) }
      text += format.suffix
    case .fraction(let digits, let denominator):
      text += Self.fraction(number, digits: digits, denominator: denominator) + format.suffix
    case .moment(let parts): text += moment(number, parts) ?? Self.general(number)
    case .elapsed(let fraction, let showsDays, let hasSeconds):
      text += Self.elapsed(
        number, fraction: fraction, showsDays: showsDays, hasSeconds: hasSeconds || addsSeconds)
    }
  }

  /// Whether a format shows nothing of a number.
  ///
  /// - Parameter written: the number as the file has it.
  static func hides(_ written: [UInt8], as format: NumberFormat) -> Bool {
    guard let number = Double(String(decoding: written, as: UTF8.self)) else { return false }
    let format = format.exceptions.first { $0.includes(number) }?.format ?? format
    switch format.kind {
    case .nothing: return true
    // `#` shows no zero.
    case .number(let digits):
      guard digits.whole + digits.mostDecimals + digits.exponentStep == 0, digits.mask == nil,
        !digits.isPercent, format.prefix.isEmpty, format.suffix.isEmpty
      else { return false }
      return (0..<digits.thousands).reduce(number.magnitude) { size, _ in size / 1000 } < 0.5
    default: return false
    }
  }
}

// MARK: - Numbers

extension ShownNumber {
  /// A number with the fifteen digits that workbooks count with.
  static func general(_ number: Double) -> [UInt8] {
    if let whole = Int(exactly: number), whole.magnitude < 1_000_000_000_000_000_000 {
      return Array(String(whole).utf8)
    }
    let magnitude = number.magnitude
    guard magnitude >= 1e-4, magnitude < 1e15 else { return Array("\(number)".uppercased().utf8) }
    // So many digits are after the decimal mark, of fifteen.
    var decimals = 15
    var bound = 1.0
    while decimals > 0, bound <= magnitude {
      bound *= 10
      decimals -= 1
    }
    return (number < 0 ? [UInt8(ascii: "-")] : []) + fixed(magnitude, decimals: decimals, fewest: 0)
  }

  private static func digits(_ number: Double, _ digits: NumberFormat.Digits) -> [UInt8] {
    var number = number
    if digits.isPercent { number *= 100 }
    for _ in 0..<digits.thousands { number /= 1000 }
    guard number < 1e15 || digits.exponentStep > 0 && number < .infinity else { return general(number) }
    if digits.exponentStep > 0 { return scientific(number, digits.mostDecimals, step: digits.exponentStep) }
    if let mask = digits.mask { return masked(number, mask, whole: digits.whole) }
    var text = fixed(number, decimals: digits.mostDecimals, fewest: digits.decimals)
    let whole = text.firstIndex(of: UInt8(ascii: ".")) ?? text.count
    if whole < digits.whole { text = Array(repeating: UInt8(ascii: "0"), count: digits.whole - whole) + text }
    return digits.isGrouped ? grouped(text) : text
  }

  /// Digits after rounding half away from zero, as people do on paper: 1.005 is 1.01.
  private static func fixed(_ number: Double, decimals: Int, fewest: Int) -> [UInt8] {
    let decimals = min(decimals, powers.count - 1)
    var scaled = number * powers[decimals]
    // What is a half in decimal may be a little less in binary; with all fifteen digits there is no room for it.
    if scaled < 1e12 { scaled *= 1 + 1e-15 }
    guard scaled < 9e18 else { return general(number) }
    var rest = UInt64(scaled.rounded(.toNearestOrAwayFromZero))
    // From the right, without zeros at the end that need not be there.
    var text: [UInt8] = []
    text.reserveCapacity(24)
    var place = 0
    var spare = decimals - fewest
    repeat {
      if text.isEmpty, spare > 0, rest % 10 == 0, place < decimals {
        spare -= 1
      } else {
        text.append(UInt8(ascii: "0") + UInt8(rest % 10))
      }
      rest /= 10
      place += 1
      if place == decimals, !text.isEmpty { text.append(UInt8(ascii: ".")) }
    } while rest > 0 || place <= decimals
    text.reverse()
    return text
  }

  private static let powers: [Double] = (0...18).map { (0..<$0).reduce(1.0) { power, _ in power * 10 } }

  private static func grouped(_ text: [UInt8]) -> [UInt8] {
    let whole = text.firstIndex(of: UInt8(ascii: ".")) ?? text.count
    var result: [UInt8] = []
    for (index, digit) in text.enumerated() {
      if index > 0, index < whole, (whole - index) % 3 == 0 { result.append(UInt8(ascii: ",")) }
      result.append(digit)
    }
    return result
  }

  private static func scientific(_ number: Double, _ decimals: Int, step: Int) -> [UInt8] {
    var exponent = 0
    var mantissa = number
    while mantissa >= 10 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
    while mantissa > 0, mantissa < 1 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
    let places = (exponent % step + step) % step
    exponent -= places
    var text = fixed(mantissa * powers[places], decimals: decimals, fewest: decimals)
    if text.prefix(while: { $0 != UInt8(ascii: ".") }).count > step {
      text = fixed(1, decimals: decimals, fewest: decimals)
      exponent += step
    }
    return text
      + Array("E\(exponent < 0 ? "-" : "+")\(exponent.magnitude < 10 ? "0" : "")\(exponent.magnitude)".utf8)
  }

  /// Fills the places of a mask from the right.
  private static func masked(_ number: Double, _ mask: [UInt8], whole: Int) -> [UInt8] {
    var digits = fixed(number, decimals: 0, fewest: 0)
    if digits.count < whole {
      digits = Array(repeating: UInt8(ascii: "0"), count: whole - digits.count) + digits
    }
    var text: [UInt8] = []
    for sign in mask.reversed() {
      if sign != UInt8(ascii: "#") {
        text.append(sign)
      } else if let digit = digits.popLast() {
        text.append(digit)
      }
    }
    return digits + text.reversed()
  }

  private static func fraction(_ number: Double, digits: Int, denominator: Int?) -> [UInt8] {
    let whole = number.magnitude.rounded(.down)
    guard whole < 1e15 else { return general(number) }
    let rest = number.magnitude - whole
    let most = (0..<min(digits, 4)).reduce(1) { power, _ in power * 10 } - 1
    let denominators = denominator.map { $0...$0 } ?? 1...max(most, 1)
    var best = (above: 0, below: 1)
    var distance = Double.infinity
    for below in denominators {
      let above = (rest * Double(below)).rounded()
      let error = abs(above / Double(below) - rest)
      if error < distance - 1e-12 { (best, distance) = ((Int(above), below), error) }
    }
    var units = Int(whole)
    if best.above == best.below { (units, best.above) = (units + 1, 0) }
    let part = best.above > 0 ? "\(best.above)/\(best.below)" : ""
    let text = [units > 0 || part.isEmpty ? String(units) : "", part].filter { !$0.isEmpty }.joined(
      separator: " ")
    return Array(((number < 0 ? "-" : "") + text).utf8)
  }
}

// MARK: - Dates and times

extension ShownNumber {
  /// Days and seconds of a serial number; nil for one that is no date.
  private func moment(_ number: Double, _ parts: NumberFormat.MomentParts) -> [UInt8]? {
    let days = number + (countsFrom1904 ? 1462 : 0)
    guard isOfLibreOffice ? days >= Self.firstGregorianDay : number >= 0, days < Self.endOfYears else {
      return nil
    }
    let unit = parts.fraction > 0 ? 1000.0 : 1.0
    var day = Int(number.rounded(.down))
    var ticks = ((number - number.rounded(.down)) * 86_400 * unit).rounded()
    // What is shown without a time is the day before midnight, unless the number is midnight but for an error of sums.
    if ticks >= 86_400 * unit, parts.hasTime || (number + 1e-8).rounded(.down) > number {
      (day, ticks) = (day + 1, 0)
      guard (days + 1).rounded(.down) < Self.endOfYears else { return nil }
    }
    let clock = Self.clock(ticks: Int(ticks), parts)
    guard parts.hasDate else { return clock }
    return date(day, parts) + (parts.hasTime ? [Byte.space] + clock : [])
  }

  /// A date of ISO 8601, such as `2024-07-20T08:15:00`, with the parts that a format shows; nil for other texts.
  static func moment(iso value: String, _ parts: NumberFormat.MomentParts) -> [UInt8]? {
    let halves = value.split(separator: "T", maxSplits: 1)
    let dates = halves.first?.split(separator: "-", omittingEmptySubsequences: false).map { UInt($0) } ?? []
    guard dates.count == 3, let year = dates[0], let month = dates[1], let day = dates[2], year < 10_000
    else {
      return nil
    }
    let times = halves.count < 2 ? [0, 0, 0] : halves[1].split(separator: ":").map { Double($0) ?? -1 }
    guard times.count == 3, (0..<24).contains(times[0]), (0..<60).contains(times[1]),
      (0..<60).contains(times[2]),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let time = started(times[0] * 3600 + times[1] * 60 + times[2], decimals: parts.fraction)
    let seconds = min(time, parts.fraction > 0 ? 86_399.999 : 86_399)
    let clock = clock(ticks: Int(seconds * (parts.fraction > 0 ? 1000 : 1)), parts)
    guard parts.hasDate else { return clock }
    return date(CalendarDate(year: Int(year), month: UInt8(month), day: UInt8(day)), parts)
      + (parts.hasTime ? [Byte.space] + clock : [])
  }

  /// The second, or the part of one, that has started: LibreOffice shows no other, where Excel rounds.
  static func started(_ seconds: Double, decimals: Int) -> Double {
    let unit = (0..<min(decimals, 3)).reduce(1.0) { unit, _ in unit * 10 }
    // Numbers in binary may be a little less than what was meant.
    return ((seconds + 2e-5) * unit).rounded(.down) / unit
  }

  /// October 15, 1582, before which LibreOffice shows another calendar.
  private static let firstGregorianDay = -115_858.0
  /// The day after December 31, 9999, by the days since the end of 1899.
  private static let endOfYears = 2_958_466.0

  /// A time of day, counted in seconds, or in milliseconds where the format shows parts of them.
  private static func clock(ticks: Int, _ parts: NumberFormat.MomentParts) -> [UInt8] {
    let seconds = parts.fraction > 0 ? ticks / 1000 : ticks
    var text = padded(seconds / 3600, 2) + [UInt8(ascii: ":")] + padded(seconds / 60 % 60, 2)
    if parts.hasSeconds { text += [UInt8(ascii: ":")] + padded(seconds % 60, 2) }
    if parts.fraction > 0 { text += [UInt8(ascii: ".")] + padded(ticks % 1000, 3) }
    return text
  }

  private func date(_ serial: Int, _ parts: NumberFormat.MomentParts) -> [UInt8] {
    // The calendar of 1900 has a February 29 that never was, kept from Lotus 1-2-3.
    let countsLeapDay = !countsFrom1904 && !isOfLibreOffice
    if countsLeapDay, serial == 60 { return Array("1900-02-29".utf8) }
    let days = serial - (countsFrom1904 ? 24_107 : countsLeapDay && serial < 60 ? 25_568 : 25_569)
    return Self.date(CalendarDate(daysSince1970: days), parts)
  }

  private static func date(_ date: CalendarDate, _ parts: NumberFormat.MomentParts) -> [UInt8] {
    let year = padded(date.year ?? 0, 4)
    if parts.isYear { return year }
    let month = year + [UInt8(ascii: "-")] + padded(Int(date.month ?? 1), 2)
    // A day or a month has its year, by which they are sorted.
    guard parts.hasDay || parts.hasTime else { return month }
    return month + [UInt8(ascii: "-")] + padded(Int(date.day ?? 1), 2)
  }

  static func elapsed(
    _ days: Double, fraction: Int, showsDays: Bool = true, hasSeconds: Bool = true
  ) -> [UInt8] {
    let unit = (0..<fraction).reduce(1.0) { unit, _ in unit * 10 }
    let scaled = (days.magnitude * 86_400 * unit).rounded()
    guard scaled < 1e15 else { return general(days) }
    // Rounded first, for just before midnight is midnight.
    let ticks = showsDays ? Int(scaled) : Int(scaled) % Int(86_400 * unit)
    let seconds = ticks / Int(unit)
    let minutes = "\(days < 0 ? "-" : "")\(seconds / 3600):\(two(seconds / 60 % 60))"
    let text = Array((hasSeconds ? "\(minutes):\(two(seconds % 60))" : minutes).utf8)
    return fraction > 0 ? text + [UInt8(ascii: ".")] + padded(ticks % Int(unit), fraction) : text
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

  /// The last digits of a number, with zeros before them.
  private static func padded(_ number: Int, _ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { digits, filled in
      var rest = number
      for place in (0..<count).reversed() {
        digits[place] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      filled = count
    }
  }
}
