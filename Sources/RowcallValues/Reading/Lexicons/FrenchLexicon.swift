import RowcallModel

extension Lexicon {
  /// French.
  static func french() -> Lexicon {
    var lexicon = Lexicon()
    lexicon.decimalMark = ","
    lexicon.groupingMarks = [" "]
    lexicon.scales = [
      "mille": 3, "million": 6, "millions": 6, "milliard": 9, "milliards": 9, "billion": 12, "billions": 12,
      "billiard": 15, "billiards": 15, "trillion": 18, "trillions": 18,
    ]
    lexicon.moneyScales = ["k": 3, "m": 6, "mio": 6, "md": 9, "mds": 9, "mrd": 9]
    lexicon.ordinals = .suffixes([
      "er": "er", "re": "re", "ère": "re", "e": "e", "è": "e", "ème": "e", "eme": "e", "ième": "e",
      "es": "es", "nd": "nd", "nde": "nde", "°": "º", "º": "º", "ᵉ": "e", "ᵉʳ": "er", "ʳᵉ": "re",
    ])
    lexicon.romans = RomanStyle(centuries: ["siècle", "siècles"], lastOrdinal: 0)
    lexicon.months = frenchMonths
    lexicon.weekdays = [
      "dimanche": 1, "lundi": 2, "mardi": 3, "mercredi": 4, "jeudi": 5, "vendredi": 6, "samedi": 7, "dim": 1,
      "lun": 2, "mar": 3, "mer": 4, "jeu": 5, "ven": 6, "sam": 7,
    ]
    lexicon.hasDottedDays = true
    lexicon.decadeSuffixes = ["s"]
    lexicon.erasBefore = ["av.j.-c.", "avantj.-c."]
    lexicon.clockWords = ["h", "heures", "heure"]
    lexicon.hourMark = "h"
    lexicon.hasLowercaseZones = false
    lexicon.useFrenchUnits()
    lexicon.telephones = ["2 2 2 2 2", "2.2.2.2.2", "2-2-2-2-2"]
    lexicon.numberedThings = SymbolTable([
      "n°": "numéro", "nº": "numéro", "no": "numéro", "nos": "numéros", "vol": "volume", "chap": "chapitre",
      "fig": "figure", "p": "page", "pp": "pages", "#": "numéro",
    ])
    return lexicon
  }

  private mutating func useFrenchUnits() {
    currencies = Self.currencies(["F": "FRF", "FS": "CHF"])
    units = Self.units([
      "sec": "second", "Ko": "kilobyte", "Mo": "megabyte", "Go": "gigabyte", "To": "terabyte", "j": "day",
      "ch": "horsepower",
    ])
    rateUnits = Self.rateUnits([
      "heure": "hour", "jour": "day", "j": "day", "semaine": "week", "sem": "week", "mois": "month",
      "an": "year", "année": "year",
    ])
  }

  private static let frenchMonths: [String: UInt8] = [
    "janvier": 1, "février": 2, "fevrier": 2, "mars": 3, "avril": 4, "mai": 5, "juin": 6, "juillet": 7,
    "août": 8, "aout": 8, "septembre": 9, "octobre": 10, "novembre": 11, "décembre": 12, "decembre": 12,
    "janv": 1, "févr": 2, "fév": 2, "avr": 4, "juil": 7, "sept": 9, "oct": 10, "nov": 11, "déc": 12,
  ]
}
