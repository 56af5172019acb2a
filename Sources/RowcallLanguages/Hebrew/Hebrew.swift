import RowcallText

/// Hebrew, in the order in which it is spoken; what has no known gender is named after a colon.
package enum Hebrew: Language {
  package static let tag = "he"
  package static let aliases = ["iw"]

  // Cells
  package static let answers: KeyValuePairs = ["כן": "לא"]
  package static let portionWords = "כוס, כוסות, כפית, כף, ליטר, אינץ, מייל, מטר, קילו, שעה, יום, שנה"
  package static let blankWords = "אין נתונים, לא זמין"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "וגם",
    .or: "או",
    .not: "לא",
    .contains: "מכיל",
    .matches: "תואם",
    .isBlank: "ריק",
    .isFilled: "לא ריק",
  ]
  package static let totalWords = #"סך הכל, סה"כ"#
  package static let noteWords = "מקור, מקורות, הערה, הערות"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "אלף, אלפים", 6: "מיליון, מיליוני", 9: "מיליארד", 12: "טריליון",
  ]
  package static let percentWords = "אחוז, אחוזים"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "ימים", .hours: "שעה, שעות", .minutes: "דקה, דקות", .seconds: "שנייה, שניות",
  ]
  package static let unitSymbols: KeyValuePairs<String, String> = [
    "kilogram": #"ק״ג, ק"ג"#, "kilometer": #"ק״מ, ק"מ"#, "centimeter": #"ס״מ, ס"מ"#,
    "kilometer-per-hour": "קמ״ש",
  ]
  package static let unitWords: KeyValuePairs<String, String> = [:]
  package static let moneyWords: KeyValuePairs<String, String> = ["ILS": #"ש"ח, ש״ח, שקל, שקלים"#]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: #"קוד, מזהה, מיקוד, תעודת זהות, מספר הזמנה, מספר חשבונית, מספר חשבון, מק"ט, ת"ז"#,
    .numbering: "מספר, מס'",
    .telephone: "טלפון, נייד, פקס, מספר טלפון",
    .year: "שנה",
    .date: "תאריך, יום, התחלה, סיום",
    .time: "שעה, זמן, יציאה, הגעה",
    .duration: "משך, זמן נסיעה, זמן כולל",
    .length: "אורך",
    .change: "שינוי",
    .percent: "אחוז, אחוזים, שיעור",
    .flag: "פעיל, שולם, תקף",
    .quantity: #"כמות, סכום, סה"כ, מחיר, עלות, אוכלוסייה, נקודות, יתרה"#,
    .dimension: "משקל, גודל",
    .measure: "גובה, רוחב, עומק, הספק, מתח, זרם, נפח, קיבולת, עובי, קוטר, מסה, מינון, מרחק",
    .ownName: "שם, שם מלא",
    .partOfName: "שם פרטי, שם משפחה",
    .name: "חברה, מוצר, פריט, מדינה, עיר, לקוח, עובד, תחנה, תיאור, כותרת",
  ]
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders()

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.08, syllable: 0.094, word: 0.102, comma: 0.28)
}

extension Hebrew {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("he"))
    for (name, number) in lexicon.months { lexicon.months["ב" + name] = number }
    lexicon.erasBefore = ["לפנה״ס", "לפנה\"ס"]
    lexicon.currencies = ["ש״ח": "ILS", "ש\"ח": "ILS", "שח": "ILS"]
    lexicon.units = [
      "ק״ג": "kilogram", "ק\"ג": "kilogram", "ק״מ": "kilometer", "ק\"מ": "kilometer", "ס״מ": "centimeter",
      "ס\"מ": "centimeter", "מ״מ": "millimeter", "מ\"מ": "millimeter", "מ״ר": "square-meter",
      "מ\"ר": "square-meter", "קמ״ש": "kilometer-per-hour", "קמ\"ש": "kilometer-per-hour",
    ]
    lexicon.rateUnits = [
      "שעה": "hour", "יום": "day", "שבוע": "week", "חודש": "month", "שנה": "year",
    ]
    return lexicon
  }
}

extension Hebrew {
  /// Hebrew, spelled always, because its voice is silent at digits.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: NumeralRules.twoGenders,
        ordinals: [
          "": "%spellout-ordinal-masculine", "ית": "%spellout-ordinal-feminine",
          "ה": "%spellout-ordinal-feminine",
        ],
        agreeing: .spelledOtherwise),
      decimalMark: ".",
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
        rule: .unnamed, half: ("חצי", "חצי"), over: "{numerator} חלקי {denominator}"),
      currencies: currencies,
      percent: Noun("אחוז", "אחוזים"),
      units: UnitWords(mixedIsPlural: false),
      dates: DateWords(
        patterns: .init(dayMonth: "{day} ב{month}", weekday: "{weekday}, {date}", day: .masculine),
        shortYear: "אפס {digit}", beforeEra: "{year} לפני הספירה", decade: "שנות {year}"),
      // "Twenty and five minutes" would be 25 minutes.
      clock: ClockWords(
        hour: "השעה {hour}", hourBeforePeriod: "{hour}", minutes: "{hour} ו{minutes}",
        fewMinutes: "{hour} אפס {minute}", seconds: "{hour}, {minutes} ו{seconds}",
        secondsInDigits: "{time} ו{seconds}",
        period: .partOfDay([
          (0, "בלילה"), (5, "בבוקר"), (12, "בצהריים"), (16, "אחר הצהריים"), (18, "בערב"), (21, "בלילה"),
        ])),
      codes: CodeWords(dot: "נקודה")))

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
