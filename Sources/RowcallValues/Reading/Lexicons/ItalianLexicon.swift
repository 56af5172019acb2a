import RowcallModel
import RowcallText

extension Lexicon {
  /// Italian; months, weekdays and marks are ICU's.
  static func italian() -> Lexicon {
    var lexicon = generic(for: LocaleTag("it"))
    lexicon.scales = [
      "mila": 3, "mille": 3, "mln": 6, "milione": 6, "milioni": 6, "mld": 9, "miliardo": 9, "miliardi": 9,
      "bilione": 12, "bilioni": 12,
    ]
    lexicon.ordinals = .suffixes(["º": "º", "°": "º", "ª": "ª", "o": "º", "a": "ª"])
    lexicon.romans = RomanStyle(centuries: ["secolo", "secoli"], lastOrdinal: 10)
    lexicon.dateJoiners = ["di", "del"]
    lexicon.erasBefore = ["a.c."]
    lexicon.currencies = currencies(["fr": "CHF", "Lit": "ITL"])
    lexicon.units = units(["sec": "second", "ore": "hour"])
    lexicon.rateUnits = rateUnits([
      "ora": "hour", "giorno": "day", "g": "day", "settimana": "week", "mese": "month", "anno": "year",
    ])
    lexicon.numberedThings = SymbolTable([
      "n": "numero", "nr": "numero", "n°": "numero", "nº": "numero", "pag": "pagina", "pagg": "pagine",
      "vol": "volume", "cap": "capitolo", "#": "numero",
    ])
    return lexicon
  }
}
