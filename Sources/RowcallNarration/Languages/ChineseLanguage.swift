import RowcallLanguages
import RowcallModel
import RowcallText

/// Says values in Mandarin: `15点30分`, `百分之60`, in words `两万三千元`.
public struct ChineseLanguage: SpokenLanguage {
  private let digits: EastAsianSpeech
  private let words: EastAsianSpeech

  /// Creates the language for a locale; `zh-Hant` and the regions that write so have traditional words.
  public init(locale: LocaleTag = LocaleTag("zh")) {
    let phrases = Phrases(for: locale)
    let own: EastAsianWords =
      ChineseScript(of: locale) == .traditional ? .traditionalChinese : .simplifiedChinese
    digits = EastAsianSpeech(words: own, phrases: phrases, form: .digits)
    words = EastAsianSpeech(words: own, phrases: phrases, form: .words)
  }

  /// What a listener hears for a value.
  public func spoken(_ value: Value, as form: NumberForm) -> String {
    form == .words ? words.spoken(value) : digits.spoken(value)
  }
}

extension EastAsianWords {
  /// Mandarin in simplified characters.
  static let simplifiedChinese = chinese(
    LocaleTag("zh"), .simplified, scales: [4: "万", 8: "亿", 12: "万亿"], yuan: "CNY", point: "点",
    spans: ("天", "小时", "分钟", "秒"))

  /// Mandarin in traditional characters.
  static let traditionalChinese = chinese(
    LocaleTag("zh-Hant"), .traditional, scales: [4: "萬", 8: "億", 12: "兆"], yuan: "TWD", point: "點",
    spans: ("天", "小時", "分鐘", "秒"))

  private static func chinese(
    _ locale: LocaleTag, _ script: ChineseScript, scales: [UInt8: String], yuan: String, point: String,
    spans: (String, String, String, String)
  ) -> EastAsianWords {
    EastAsianWords(
      units: UnitNames(for: locale), unitPatterns: ["permille": "千分之{0}"],
      currencyNames: CurrencyNames(for: locale), numerals: ChineseNumerals(script: script),
      scales: scales, point: point, decimals: .words, fractionBar: "分之", mixedNumberJoiner: "又",
      ordinalSuffixes: [],
      currencies: [yuan: Currency(major: "元"), "kr": Currency(major: "克朗")], spellsYears: true,
      beforeEra: "公元前",
      weekdays: ["日", "一", "二", "三", "四", "五", "六"].map { "星期" + $0 },
      periods: ("上午", "下午"), hour: point, twelve: ("午夜", "中午"), fullHour: "整", spans: spans,
      dropsOneInRates: true)
  }
}
