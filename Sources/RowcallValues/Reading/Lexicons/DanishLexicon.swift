import RowcallModel
import RowcallText

extension Lexicon {
  /// Danish; months, weekdays and marks are ICU's.
  static func danish() -> Lexicon {
    var lexicon = generic(for: LocaleTag("da"))
    lexicon.scales = [
      "tusind": 3, "mio": 6, "million": 6, "millioner": 6, "mia": 9, "milliard": 9, "milliarder": 9,
      "billion": 12, "billioner": 12,
    ]
    lexicon.ordinals = .dot(articles: [:], endings: ["te", "de", "ende"])
    lexicon.hasDottedDays = true
    lexicon.dottedTimes = .behind(["kl", "klokken"])
    lexicon.erasBefore = ["f.kr."]
    lexicon.currencies = currencies(["kr": "DKK", "kr.": "DKK"])
    lexicon.units = units(["sek": "second", "hk": "horsepower", "kvm": "square-meter"])
    lexicon.rateUnits = rateUnits([
      "time": "hour", "dag": "day", "døgn": "day", "uge": "week", "md": "month", "måned": "month",
      "år": "year",
    ])
    lexicon.numberedThings = SymbolTable([
      "nr": "nummer", "s": "side", "kap": "kapitel", "bd": "bind", "#": "nummer",
    ])
    return lexicon
  }
}
