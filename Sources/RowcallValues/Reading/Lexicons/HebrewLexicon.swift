import RowcallModel
import RowcallText

extension Lexicon {
  /// Hebrew; months, weekdays, marks and powers of ten are those of columns and ICU.
  static func hebrew() -> Lexicon {
    var lexicon = generic(for: LocaleTag("he"))
    for (name, number) in lexicon.months { lexicon.months["ב" + name] = number }
    lexicon.erasBefore = ["לפנה״ס", "לפנה\"ס"]
    lexicon.currencies = currencies(["ש״ח": "ILS", "ש\"ח": "ILS", "שח": "ILS"])
    lexicon.units = units([
      "ק״ג": "kilogram", "ק\"ג": "kilogram", "ק״מ": "kilometer", "ק\"מ": "kilometer", "ס״מ": "centimeter",
      "ס\"מ": "centimeter", "מ״מ": "millimeter", "מ\"מ": "millimeter", "מ״ר": "square-meter",
      "מ\"ר": "square-meter", "קמ״ש": "kilometer-per-hour", "קמ\"ש": "kilometer-per-hour",
    ])
    lexicon.rateUnits = rateUnits([
      "שעה": "hour", "יום": "day", "שבוע": "week", "חודש": "month", "שנה": "year",
    ])
    return lexicon
  }
}
