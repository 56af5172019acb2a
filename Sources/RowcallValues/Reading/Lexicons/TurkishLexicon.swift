import RowcallModel
import RowcallText

extension Lexicon {
  /// Turkish; months, weekdays and marks are ICU's.
  static func turkish() -> Lexicon {
    var lexicon = generic(for: LocaleTag("tr"))
    lexicon.scales = ["bin": 3, "mn": 6, "milyon": 6, "mr": 9, "mlr": 9, "milyar": 9, "trilyon": 12]
    lexicon.ordinals = .dot(
      articles: [:], endings: ["'inci", "'ıncı", "'uncu", "'üncü", "'nci", "'ncı", "'ncu", "'ncü"])
    lexicon.hasDottedDays = true
    lexicon.erasBefore = ["m.ö."]
    lexicon.currencies = currencies(["TL": "TRY"])
    lexicon.units = units(["sa": "hour", "dk": "minute", "sn": "second"])
    lexicon.rateUnits = rateUnits([
      "saat": "hour", "sa": "hour", "gün": "day", "hafta": "week", "ay": "month", "yıl": "year",
    ])
    lexicon.numberedThings = SymbolTable([
      "no": "numara", "nr": "numara", "s": "sayfa", "c": "cilt", "#": "numara",
    ])
    return lexicon
  }
}
