import RowcallModel

extension TypeRule {
  /// Changes: below a header that says so where anything has a sign, else arrows or percentages with a sign each.
  ///
  /// Temperatures, balances and degrees of latitude have signs as well: a plus alone makes no change, and a unit, which
  /// a change would not tell, makes a quantity.
  static let change = TypeRule { facts in
    let amounts = facts.amounts
    let isHeaded = facts.hint.names(.change)
    guard facts.isMost(amounts.fits, isHeaded: isHeaded), !facts.isTriangleNegative, amounts.units == 0,
      facts.hint.unit == nil
    else { return nil }
    if facts.hasSignedChanges {
      return TypeProposal(.change(facts.changeMeasure), .signs(amounts.directed, of: facts.filled))
    }
    guard isHeaded, amounts.directed + amounts.minus > 0 else { return nil }
    return TypeProposal(.change(facts.changeMeasure), facts.reason(for: .change, fitting: amounts.fits))
  }

  /// Percentages: the sign in the cells, or in the header unless the cells are shares of one.
  static let percent = TypeRule { facts in
    let amounts = facts.amounts
    if facts.isMost(amounts.percents, isHeaded: facts.hint.isPercent) {
      let reason = ColumnReason.written(fitting: amounts.percents, of: facts.filled)
      return TypeProposal(.percent, reason, isPercentImplied: facts.hint.isPercent)
    }
    let isShareOfOne = amounts.small == amounts.fits && amounts.fractions > 0
    guard facts.hint.isPercent, !isShareOfOne, facts.isMost(amounts.bare + amounts.percents, isHeaded: true)
    else { return nil }
    return TypeProposal(
      .percent, .unitInHeader("%", fitting: amounts.bare + amounts.percents, of: facts.filled),
      isPercentImplied: true)
  }

  /// Money: a currency in the cells, in the header, in the first amount alone as accounts have it, or in half of the amounts; beside
  /// a column of currency codes, numbers alone are in the currency of their row.
  static let money = TypeRule { facts in
    let amounts = facts.amounts
    // "TOP 40", "PHP 8.2" and "BSD-3" are no amounts unless the header asks for some.
    if amounts.wordCurrencies > 0, !facts.hint.isCount, facts.hint.currency == nil { return nil }
    let fits = amounts.bare + amounts.currencies
    if let currency = facts.hint.currency, facts.isMost(fits, isHeaded: true) {
      return TypeProposal(
        .money(currency: currency), .unitInHeader(currency, fitting: fits, of: facts.filled))
    }
    let reason = ColumnReason.written(fitting: amounts.currencies, of: facts.filled)
    if facts.isMost(amounts.currencies, isHeaded: facts.hint.isNumeric) {
      return TypeProposal(.money(currency: nil), reason)
    }
    guard amounts.currencies > 0, !amounts.hasSeveralCurrencies, facts.isMost(fits),
      amounts.startsWithCurrency || amounts.currencies * 2 >= fits, !facts.isBesideCurrencyCodes
    else { return nil }
    return TypeProposal(.money(currency: amounts.firstCurrency?.code(in: facts.habits.currencies)), reason)
  }

  /// Sizes in bytes, with letters for their units: `916G`, `4.0K`, `0`.
  static let size = TypeRule { facts in
    let fits = facts.evidence.sizes.fits
    guard facts.areSizes, facts.isMost(fits) else { return nil }
    var proposal = TypeProposal(
      .measure(unit: Unit("byte")), .written(fitting: fits, of: facts.filled))
    proposal.isOfSizes = true
    return proposal
  }

  /// Numbers with letters for thousands to trillions, of which two differ: `900K`, `1.5M`; one alone may mean something else.
  static let magnitude = TypeRule { facts in
    let (evidence, amounts) = (facts.evidence, facts.amounts)
    guard evidence.magnitudeLetters.count > 1, !facts.mayBeSizes, facts.hint.unit == nil,
      evidence.hasSureMagnitude || facts.hint.isNumeric || facts.hint.currency != nil
    else { return nil }
    let fits = evidence.magnitudes + amounts.bare - amounts.thousands
    guard facts.decimalMark == .point, facts.isMost(fits, isHeaded: facts.hint.isNumeric) else { return nil }
    var proposal = TypeProposal(
      facts.hint.currency.map { .money(currency: $0) } ?? .decimal, .written(fitting: fits, of: facts.filled))
    proposal.isOfMagnitudes = true
    return proposal
  }

  /// Quantities: a unit in the cells or in the header.
  static let measure = TypeRule { facts in
    let amounts = facts.amounts
    if facts.isThousandthOrMillion || facts.hasUnclearLetters { return nil }
    if facts.isMost(amounts.units) {
      return TypeProposal(
        .measure(unit: facts.hint.unit), .written(fitting: amounts.units, of: facts.filled))
    }
    let fits = amounts.bare + amounts.units
    guard let unit = facts.hint.unit, facts.isMost(fits, isHeaded: true) else { return nil }
    return TypeProposal(.measure(unit: unit), .unitInHeader(unit.identifier, fitting: fits, of: facts.filled))
  }

  /// Numbers, whole where no cell has a fraction.
  static let number = TypeRule { facts in
    let amounts = facts.amounts
    guard facts.isMost(amounts.bare, isHeaded: facts.hint.isNumeric) else { return nil }
    let reason = ColumnReason.written(fitting: amounts.bare, of: facts.filled)
    return TypeProposal(amounts.fractions == 0 ? .integer : .decimal, reason)
  }
}

extension ColumnFacts {
  /// Whether an `m` behind its numbers is no unit: thousandths, as Kubernetes counts processors, or millions, beside `450k`.
  var isThousandthOrMillion: Bool {
    guard amounts.units > 0 else { return false }
    return amounts.thousands > 0 && amounts.meters == amounts.units
      || hint.isOfProcessors && amounts.units == evidence.durations
  }

  /// Whether all its units are letters that touch their numbers, as in `4A` and `5W`, and its header measures nothing.
  var hasUnclearLetters: Bool {
    amounts.units > 0 && amounts.touchingLetters == amounts.units && !hint.measures
  }

  /// Whether all numbers are written in thousands: `10K`, but no `900` and no `1.2M`.
  var areAllThousands: Bool { amounts.thousands > 0 && amounts.thousands == amounts.fits }

  /// Whether ▲ means minus: in Japanese tables without a ▼.
  var isTriangleNegative: Bool {
    habits.usesTriangleAsMinus && amounts.upwardTriangles > 0 && amounts.downwardTriangles == 0
  }

  /// Whether the cells alone show that they are changes: each above zero has a sign, and they point or are percentages.
  fileprivate var hasSignedChanges: Bool {
    guard amounts.directed > 0, amounts.unsigned == 0 else { return false }
    return amounts.upwardTriangles + amounts.downwardTriangles > 0 || amounts.percents * 2 > amounts.fits
  }

  /// What changes without a sign of their own are counted in.
  var changeMeasure: Change.Measure {
    if hint.isPercent || amounts.percents * 2 > amounts.fits { return .percent }
    if let currency = hint.currency { return .money(currency: currency) }
    guard amounts.currencies * 2 > amounts.fits, let mark = amounts.firstCurrency else { return .number }
    return .money(currency: mark.code(in: habits.currencies))
  }
}

extension CurrencyMark {
  /// The currency's code.
  func code(in currencies: SharedCurrencies) -> String {
    switch self {
    case .code(let code, _): code
    case .shared(let symbol): currencies[symbol]
    }
  }
}
