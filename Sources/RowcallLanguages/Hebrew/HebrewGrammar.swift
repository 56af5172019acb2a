extension Hebrew {
  /// Hebrew, spelled always, because its voice is silent at digits.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [
          .alone: "%spellout-numbering", .masculine: "%spellout-cardinal-masculine",
          .feminine: "%spellout-cardinal-feminine", .scale: "%spellout-cardinal-masculine",
        ],
        ordinals: [
          "": "%spellout-ordinal-masculine", "ית": "%spellout-ordinal-feminine",
          "ה": "%spellout-ordinal-feminine",
        ],
        agreeing: .spelledOtherwise),
      decimalMark: ".",
      fractionReading: .digits,
      isSpelledAlways: true,
      nounFirst: [
        1: [.masculine: "{noun} אחד", .feminine: "{noun} אחת", .scale: "{noun}"], 2: [.scale: "{noun}"],
      ],
      scales: [
        3: Noun(one: "אלף", two: "אלפיים", other: "אלף"),
        6: Noun(one: "מיליון", two: "שני מיליון", other: "מיליון"),
        9: Noun(one: "מיליארד", two: "שני מיליארד", other: "מיליארד"),
        12: Noun(one: "טריליון", two: "שני טריליון", other: "טריליון"),
      ],
      fractions: FractionWords(
        named: [
          2: Noun("חצי", "חצאים"), 3: Noun("שליש", "שלישים"), 4: Noun("רבע", "רבעים"),
          5: Noun("חמישית", "חמישיות", .feminine), 6: Noun("שישית", "שישיות", .feminine),
          7: Noun("שביעית", "שביעיות", .feminine), 8: Noun("שמינית", "שמיניות", .feminine),
          9: Noun("תשיעית", "תשיעיות", .feminine), 10: Noun("עשירית", "עשיריות", .feminine),
          100: Noun("מאית", "מאיות", .feminine), 1000: Noun("אלפית", "אלפיות", .feminine),
        ],
        rule: .unnamed,
        half: ("חצי", "חצי"),
        over: "{numerator} חלקי {denominator}"),
      currencies: currencies,
      percent: Noun("אחוז", "אחוזים"),
      units: UnitWords(mixedIsPlural: false),
      dates: dates,
      // "Twenty and five minutes" would be 25 minutes.
      clock: ClockWords(
        hour: "השעה {hour}", hourBeforePeriod: "{hour}", minutes: "{hour} ו{minutes}",
        fewMinutes: "{hour} אפס {minute}", seconds: "{hour}, {minutes} ו{seconds}",
        secondsInDigits: "{time} ו{seconds}",
        period: .partOfDay([
          (0, "בלילה"), (5, "בבוקר"), (12, "בצהריים"), (16, "אחר הצהריים"), (18, "בערב"), (21, "בלילה"),
        ])),
      codes: CodeWords(dot: "נקודה")))

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} ב{month}", monthDay: "{day} ב{month}", dayMonthYear: "{date} {year}",
    monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday}, {date}", day: .masculine)
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    shortYear: "אפס {digit}",
    beforeEra: "{year} לפני הספירה",
    decade: "שנות {year}")

  private static let cent = Noun("סנט", "סנטים")
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("דולר אוסטרלי", "דולרים אוסטרליים"), minor: cent),
    "CAD": CurrencyNoun(Noun("דולר קנדי", "דולרים קנדיים"), minor: cent),
    "CHF": CurrencyNoun(Noun("פרנק שוויצרי", "פרנקים שוויצריים"), minor: Noun("סנטים", "סנטימים")),
    "CNY": CurrencyNoun(Noun("יואן", "יואן")),
    "EGP": CurrencyNoun(Noun("לירה מצרית", "לירות מצריות", .feminine)),
    "EUR": CurrencyNoun(Noun("אירו", "אירו"), minor: cent),
    "GBP": CurrencyNoun(Noun("לירה שטרלינג", "לירות שטרלינג", .feminine), minor: Noun("פני", "פנס")),
    "ILS": CurrencyNoun(Noun("שקל", "שקלים"), minor: Noun("אגורה", "אגורות", .feminine)),
    "INR": CurrencyNoun(Noun("רופי", "רופי"), isShared: true),
    "JOD": CurrencyNoun(Noun("דינר ירדני", "דינרים ירדניים")),
    "JPY": CurrencyNoun(Noun("ין", "ין")),
    "kr": CurrencyNoun(Noun("קרונה", "קרונות", .feminine)),
    "RUB": CurrencyNoun(Noun("רובל", "רובלים"), minor: Noun("קופייקה", "קופייקות", .feminine)),
    "TRY": CurrencyNoun(Noun("לירה טורקית", "לירות טורקיות", .feminine)),
    "USD": CurrencyNoun(Noun("דולר", "דולרים"), minor: cent, isShared: true),
  ]
}
