import RowcallModel
import RowcallText

extension Lexicon {
  /// Arabic, with the months of both the Nile and the Levant; marks and powers of ten are those of columns and ICU.
  static func arabic() -> Lexicon {
    var lexicon = generic(for: LocaleTag("ar"))
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
    lexicon.currencies = currencies([
      "ر.س": "SAR", "ر.س.": "SAR", "د.إ": "AED", "د.إ.": "AED", "ج.م": "EGP", "ج.م.": "EGP", "د.ك": "KWD",
      "د.ك.": "KWD",
    ])
    lexicon.units = units([
      "كم": "kilometer", "سم": "centimeter", "ملم": "millimeter", "كغ": "kilogram", "كغم": "kilogram",
      "كجم": "kilogram", "كم/س": "kilometer-per-hour", "كم²": "square-kilometer", "م²": "square-meter",
    ])
    lexicon.rateUnits = rateUnits([
      "ساعة": "hour", "يوم": "day", "أسبوع": "week", "شهر": "month", "سنة": "year",
    ])
    return lexicon
  }
}
