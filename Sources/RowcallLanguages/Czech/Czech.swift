import RowcallText

/// Czech.
package enum Czech: Language {
  package static let tag = "cs"

  // Cells
  package static let answers: KeyValuePairs = ["ano": "ne", "pravda": "nepravda"]
  package static let answersAtHome: KeyValuePairs = ["a": "n"]
  package static let blankWords = "neuvedeno, není k dispozici"
  package static let totalWords = "celkem"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "tis, tis., tisíc, tisíce", 6: "mil, mil., mio, milion, miliony, milionů",
    9: "mld, mld., miliarda, miliardy, miliard", 12: "bil., bilion, biliony, bilionů",
  ]
  package static let percentWords = "procenta, procento"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "dny, dnů, den", .hours: "hod, hod., hodina, hodiny, hodin", .minutes: "minuta, minuty, minut",
    .seconds: "sekunda, sekundy, sekund",
  ]
  package static let unitWords: KeyValuePairs<String, String> = [:]
  package static let moneyWords: KeyValuePairs<String, String> = ["CZK": "korun, koruny", "EUR": "euro"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    identifikátor, kód, psč, ičo, dič, číslo objednávky, číslo faktury, číslo účtu, rodné číslo
    """,
    .numbering: "číslo, č",
    .telephone: "telefon, mobil, telefonní číslo",
    .year: "rok",
    .date: "datum, den, termín, začátek, konec",
    .time: "čas, hodina, odjezd, příjezd",
    .duration: "doba, délka, trvání, doba jízdy, celkový čas, čas jízdy",
    .change: "změna",
    .percent: "procento, procenta, podíl",
    .flag: "aktivní, zaplaceno, platný",
    .quantity: """
    počet, množství, součet, celkem, částka, cena, náklady, obyvatel, hmotnost, velikost, body, zůstatek
    """,
    .ownName: "jméno, příjmení, název",
    .name: """
    firma, společnost, výrobek, zboží, země, město, zákazník, zaměstnanec, stanice, popis, titul
    """,
  ]
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders(money: "cena")

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.12, syllable: 0.146, word: 0.070, comma: 0.28)
}

extension Czech {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("cs"))
    lexicon.hasDottedDays = true
    lexicon.erasBefore = ["př.n.l.", "př.kr."]
    lexicon.dottedTimes = .behind(["v", "ve", "od", "do", "kolem"])
    lexicon.clockWords = ["h", "hod"]
    lexicon.currencies = ["kč": "CZK"]
    lexicon.units = ["hod": "hour", "hod.": "hour", "sek": "second", "min.": "minute"]
    lexicon.rateUnits = [
      "hod.": "hour", "hod": "hour", "den": "day", "týden": "week", "měs.": "month", "měs": "month",
      "měsíc": "month", "rok": "year",
    ]
    lexicon.numberedThings = [
      "č": "číslo", "str": "strana", "obr": "obrázek", "tab": "tabulka", "kap": "kapitola", "#": "číslo",
    ]
    return lexicon
  }
}
