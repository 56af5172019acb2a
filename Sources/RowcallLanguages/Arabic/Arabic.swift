import RowcallText

/// Arabic (modern standard), in the order in which it is spoken.
package enum Arabic: Language {
  package static let tag = "ar"

  // Cells
  package static let answers: KeyValuePairs = ["نعم": "لا", "صح": "خطأ"]
  package static let portionWords = "كوب, ملعقة, لتر, بوصة, ميل, متر, كيلو, ساعة, يوم, سنة"
  package static let blankWords = "غير متاح, غير متوفر, لا يوجد"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "و",
    .or: "أو",
    .not: "ليس",
    .contains: "يحتوي على",
    .matches: "يطابق",
    .isBlank: "فارغ",
    .isFilled: "غير فارغ",
  ]
  package static let totalWords = "المجموع, الإجمالي"
  package static let noteWords = "المصدر, المصادر, ملاحظة, ملاحظات"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "ألف, آلاف, ألفًا", 6: "مليون, ملايين, مليونًا", 9: "مليار, مليارات", 12: "تريليون",
  ]
  package static let percentWords = "بالمئة, بالمائة"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "أيام, يوم", .hours: "ساعة, ساعات", .minutes: "دقيقة, دقائق", .seconds: "ثانية, ثوان",
  ]
  package static let unitSymbols: KeyValuePairs<String, String> = [
    "kilogram": "كغ, كغم, كجم", "kilometer": "كم", "centimeter": "سم", "millimeter": "ملم",
  ]
  package static let unitWords: KeyValuePairs<String, String> = [:]
  package static let moneyWords: KeyValuePairs<String, String> = [
    "SAR": "ر.س, ر.س.", "AED": "د.إ", "EGP": "ج.م", "KWD": "د.ك",
  ]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    رمز, كود, معرف, المعرف, الرمز, رقم الطلب, رقم الفاتورة, رقم الحساب, الرمز البريدي, رقم الهوية
    """,
    .numbering: "رقم, الرقم",
    .telephone: "هاتف, الهاتف, جوال, الجوال, رقم الهاتف, فاكس",
    .year: "سنة, السنة, عام, العام",
    .date: "تاريخ, التاريخ, يوم, اليوم, بداية, نهاية",
    .time: "وقت, الوقت, الساعة, المغادرة, الوصول",
    .duration: "مدة, المدة, الوقت المستغرق, زمن الرحلة",
    .length: "الطول",
    .change: "تغير, التغير, تغيير, التغيير",
    .percent: "نسبة, النسبة, النسبة المئوية",
    .flag: "نشط, مدفوع, فعال",
    .quantity: """
    عدد, العدد, كمية, الكمية, المجموع, الإجمالي, السعر, سعر, المبلغ, التكلفة, السكان, \
    الرصيد
    """,
    .dimension: "الوزن, الحجم",
    .measure: "الارتفاع, العرض, العمق, القدرة, الجهد, التيار, السعة, القطر, الكتلة, الجرعة, المسافة",
    .ownName: "اسم, الاسم",
    .partOfName: "الاسم الأول, اسم العائلة, اللقب",
    .name: """
    شركة, الشركة, منتج, المنتج, بلد, البلد, مدينة, المدينة, عميل, العميل, موظف, الموظف, وصف, الوصف
    """,
  ]
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders()

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.06, syllable: 0.109, word: 0.144, comma: 0.11)
}

extension Arabic {
  /// Arabic, with the months of both the Nile and the Levant; marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("ar"))
    lexicon.months.merge([
      "شباط": 2, "آذار": 3, "نيسان": 4, "أيار": 5, "حزيران": 6, "تموز": 7, "آب": 8, "أيلول": 9,
    ]) { own, _ in own }
    lexicon.hasEitherMark = true
    lexicon.dateJoiners = ["من"]
    lexicon.erasBefore = ["ق.م.", "ق.م"]
    lexicon.clockArticles = ["الساعة"]
    lexicon.dayHalves = [
      "ص": .am, "صباحا": .am, "صباحًا": .am, "م": .pm, "مساء": .pm, "مساءً": .pm,
    ]
    lexicon.currencies = [
      "ر.س": "SAR", "ر.س.": "SAR", "د.إ": "AED", "د.إ.": "AED", "ج.م": "EGP", "ج.م.": "EGP", "د.ك": "KWD",
      "د.ك.": "KWD",
    ]
    lexicon.units = [
      "كم": "kilometer", "سم": "centimeter", "ملم": "millimeter", "كغ": "kilogram", "كغم": "kilogram",
      "كجم": "kilogram", "كم/س": "kilometer-per-hour", "كم²": "square-kilometer", "م²": "square-meter",
    ]
    lexicon.rateUnits = [
      "ساعة": "hour", "يوم": "day", "أسبوع": "week", "شهر": "month", "سنة": "year",
    ]
    return lexicon
  }
}

extension Arabic {
  /// Arabic; its numerals from three to ten have the other gender, one and two follow the noun or are in its form.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [:], words: ArabicNumerals(),
        ordinals: ["": "%spellout-ordinal-masculine", "ة": "%spellout-ordinal-feminine"],
        ordinalReplacements: [("  ", " ")], agreeing: .spelledOtherwise),
      decimalMark: ".",
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
        rule: .unnamed, half: ("نصف", "نصف"), over: "{numerator} على {denominator}"),
      currencies: currencies,
      units: UnitWords(patterns: units, countAfterFraction: InflectedGrammar.oneHalf),
      dates: DateWords(
        patterns: .init(weekday: "{weekday}، {date}", day: .cardinal),
        words: .init(dayMonth: "{day} من {month}", weekday: "{weekday} {date}", day: .ordinal),
        shortYear: "صفر {digit}", beforeEra: "{year} قبل الميلاد", decade: "عقد {year}"),
      clock: ClockWords(
        hour: "الساعة {hour}", minutes: "الساعة {hour} و{minutes}",
        seconds: "الساعة {hour} و{minutes} و{seconds}", secondsInDigits: "{time} و{seconds}",
        namedHours: [1: "الواحدة"], hourOrdinal: "ة", period: .said(am: "صباحًا", pm: "مساءً")),
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
