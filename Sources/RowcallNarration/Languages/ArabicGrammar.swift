extension Grammar {
  /// Arabic; its numerals from three to ten have the other gender, one and two follow or are told by the noun.
  static let arabic = Grammar(
    numerals: NumeralRules(
      cardinals: [:],
      words: ArabicNumerals(),
      ordinals: ["": "%spellout-ordinal-masculine", "ة": "%spellout-ordinal-feminine"],
      ordinalReplacements: [("  ", " ")],
      agreeing: .spelledOtherwise),
    decimalMark: ".",
    fractionReading: .digits,
    nounFirst: [
      1: [.masculine: "{noun} واحِد", .feminine: "{noun} واحِدَة", .scale: "{noun}"],
      2: [.masculine: "{noun}", .feminine: "{noun}", .scale: "{noun}"],
    ],
    scales: arabicScales,
    fractions: FractionWords(
      named: [
        2: arabicPart("نصف", "أنصاف"), 3: arabicPart("ثلث", "أثلاث"), 4: arabicPart("ربع", "أرباع"),
        5: arabicPart("خمس", "أخماس"), 6: arabicPart("سدس", "أسداس"), 7: arabicPart("سبع", "أسباع"),
        8: arabicPart("ثمن", "أثمان"), 9: arabicPart("تسع", "أتساع"), 10: arabicPart("عشر", "أعشار"),
      ],
      rule: .unnamed,
      half: ("نصف", "نصف"),
      over: "{numerator} على {denominator}"),
    currencies: arabicCurrencies,
    units: UnitWords(patterns: arabicUnits, countAfterFraction: oneHalf),
    dates: arabicDates,
    clock: ClockWords(
      hour: "الساعة {hour}", hourBeforePeriod: "الساعة {hour}", minutes: "الساعة {hour} و{minutes}",
      fewMinutes: "الساعة {hour} و{minutes}", seconds: "الساعة {hour} و{minutes} و{seconds}",
      secondsInDigits: "{time} و{seconds}", namedHours: [1: "الواحدة"], hourOrdinal: "ة",
      period: .said(am: "صباحًا", pm: "مساءً")),
    codes: CodeWords(pause: "، ", dot: "نقطة"))

  private static let arabicScales = [
    UInt8(3): Noun(one: "ألف", two: "ألفان", few: "آلاف", many: "ألفًا", other: "ألف"),
    6: Noun(one: "مليون", two: "مليونان", few: "ملايين", many: "مليونًا", other: "مليون"),
    9: Noun(one: "مليار", two: "ملياران", few: "مليارات", many: "مليارًا", other: "مليار"),
    12: Noun(one: "تريليون", two: "تريليونان", few: "تريليونات", many: "تريليونًا", other: "تريليون"),
  ]

  private static func arabicPart(_ one: String, _ several: String) -> Noun {
    Noun(one: one, two: one + "ان", few: several, many: one + "ًا", other: one)
  }

  /// Where CLDR has one form for every number, or a slash.
  private static let arabicUnits: [String: Noun] = [
    "celsius": Noun(
      one: "درجة مئوية واحِدَة", two: "درجتان مئويتان", few: "{0} درجات مئوية", other: "{0} درجة مئوية"),
    "centimeter": arabicUnit("سنتيمتر", "سنتيمترات"), "gram": arabicUnit("غرام", "غرامات"),
    "hectare": arabicUnit("هكتار", "هكتارات"), "kilogram": arabicUnit("كيلوغرام", "كيلوغرامات"),
    "kilowatt-hour": Noun("{0} كيلوواط ساعة", "{0} كيلوواط ساعة"),
    "kilometer": arabicUnit("كيلومتر", "كيلومترات"), "liter": arabicUnit("لتر", "لترات"),
    "meter": arabicUnit("متر", "أمتار"), "millimeter": arabicUnit("مليمتر", "مليمترات"),
    "tonne": Noun(one: "طن واحِد", two: "طنان", few: "{0} أطنان", many: "{0} طنًا", other: "{0} طن"),
  ]

  private static func arabicUnit(_ one: String, _ few: String) -> Noun {
    Noun(
      one: one + " واحِد", two: one + "ان", few: "{0} " + few, many: "{0} " + one + "ًا", other: "{0} " + one)
  }

  private static let arabicDates = DateWords(
    digits: DateWords.Patterns(
      dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year}",
      monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday}، {date}", day: .cardinal
    ),
    words: DateWords.Patterns(
      dayMonth: "{day} من {month}", monthDay: "{day} من {month}", dayMonthYear: "{date} {year}",
      monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday} {date}", day: .ordinal),
    shortYear: "صفر {digit}",
    beforeEra: "{year} قبل الميلاد",
    decade: "عقد {year}")
}
