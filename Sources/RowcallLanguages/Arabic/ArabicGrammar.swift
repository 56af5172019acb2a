extension Arabic {
  /// Arabic; its numerals from three to ten have the other gender, one and two follow or are told by the noun.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
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
      scales: scales,
      fractions: FractionWords(
        named: [
          2: part("نصف", "أنصاف"), 3: part("ثلث", "أثلاث"), 4: part("ربع", "أرباع"),
          5: part("خمس", "أخماس"), 6: part("سدس", "أسداس"), 7: part("سبع", "أسباع"),
          8: part("ثمن", "أثمان"), 9: part("تسع", "أتساع"), 10: part("عشر", "أعشار"),
        ],
        rule: .unnamed,
        half: ("نصف", "نصف"),
        over: "{numerator} على {denominator}"),
      currencies: currencies,
      units: UnitWords(patterns: units, countAfterFraction: InflectedGrammar.oneHalf),
      dates: dates,
      clock: ClockWords(
        hour: "الساعة {hour}", hourBeforePeriod: "الساعة {hour}", minutes: "الساعة {hour} و{minutes}",
        fewMinutes: "الساعة {hour} و{minutes}", seconds: "الساعة {hour} و{minutes} و{seconds}",
        secondsInDigits: "{time} و{seconds}", namedHours: [1: "الواحدة"], hourOrdinal: "ة",
        period: .said(am: "صباحًا", pm: "مساءً")),
      codes: CodeWords(pause: "، ", dot: "نقطة")))

  private static let scales = [
    UInt8(3): Noun(one: "ألف", two: "ألفان", few: "آلاف", many: "ألفًا", other: "ألف"),
    6: Noun(one: "مليون", two: "مليونان", few: "ملايين", many: "مليونًا", other: "مليون"),
    9: Noun(one: "مليار", two: "ملياران", few: "مليارات", many: "مليارًا", other: "مليار"),
    12: Noun(one: "تريليون", two: "تريليونان", few: "تريليونات", many: "تريليونًا", other: "تريليون"),
  ]

  private static func part(_ one: String, _ several: String) -> Noun {
    Noun(one: one, two: one + "ان", few: several, many: one + "ًا", other: one)
  }

  /// Where CLDR has one form for every number, or a slash.
  private static let units: [String: Noun] = [
    "celsius": Noun(
      one: "درجة مئوية واحِدَة", two: "درجتان مئويتان", few: "{0} درجات مئوية", other: "{0} درجة مئوية"),
    "centimeter": unit("سنتيمتر", "سنتيمترات"), "gram": unit("غرام", "غرامات"),
    "hectare": unit("هكتار", "هكتارات"), "kilogram": unit("كيلوغرام", "كيلوغرامات"),
    "kilowatt-hour": Noun("{0} كيلوواط ساعة", "{0} كيلوواط ساعة"),
    "kilometer": unit("كيلومتر", "كيلومترات"), "liter": unit("لتر", "لترات"),
    "meter": unit("متر", "أمتار"), "millimeter": unit("مليمتر", "مليمترات"),
    "tonne": Noun(one: "طن واحِد", two: "طنان", few: "{0} أطنان", many: "{0} طنًا", other: "{0} طن"),
  ]

  private static func unit(_ one: String, _ few: String) -> Noun {
    Noun(
      one: one + " واحِد", two: one + "ان", few: "{0} " + few, many: "{0} " + one + "ًا", other: "{0} " + one)
  }

  private static let dates = DateWords(
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

extension Arabic {
  /// What Arabic calls money; forms after 1, 2, 3 to 10, 11 to 99, and hundreds.
  private static let currencies: [String: CurrencyNoun] = [
    "AED": CurrencyNoun(dirham, minor: fils, isShared: true),
    "BHD": CurrencyNoun(dinar.adjective("بحريني", "بحرينية"), minor: fils),
    "CNY": CurrencyNoun(sound("يوان")),
    "DZD": CurrencyNoun(dinar.adjective("جزائري", "جزائرية")),
    "EGP": CurrencyNoun(sound("جنيه"), minor: piastre, isShared: true),
    "EUR": CurrencyNoun(Noun(one: "يورو", other: "يورو"), minor: cent),
    "GBP": CurrencyNoun(
      sound("جنيه").adjective("إسترليني", "إسترلينية"),
      minor: Noun(one: "بنس", two: "بنسان", few: "بنسات", many: "بنسًا", other: "بنس")),
    "INR": CurrencyNoun(feminine("روبي"), isShared: true),
    "IQD": CurrencyNoun(dinar.adjective("عراقي", "عراقية")),
    "JOD": CurrencyNoun(dinar.adjective("أردني", "أردنية"), minor: fils),
    "JPY": CurrencyNoun(sound("ين")),
    "kr": CurrencyNoun(feminine("كرون")),
    "KWD": CurrencyNoun(dinar.adjective("كويتي", "كويتية"), minor: fils),
    "MAD": CurrencyNoun(dirham.adjective("مغربي", "مغربية")),
    "QAR": CurrencyNoun(sound("ريال").adjective("قطري", "قطرية")),
    "SAR": CurrencyNoun(sound("ريال"), minor: feminine("هلل"), isShared: true),
    "TND": CurrencyNoun(dinar.adjective("تونسي", "تونسية")),
    "TRY": CurrencyNoun(feminine("لير"), minor: sound("قرش"), isShared: true),
    "USD": CurrencyNoun(sound("دولار"), minor: cent, isShared: true),
  ]

  private static let cent = sound("سنت")
  private static let dirham = Noun(one: "درهم", two: "درهمان", few: "دراهم", many: "درهمًا", other: "درهم")
  private static let dinar = Noun(one: "دينار", two: "ديناران", few: "دنانير", many: "دينارًا", other: "دينار")
  private static let fils = Noun(one: "فلس", two: "فلسان", few: "فلوس", many: "فلسًا", other: "فلس")
  private static let piastre = Noun(one: "قرش", two: "قرشان", few: "قروش", many: "قرشًا", other: "قرش")

  /// A masculine noun with the plural in -āt.
  private static func sound(_ one: String) -> Noun {
    Noun(one: one, two: one + "ان", few: one + "ات", many: one + "ًا", other: one)
  }

  /// A feminine noun, from its stem.
  private static func feminine(_ stem: String) -> Noun {
    Noun(one: stem + "ة", two: stem + "تان", few: stem + "ات", many: stem + "ة", other: stem + "ة", .feminine)
  }
}

extension Noun {
  /// The noun with an adjective that agrees: "دينار كويتي", "ديناران كويتيان", "دنانير كويتية".
  fileprivate func adjective(_ masculine: String, _ feminine: String) -> Noun {
    Noun(
      one: one + " " + masculine, two: form(.two) + " " + masculine + "ان", few: form(.few) + " " + feminine,
      many: form(.many) + " " + masculine + "ًا", other: other + " " + masculine, gender)
  }
}
