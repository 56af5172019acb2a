import RowcallModel
import RowcallText

extension Lexicon {
  /// Finnish; months, weekdays and marks are ICU's.
  static func finnish() -> Lexicon {
    var lexicon = generic(for: LocaleTag("fi"))
    lexicon.scales = [
      "tuhat": 3, "tuhatta": 3, "milj": 6, "miljoona": 6, "miljoonaa": 6, "mrd": 9, "miljardi": 9,
      "miljardia": 9, "biljoona": 12, "biljoonaa": 12,
    ]
    lexicon.ordinals = .dot(articles: [:], endings: [])
    lexicon.hasDottedDays = true
    lexicon.dottedTimes = .behind(["klo", "kello"])
    lexicon.decadeSuffixes = ["-luku"]
    lexicon.erasBefore = ["eaa.", "ekr."]
    lexicon.currencies = currencies(["mk": "FIM"])
    lexicon.units = units(["sek": "second", "hv": "horsepower", "vrk": "day"])
    lexicon.rateUnits = rateUnits([
      "tunti": "hour", "h": "hour", "päivä": "day", "pv": "day", "vrk": "day", "viikko": "week", "vk": "week",
      "kuukausi": "month", "kk": "month", "vuosi": "year", "v": "year",
    ])
    lexicon.numberedThings = SymbolTable(["nro": "numero", "s": "sivu", "#": "numero"])
    return lexicon
  }
}
