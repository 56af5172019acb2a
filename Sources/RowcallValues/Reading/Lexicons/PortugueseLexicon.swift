import RowcallModel
import RowcallText

extension Lexicon {
  /// Portuguese, as in Brazil; months, weekdays and marks are ICU's.
  static func portuguese() -> Lexicon {
    var lexicon = generic(for: LocaleTag("pt-BR"))
    lexicon.scales = [
      "mil": 3, "mi": 6, "milhão": 6, "milhões": 6, "bi": 9, "bilhão": 9, "bilhões": 9, "trilhão": 12,
      "trilhões": 12,
    ]
    lexicon.ordinals = .suffixes(["º": "º", "°": "º", "ª": "ª", "o": "º", "a": "ª"])
    lexicon.romans = RomanStyle(countedThings: ["século", "séculos"], lastOrdinal: 10)
    lexicon.dateJoiners = ["de", "do"]
    lexicon.hourMark = "h"
    lexicon.clockWords = ["h", "hs", "horas"]
    lexicon.erasBefore = ["a.c."]
    lexicon.units = units(["seg": "second", "hs": "hour"])
    lexicon.rateUnits = rateUnits([
      "hora": "hour", "dia": "day", "semana": "week", "mês": "month", "ano": "year",
    ])
    lexicon.numberedThings = SymbolTable([
      "nº": "número", "n.º": "número", "n°": "número", "núm": "número", "pág": "página", "págs": "páginas",
      "vol": "volume", "cap": "capítulo", "#": "número",
    ])
    return lexicon
  }
}
