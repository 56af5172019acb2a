import RowcallText

package enum Swedish: Language {
  package static let tag = "sv"

  package static let spellingWords = """
    Adam, Bertil, Cesar, David, Erik, Filip, Gustav, Helge, Ivar, Johan, Kalle, Ludvig, Martin, Niklas, Olof, \
    Petter, Quintus, Rudolf, Sigurd, Tore, Urban, Viktor, Wilhelm, Xerxes, Yngve, Zäta, Åke, Ärlig, Östen
    """
  package static let habits: WritingHabits = [.yearFirst, .dottedTimes]

  // Cells
  package static let answers: KeyValuePairs = ["ja": "nej", "sant": "falskt"]
  package static let portionWords = """
    kopp, tesked, matsked, tsk, msk, liter, tum, mil, meter, kilo, timme, dag, vecka, månad, år
    """
  package static let blankWords = "saknas"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "och",
    .or: "eller",
    .not: "inte",
    .contains: "innehåller",
    .matches: "matchar",
    .isBlank: "är tom, är tomt",
    .isFilled: "är inte tom, är inte tomt",
  ]
  package static let totalWords = "totalt, summa"
  package static let noteWords = "källa, källor, anm, anmärkning, not"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "tusen", 6: "mn, milj., miljon, miljoner", 9: "md, md., mdr, miljard, miljarder", 12: "biljoner",
  ]
  package static let percentWords = "procent"
  package static let durationWords: KeyValuePairs<TimePart, String> = [:]
  package static let timeWords = TimeWords(before: "kl, kl., klockan")
  package static let unitWords: KeyValuePairs<String, String> = [
    "second": "sekunder", "minute": "minuter", "hour": "timmar", "day": "dagar",
  ]
  package static let moneyWords: KeyValuePairs<String, String> = ["EUR": "euro", "USD": "dollar"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    kod, postnummer, postnr, personnummer, artikelnummer, artikelnr, ordernummer, ordernr, kundnummer, kundnr, \
    fakturanummer, serienummer, kontonummer, referens, nyckel
    """,
    .telephone: "telefon, telefonnummer, mobil, mobilnummer",
    .year: "år, årtal, årgång, födelseår, byggår",
    .date: "datum, dag, födelsedatum, förfallodatum, början, slut",
    .time: "tid, klockslag, avgång, ankomst",
    .duration: "varaktighet, speltid, restid, åtgången tid, total tid, körtid, väntetid, varvtid",
    .length: "längd",
    .change: "förändring, ändring",
    .percent: "procent, andel",
    .flag: "är, aktiv, giltig",
    .quantity: """
    antal, mängd, summa, belopp, totalt, pris, omsättning, invånare, befolkning, styck, kostnad, \
    lön, poäng
    """,
    .dimension: "vikt, storlek, yta",
    .measure: """
    höjd, bredd, djup, effekt, spänning, ström, volym, tjocklek, diameter, massa, dos, avstånd
    """,
    .ownName: "namn",
    .partOfName: "förnamn, efternamn",
    .name: """
    titel, företag, bolag, produkt, vara, land, stad, ort, kommun, spelare, person, anställd, kund, beskrivning, \
    benämning
    """,
  ]
  package static let headerPrepositions = "i"
  package static let measureHeaders = MeasureHeaders(units: "valuta", money: "pris")

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.10, syllable: 0.168, word: 0.043, comma: 0.36)
}

extension Swedish {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("sv"))
    lexicon.scales["biljon"] = 12
    lexicon.ordinals = .suffixes([":a": "a", ":e": "e"])
    lexicon.decadeSuffixes = ["-talet"]
    lexicon.dottedTimes = .behind(["kl", "klockan"])
    lexicon.erasBefore = ["f.kr."]
    lexicon.currencies = ["kr": "SEK"]
    lexicon.units = ["tim": "hour", "sek": "second", "hk": "horsepower", "kvm": "square-meter"]
    lexicon.rateUnits = [
      "tim": "hour", "timme": "hour", "dag": "day", "dygn": "day", "vecka": "week", "mån": "month",
      "månad": "month", "år": "year",
    ]
    lexicon.numberedThings = [
      "nr": "nummer", "s": "sida", "kap": "kapitel", "bd": "band", "#": "nummer",
    ]
    return lexicon
  }
}

extension Swedish {
  /// Swedish; the common gender counts as the masculine.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [
          .alone: "%spellout-numbering", .masculine: "%spellout-cardinal-reale",
          .neuter: "%spellout-cardinal-neuter", .scale: "%spellout-cardinal-reale",
        ],
        ordinals: ["": "%spellout-ordinal-reale"], years: 1100..<2000, agreeing: .one),
      // The voice says "punkt" for the comma.
      decimalMark: nil,
      fractionReading: .numberOrDigits,
      scales: [
        3: Noun("tusen", "tusen"), 6: Noun("miljon", "miljoner"), 9: Noun("miljard", "miljarder"),
        12: Noun("biljon", "biljoner"), 15: Noun("biljard", "biljarder"),
      ],
      fractions: FractionWords(
        named: [
          2: Noun("halv", "halva"), 7: Noun("sjundedel", "sjundedelar"),
          100: Noun("hundradel", "hundradelar"),
          1000: Noun("tusendel", "tusendelar"),
        ],
        rule: .ordinal(
          rule: "%spellout-ordinal-reale", one: ["nde": "ndel", "": "del"],
          other: ["nde": "ndelar", "": "delar"]),
        half: ("en halv", "en halv"), halfOfUnit: [.neuter: "ett halvt"],
        over: "{numerator} genom {denominator}"),
      currencies: currencies,
      percent: Noun("procent", "procent"),
      units: UnitWords(genders: ["ton": .neuter]),
      dates: DateWords(
        patterns: .init(weekday: "{weekday} den {date}", day: .ordinal), shortYear: "noll {digit}",
        beforeEra: "{year} före Kristus", decade: "{year}", decadeEndings: "talet", spellsDecades: true),
      clock: ClockWords(
        hour: "klockan {hour}", minutes: "{hour}:{minute}", minutesInWords: "{hour} {minute}",
        fewMinutes: "{hour} noll {minute}", seconds: "{hours} {minutes} och {seconds}",
        secondsInDigits: "{time} och {seconds}"),
      codes: CodeWords(dot: "punkt", countryCodeDigits: 2)))

  private static let cent = Noun("cent", "cent")
  private static let ore = Noun("öre", "öre", .neuter)
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("australisk dollar", "australiska dollar"), minor: cent),
    "BRL": CurrencyNoun(Noun("real", "real"), minor: Noun("centavo", "centavos")),
    "CAD": CurrencyNoun(Noun("kanadensisk dollar", "kanadensiska dollar"), minor: cent),
    "CHF": CurrencyNoun(Noun("schweizisk franc", "schweiziska franc"), minor: Noun("rappen", "rappen")),
    "CNY": CurrencyNoun(Noun("yuan", "yuan")),
    "CZK": CurrencyNoun(Noun("tjeckisk krona", "tjeckiska kronor")),
    "DKK": CurrencyNoun(Noun("dansk krona", "danska kronor"), minor: ore),
    "EUR": CurrencyNoun(Noun("euro", "euro"), minor: cent),
    "GBP": CurrencyNoun(Noun("pund", "pund", .neuter), minor: Noun("penny", "pence"), isShared: true),
    "INR": CurrencyNoun(Noun("rupie", "rupier"), minor: Noun("paisa", "paisa"), isShared: true),
    "ISK": CurrencyNoun(Noun("isländsk krona", "isländska kronor")),
    "JPY": CurrencyNoun(Noun("yen", "yen")),
    "KRW": CurrencyNoun(Noun("won", "won")),
    "NOK": CurrencyNoun(Noun("norsk krona", "norska kronor"), minor: ore),
    "PLN": CurrencyNoun(Noun("zloty", "zloty"), minor: Noun("grosz", "groszy")),
    "RUB": CurrencyNoun(Noun("rubel", "rubel"), minor: Noun("kopek", "kopek")),
    "SEK": CurrencyNoun(Noun("krona", "kronor"), minor: ore, isShared: true),
    "TRY": CurrencyNoun(Noun("turkisk lira", "turkiska lira"), minor: Noun("kuruş", "kuruş")),
    "USD": CurrencyNoun(Noun("dollar", "dollar"), minor: cent, isShared: true),
  ]
}
