import RowcallModel

extension Lexicon {
  /// German.
  static func german() -> Lexicon {
    var lexicon = Lexicon()
    lexicon.decimalMark = ","
    lexicon.groupingMarks = [".", " ", "'", "’"]
    lexicon.scales = [
      "tausend": 3, "tsd": 3, "mio": 6, "mrd": 9, "million": 6, "millionen": 6, "milliarde": 9,
      "milliarden": 9, "billion": 12,
      "billionen": 12, "billiarde": 15, "billiarden": 15, "trillion": 18, "trillionen": 18,
    ]
    lexicon.ordinals = .dot(
      articles: germanArticles,
      endings: ["te", "ter", "tes", "ten", "tem", "ste", "ster", "stes", "sten", "stem"])
    lexicon.months = germanMonths
    lexicon.weekdays = [
      "sonntag": 1, "montag": 2, "dienstag": 3, "mittwoch": 4, "donnerstag": 5, "freitag": 6, "samstag": 7,
      "sonnabend": 7, "so": 1, "mo": 2, "di": 3, "mi": 4, "do": 5, "fr": 6, "sa": 7,
    ]
    lexicon.hasDottedDays = true
    lexicon.years = 1100...1999
    lexicon.decadeSuffixes = ["er"]
    lexicon.erasBefore = ["v.chr.", "v.u.z."]
    lexicon.clockWords = ["uhr", "h"]
    lexicon.currencies = currencies(["Fr.": "CHF", "SFr.": "CHF", "DM": "DEM"])
    lexicon.units = units([
      "Std": "hour", "Std.": "hour", "Min": "minute", "Min.": "minute", "Sek": "second", "Sek.": "second",
      "PS": "horsepower", "qm": "square-meter", "cbm": "cubic-meter",
    ])
    lexicon.rateUnits = rateUnits([
      "Std": "hour", "Std.": "hour", "Stunde": "hour", "Tag": "day", "Woche": "week", "Wo": "week",
      "Monat": "month", "Mon": "month", "Mt": "month", "Jahr": "year", "J": "year", "a": "year",
      "qm": "square-meter",
    ])
    lexicon.numberedThings = SymbolTable([
      "nr": "Nummer", "bd": "Band", "S": "Seite", "kap": "Kapitel", "abb": "Abbildung", "jg": "Jahrgang",
      "#": "Nummer",
    ])
    return lexicon
  }

  /// The ending that an ordinal takes after an article or a preposition with one.
  private static let germanArticles = [
    "der": "te", "die": "te", "das": "te", "dem": "ten", "den": "ten", "des": "ten", "am": "ten", "im": "ten",
    "zum": "ten", "zur": "ten", "vom": "ten", "beim": "ten", "ab": "ten", "bis": "ten", "seit": "ten",
    "eine": "te", "jede": "te", "jeden": "ten", "ihr": "ter", "sein": "ter", "ein": "ter", "einen": "ten",
    "einem": "ten", "ihren": "ten", "seinen": "ten",
  ]

  private static let germanMonths: [String: UInt8] = [
    "januar": 1, "jänner": 1, "februar": 2, "märz": 3, "april": 4, "mai": 5, "juni": 6, "juli": 7,
    "august": 8, "september": 9, "oktober": 10, "november": 11, "dezember": 12, "jan": 1, "jän": 1, "feb": 2,
    "febr": 2, "mär": 3, "mrz": 3, "apr": 4, "jun": 6, "jul": 7, "aug": 8, "sep": 9, "sept": 9, "okt": 10,
    "nov": 11, "dez": 12,
  ]
}
