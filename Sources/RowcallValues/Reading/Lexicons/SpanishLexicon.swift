import RowcallModel

extension Lexicon {
  /// Spanish as in Spain; `TextReaders` changes the marks and the dollar for other regions.
  static func spanish() -> Lexicon {
    var lexicon = Lexicon()
    lexicon.decimalMark = ","
    lexicon.groupingMarks = [".", " "]
    lexicon.scales = [
      "mil": 3, "millón": 6, "millon": 6, "millones": 6, "millardo": 9, "millardos": 9, "billón": 12,
      "billon": 12, "billones": 12, "trillón": 18, "trillon": 18, "trillones": 18,
    ]
    lexicon.moneyScales = ["k": 3, "m": 6, "mill": 6, "mm": 6]
    lexicon.ordinals = .suffixes(spanishOrdinals)
    lexicon.romans = RomanStyle(countedThings: ["siglo", "siglos"], lastOrdinal: 10)
    lexicon.months = spanishMonths
    lexicon.weekdays = [
      "domingo": 1, "lunes": 2, "martes": 3, "miércoles": 4, "miercoles": 4, "jueves": 5, "viernes": 6,
      "sábado": 7, "sabado": 7, "dom": 1, "lun": 2, "mart": 3, "mié": 4, "miérc": 4, "jue": 5, "juev": 5,
      "vie": 6, "vier": 6, "sáb": 7, "sab": 7,
    ]
    lexicon.dateJoiners = ["de", "del"]
    lexicon.dottedTimes = .alone
    lexicon.clockWords = ["h", "hs", "hrs", "horas"]
    lexicon.erasBefore = ["a.c.", "a.dec.", "a.e.c."]
    lexicon.currencies = currencies([
      "kr": "SEK", "fr": "CHF", "rs": "INR", "mk": "DEM", "Q": "GTQ", "q": "GTQ", "S/": "PEN", "Bs": "BOB",
      "Bs.": "BOB", "pta": "ESP", "ptas": "ESP",
    ])
    lexicon.units = units(["seg": "second", "hrs": "hour", "hs": "hour", "kms": "kilometer", "mts": "meter"])
    lexicon.rateUnits = rateUnits([
      "hora": "hour", "día": "day", "dia": "day", "semana": "week", "sem": "week", "mes": "month",
      "año": "year", "seg": "second",
    ])
    lexicon.telephones = [
      "3-3-4", "4-4", "3-3-4-1", "3-3-4-2", "3-3-4-3", "3-3-4-4", "3-3-3", "3-4", "2-4-4", "3-4-4",
    ]
    lexicon.numberedThings = SymbolTable([
      "n.º": "número", "nº": "número", "n°": "número", "núm": "número", "num": "número", "vol": "volumen",
      "cap": "capítulo", "pág": "página", "págs": "páginas", "p": "página", "pp": "páginas", "#": "número",
    ])
    return lexicon
  }

  private static let spanishOrdinals = [
    "º": "º", "ª": "ª", "°": "º", ".º": "º", ".ª": "ª", ".°": "º", "ᵉʳ": "er", ".ᵉʳ": "er", ".er": "er",
    "er": "er", "ro": "º", "ra": "ª", "do": "º", "da": "ª", "to": "º", "ta": "ª", "vo": "º", "va": "ª",
    "mo": "º", "ma": "ª", "no": "º", "na": "ª", ".ᵒ": "º", ".ᵃ": "ª", "ᵒ": "º", "ᵃ": "ª", "o": "º", "a": "ª",
  ]

  private static let spanishMonths: [String: UInt8] = [
    "enero": 1, "febrero": 2, "marzo": 3, "abril": 4, "mayo": 5, "junio": 6, "julio": 7, "agosto": 8,
    "septiembre": 9, "setiembre": 9, "octubre": 10, "noviembre": 11, "diciembre": 12, "ene": 1, "febr": 2,
    "feb": 2, "mar": 3, "mzo": 3, "abr": 4, "may": 5, "jun": 6, "jul": 7, "ago": 8, "agto": 8, "sept": 9,
    "sep": 9, "set": 9, "oct": 10, "nov": 11, "dic": 12,
  ]
}
