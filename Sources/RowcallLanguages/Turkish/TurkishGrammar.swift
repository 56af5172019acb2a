extension Turkish {
  /// Turkish; what is counted stays in the singular.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [.alone: "%spellout-cardinal"],
        ordinals: ["": "%spellout-ordinal"],
        year: "%spellout-cardinal"),
      decimalMark: ",",
      fractionReading: .numberOrDigits,
      scales: [
        3: Noun("bin", "bin"), 6: Noun("milyon", "milyon"), 9: Noun("milyar", "milyar"),
        12: Noun("trilyon", "trilyon"), 15: Noun("katrilyon", "katrilyon"),
      ],
      fractions: FractionWords(
        named: [:],
        rule: .cardinal(one: locative, other: locative),
        half: ("yarım", nil),
        wholeAndHalf: "{whole} buçuk",
        parts: "{denominator} {numerator}",
        over: "{numerator} bölü {denominator}"),
      currencies: currencies,
      units: UnitWords(patterns: units),
      dates: dates,
      clock: clock,
      codes: CodeWords(dot: "nokta", countryCodeDigits: 2)))

  /// "In four" is the denominator of "dörtte üç"; the ending fits the last vowel and consonant.
  private static let locative: Endings = [
    "üç": "üçte", "dört": "dörtte", "beş": "beşte", "kırk": "kırkta", "altmış": "altmışta",
    "yetmiş": "yetmişte", "altı": "altıda", "dokuz": "dokuzda", "on": "onda", "otuz": "otuzda",
    "doksan": "doksanda", "milyar": "milyarda", "": "de",
  ]

  /// Where CLDR has a slash.
  private static let units = [
    "kilometer-per-hour": "saatte {0} kilometre", "mile-per-hour": "saatte {0} mil",
    "meter-per-second": "saniyede {0} metre", "permillion": "milyonda {0}",
  ].mapValues { Noun($0, $0) }

  private static let kurus = Noun("kuruş", "kuruş")
  private static let sent = Noun("sent", "sent")
  private static let ore = Noun("öre", "öre")
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("Avustralya doları", "Avustralya doları"), minor: sent),
    "BRL": CurrencyNoun(Noun("Brezilya reali", "Brezilya reali"), minor: Noun("centavo", "centavo")),
    "CAD": CurrencyNoun(Noun("Kanada doları", "Kanada doları"), minor: sent),
    "CHF": CurrencyNoun(Noun("İsviçre frangı", "İsviçre frangı"), minor: Noun("santim", "santim")),
    "CNY": CurrencyNoun(Noun("yuan", "yuan")),
    "CZK": CurrencyNoun(Noun("Çek korunası", "Çek korunası")),
    "kr": CurrencyNoun(Noun("kron", "kron"), minor: ore),
    "DKK": CurrencyNoun(Noun("Danimarka kronu", "Danimarka kronu"), minor: ore),
    "EUR": CurrencyNoun(Noun("euro", "euro"), minor: sent),
    "GBP": CurrencyNoun(Noun("sterlin", "sterlin"), minor: Noun("peni", "peni")),
    "INR": CurrencyNoun(Noun("rupi", "rupi"), minor: Noun("paisa", "paisa"), isShared: true),
    "JPY": CurrencyNoun(Noun("yen", "yen")),
    "KRW": CurrencyNoun(Noun("won", "won")),
    "NOK": CurrencyNoun(Noun("Norveç kronu", "Norveç kronu"), minor: ore),
    "PLN": CurrencyNoun(Noun("zloti", "zloti"), minor: Noun("grosz", "grosz")),
    "RUB": CurrencyNoun(Noun("ruble", "ruble"), minor: Noun("kapik", "kapik")),
    "SEK": CurrencyNoun(Noun("İsveç kronu", "İsveç kronu"), minor: ore),
    "TRY": CurrencyNoun(Noun("lira", "lira"), minor: kurus, isShared: true),
    "USD": CurrencyNoun(Noun("dolar", "dolar"), minor: sent, isShared: true),
  ]

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year}",
    monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{date} {weekday}", day: .cardinal)
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    shortYear: "sıfır {digit}",
    beforeEra: "milattan önce {year}",
    decade: "{year}",
    decadeEndings: [
      "on": "onlar", "otuz": "otuzlar", "kırk": "kırklar", "altmış": "altmışlar", "doksan": "doksanlar",
      "": "ler",
    ],
    spellsDecades: true)

  private static let clock = ClockWords(
    hour: "saat {hour}",
    hourBeforePeriod: "saat {hour}",
    minutes: "{hour}:{minute}",
    minutesInWords: "{hour} {minute}",
    fewMinutes: "{hour} sıfır {minute}",
    seconds: "{hours} {minutes} {seconds}",
    secondsInDigits: "{time} {seconds}",
    period: .twentyFourHours)
}
