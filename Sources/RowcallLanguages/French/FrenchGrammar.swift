extension French {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [
          .alone: "%spellout-cardinal-masculine", .feminine: "%spellout-cardinal-feminine",
        ],
        ordinals: [
          "": "%spellout-ordinal-masculine", "re": "%spellout-ordinal-feminine",
          "ère": "%spellout-ordinal-feminine", "ere": "%spellout-ordinal-feminine",
        ],
        year: "%spellout-cardinal-masculine",
        replacements: [("-et-", " et ")],
        ordinalReplacements: [("-et-", " et ")],
        agreesBeforeMark: true,
        agreeing: .feminineOnes),
      decimalMark: ",",
      fractionReading: .numberOrPairs,
      scales: [
        3: Noun("mille", "mille"), 6: Noun("million", "millions"), 9: Noun("milliard", "milliards"),
        12: Noun("billion", "billions"), 15: Noun("billiard", "billiards"),
      ],
      afterScale: AfterScale(usual: "de {noun}", beforeVowel: "d''{noun}", vowels: Set("aeiouyéèê")),
      fractions: FractionWords(
        named: [2: Noun("demi", "demis"), 3: Noun("tiers", "tiers"), 4: Noun("quart", "quarts")],
        rule: .ordinal(rule: "%spellout-ordinal-masculine", one: "", other: "s"),
        half: ("un demi", "demi"),
        over: "{numerator} sur {denominator}"),
      currencies: currencies,
      units: UnitWords(genders: ["ton": .feminine], portion: "{fraction} de {unit}"),
      dates: dates,
      clock: clock,
      codes: CodeWords(dot: "point", countryCodeDigits: 2)))

  private static let centime = Noun("centime", "centimes")
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("dollar australien", "dollars australiens"), minor: Noun("cent", "cents")),
    "CAD": CurrencyNoun(Noun("dollar canadien", "dollars canadiens"), minor: Noun("cent", "cents")),
    "CHF": CurrencyNoun(Noun("franc suisse", "francs suisses"), minor: centime),
    "CNY": CurrencyNoun(Noun("yuan", "yuans")),
    "EUR": CurrencyNoun(Noun("euro", "euros"), minor: centime),
    "GBP": CurrencyNoun(Noun("livre", "livres", .feminine), minor: Noun("penny", "pence"), isShared: true),
    "INR": CurrencyNoun(Noun("roupie", "roupies", .feminine), minor: Noun("paisa", "paisas"), isShared: true),
    "JPY": CurrencyNoun(Noun("yen", "yens")),
    "KRW": CurrencyNoun(Noun("won", "wons")),
    "RUB": CurrencyNoun(Noun("rouble", "roubles"), minor: Noun("kopeck", "kopecks")),
    "kr": CurrencyNoun(Noun("couronne", "couronnes", .feminine), minor: Noun("øre", "øre")),
    "SEK": CurrencyNoun(
      Noun("couronne suédoise", "couronnes suédoises", .feminine), minor: Noun("öre", "öre")),
    "DKK": CurrencyNoun(
      Noun("couronne danoise", "couronnes danoises", .feminine), minor: Noun("øre", "øre")),
    "NOK": CurrencyNoun(
      Noun("couronne norvégienne", "couronnes norvégiennes", .feminine), minor: Noun("øre", "øre")),
    "TRY": CurrencyNoun(Noun("livre turque", "livres turques", .feminine), minor: Noun("kuruş", "kuruş")),
    "USD": CurrencyNoun(Noun("dollar", "dollars"), minor: Noun("cent", "cents"), isShared: true),
  ]

  private static let patterns = DateWords.Patterns(
    dayMonth: "{day} {month}", monthDay: "{day} {month}", dayMonthYear: "{date} {year}",
    monthDayYear: "{date} {year}", monthYear: "{month} {year}", weekday: "{weekday} {date}",
    day: .firstIsOrdinal)
  private static let dates = DateWords(
    digits: patterns,
    words: patterns,
    shortYear: "zéro {digit}",
    beforeEra: "{year} avant Jésus-Christ",
    decade: "années {year}")

  private static let clock = ClockWords(
    hour: "{hour} heures",
    singleHour: "{hour} heure",
    hourBeforePeriod: "{hour} heures",
    minutes: "{hour} heures {minute}",
    fewMinutes: "{hour} heures {minute}",
    minutesAfterSingleHour: "{hour} heure {minute}",
    seconds: "{hours} {minutes} et {seconds}",
    secondsInDigits: "{time} et {seconds}",
    hourGender: .feminine,
    period: .twentyFourHours)
}
