import RowcallModel
import RowcallValues

extension Value {
  /// What is added up in a column: the amount, and of sizes in any unit the bytes.
  func addend(in column: CellConventions) -> Number? {
    guard column.holdsSizes, case .measure(let size) = self else { return amount }
    return size.inBytes
  }

  /// A sum or mean of values such as this one.
  func holding(_ number: Number, in column: CellConventions) -> Value {
    guard column.holdsSizes, case .measure(let size) = self else { return mappingNumber { _ in number } }
    return .measure(Measure(bytes: number, like: column.sizeUnit ?? size.unit))
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
