import RowcallModel
import RowcallText

extension Lexicon {
  /// Hindi; months, weekdays, marks and powers of ten are those of columns and ICU.
  static func hindi() -> Lexicon {
    var lexicon = generic(for: LocaleTag("hi"))
    lexicon.ordinals = .suffixes(["वाँ": "वाँ", "वां": "वां", "वीं": "वीं"])
    lexicon.erasBefore = ["ईसापूर्व"]
    lexicon.clockWords = ["बजे"]
    lexicon.currencies = currencies(["रु": "INR", "रु.": "INR", "रू": "INR", "रू.": "INR"])
    lexicon.units = units([
      "किमी": "kilometer", "सेमी": "centimeter", "मिमी": "millimeter", "किग्रा": "kilogram",
      "किमी/घंटा": "kilometer-per-hour",
    ])
    lexicon.rateUnits = rateUnits([
      "घंटा": "hour", "दिन": "day", "सप्ताह": "week", "महीना": "month", "माह": "month", "वर्ष": "year", "साल": "year",
    ])
    return lexicon
  }
}
