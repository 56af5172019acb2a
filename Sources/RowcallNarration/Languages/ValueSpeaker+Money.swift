import RowcallLanguages
import RowcallModel
import RowcallText

extension ValueSpeaker {
  /// An amount of money: "648 dollars and 11 cents", "minus 3 dollars and 20 cents".
  func money(_ money: Money) -> String {
    signed(money.amount.isNegative && !money.amount.isZero, moneySize(money))
  }

  /// An amount of money without its sign, also after "up" and "down".
  func moneySize(_ money: Money) -> String {
    let key: PhraseKey = form == .words ? .moneyPartsInWords : .moneyParts
    let noun = currencyNoun(money)
    switch parts(of: money, noun) {
    case .major(let amount): return counted(amount, noun.major, in: money)
    case .minor(let amount): return counted(amount, noun.minor ?? noun.major)
    case .decimal(let amount): return decimalMoney(amount, noun.major, in: money)
    case .both(let major, let minor):
      let minorAmount = counted(minor, noun.minor ?? noun.major)
      return phrases.text(key, ("major", counted(major, noun.major, in: money)), ("minor", minorAmount))
    }
  }

  private func parts(of money: Money, _ noun: CurrencyNoun) -> MoneyParts {
    guard noun.minor != nil else { return MoneyParts(money.amount, minorDigits: nil) }
    // ICU does not know money whose country nobody knows.
    let digits = minorDigits(money.currency) { CurrencyNames.fractionDigits(of: money.currency) } ?? 2
    return MoneyParts(money.amount, minorDigits: digits)
  }

  private func counted(_ amount: UInt64, _ noun: Noun, in money: Money) -> String {
    let name = currencyName(noun, in: money, plural(of: amount), count: String(amount))
    guard amount > 0, amount % 1_000_000 == 0 else { return named(amount, name, noun.gender) }
    return "\(whole(amount, noun.gender)) \(afterScale(name))"
  }

  private func decimalMoney(_ amount: Number, _ noun: Noun, in money: Money) -> String {
    let name = currencyName(noun, in: money, plural(of: amount), count: amount.plainWithScale)
    let isLarge = amount.scale >= 6
    return "\(number(amount, noun.gender)) \(isLarge ? afterScale(name) : name)"
  }

  /// A noun after "million": "d'euros" in French.
  func afterScale(_ name: String) -> String {
    let joint = grammar.afterScale
    let startsWithVowel = name.lowercased().first.map(joint.vowels.contains) ?? false
    let pattern = startsWithVowel ? joint.beforeVowel : joint.usual
    return fill(pattern, ["noun": name])
  }

  private func currencyNoun(_ money: Money) -> CurrencyNoun {
    grammar.currencies[money.currency] ?? CurrencyNoun(Noun("", ""))
  }

  /// The table's name; ICU's for a currency that the table lacks, or whose country was written too ("US dollars").
  private func currencyName(_ noun: Noun, in money: Money, _ category: PluralCategory, count: String)
    -> String
  {
    let isOurs = grammar.currencies[money.currency].map { !($0.isShared && money.isQualified) } ?? false
    if isOurs { return names.cased(noun.form(category)) }
    return names.currency(money.currency, category, count: count)
  }
}
