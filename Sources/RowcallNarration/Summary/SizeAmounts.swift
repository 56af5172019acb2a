import RowcallModel
import RowcallValues

extension Value {
  /// What is added up in a column: the amount, of sizes in any unit the bytes, and of lengths of time the seconds.
  func addend(in column: CellConventions) -> Number? {
    if case .duration(let span) = self { return span.inSeconds }
    if column.shownForm == .fractions, case .fraction(let fraction) = self { return fraction.decimal }
    guard column.holdsSizes, case .measure(let size) = self else { return amount }
    return size.inBytes
  }

  /// A sum or mean of values such as this one.
  func holding(_ number: Number, in column: CellConventions) -> Value {
    if case .duration = self { return TimeSpan(inSeconds: number).map(Value.duration) ?? .number(number) }
    if column.shownForm == .fractions { return .number(number.withoutLongFraction) }
    guard column.holdsSizes, case .measure(let size) = self else { return mappingNumber { _ in number } }
    return .measure(Measure(bytes: number, like: column.sizeUnit ?? size.unit))
  }
}

extension Value {
  /// A length of time that the file has not written, in the form of one that it has: `1:30:00`, and in a column of `3:45` its two parts
  /// alone if there are no others; nil for other values.
  func writtenLength(like written: String, in column: CellConventions) -> String? {
    guard case .duration(let span) = self else { return nil }
    let two = { (part: Int) in part < 10 ? "0\(part)" : "\(part)" }
    let rest = span.seconds.fractionDigits
    let digits = String(span.seconds.significand).suffix(Int(rest))
    let fraction = rest == 0 ? "" : "." + String(repeating: "0", count: Int(rest) - digits.count) + digits
    var parts = [Int(span.hours), Int(span.minutes), Int(span.seconds.approximation)]
    let form = written.drop { $0 == "-" }.split(separator: ":")
    if form.count == 2, column.durationPair == .hoursAndMinutes {
      if span.seconds.isZero { parts.removeLast() }
    } else if form.count == 2, parts[0] == 0 {
      parts.removeFirst()
    }
    let isPadded = form.count > 1 && form[0].count > 1 && form[0].hasPrefix("0")
    let first = isPadded ? two(parts[0]) : "\(parts[0])"
    return (span.isNegative ? "-" : "") + ([first] + parts.dropFirst().map(two)).joined(separator: ":")
      + fraction
  }
}

extension TimeSpan {
  /// Nil for more than a number holds.
  fileprivate var inSeconds: Number? {
    let whole = ((UInt64(days) * 24 + UInt64(hours)) * 60 + UInt64(minutes)) * 60
    let unit = (0..<seconds.fractionDigits).reduce(1 as UInt64) { unit, _ in unit &* 10 }
    let (units, isLarge) = whole.multipliedReportingOverflow(by: unit)
    let (sum, isLarger) = units.addingReportingOverflow(seconds.significand)
    guard !isLarge, !isLarger, seconds.scale == 0, seconds.fractionDigits <= 9 else { return nil }
    return Number(isNegative: isNegative, significand: sum, fractionDigits: seconds.fractionDigits)
  }

  /// Hours, minutes and seconds; nil for more hours than it holds.
  fileprivate init?(inSeconds number: Number) {
    guard number.scale == 0, number.fractionDigits <= 9 else { return nil }
    let unit = (0..<number.fractionDigits).reduce(1 as UInt64) { unit, _ in unit * 10 }
    let whole = number.significand / unit
    guard let hours = UInt32(exactly: whole / 3600) else { return nil }
    let seconds = Number(
      significand: whole % 60 * unit + number.significand % unit, fractionDigits: number.fractionDigits)
    self.init(
      hours: hours, minutes: UInt32(whole / 60 % 60), seconds: seconds.withoutTrailingZeros,
      isNegative: number.isNegative)
  }
}

extension Fraction {
  /// The same with decimals, of which more than nine are rounded.
  fileprivate var decimal: Number? {
    let nine: UInt64 = 1_000_000_000
    let (above, isLarge) = (whole ?? 0).multipliedReportingOverflow(by: denominator)
    let (parts, isLarger) = above.addingReportingOverflow(numerator)
    guard denominator > 0, !isLarge, !isLarger else { return nil }
    let (rest, isTooLarge) = (parts % denominator).multipliedReportingOverflow(by: nine)
    let (units, isTooMany) = (parts / denominator).multipliedReportingOverflow(by: nine)
    guard !isTooLarge, !isTooMany, units < .max - nine else { return nil }
    let ninths = rest / denominator + (rest % denominator * 2 >= denominator ? 1 : 0)
    return Number(isNegative: isNegative, significand: units + ninths, fractionDigits: 9).withoutTrailingZeros
  }
}

extension Number {
  /// The number with four decimals at most where it has more than anybody can follow, as thirds have.
  fileprivate var withoutLongFraction: Number {
    let isLong = fractionDigits > CellConventions.mostHeardDecimals
    return (isLong ? rounded(toFractionDigits: 4) : self).withoutTrailingZeros
  }
}

extension Measure {
  /// How many bytes these are; nil for other units, and for more than a number holds.
  fileprivate var inBytes: Number? {
    guard let bytes = unit.bytes else { return nil }
    let (product, overflow) = amount.significand.multipliedReportingOverflow(by: bytes)
    guard !overflow else {
      let size = amount.magnitude.approximation * Double(bytes)
      return size < 1e19
        ? Number(isNegative: amount.isNegative, significand: UInt64(size), fractionDigits: 0) : nil
    }
    return Number(
      isNegative: amount.isNegative, significand: product, fractionDigits: amount.fractionDigits)
  }

  /// A number of bytes in the largest unit of which there is one, with one decimal, as `df -h` writes them.
  ///
  /// - Parameter like: a unit of the column, which counts powers of 1000 or 1024 by one of their two names.
  fileprivate init(bytes: Number, like: Unit) {
    let size = bytes.magnitude.approximation
    let isOf1024 = like.identifier.hasSuffix("bibyte")
    let prefixes =
      isOf1024 ? ["kibi", "mebi", "gibi", "tebi", "pebi"] : ["kilo", "mega", "giga", "tera", "peta"]
    let units = prefixes.map {
      Unit($0 + "byte", isBinary: !isOf1024 && (like.isBinary || like.identifier == "byte"))
    }
    let unit = units.last { Double($0.bytes ?? 1) <= size } ?? Unit("byte", isBinary: true)
    let tenths = (size / Double(unit.bytes ?? 1) * 10).rounded()
    let amount = Number(
      isNegative: bytes.isNegative, significand: UInt64(min(tenths, 1e18)), fractionDigits: 1)
    self.init(amount.withoutTrailingZeros, unit: unit)
  }
}
