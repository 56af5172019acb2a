extension Grammar {
  /// Czech, whose form `many` follows decimals.
  static let czech = Grammar(
    numerals: czechNumerals,
    decimalMark: ",",
    fractionReading: .parts(
      DecimalParts(
        whole: Noun(zero: "celá", one: "celá", few: "celé", other: "celých", .feminine),
        parts: [
          Noun(one: "desetina", few: "desetiny", other: "desetin", .feminine),
          Noun(one: "setina", few: "setiny", other: "setin", .feminine),
          Noun(one: "tisícina", few: "tisíciny", other: "tisícin", .feminine),
        ])),
    scales: [
      3: Noun(one: "tisíc", few: "tisíce", many: "tisíce", other: "tisíc"),
      6: Noun(one: "milion", few: "miliony", many: "milionu", other: "milionů"),
      9: Noun(one: "miliarda", few: "miliardy", many: "miliardy", other: "miliard", .feminine),
      12: Noun(one: "bilion", few: "biliony", many: "bilionu", other: "bilionů"),
      15: Noun(one: "biliarda", few: "biliardy", many: "biliardy", other: "biliard", .feminine),
    ],
    fractions: FractionWords(
      named: [
        2: Noun(one: "polovina", few: "poloviny", other: "polovin"),
        3: Noun(one: "třetina", few: "třetiny", other: "třetin"),
        4: Noun(one: "čtvrtina", few: "čtvrtiny", other: "čtvrtin"),
        5: Noun(one: "pětina", few: "pětiny", other: "pětin"),
        6: Noun(one: "šestina", few: "šestiny", other: "šestin"),
        7: Noun(one: "sedmina", few: "sedminy", other: "sedmin"),
        8: Noun(one: "osmina", few: "osminy", other: "osmin"),
        9: Noun(one: "devítina", few: "devítiny", other: "devítin"),
        10: Noun(one: "desetina", few: "desetiny", other: "desetin"),
        12: Noun(one: "dvanáctina", few: "dvanáctiny", other: "dvanáctin"),
        16: Noun(one: "šestnáctina", few: "šestnáctiny", other: "šestnáctin"),
        20: Noun(one: "dvacetina", few: "dvacetiny", other: "dvacetin"),
        100: Noun(one: "setina", few: "setiny", other: "setin"),
        1000: Noun(one: "tisícina", few: "tisíciny", other: "tisícin"),
      ],
      rule: .unnamed,
      half: ("polovina", nil),
      gender: .feminine,
      over: "{numerator} lomeno {denominator}"),
    currencies: czechCurrencies,
    percent: Noun(one: "procento", few: "procenta", many: "procenta", other: "procent", .neuter),
    units: UnitWords(countAfterFraction: oneHalf),
    dates: czechDates,
    clock: ClockWords(
      hour: "{hours}", hourBeforePeriod: "{hours}", minutes: "{hours} {minutes}",
      fewMinutes: "{hours} {minutes}",
      seconds: "{hours} {minutes} {seconds}", secondsInDigits: "{time} {seconds}", period: .twentyFourHours),
    codes: CodeWords(dot: "tečka"))

  private static let czechNumerals = NumeralRules(
    cardinals: [
      .alone: "%spellout-numbering", .masculine: "%spellout-cardinal-masculine",
      .feminine: "%spellout-cardinal-feminine", .neuter: "%spellout-cardinal-neuter",
    ],
    // The voice has "dva tisíc" for 2000 and loses its way in millions.
    spelledFrom: 1000,
    ordinalWords: OrdinalWords(
      small: """
        nultý první druhý třetí čtvrtý pátý šestý sedmý osmý devátý desátý jedenáctý dvanáctý třináctý čtrnáctý patnáctý \
        šestnáctý sedmnáctý osmnáctý devatenáctý dvacátý
        """,
      tens: "třicátý čtyřicátý padesátý šedesátý sedmdesátý osmdesátý devadesátý",
      hundreds: "stý dvoustý třístý čtyřstý pětistý šestistý sedmistý osmistý devítistý",
      thousands: """
        tisící dvoutisící třítisící čtyřtisící pětitisící šestitisící sedmitisící osmitisící devítitisící
        """,
      endings: [
        "feminine": ["ý": "á"], "neuter": ["ý": "é"], "genitive": ["ý": "ého", "í": "ího"],
        "genitivePlural": ["ý": "ých", "í": "ích"],
      ],
      inflectsTens: true),
    ordinals: ["": "masculine", "á": "feminine", "é": "neuter", "ého": "genitive", "ho": "genitive"],
    year: "%spellout-numbering",
    // ICU has a feminine thousand, a masculine milliard, and a one that nobody says.
    replacements: [
      ("et jedna tisíc", "et jeden tisíc"), ("át jedna tisíc", "át jeden tisíc"),
      ("sto jedna tisíc", "sto jeden tisíc"),
      ("stě jedna tisíc", "stě jeden tisíc"), ("sta jedna tisíc", "sta jeden tisíc"),
      ("jedna tisíc", "tisíc"),
      ("dvě tisíc", "dva tisíc"), ("jeden miliarda", "jedna miliarda"),
      ("dva miliardy", "dvě miliardy"), ("miliardů", "miliard"), ("milión", "milion"),
      ("cet jedno", "cet jedna"), ("át jedno", "át jedna"),
    ],
    agreeing: .spelledOtherwise)

  private static let czechPatterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year}",
    monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday} {date}",
    day: .ordinalWithSuffix("ého"))
  private static let czechDates = DateWords(
    digits: czechPatterns,
    words: czechPatterns,
    // The voice has "dva tisíc dvanáct" for 2012.
    spelledYears: 1000..<10_000,
    shortYear: "nula {digit}",
    beforeEra: "{year} před naším letopočtem",
    decade: "{year} léta",
    decadeEndings: ["deset": "desátá", "át": "átá", "cet": "cátá"],
    spellsDecades: true)
}
