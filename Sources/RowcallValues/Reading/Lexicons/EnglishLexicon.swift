import RowcallModel

extension Lexicon {
  /// English, with written months in both orders.
  static func english() -> Lexicon {
    var lexicon = Lexicon()
    lexicon.decimalMark = "."
    lexicon.groupingMarks = [","]
    lexicon.groupsLongNumbers = true
    lexicon.scales = [
      "thousand": 3, "million": 6, "billion": 9, "trillion": 12, "quadrillion": 15, "quintillion": 18,
    ]
    lexicon.moneyScales = [
      "k": 3, "m": 6, "mn": 6, "mm": 6, "b": 9, "bn": 9, "t": 12, "tn": 12, "mil": 6, "bil": 9,
    ]
    lexicon.ordinals = .english
    lexicon.months = englishMonths
    lexicon.ambiguousMonths = ["may", "march", "mar", "dec", "sep"]
    lexicon.weekdays = [
      "sunday": 1, "monday": 2, "tuesday": 3, "wednesday": 4, "thursday": 5, "friday": 6, "saturday": 7,
      "sun": 1, "mon": 2, "tue": 3, "tues": 3, "wed": 4, "thu": 5, "thur": 5, "thurs": 5, "fri": 6, "sat": 7,
    ]
    lexicon.dateArticles = ["the"]
    lexicon.dateJoiners = ["of"]
    lexicon.years = 1000...2099
    lexicon.decadeSuffixes = ["s", "'s", "’s"]
    lexicon.erasBefore = ["bc", "bce", "b.c.", "b.c.e."]
    lexicon.clockWords = ["o'clock", "o’clock"]
    lexicon.useEnglishUnits()
    lexicon.telephones = [
      "3-3-4", "3.3.4", "1-3-3-4", "1.3.3.4", "3-3-4-1", "3-3-4-2", "3-3-4-3", "3-3-4-4", "3-2-4", "3-4",
    ]
    lexicon.useEnglishAbbreviations()
    return lexicon
  }

  private mutating func useEnglishUnits() {
    currencies = Self.currencies()
    units = Self.units([
      "cu ft": "cubic-foot", "sq ft": "square-foot", "sq mi": "square-mile", "sq km": "square-kilometer",
      "hr": "hour", "hrs": "hour", "sec": "second", "mins": "minute", "secs": "second",
    ])
    wordlikeUnits = SymbolTable(["in": Unit("inch"), "in.": Unit("inch")])
    rateUnits = Self.rateUnits([
      "hr": "hour", "hour": "hour", "h": "hour", "day": "day", "d": "day", "wk": "week", "week": "week",
      "mo": "month", "month": "month", "mth": "month", "qtr": "quarter", "yr": "year", "year": "year",
      "y": "year", "sec": "second", "sq ft": "square-foot", "sqft": "square-foot",
    ])
  }

  private mutating func useEnglishAbbreviations() {
    numberedThings = SymbolTable([
      "no": "number", "nos": "numbers", "nr": "number", "vol": "volume", "vols": "volumes", "ch": "chapter",
      "fig": "figure", "p": "page", "pp": "pages", "pg": "page", "#": "number",
    ])
    roads = [
      "st": "Street", "ave": "Avenue", "av": "Avenue", "blvd": "Boulevard", "rd": "Road", "dr": "Drive",
      "ln": "Lane", "hwy": "Highway", "pkwy": "Parkway", "sq": "Square",
    ]
  }

  private static let englishMonths: [String: UInt8] = [
    "january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7, "august": 8,
    "september": 9, "october": 10, "november": 11, "december": 12, "jan": 1, "feb": 2, "mar": 3, "apr": 4,
    "jun": 6, "jul": 7, "aug": 8, "sep": 9, "sept": 9, "oct": 10, "nov": 11, "dec": 12,
  ]
}
