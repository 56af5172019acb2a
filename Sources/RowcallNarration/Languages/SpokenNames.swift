import RowcallModel
import RowcallText

/// ICU's names of units, currencies, months and weekdays, in one language and in the case that one number form needs.
///
/// Each is fetched once: asking ICU for the plural of every cell would cost more than saying the cell.
struct SpokenNames: Sendable {
  /// A unit's name around an amount: before "{0}" and after it.
  struct UnitPattern: Hashable, Sendable {
    /// What is said before the amount.
    let prefix: String
    /// What is said after it, its leading space included.
    let suffix: String
  }

  private enum Key: Hashable {
    case currency(String, isSingular: Bool)
    case month(UInt8, isStandalone: Bool)
    case weekday(UInt8)
  }

  private struct UnitKey: Hashable {
    let unit: String
    let isSingular: Bool
  }

  private let form: NumberForm
  private let words: UnitWords
  private let units: UnitNames
  private let currencies: CurrencyNames
  private let dates: DateText
  private let names = Memo<Key, String?>()
  private let patterns = Memo<UnitKey, UnitPattern>()

  init(locale: LocaleTag, words: UnitWords, form: NumberForm) {
    self.form = form
    self.words = words
    units = UnitNames(for: locale)
    currencies = CurrencyNames(for: locale)
    dates = DateText(for: locale)
  }

  /// A name as it stands in a sentence; the words form has no capitals.
  func cased(_ name: String) -> String {
    form == .words ? name.lowercased() : name
  }

  /// A unit's name; one that CLDR does not know goes by its identifier.
  func unit(_ unit: Unit, isSingular: Bool) -> UnitPattern {
    patterns(UnitKey(unit: unit.identifier, isSingular: isSingular)) {
      let text = text(of: unit.identifier, isSingular: isSingular)
      guard let amount = text.firstRange(of: "{0}") else {
        return UnitPattern(prefix: "", suffix: " " + text)
      }
      return UnitPattern(
        prefix: String(text[..<amount.lowerBound]), suffix: String(text[amount.upperBound...]))
    }
  }

  /// A currency's name in full: "US dollars".
  func currency(_ code: String, isSingular: Bool) -> String {
    names(.currency(code, isSingular: isSingular)) {
      cased(currencies.name(code, count: isSingular ? "1" : "2"))
    } ?? code
  }

  /// A month's name; January is 1.
  func month(_ month: UInt8, isStandalone: Bool) -> String? {
    names(.month(month, isStandalone: isStandalone)) {
      dates.month(Int(month), standalone: isStandalone).map(cased)
    }
  }

  /// A weekday's name; Sunday is 1.
  func weekday(_ weekday: UInt8) -> String? {
    names(.weekday(weekday)) { dates.weekday(Int(weekday)).map(cased) }
  }

  private func text(of unit: String, isSingular: Bool) -> String {
    if let own = words.patterns[unit] { return cased(isSingular ? own.one : own.other) }
    guard let pattern = units.pattern(unit: unit, count: isSingular ? "1" : "2") else {
      return "{0} " + unit.replacing("-", with: " ")
    }
    // No voice needs CLDR's no-break spaces, and some stumble over them.
    let spaced = pattern.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    return words.keepsCase ? spaced : cased(spaced)
  }
}
