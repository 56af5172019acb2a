import RowcallModel
import RowcallText

extension Lexicon {
  /// Norwegian, in Bokmål; months, weekdays and marks are ICU's.
  static func norwegian() -> Lexicon {
    var lexicon = generic(for: LocaleTag("nb"))
    lexicon.scales = [
      "tusen": 3, "mill": 6, "million": 6, "millioner": 6, "mrd": 9, "milliard": 9, "milliarder": 9,
      "billion": 12, "billioner": 12,
    ]
    lexicon.ordinals = .dot(articles: [:], endings: ["te", "de", "ende"])
    lexicon.hasDottedDays = true
    lexicon.dottedTimes = .behind(["kl", "klokka", "klokken"])
    lexicon.erasBefore = ["f.kr."]
    lexicon.currencies = currencies(["kr": "NOK"])
    lexicon.units = units(["sek": "second", "hk": "horsepower", "kvm": "square-meter"])
    lexicon.rateUnits = rateUnits([
      "time": "hour", "dag": "day", "døgn": "day", "uke": "week", "mnd": "month",
      "måned": "month", "år": "year",
    ])
    lexicon.numberedThings = SymbolTable([
      "nr": "nummer", "s": "side", "kap": "kapittel", "bd": "bind", "#": "nummer",
    ])
    return lexicon
  }
}
