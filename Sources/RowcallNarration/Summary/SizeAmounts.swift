import RowcallModel
import RowcallValues

extension Value {
  /// What is added up in a column: the amount, and of sizes in any unit the bytes.
  func addend(in column: CellConventions) -> Number? {
    if column.shownForm == .fractions, case .fraction(let fraction) = self { return fraction.decimal }
    guard column.holdsSizes, case .measure(let size) = self else { return amount }
    return size.inBytes
  }

  /// A sum or mean of values such as this one.
  func holding(_ number: Number, in column: CellConventions) -> Value {
    if column.shownForm == .fractions { return .number(number.withoutLongFraction) }
    guard column.holdsSizes, case .measure(let size) = self else { return mappingNumber { _ in number } }
    return .measure(Measure(bytes: number, like: column.sizeUnit ?? size.unit))
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
