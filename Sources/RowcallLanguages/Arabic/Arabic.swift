import RowcallText

/// Arabic (modern standard), in the order in which it is spoken.
package enum Arabic: Language {
  package static let tag = "ar"

  // Cells
  package static let answers: KeyValuePairs = ["نعم": "لا", "صح": "خطأ"]
  package static let blankWords = "غير متاح, غير متوفر, لا يوجد"
  package static let totalWords = "المجموع, الإجمالي"
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
    .change: "تغير, التغير, تغيير, التغيير",
    .percent: "نسبة, النسبة, النسبة المئوية",
    .flag: "نشط, مدفوع, فعال",
    .quantity: """
    عدد, العدد, كمية, الكمية, المجموع, الإجمالي, السعر, سعر, المبلغ, التكلفة, السكان, الوزن, الحجم, \
    الرصيد
    """,
    .ownName: "اسم, الاسم",
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
