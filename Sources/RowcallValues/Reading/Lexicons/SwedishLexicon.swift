import RowcallModel
import RowcallText

extension Lexicon {
  /// Swedish; months, weekdays and marks are ICU's.
  static func swedish() -> Lexicon {
    var lexicon = generic(for: LocaleTag("sv"))
    lexicon.scales = [
      "tusen": 3, "mn": 6, "milj": 6, "miljon": 6, "miljoner": 6, "md": 9, "mdr": 9, "miljard": 9,
      "miljarder": 9, "biljon": 12, "biljoner": 12,
    ]
    lexicon.ordinals = .suffixes([":a": "a", ":e": "e"])
    lexicon.decadeSuffixes = ["-talet"]
    lexicon.dottedTimes = .behind(["kl", "klockan"])
    lexicon.erasBefore = ["f.kr."]
    lexicon.currencies = currencies(["kr": "SEK"])
    lexicon.units = units(["tim": "hour", "sek": "second", "hk": "horsepower", "kvm": "square-meter"])
    lexicon.rateUnits = rateUnits([
      "tim": "hour", "timme": "hour", "dag": "day", "dygn": "day", "vecka": "week", "mån": "month",
      "månad": "month", "år": "year",
    ])
    lexicon.numberedThings = SymbolTable([
      "nr": "nummer", "s": "sida", "kap": "kapitel", "bd": "band", "#": "nummer",
    ])
    return lexicon
  }
}
