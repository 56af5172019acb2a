import RowcallText

/// Ukrainian; what has no known gender is named after a colon, and states are neuter.
package enum Ukrainian: Language {
  package static let tag = "uk"

  // Cells
  package static let answers: KeyValuePairs = ["так": "ні"]
  package static let portionWords = """
    склянки, чашки, ложки, літра, дюйма, фута, милі, метра, кілограма, години, дня, тижня, місяця, року, фіналу
    """
  package static let blankWords = "н/д, немає даних"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "і, та",
    .or: "або",
    .not: "не",
    .contains: "містить",
    .matches: "відповідає",
    .isBlank: "порожньо",
    .isFilled: "не порожньо",
  ]
  package static let totalWords = "разом, усього"
  package static let noteWords = "джерело, джерела, примітка, примітки"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "тис, тис., тисяч, тисячі, тисяча", 6: "млн, млн., мільйон, мільйони, мільйонів",
    9: "млрд, млрд., мільярд, мільярди, мільярдів", 12: "трлн, трлн.",
  ]
  package static let percentWords = "відсоток, відсотка, відсотків"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "день, дня, дні, днів", .hours: "години, година, годин",
    .minutes: "хв, хв., хвилина, хвилини, хвилин", .seconds: "сек, сек., с, секунда, секунди, секунд",
  ]
  // The short word for hours is the Russian year.
  package static let durationWordsAtHome: KeyValuePairs<TimePart, String> = [.hours: "год, год."]
  package static let timeWords = TimeWords(yearMarks: "р, р., рік, року")
  package static let unitSymbols: KeyValuePairs<String, String> = [
    "kilogram": "кг", "milligram": "мг", "kilometer": "км", "centimeter": "см", "millimeter": "мм",
    "milliliter": "мл", "meter-per-second": "м/с", "square-meter": "м²", "square-kilometer": "км²",
    "hectare": "га", "kilowatt": "кВт", "megabyte": "МБ", "gigabyte": "ГБ", "second": "сек",
    "kilometer-per-hour": "км/год", "minute": "хв",
  ]
  package static let unitWords: KeyValuePairs<String, String> = [:]
  package static let moneyWords: KeyValuePairs<String, String> = ["UAH": "грн, грн., гривень, гривні, гривня"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: "код, ідентифікатор, індекс, артикул, єдрпоу, номер замовлення, номер рахунку",
    .numbering: "номер, №",
    .telephone: "телефон, тел, мобільний, факс",
    .year: "рік",
    .date: "дата, день, термін, початок, кінець",
    .time: "час, відправлення, прибуття",
    .duration: "тривалість, час у дорозі, витрачений час, загальний час",
    .length: "довжина",
    .change: "зміна, приріст",
    .percent: "відсоток, відсотки, частка",
    .flag: "активний, оплачено, виконано",
    .quantity: """
    кількість, сума, разом, усього, ціна, вартість, населення, бали, залишок
    """,
    .dimension: "вага, розмір",
    .measure: """
    висота, ширина, глибина, потужність, напруга, струм, обʼєм, ємність, товщина, діаметр, маса, \
    доза, відстань
    """,
    .ownName: "ім’я, ім'я, піб, назва, найменування",
    .partOfName: "прізвище, по батькові",
    .name: "компанія, товар, країна, місто, клієнт, працівник, станція, опис, команда",
  ]
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders()

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.08, syllable: 0.101, word: 0.095, comma: 0.35)
}

extension Ukrainian {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("uk"))
    lexicon.ordinals = .suffixes([
      "-й": "", "-ий": "", "-а": "а", "-га": "а", "-ма": "а", "-та": "а", "-тя": "а", "-ша": "а", "-е": "е",
      "-ге": "е", "-ме": "е", "-те": "е", "-тє": "е", "-ше": "е", "-го": "го", "-х": "х", "-і": "і",
    ])
    lexicon.hasDottedDays = true
    lexicon.yearWords = ["р", "року"]
    lexicon.erasBefore = ["дон.е.", "р.дон.е.", "рокудон.е."]
    lexicon.wordsBeforeCasedTimes = [
      "а", "біля", "близько", "від", "годині", "години", "годину", "до", "з", "зі", "із", "й", "між", "на",
      "о", "об",
      "перед", "після", "по", "та",
    ]
    lexicon.dottedTimes = .behind(lexicon.wordsBeforeCasedTimes)
    lexicon.currencies = ["грн": "UAH", "грн.": "UAH"]
    lexicon.units = Lexicon.cyrillicUnits.merging([
      "год": "hour", "год.": "hour", "хв": "minute", "хв.": "minute", "с": "second", "сек": "second",
      "км/год": "kilometer-per-hour", "кВт·год": "kilowatt-hour",
    ]) { $1 }
    lexicon.rateUnits = [
      "год": "hour", "година": "hour", "день": "day", "доба": "day", "тиж.": "week", "міс.": "month",
      "міс": "month",
      "місяць": "month", "рік": "year", "кг": "kilogram", "м²": "square-meter", "л": "liter",
    ]
    lexicon.numberedThings = [
      "№": "номер", "стор": "сторінка", "рис": "рисунок", "табл": "таблиця", "розд": "розділ", "#": "номер",
    ]
    return lexicon
  }
}

extension Ukrainian {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: numerals,
      fractionReading: .parts(
        DecimalParts(
          whole: Noun("ціла", "цілих", .feminine),
          parts: [
            Noun("десята", "десятих", .feminine), Noun("сота", "сотих", .feminine),
            Noun("тисячна", "тисячних", .feminine),
          ])),
      scales: [
        3: Noun("тисяча", "тисячі", "тисяч", "тисячі", .feminine),
        6: Noun("мільйон", "мільйони", "мільйонів", "мільйона"),
        9: Noun("мільярд", "мільярди", "мільярдів", "мільярда"),
        12: Noun("трильйон", "трильйони", "трильйонів", "трильйона"),
        15: Noun("квадрильйон", "квадрильйони", "квадрильйонів", "квадрильйона"),
      ],
      fractions: FractionWords(
        named: [
          3: Noun("третина", "третини", "третин", "третини"),
          4: Noun("чверть", "чверті", "чвертей", "чверті"),
        ],
        rule: .ordinalForms(one: "feminine", few: "genitivePlural", other: "genitivePlural"),
        half: ("половина", nil), gender: .feminine, over: "{numerator} на {denominator}"),
      currencies: currencies,
      percent: Noun("відсоток", "відсотки", "відсотків", "відсотка"),
      units: UnitWords(countAfterFraction: InflectedGrammar.oneHalf),
      dates: DateWords(
        patterns: .init(
          withYear: "{date} {year} року", weekday: "{weekday}, {date}", day: .ordinalWithSuffix("е")),
        yearOrdinals: DateWords.YearOrdinals(inDate: "го", alone: "", decade: "і"), shortYear: "нуль {digit}",
        beforeEra: "{year} до нашої ери", decade: "{year}"),
      clock: ClockWords(
        hour: "{hour} година", minutes: "{hour} година {minutes}",
        seconds: "{hour} година {minutes} {seconds}", secondsInDigits: "{time} {seconds}", hourOrdinal: "а"),
      codes: CodeWords(dot: "крапка")))

  private static let numerals = NumeralRules(
    cardinals: NumeralRules.threeGenders,
    // The voice has "два тисяча" for 2000.
    spelledFrom: 1000,
    ordinalWords: OrdinalWords(
      small: """
        нульовий перший другий третій четвертий п’ятий шостий сьомий восьмий дев’ятий десятий одинадцятий дванадцятий \
        тринадцятий чотирнадцятий п’ятнадцятий шістнадцятий сімнадцятий вісімнадцятий дев’ятнадцятий двадцятий
        """,
      tens: "тридцятий сороковий п’ятдесятий шістдесятий сімдесятий вісімдесятий дев’яностий",
      hundreds: """
        сотий двохсотий трьохсотий чотирьохсотий п’ятисотий шестисотий семисотий восьмисотий дев’ятисотий
        """,
      thousands: """
        тисячний двотисячний тритисячний чотиритисячний п’ятитисячний шеститисячний семитисячний восьмитисячний \
        дев’ятитисячний
        """,
      endings: [
        "feminine": ["ій": "я", "ий": "а"], "neuter": ["ій": "є", "ий": "е"],
        "genitive": ["ій": "ього", "ий": "ого"], "plural": ["ій": "і", "ий": "і"],
        "genitivePlural": ["ій": "іх", "ий": "их"],
      ],
      inflectsTens: false,
      thousand: ("одна тисяча", "тисяча")),
    ordinals: [
      "": "masculine", "а": "feminine", "я": "feminine", "е": "neuter", "є": "neuter", "го": "genitive",
      "ого": "genitive", "х": "genitivePlural", "их": "genitivePlural", "і": "plural",
    ],
    year: "%spellout-numbering",
    // The voice names ICU's modifier letter.
    replacements: [("\u{2BC}", "’")], agreeing: .spelledOtherwise)
}

extension Ukrainian {
  /// What Ukrainian calls money; forms after 1, after 2, after 5, and after decimals.
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(
      dollar("австралійський", "австралійські", "австралійських", "австралійського"), minor: cent),
    "CAD": CurrencyNoun(dollar("канадський", "канадські", "канадських", "канадського"), minor: cent),
    "CHF": CurrencyNoun(
      Noun("швейцарський франк", "швейцарські франки", "швейцарських франків", "швейцарського франка"),
      minor: Noun("сантим", "сантими", "сантимів", "сантима")),
    "CNY": CurrencyNoun(Noun("юань", "юані", "юанів", "юаня")),
    "CZK": CurrencyNoun(
      krona("чеська", "чеські", "чеських", "чеської"), minor: Noun("гелер", "гелери", "гелерів", "гелера")),
    "kr": CurrencyNoun(Noun("крона", "крони", "крон", "крони", .feminine), minor: ore),
    "DKK": CurrencyNoun(krona("данська", "данські", "данських", "данської"), minor: ore),
    "EUR": CurrencyNoun(
      Noun("євро", "євро"), minor: Noun("євроцент", "євроценти", "євроцентів", "євроцента")),
    "GBP": CurrencyNoun(
      Noun("фунт", "фунти", "фунтів", "фунта"), minor: Noun("пенс", "пенси", "пенсів", "пенса"),
      isShared: true),
    "ILS": CurrencyNoun(
      Noun("шекель", "шекелі", "шекелів", "шекеля"),
      minor: Noun("агора", "агори", "агор", "агори", .feminine)),
    "INR": CurrencyNoun(
      Noun("рупія", "рупії", "рупій", "рупії", .feminine),
      minor: Noun("пайса", "пайси", "пайс", "пайси", .feminine), isShared: true),
    "JPY": CurrencyNoun(Noun("єна", "єни", "єн", "єни", .feminine)),
    "KRW": CurrencyNoun(Noun("вона", "вони", "вон", "вони", .feminine)),
    "NOK": CurrencyNoun(krona("норвезька", "норвезькі", "норвезьких", "норвезької"), minor: ore),
    "PLN": CurrencyNoun(
      Noun("злотий", "злоті", "злотих", "злотого"), minor: Noun("грош", "гроші", "грошів", "гроша")),
    "RUB": CurrencyNoun(Noun("рубль", "рублі", "рублів", "рубля"), minor: kopek, isShared: true),
    "SEK": CurrencyNoun(krona("шведська", "шведські", "шведських", "шведської"), minor: ore),
    "TRY": CurrencyNoun(
      Noun("ліра", "ліри", "лір", "ліри", .feminine), minor: Noun("куруш", "куруші", "курушів", "куруша"),
      isShared: true),
    "UAH": CurrencyNoun(Noun("гривня", "гривні", "гривень", "гривні", .feminine), minor: kopek),
    "USD": CurrencyNoun(Noun("долар", "долари", "доларів", "долара"), minor: cent, isShared: true),
  ]

  private static let cent = Noun("цент", "центи", "центів", "цента")
  private static let kopek = Noun("копійка", "копійки", "копійок", "копійки", .feminine)
  private static let ore = Noun("ере", "ере", .neuter)

  private static func dollar(_ one: String, _ few: String, _ many: String, _ genitive: String) -> Noun {
    Noun(one + " долар", few + " долари", many + " доларів", genitive + " долара")
  }

  private static func krona(_ one: String, _ few: String, _ many: String, _ genitive: String) -> Noun {
    Noun(one + " крона", few + " крони", many + " крон", genitive + " крони", .feminine)
  }
}
