import RowcallText

extension Japanese {
  package static let grammar = SpokenGrammar.eastAsian(
    EastAsianWords(
      units: UnitNames(for: LocaleTag("ja")),
      unitPatterns: [
        "permille": "{0}パーミル", "kilobit-per-second": "{0}キロビット毎秒", "megabit-per-second": "{0}メガビット毎秒",
        "gigabit-per-second": "{0}ギガビット毎秒",
      ],
      currencyNames: CurrencyNames(for: LocaleTag("ja")), numerals: JapaneseNumerals(),
      scales: [4: "万", 8: "億", 12: "兆"], point: "点", decimals: .digits(point: "てん"), fractionBar: "分の",
      mixedNumberJoiner: "荷",
      ordinalSuffixes: ["番目", "回目"],
      currencies: [
        "JPY": .init(major: "円"), "USD": .init(major: "ドル", minor: "セント"),
        "kr": .init(major: "クローネ"),
        "EUR": .init(major: "ユーロ", minor: "セント"),
        "GBP": .init(major: "ポンド", minor: "ペンス"),
      ],
      spellsYears: false, beforeEra: "紀元前",
      weekdays: ["日", "月", "火", "水", "木", "金", "土"].map { $0 + "曜日" }, periods: ("午前", "午後"), hour: "時",
      spans: ("日", "時間", "分", "秒"), dropsOneInRates: false))
}

/// Japanese number words in kanji.
///
/// ICU spells 10,000,000 as 千万; speakers and newspapers say 一千万, which these rules do.
struct JapaneseNumerals: EastAsianNumerals {
  private static let digits = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
  private static let places = ["千", "百", "十", ""]
  private static let scales = ["", "万", "億", "兆", "京"]

  /// A whole number: `10600` is 一万六百.
  func cardinal(_ number: UInt64) -> String {
    guard number > 0 else { return Self.digits[0] }
    return MyriadGroup.groups(of: number).filter { $0.value > 0 }.map { words($0) }.joined()
  }

  /// A number in front of what it counts, which changes nothing in writing.
  func count(_ number: UInt64) -> String { cardinal(number) }

  /// Digits one after the other: `305` is 三零五.
  func digitByDigit(_ digits: String) -> String {
    digits.map { $0.wholeNumberValue.map { Self.digits[$0] } ?? String($0) }.joined()
  }

  private func words(_ group: MyriadGroup) -> String {
    let words = zip(group.digits, Self.places).map { digit, place in
      if digit == 0 { return "" }
      // One is silent before 十 and 百, and before 千 unless a scale word follows: 千, but 一千万.
      let isSilent = digit == 1 && !place.isEmpty && (place != "千" || group.power == 0)
      return (isSilent ? "" : Self.digits[digit]) + place
    }
    return words.joined() + Self.scales[group.power]
  }
}
