import RowcallText

extension Chinese {
  /// Mandarin in simplified characters.
  package static let grammar = SpokenGrammar.eastAsian(
    EastAsianWords.chinese(
      LocaleTag("zh"), .simplified, scales: [4: "万", 8: "亿", 12: "万亿"], yuan: "CNY", point: "点",
      spans: ("天", "小时", "分钟", "秒")))
}

extension TraditionalChinese {
  /// Mandarin in traditional characters.
  package static let grammar = SpokenGrammar.eastAsian(
    EastAsianWords.chinese(
      LocaleTag("zh-Hant"), .traditional, scales: [4: "萬", 8: "億", 12: "兆"], yuan: "TWD", point: "點",
      spans: ("天", "小時", "分鐘", "秒")))
}

extension EastAsianWords {
  /// What both scripts have in common.
  fileprivate static func chinese(
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

/// Mandarin number words.
///
/// ICU's spell-out never says 两 and writes 一十 where speakers say 十 (一百亿零十万); these rules follow the speakers.
struct ChineseNumerals: EastAsianNumerals {
  /// The characters in which the words are written.
  let script: ChineseScript

  private static let digits = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
  private static let places = ["千", "百", "十", ""]
  private static let hundredMillion: UInt64 = 100_000_000

  /// A whole number: `2050` is 两千零五十.
  func cardinal(_ number: UInt64) -> String {
    guard number > 0 else { return Self.digits[0] }
    if script == .simplified, number >= Self.hundredMillion * 10_000 { return beyondTrillion(number) }
    var words = ""
    var isAfterGap = false
    for group in MyriadGroup.groups(of: number) {
      if group.value == 0 {
        isAfterGap = true
        continue
      }
      // A gap of any length is one 零.
      if !words.isEmpty && (isAfterGap || group.value < 1000) { words += Self.digits[0] }
      words += self.words(group, isFirst: words.isEmpty) + scale(group.power)
      isAfterGap = false
    }
    return words
  }

  /// A number in front of what it counts: a lone 2 is 两 there.
  func count(_ number: UInt64) -> String { number == 2 ? two : cardinal(number) }

  /// Digits one after the other: `2012` is 二零一二.
  func digitByDigit(_ digits: String) -> String {
    digits.map { $0.wholeNumberValue.map { Self.digits[$0] } ?? String($0) }.joined()
  }

  /// 兆 is a million on the mainland when it means anything; a trillion is said as 万亿.
  private func beyondTrillion(_ number: UInt64) -> String {
    let (high, rest) = number.quotientAndRemainder(dividingBy: Self.hundredMillion)
    let words = cardinal(high) + scale(2)
    if rest == 0 { return words }
    return words + (rest < Self.hundredMillion / 10 ? Self.digits[0] : "") + cardinal(rest)
  }

  private func words(_ group: MyriadGroup, isFirst: Bool) -> String {
    var words = ""
    var isAfterGap = false
    for (digit, place) in zip(group.digits, Self.places) {
      if digit == 0 {
        isAfterGap = !words.isEmpty
        continue
      }
      if isAfterGap { words += Self.digits[0] }
      isAfterGap = false
      let leads = words.isEmpty
      let isLeadingTwo =
        digit == 2 && isFirst && leads && (place == "千" || (group.value == 2 && group.power > 0))
      // 十五 and 十五万, but 一百一十五 and 五万零一十五.
      let isSilentOne = digit == 1 && place == "十" && leads && (isFirst || group.power > 0)
      words += isLeadingTwo ? two : isSilentOne ? "" : Self.digits[digit]
      words += place
    }
    return words
  }

  private var two: String { script == .simplified ? "两" : "兩" }

  private func scale(_ power: Int) -> String {
    (script == .simplified ? ["", "万", "亿"] : ["", "萬", "億", "兆", "京"])[power]
  }
}
