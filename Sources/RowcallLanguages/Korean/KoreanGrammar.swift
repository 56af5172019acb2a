import RowcallText

extension Korean {
  package static let grammar = SpokenGrammar.eastAsian(
    EastAsianWords(
      units: UnitNames(for: LocaleTag("ko")), unitPatterns: ["permille": "{0}퍼밀"],
      currencyNames: CurrencyNames(for: LocaleTag("ko")), numerals: KoreanNumerals(),
      scales: [4: "만", 8: "억", 12: "조"], point: "점", decimals: .words, ordinalPrefix: "제", fractionBar: "분의 ",
      mixedNumberJoiner: "과 ", ordinalSuffixes: ["번째", "째", "위", "등", "차", "회"],
      currencies: [
        "KRW": .init(major: "원"), "USD": .init(major: "달러", minor: "센트"),
        "EUR": .init(major: "유로", minor: "센트"),
        "GBP": .init(major: "파운드", minor: "펜스"),
        "kr": .init(major: "크로네"), "JPY": .init(major: "엔"),
        "CNY": .init(major: "위안"),
      ],
      spellsYears: false, dateParts: .init(year: "년", month: "월", day: "일", decade: "년대"),
      months: [6: "유월", 10: "시월"], gap: " ", beforeEra: "기원전 ",
      weekdays: ["일", "월", "화", "수", "목", "금", "토"].map { $0 + "요일" }, periods: ("오전", "오후"), hour: "시",
      clockParts: ("분", "초"), spans: ("일", "시간", "분", "초"), dropsOneInRates: true))
}

/// Korean number words: those of Chinese origin for most things, native ones for hours and places in an order.
struct KoreanNumerals: EastAsianNumerals {
  private static let spelling = SpellOut(for: LocaleTag("ko"))

  func cardinal(_ number: UInt64) -> String { spelled(number, "%spellout-cardinal-sinokorean") }

  func count(_ number: UInt64) -> String { cardinal(number) }

  func digitByDigit(_ digits: String) -> String {
    digits.compactMap(\.wholeNumberValue).map { cardinal(UInt64($0)) }.joined()
  }

  /// Native words up to 99: "세 시간", "백 시간".
  func hours(_ number: UInt64) -> String? {
    spelled(number, number < 100 ? "%spellout-cardinal-native-attributive" : "%spellout-cardinal-sinokorean")
  }

  /// "첫 번째", "스물한 번째"; words of Chinese origin from 100 on.
  func ordinal(_ position: UInt64) -> String? {
    Self.spelling.ordinal(
      position, rule: position < 100 ? "%spellout-ordinal-native-count" : "%spellout-ordinal-sinokorean-count"
    )
  }

  private func spelled(_ number: UInt64, _ rule: String) -> String {
    Self.spelling.cardinal(String(number), rule: rule)
  }
}
