import RowcallLanguages
import RowcallModel
import RowcallText

/// Says values in Japanese: `15時30分`, `マイナス3ドル20セント`, in words `二千十二年`.
public struct JapaneseLanguage: SpokenLanguage {
  private let digits: EastAsianSpeech
  private let words: EastAsianSpeech

  /// Creates the language for a locale, whose region is not looked at.
  public init(locale: LocaleTag = LocaleTag("ja")) {
    let phrases = Phrases(for: locale)
    digits = EastAsianSpeech(words: .japanese, phrases: phrases, form: .digits)
    words = EastAsianSpeech(words: .japanese, phrases: phrases, form: .words)
  }

  /// What a listener hears for a value.
  public func spoken(_ value: Value, as form: NumberForm) -> String {
    form == .words ? words.spoken(value) : digits.spoken(value)
  }
}

extension EastAsianWords {
  /// Japanese.
  static let japanese = EastAsianWords(
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
      "JPY": Currency(major: "円"), "USD": Currency(major: "ドル", minor: "セント"),
      "kr": Currency(major: "クローネ"), "EUR": Currency(major: "ユーロ", minor: "セント"),
      "GBP": Currency(major: "ポンド", minor: "ペンス"),
    ],
    spellsYears: false, beforeEra: "紀元前",
    weekdays: ["日", "月", "火", "水", "木", "金", "土"].map { $0 + "曜日" }, periods: ("午前", "午後"), hour: "時",
    spans: ("日", "時間", "分", "秒"), dropsOneInRates: false)
}
