import RowcallModel
import RowcallText

extension Lexicon {
  /// Dutch; months, weekdays and marks are ICU's.
  static func dutch() -> Lexicon {
    var lexicon = generic(for: LocaleTag("nl"))
    lexicon.scales = [
      "duizend": 3, "dzd": 3, "mln": 6, "miljoen": 6, "mld": 9, "mrd": 9, "miljard": 9, "biljoen": 12,
    ]
    lexicon.ordinals = .suffixes(["e": "e", "ste": "e", "de": "e"])
    lexicon.clockWords = ["uur", "u", "h"]
    lexicon.hourMark = "u"
    lexicon.erasBefore = ["v.chr."]
    lexicon.currencies = currencies(["fl": "NLG"])
    lexicon.units = units(["sec": "second", "uur": "hour", "pk": "horsepower"])
    lexicon.rateUnits = rateUnits([
      "uur": "hour", "u": "hour", "dag": "day", "week": "week", "maand": "month", "mnd": "month",
      "jaar": "year", "jr": "year",
    ])
    lexicon.numberedThings = SymbolTable([
      "nr": "nummer", "blz": "bladzijde", "p": "pagina", "dl": "deel", "hfst": "hoofdstuk", "#": "nummer",
    ])
    return lexicon
  }
}
