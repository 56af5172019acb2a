import RowcallLanguages
import RowcallModel
import RowcallNarration
import RowcallText
import RowcallValues

/// The different currencies and units of amounts that are compared by their numbers alone.
struct MixedUnits {
  private let conventions: CellConventions
  /// A value of each.
  private(set) var found: [Value] = []
  /// The currency or unit of the latest amount, which that of the next one most often is.
  private var latest = ""
  /// Every currency and unit that was there.
  private var names: [String] = []

  /// So many are named.
  static let mostNamed = 5

  /// Nil for a column whose values have neither currencies nor units.
  init?(_ reader: CellReader?) {
    guard let reader else { return nil }
    switch reader.type {
    case .money, .measure, .change: break
    default: return nil
    }
    conventions = reader.conventions
  }

  @inline(__always)
  mutating func add(_ value: Value) {
    switch value {
    case .money(let money):
      if money.currency == latest { return }
      latest = money.currency
    case .measure(let measure):
      if measure.unit.identifier == latest { return }
      latest = measure.unit.identifier
    default: break
    }
    addOther(value)
  }

  private mutating func addOther(_ value: Value) {
    if !latest.isEmpty {
      if names.contains(latest) { return }
      names.append(latest)
    }
    guard found.count <= Self.mostNamed, value.hasUnit,
      !found.contains(where: { $0.hasKind(of: value, in: conventions) })
    else {
      return
    }
    found.append(value)
  }

  mutating func reset() { (found, names, latest) = ([], [], "") }
}

extension BrowseSession {
  /// That amounts in several currencies or units were compared by their numbers; nothing where all are in one.
  func note(_ units: [Value]) -> [BrowseLine] {
    guard units.count > 1 else { return [] }
    let (currencies, measures) = (CurrencyNames(for: opened.locale), UnitNames(for: opened.locale))
    let names = units.prefix(MixedUnits.mostNamed).compactMap { $0.unitName(currencies, measures) }
    let more = units.count > MixedUnits.mostNamed ? [view.phrases.text(.browseAndOthers)] : []
    return [line(.browseMixedUnits, ["value": list(names + more)])]
  }
}

extension Value {
  fileprivate var hasUnit: Bool {
    switch self {
    case .money, .measure: true
    case .change(let change): if case .money = change.measure { true } else { false }
    default: false
    }
  }

  /// What an amount is in, as it is called alone: "US Dollar", "kilometer"; nil for a number.
  fileprivate func unitName(_ currencies: CurrencyNames, _ units: UnitNames) -> String? {
    switch self {
    case .money(let money): return currencies.name(money.currency)
    case .change(let change):
      guard case .money(let currency) = change.measure else { return nil }
      return currencies.name(currency)
    case .measure(let measure):
      let name = units.pattern(unit: measure.unit.identifier, count: "1")?.replacing("{0}", with: "")
      return SameText.trimmed(name ?? measure.unit.identifier)
    default: return nil
    }
  }
}
