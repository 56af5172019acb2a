import RowcallText

/// Russian; what has no known gender is named after a colon, and states are neuter.
package enum Russian: Language {
  package static let tag = "ru"

  package static let spellingWords = """
    Анна, Борис, Василий, Григорий, Дмитрий, Елена, Женя, Зинаида, Иван, Константин, Леонид, Михаил, Николай, \
    Ольга, Павел, Роман, Семён, Татьяна, Ульяна, Фёдор, Харитон, Цапля, Человек, Шура, Щука, Эхо, Юрий, Яков
    """

  // Cells
  package static let answers: KeyValuePairs = ["да": "нет", "истина": "ложь"]
  package static let portionWords = """
    стакана, чашки, ложки, литра, дюйма, фута, мили, метра, килограмма, часа, дня, недели, месяца, года, финала
    """
  package static let blankWords = "н/д, б/д, нет данных, не указано"
  package static let unknownWords = "неизвестно"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "и",
    .or: "или",
    .not: "не",
    .contains: "содержит",
    .matches: "соответствует",
    .isBlank: "пусто",
    .isFilled: "не пусто",
  ]
  package static let totalWords = "итого, всего"
  package static let noteWords = "источник, источники, примечание, примечания"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "тыс, тыс., тысяч, тысячи, тысяча", 6: "млн, млн., миллион, миллиона, миллионов",
    9: "млрд, млрд., миллиард, миллиарда, миллиардов", 12: "трлн, трлн.",
  ]
  package static let percentWords = "процент, процента, процентов"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "дн, день, дня, дней", .hours: "ч, ч., час, часа, часов",
    .minutes: "мин, мин., минута, минуты, минут", .seconds: "сек, сек., с, секунда, секунды, секунд",
  ]
  package static let timeWords = TimeWords(yearMarks: "г, г., год, года")
  package static let unitSymbols: KeyValuePairs<String, String> = [
    "kilogram": "кг", "milligram": "мг", "kilometer": "км", "centimeter": "см", "millimeter": "мм",
    "milliliter": "мл", "meter-per-second": "м/с", "square-meter": "м²", "square-kilometer": "км²",
    "hectare": "га", "kilowatt": "кВт", "megabyte": "МБ", "gigabyte": "ГБ", "second": "сек",
    "kilometer-per-hour": "км/ч", "kilowatt-hour": "кВт·ч", "minute": "мин",
  ]
  package static let unitWords: KeyValuePairs<String, String> = [:]
  package static let moneyWords: KeyValuePairs<String, String> = [
    "RUB": "руб, руб., р., рублей, рубля, рубль", "USD": "долларов, доллара", "EUR": "евро",
  ]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    код, идентификатор, индекс, артикул, инн, огрн, номер заказа, номер счёта, номер счета, табельный \
    номер
    """,
    .numbering: "номер, №",
    .telephone: "телефон, тел, мобильный, факс",
    .year: "год",
    .date: "дата, день, срок, начало, окончание",
    .time: "время, отправление, прибытие",
    .duration: "длительность, продолжительность, время в пути, затраченное время, общее время",
    .length: "длина",
    .change: "изменение, прирост, динамика",
    .percent: "процент, проценты, доля",
    .flag: "активен, оплачено, выполнено, есть ли, флаг",
    .quantity: """
    количество, кол во, сумма, итого, всего, цена, стоимость, население, баллы, остаток, \
    число
    """,
    .dimension: "вес, размер",
    .measure: """
    высота, ширина, глубина, мощность, напряжение, ток, объем, объём, емкость, толщина, диаметр, \
    масса, доза, расстояние
    """,
    .ownName: "имя, фио, название, наименование",
    .partOfName: "фамилия, отчество",
    .name: "компания, товар, страна, город, клиент, сотрудник, станция, описание, команда",
  ]
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders(
    units: "единица, валюта", money: "цена, стоимость, зарплата",
    dimensions: "вес, высота, ширина, глубина, расстояние, температура, скорость")

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.11, syllable: 0.124, word: 0.105, comma: 0.30)
}

extension Russian {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("ru"))
    lexicon.ordinals = .suffixes([
      "-й": "", "-ый": "", "-ой": "", "-я": "я", "-ая": "ая", "-е": "е", "-ое": "ое", "-го": "го",
      "-х": "х", "-ых": "ых", "-ые": "ые",
    ])
    lexicon.hasDottedDays = true
    lexicon.yearWords = ["г", "года"]
    lexicon.erasBefore = ["дон.э.", "г.дон.э.", "годадон.э."]
    lexicon.dottedTimes = .behind(["в", "к", "с", "до", "около"])
    lexicon.clockWords = ["ч"]
    lexicon.currencies = ["руб": "RUB", "руб.": "RUB", "р.": "RUB"]
    lexicon.units = Lexicon.cyrillicUnits.merging([
      "час": "hour", "сек": "second", "км/ч": "kilometer-per-hour",
    ]) { $1 }
    lexicon.wordlikeUnits = ["с": "second"]
    lexicon.rateUnits = [
      "ч": "hour", "час": "hour", "день": "day", "сутки": "day", "нед.": "week", "мес.": "month",
      "мес": "month",
      "месяц": "month", "год": "year", "кг": "kilogram", "м²": "square-meter", "л": "liter",
    ]
    lexicon.numberedThings = [
      "№": "номер", "стр": "страница", "рис": "рисунок", "табл": "таблица", "гл": "глава", "#": "номер",
    ]
    return lexicon
  }
}

extension Lexicon {
  /// Units as Russian and Ukrainian abbreviate them alike.
  static let cyrillicUnits = [
    "кг": "kilogram", "г": "gram", "мг": "milligram", "т": "tonne", "км": "kilometer", "м": "meter",
    "см": "centimeter",
    "мм": "millimeter", "л": "liter", "мл": "milliliter", "га": "hectare", "км²": "square-kilometer",
    "м²": "square-meter", "м³": "cubic-meter", "м/с": "meter-per-second", "кВт": "kilowatt",
    "МВт": "megawatt",
    "кВт·ч": "kilowatt-hour", "МБ": "megabyte", "ГБ": "gigabyte", "мин": "minute", "°С": "celsius",
  ]
}

extension Russian {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: numerals,
      fractionReading: .parts(
        DecimalParts(
          whole: Noun("целая", "целых", .feminine),
          parts: [
            Noun("десятая", "десятых", .feminine), Noun("сотая", "сотых", .feminine),
            Noun("тысячная", "тысячных", .feminine),
          ])),
      scales: [
        3: Noun("тысяча", "тысячи", "тысяч", "тысячи", .feminine),
        6: Noun("миллион", "миллиона", "миллионов", "миллиона"),
        9: Noun("миллиард", "миллиарда", "миллиардов", "миллиарда"),
        12: Noun("триллион", "триллиона", "триллионов", "триллиона"),
        15: Noun("квадриллион", "квадриллиона", "квадриллионов", "квадриллиона"),
      ],
      fractions: FractionWords(
        named: [
          3: Noun("треть", "трети", "третей", "трети"),
          4: Noun("четверть", "четверти", "четвертей", "четверти"),
        ],
        rule: .ordinalForms(one: "feminine", few: "genitivePlural", other: "genitivePlural"),
        half: ("половина", nil), gender: .feminine, over: "{numerator} на {denominator}"),
      currencies: currencies,
      percent: Noun("процент", "процента", "процентов", "процента"),
      units: UnitWords(
        // Where CLDR abbreviates the country.
        patterns: [
          "gallon": Noun("{0} галлон", "{0} галлона", "{0} галлонов", "{0} галлона")
        ],
        countAfterFraction: InflectedGrammar.oneHalf),
      dates: DateWords(
        patterns: .init(
          withYear: "{date} {year} года", weekday: "{weekday}, {date}", day: .ordinalWithSuffix("е")),
        yearOrdinals: DateWords.YearOrdinals(inDate: "го", alone: "", decade: "ые"),
        shortYear: "ноль {digit}", beforeEra: "{year} до нашей эры", decade: "{year}"),
      clock: ClockWords(
        hour: "{hours}", minutes: "{hours} {minutes}", seconds: "{hours} {minutes} {seconds}",
        secondsInDigits: "{time} {seconds}"),
      codes: CodeWords(dot: "точка")))

  private static let numerals = NumeralRules(
    cardinals: NumeralRules.threeGenders,
    // The voice has "две тысяч" for 2000 and loses its way in millions.
    spelledFrom: 1000,
    ordinalWords: OrdinalWords(
      small: """
        нулевой первый второй третий четвёртый пятый шестой седьмой восьмой девятый десятый одиннадцатый двенадцатый \
        тринадцатый четырнадцатый пятнадцатый шестнадцатый семнадцатый восемнадцатый девятнадцатый двадцатый
        """,
      tens: "тридцатый сороковой пятидесятый шестидесятый семидесятый восьмидесятый девяностый",
      hundreds: """
        сотый двухсотый трёхсотый четырёхсотый пятисотый шестисотый семисотый восьмисотый девятисотый
        """,
      thousands: """
        тысячный двухтысячный трёхтысячный четырёхтысячный пятитысячный шеститысячный семитысячный восьмитысячный \
        девятитысячный
        """,
      endings: [
        "feminine": ["ий": "ья", "ый": "ая", "ой": "ая"],
        "neuter": ["ий": "ье", "ый": "ое", "ой": "ое"],
        "genitive": ["ий": "ьего", "ый": "ого", "ой": "ого"],
        "plural": ["ий": "ьи", "ый": "ые", "ой": "ые"],
        "genitivePlural": ["ий": "ьих", "ый": "ых", "ой": "ых"],
      ],
      inflectsTens: false,
      thousand: ("одна тысяча", "тысяча")),
    ordinals: [
      "": "masculine", "я": "feminine", "ая": "feminine", "е": "neuter", "ое": "neuter", "го": "genitive",
      "ого": "genitive", "х": "genitivePlural", "ых": "genitivePlural", "ые": "plural",
    ],
    year: "%spellout-numbering", agreeing: .spelledOtherwise)
}

extension Russian {
  /// What Russian calls money; forms after 1, after 2, after 5, and after decimals where adjectives differ there.
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(dollar("австралийский", "австралийских", "австралийского"), minor: cent),
    "BYN": CurrencyNoun(
      Noun("белорусский рубль", "белорусских рубля", "белорусских рублей", "белорусского рубля"),
      minor: kopek),
    "CAD": CurrencyNoun(dollar("канадский", "канадских", "канадского"), minor: cent),
    "CHF": CurrencyNoun(
      Noun("швейцарский франк", "швейцарских франка", "швейцарских франков", "швейцарского франка"),
      minor: noun("сантим", "сантима", "сантимов")),
    "CNY": CurrencyNoun(noun("юань", "юаня", "юаней")),
    "CZK": CurrencyNoun(
      krona("чешская", "чешские", "чешских", "чешской"), minor: noun("геллер", "геллера", "геллеров")),
    "kr": CurrencyNoun(noun("крона", "кроны", "крон", .feminine), minor: ore),
    "DKK": CurrencyNoun(krona("датская", "датские", "датских", "датской"), minor: ore),
    "EUR": CurrencyNoun(Noun("евро", "евро"), minor: cent),
    "GBP": CurrencyNoun(
      noun("фунт", "фунта", "фунтов"), minor: noun("пенс", "пенса", "пенсов"), isShared: true),
    "ILS": CurrencyNoun(
      noun("шекель", "шекеля", "шекелей"), minor: noun("агора", "агоры", "агор", .feminine)),
    "INR": CurrencyNoun(
      noun("рупия", "рупии", "рупий", .feminine), minor: noun("пайса", "пайсы", "пайс", .feminine),
      isShared: true),
    "JPY": CurrencyNoun(noun("иена", "иены", "иен", .feminine)),
    "KRW": CurrencyNoun(noun("вона", "воны", "вон", .feminine)),
    "KZT": CurrencyNoun(Noun("тенге", "тенге")),
    "NOK": CurrencyNoun(krona("норвежская", "норвежские", "норвежских", "норвежской"), minor: ore),
    "PLN": CurrencyNoun(
      Noun("злотый", "злотых", "злотых", "злотого"), minor: noun("грош", "гроша", "грошей")),
    "RUB": CurrencyNoun(noun("рубль", "рубля", "рублей"), minor: kopek, isShared: true),
    "SEK": CurrencyNoun(krona("шведская", "шведские", "шведских", "шведской"), minor: ore),
    "TRY": CurrencyNoun(
      noun("лира", "лиры", "лир", .feminine), minor: noun("куруш", "куруша", "курушей"), isShared: true),
    "UAH": CurrencyNoun(noun("гривна", "гривны", "гривен", .feminine), minor: kopek),
    "USD": CurrencyNoun(noun("доллар", "доллара", "долларов"), minor: cent, isShared: true),
  ]

  private static let cent = noun("цент", "цента", "центов")
  private static let kopek = noun("копейка", "копейки", "копеек", .feminine)
  private static let ore = Noun("эре", "эре", .neuter)

  private static func noun(_ one: String, _ few: String, _ many: String, _ gender: Agreement = .masculine)
    -> Noun
  {
    Noun(one, few, many, few, gender)
  }

  private static func dollar(_ one: String, _ several: String, _ genitive: String) -> Noun {
    Noun(one + " доллар", several + " доллара", several + " долларов", genitive + " доллара")
  }

  private static func krona(_ one: String, _ few: String, _ many: String, _ genitive: String) -> Noun {
    Noun(one + " крона", few + " кроны", many + " крон", genitive + " кроны", .feminine)
  }
}
