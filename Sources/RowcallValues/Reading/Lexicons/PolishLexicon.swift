import RowcallModel
import RowcallText

extension Lexicon {
  /// Polish; months, weekdays, marks and powers of ten are those of columns and ICU.
  static func polish() -> Lexicon {
    var lexicon = generic(for: LocaleTag("pl"))
    lexicon.hasDottedDays = true
    lexicon.yearWords = ["r", "roku"]
    lexicon.erasBefore = ["p.n.e.", "r.p.n.e.", "rokup.n.e."]
    lexicon.wordsBeforeCasedTimes = [
      "a", "do", "godz", "godzinie", "godziny", "godzinę", "między", "na", "o", "od", "ok", "około", "po",
      "pomiędzy",
      "przed", "w",
    ]
    lexicon.dottedTimes = .behind(lexicon.wordsBeforeCasedTimes)
    lexicon.currencies = currencies(["zl": "PLN"])
    lexicon.units = units([
      "godz": "hour", "godz.": "hour", "sek": "second", "sek.": "second", "min.": "minute",
      "KM": "horsepower",
    ])
    lexicon.rateUnits = rateUnits([
      "godz.": "hour", "godz": "hour", "dzień": "day", "tydz.": "week", "mies.": "month", "mies": "month",
      "miesiąc": "month", "rok": "year",
    ])
    lexicon.numberedThings = SymbolTable([
      "nr": "numer", "str": "strona", "rys": "rysunek", "tab": "tabela", "rozdz": "rozdział", "#": "numer",
    ])
    return lexicon
  }
}
