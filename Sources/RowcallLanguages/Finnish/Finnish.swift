import RowcallText

package enum Finnish: Language {
  package static let tag = "fi"

  package static let spellingWords = """
    Aarne, Bertta, Celsius, Daavid, Eemeli, Faarao, Gideon, Heikki, Iivari, Jussi, Kalle, Lauri, Matti, Niilo, \
    Otto, Paavo, Risto, Sakari, Tyyne, Urho, Vihtori, Wiski, Yrjö, Åke, Äiti, Öljy
    """
  package static let habits: WritingHabits = [.dottedTimes]

  // Cells
  package static let answers: KeyValuePairs = ["kyllä": "ei", "tosi": "epätosi"]
  package static let portionWords = """
    kuppi, kuppia, tl, rkl, litra, litraa, tuuma, tuumaa, kilo, kiloa, tunti, tuntia, päivä, päivää, vuosi, \
    vuotta
    """
  package static let blankWords = "puuttuu, tyhjä"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "ja",
    .or: "tai",
    .not: "ei",
    .contains: "sisältää",
    .matches: "vastaa",
    .isBlank: "on tyhjä",
    .isFilled: "ei ole tyhjä",
  ]
  package static let totalWords = "yhteensä, summa"
  package static let noteWords = "lähde, lähteet, huom, huomautus"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "tuhat, tuhatta", 6: "milj, milj., miljoona, miljoonaa", 9: "mrd, mrd., miljardi, miljardia",
    12: "biljoonaa",
  ]
  package static let percentWords = "prosenttia, prosentti"
  package static let durationWords: KeyValuePairs<TimePart, String> = [:]
  package static let timeWords = TimeWords(before: "klo, kello")
  package static let unitWords: KeyValuePairs<String, String> = [
    "second": "sekuntia", "minute": "minuuttia", "hour": "tuntia", "day": "päivää",
  ]
  package static let moneyWords: KeyValuePairs<String, String> = [
    "EUR": "euro, euroa", "USD": "dollari, dollaria",
  ]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    tunnus, tunniste, koodi, postinumero, henkilötunnus, y-tunnus, tuotenumero, tilausnumero, asiakasnumero, \
    laskunumero, sarjanumero, tilinumero, viite, avain
    """,
    .numbering: "numero",
    .telephone: "puhelin, puhelinnumero, matkapuhelin, gsm",
    .year: "vuosi, vuosikerta, syntymävuosi, rakennusvuosi",
    .date: "päivä, päivämäärä, pvm, syntymäaika, syntymäpäivä, eräpäivä, alku, loppu",
    .time: "aika, kellonaika, klo, lähtö, tulo, saapuminen",
    .duration: "kesto, matka-aika, kulunut aika, kokonaisaika, ajoaika, odotusaika, kierrosaika",
    .length: "pituus",
    .change: "muutos",
    .percent: "prosentti, prosentteina, osuus",
    .flag: "aktiivinen, voimassa",
    .quantity: """
    määrä, lukumäärä, kpl, summa, yhteensä, hinta, liikevaihto, asukkaat, asukasluku, väkiluku, \
    kustannus, palkka, pisteet, saldo
    """,
    .dimension: "paino, koko, pinta-ala",
    .measure: """
    korkeus, leveys, syvyys, teho, jännite, virta, tilavuus, paksuus, halkaisija, massa, annos, \
    etäisyys
    """,
    .ownName: "nimi",
    .partOfName: "etunimi, sukunimi",
    .name: """
    otsikko, yritys, yhtiö, tuote, maa, kaupunki, kunta, joukkue, pelaaja, henkilö, työntekijä, asiakas, kuvaus, \
    nimike, asema
    """,
  ]
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders(money: "hinta")

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.03, syllable: 0.170, word: 0.031, comma: 0.31)
}

extension Finnish {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("fi"))
    lexicon.scales["biljoona"] = 12
    lexicon.ordinals = .dot(articles: [:], endings: [])
    lexicon.hasDottedDays = true
    lexicon.dottedTimes = .behind(["klo", "kello"])
    lexicon.decadeSuffixes = ["-luku"]
    lexicon.erasBefore = ["eaa.", "ekr."]
    lexicon.currencies = ["mk": "FIM"]
    lexicon.units = ["sek": "second", "hv": "horsepower", "vrk": "day"]
    lexicon.rateUnits = [
      "tunti": "hour", "h": "hour", "päivä": "day", "pv": "day", "vrk": "day", "viikko": "week", "vk": "week",
      "kuukausi": "month", "kk": "month", "vuosi": "year", "v": "year",
    ]
    lexicon.numberedThings = ["nro": "numero", "s": "sivu", "#": "numero"]
    return lexicon
  }
}

extension Finnish {
  /// Finnish; what is counted stands in the partitive, which takes the place of the plural.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [.alone: "%spellout-cardinal"], ordinals: ["": "%spellout-ordinal"],
        year: "%spellout-cardinal"),
      fractionReading: .numberOrDigits,
      scales: [
        3: Noun("tuhat", "tuhatta"), 6: Noun("miljoona", "miljoonaa"), 9: Noun("miljardi", "miljardia"),
        12: Noun("biljoona", "biljoonaa"),
      ],
      fractions: FractionWords(
        named: [2: Noun("puolikas", "puolikasta")],
        rule: .ordinal(rule: "%spellout-ordinal", one: "osa", other: "osaa"), half: ("puoli", "puoli"),
        over: "{numerator} jaettuna {denominator}"),
      currencies: currencies,
      percent: Noun("prosentti", "prosenttia"),
      units: UnitWords(patterns: ["gallon": Noun("{0} gallona", "{0} gallonaa")], portionIsPlural: true),
      dates: DateWords(
        patterns: .init(weekday: "{weekday} {date}", day: .ordinal), shortYear: "nolla {digit}",
        beforeEra: "{year} ennen Kristusta", decade: "{year}", decadeEndings: "luku", spellsDecades: true),
      clock: ClockWords(
        hour: "kello {hour}", minutes: "{hour}:{minute}", minutesInWords: "{hour} {minute}",
        fewMinutes: "{hour} nolla {minute}", seconds: "{hours} {minutes} ja {seconds}",
        secondsInDigits: "{time} ja {seconds}"),
      codes: CodeWords(dot: "piste", countryCodeDigits: 3)))

  private static let sentti = Noun("sentti", "senttiä")
  private static let ayri = Noun("äyri", "äyriä")
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("Australian dollari", "Australian dollaria"), minor: sentti),
    "BRL": CurrencyNoun(Noun("real", "realia"), minor: Noun("centavo", "centavoa")),
    "CAD": CurrencyNoun(Noun("Kanadan dollari", "Kanadan dollaria"), minor: sentti),
    "CHF": CurrencyNoun(Noun("Sveitsin frangi", "Sveitsin frangia"), minor: Noun("rappen", "rappenia")),
    "CNY": CurrencyNoun(Noun("juan", "juania")),
    "CZK": CurrencyNoun(Noun("Tšekin koruna", "Tšekin korunaa")),
    "kr": CurrencyNoun(Noun("kruunu", "kruunua"), minor: ayri),
    "DKK": CurrencyNoun(Noun("Tanskan kruunu", "Tanskan kruunua"), minor: ayri),
    "EUR": CurrencyNoun(Noun("euro", "euroa"), minor: sentti),
    "FIM": CurrencyNoun(Noun("markka", "markkaa"), minor: Noun("penni", "penniä")),
    "GBP": CurrencyNoun(Noun("punta", "puntaa"), minor: Noun("penny", "pennyä"), isShared: true),
    "INR": CurrencyNoun(Noun("rupia", "rupiaa"), minor: Noun("paisa", "paisaa"), isShared: true),
    "JPY": CurrencyNoun(Noun("jeni", "jeniä")),
    "KRW": CurrencyNoun(Noun("won", "wonia")),
    "NOK": CurrencyNoun(Noun("Norjan kruunu", "Norjan kruunua"), minor: ayri),
    "PLN": CurrencyNoun(Noun("zloty", "zlotya"), minor: Noun("grosz", "groszya")),
    "RUB": CurrencyNoun(Noun("rupla", "ruplaa"), minor: Noun("kopeekka", "kopeekkaa")),
    "SEK": CurrencyNoun(Noun("Ruotsin kruunu", "Ruotsin kruunua"), minor: ayri),
    "TRY": CurrencyNoun(Noun("Turkin liira", "Turkin liiraa"), minor: Noun("kuruş", "kuruşia")),
    "USD": CurrencyNoun(Noun("dollari", "dollaria"), minor: sentti, isShared: true),
  ]
}
