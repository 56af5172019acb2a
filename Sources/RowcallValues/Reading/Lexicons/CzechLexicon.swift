import RowcallModel
import RowcallText

extension Lexicon {
  /// Czech; months, weekdays, marks and powers of ten are those of columns and ICU.
  static func czech() -> Lexicon {
    var lexicon = generic(for: LocaleTag("cs"))
    lexicon.hasDottedDays = true
    lexicon.erasBefore = ["př.n.l.", "př.kr."]
    lexicon.dottedTimes = .behind(["v", "ve", "od", "do", "kolem"])
    lexicon.clockWords = ["h", "hod"]
    lexicon.currencies = currencies(["kč": "CZK"])
    lexicon.units = units(["hod": "hour", "hod.": "hour", "sek": "second", "min.": "minute"])
    lexicon.rateUnits = rateUnits([
      "hod.": "hour", "hod": "hour", "den": "day", "týden": "week", "měs.": "month", "měs": "month",
      "měsíc": "month", "rok": "year",
    ])
    lexicon.numberedThings = SymbolTable([
      "č": "číslo", "str": "strana", "obr": "obrázek", "tab": "tabulka", "kap": "kapitola", "#": "číslo",
    ])
    return lexicon
  }
}
