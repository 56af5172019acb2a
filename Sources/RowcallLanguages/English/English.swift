package enum English: Language {
  package static let tag = "en"

  // Cells
  package static let answers: KeyValuePairs = ["yes": "no", "true": "false", "y": "n"]
  package static let answersBelowFlags: KeyValuePairs = ["t": "f"]
  package static let portionWords = """
    cup, cups, teaspoon, teaspoons, tablespoon, tablespoons, tsp, tbsp, pint, pints, quart, quarts, gallon, \
    gallons, ounce, ounces, pound, pounds, inch, inches, foot, feet, yard, yards, mile, miles, acre, acres, \
    liter, liters, litre, litres, hour, hours, minute, day, week, month, year, years, price, \
    scale, majority
    """
  package static let blankWords = "n/a, na, n.a., none"
  package static let unknownWords =
    "unknown, don't know, not applicable, not available, missing, tbd, tba, dnf, dns, dsq"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "and",
    .or: "or",
    .not: "not",
    .contains: "contains",
    .matches: "matches",
    .isBlank: "is blank, is empty",
    .isFilled: "is not blank, is not empty",
  ]
  package static let totalWords =
    "total, totals, grand total, subtotal, sub-total, sum total, overall total, sum"
  package static let noteWords = "source, sources, note, notes, data source, footnote, footnotes"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "thousand", 6: "million, millions, mil, mil., mio, mio.", 9: "billion, billions, bil",
    12: "trillion, trillions", 5: "lakh", 7: "crore",
  ]
  package static let percentWords = "percent, per cent, pct, pct."
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "d, day, days", .hours: "h, hr, hrs, hour, hours", .minutes: "m, min, mins, min., minute, minutes",
    .seconds: "s, sec, secs, sec., second, seconds",
  ]
  package static let timeWords = TimeWords(
    after: "o'clock", morning: "am, a.m., a.m", afternoon: "pm, p.m., p.m", daySuffixes: "st, nd, rd, th",
    dateParticles: "of, the")
  package static let extensionWords = "ext, ext., x"
  package static let unitWords: KeyValuePairs<String, String> = [
    "inch": "in, inches", "foot": "feet", "mile": "miles", "meter": "meters, metres",
    "kilometer": "kilometers, kilometres", "gram": "grams", "kilogram": "kilograms", "pound": "pounds",
    "ounce": "ounces", "liter": "liters, litres", "second": "seconds", "minute": "minutes", "hour": "hours",
    "day": "days", "week": "weeks", "month": "months", "year": "years", "degree": "degrees",
  ]
  package static let moneyWords: KeyValuePairs<String, String> = [
    "EUR": "euro, euros", "USD": "dollars, dollar",
  ]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    id, ids, identifier, pid, ppid, code, codes, sku, isbn, issn, ean, upc, gtin, asin, doi, vin, zip, zipcode, zip code, \
    postcode, postal code, post code, serial, iban, bic, swift, ssn, fips, uuid, guid, key, account, ref, reference, barcode, geoid
    """,
    .numbering: "no, number, num, nr",
    .telephone: "phone, telephone, tel, mobile, cell phone, cellphone, fax, phone number",
    .year: "year, yr, vintage",
    .date: "date, day, dob, birthday, birthdate, deadline, updated, created, published, timestamp",
    .time: "time, start time, end time, departure, arrival",
    .duration: """
    duration, elapsed, uptime, age, wait, lasted, running time, runtime, lap time, time taken, finish time, split, \
    took, takes, elapsed time, run time, travel time, journey time, time spent, playing time, waiting time, total time, \
    finishing time
    """,
    .length: "length",
    .change: "change, chg, delta, gain, net change",
    .percent: "percent, percentage, pct",
    .flag: "is, has, can, flag, active, enabled, valid, deleted, verified",
    .quantity: """
    how many, how much, \
    count, total, sum, amount, quantity, qty, population, sales, revenue, votes, number of, num of, nr of, no of, price, \
    cost, salary, income, score, points, balance
    """,
    .dimension: "size, weight, height, distance, area",
    .measure: """
    width, depth, power, wattage, voltage, current, amperage, volume, capacity, displacement, \
    thickness, diameter, altitude, elevation, dose, mass, load, temperature, speed
    """,
    .ownName: "name, names, full name",
    .partOfName: """
    first name, firstname, forename, given name, last name, lastname, surname, family name, middle name
    """,
    .name: """
    title, company, product, item, country, city, state, team, player, person, employee, customer, organization, \
    station, description, label, subject
    """,
  ]
  package static let columnNames = """
    type, kind, status, region, address, street, email, url, link, value, values, category, group, class, symbol, rate, \
    rank, age, sex, gender, start, end, first, last, latitude, longitude, lat, lon, notes, comment, comments, source, \
    month, week, unit, width
    """
  package static let headerPrepositions = "in"
  package static let measureHeaders = MeasureHeaders(
    units: "unit, units, currency, uom", money: "price, cost, salary, wage, revenue, fee, fare, budget",
    dimensions: "weight, height, width, depth, distance, temperature, speed, altitude, elevation")

  // Links and voice
  package static let vagueLinkWords = """
    more, read, learn, see, show, view, click, press, tap, here, go, this, that, link, page, \
    details, detail, info, information, further, continue, open, download, get, now, the, a, to, \
    on, for, and, it, please, full, article, story, post, us, out, find, check, visit
    """
  package static let pace = SpeakingPace(
    start: 0.14, syllable: 0.119, word: 0.129, comma: 0.35, dropsFinalE: true)
}

extension English {
  /// English, with written months in both orders.
  package static func lexicon() -> Lexicon? {
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
    lexicon.months = months
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
    lexicon.wordsBehindElapsedTimes = ["ago"]
    lexicon.useEnglishUnits()
    lexicon.telephones = [
      "3-3-4", "3.3.4", "1-3-3-4", "1.3.3.4", "3-3-4-1", "3-3-4-2", "3-3-4-3", "3-3-4-4", "3-2-4", "3-4",
    ]
    lexicon.useEnglishAbbreviations()
    return lexicon
  }

  private static let months: [String: UInt8] = [
    "january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7, "august": 8,
    "september": 9, "october": 10, "november": 11, "december": 12, "jan": 1, "feb": 2, "mar": 3, "apr": 4,
    "jun": 6, "jul": 7, "aug": 8, "sep": 9, "sept": 9, "oct": 10, "nov": 11, "dec": 12,
  ]
}

extension Lexicon {
  fileprivate mutating func useEnglishUnits() {
    units = [
      "cu ft": "cubic-foot", "sq ft": "square-foot", "sq mi": "square-mile", "sq km": "square-kilometer",
      "hr": "hour", "hrs": "hour", "sec": "second", "mins": "minute", "secs": "second",
    ]
    wordlikeUnits = ["in": "inch", "in.": "inch"]
    rateUnits = [
      "hr": "hour", "hour": "hour", "h": "hour", "day": "day", "d": "day", "wk": "week", "week": "week",
      "mo": "month", "month": "month", "mth": "month", "qtr": "quarter", "yr": "year", "year": "year",
      "y": "year", "sec": "second", "sq ft": "square-foot", "sqft": "square-foot",
    ]
  }

  fileprivate mutating func useEnglishAbbreviations() {
    numberedThings = [
      "no": "number", "nos": "numbers", "nr": "number", "vol": "volume", "vols": "volumes", "ch": "chapter",
      "fig": "figure", "p": "page", "pp": "pages", "pg": "page", "#": "number",
    ]
    roads = [
      "st": "Street", "ave": "Avenue", "av": "Avenue", "blvd": "Boulevard", "rd": "Road", "dr": "Drive",
      "ln": "Lane", "hwy": "Highway", "pkwy": "Parkway", "sq": "Square",
    ]
    saints = Set(
      """
      agnes, alban, aldate, ambrose, andrew, ann, anne, anthony, asaph, augustine, austell, barnabas, bartholomew, bede, \
      benedict, bernard, bride, catharine, catherine, cecilia, chad, charles, christopher, clair, clement, cloud, columba, \
      croix, cuthbert, david, denis, dominic, dunstan, ebbe, edmund, edward, elizabeth, francis, gabriel, george, giles, \
      gregory, helen, helena, helier, hilda, ives, james, jerome, joan, john, joseph, jude, julian, katherine, kilda, kitts, \
      lawrence, leonard, louis, lucia, luke, margaret, mark, martin, mary, matthew, michael, nicholas, olave, oswald, \
      patrick, paul, peter, petersburg, philip, raphael, saviour, sebastian, simon, stephen, swithin, teresa, theresa, \
      thomas, ursula, vincent, wilfrid
      """.listedWords)
  }
}

extension English {
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [.alone: "%spellout-cardinal"], ordinals: ["": "%spellout-ordinal"],
        replacements: [("-", " ")], ordinalReplacements: [("-", " ")], conjunction: "and"),
      decimalMark: ".",
      readsOrdinals: true,
      scales: [
        3: Noun("thousand", "thousand"), 6: Noun("million", "million"), 9: Noun("billion", "billion"),
        12: Noun("trillion", "trillion"), 15: Noun("quadrillion", "quadrillion"),
      ],
      fractions: FractionWords(
        named: [2: Noun("half", "halves"), 4: Noun("quarter", "quarters")],
        rule: .ordinal(rule: "%spellout-ordinal", one: "", other: "s"),
        over: "{numerator} over {denominator}"),
      currencies: currencies,
      units: UnitWords(keepsCase: true),
      dates: DateWords(
        patterns: .init(
          monthDay: "{month} {day}", monthDayWithYear: "{date}, {year}", weekday: "{weekday}, {date}",
          day: .cardinal),
        words: .init(
          dayMonth: "the {day} of {month}", monthDay: "{month} {day}", weekday: "{weekday} {date}",
          day: .ordinal),
        monthFirst: [.monthDayYear, .yearMonthDay], shortYear: "oh {digit}", beforeEra: "{year} BC",
        decade: "{year}", decadeEndings: ["y": "ies", "": "s"], spellsDecades: true),
      clock: ClockWords(
        hour: "{hour} o'clock", hourBeforePeriod: "{hour}", minutes: "{hour}:{minute}",
        minutesInWords: "{hour} {minute}", fewMinutes: "{hour} oh {minute}",
        seconds: "{hours} {minutes} and {seconds}", secondsInDigits: "{time} and {seconds}",
        period: .said(am: "AM", pm: "PM"), spellsZone: false),
      codes: CodeWords(dot: "dot")))

  private static let cent = Noun("cent", "cents")
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("Australian dollar", "Australian dollars"), minor: cent),
    "BRL": CurrencyNoun(Noun("real", "reals"), minor: Noun("centavo", "centavos")),
    "CAD": CurrencyNoun(Noun("Canadian dollar", "Canadian dollars"), minor: cent),
    "CHF": CurrencyNoun(Noun("Swiss franc", "Swiss francs"), minor: Noun("centime", "centimes")),
    "CNY": CurrencyNoun(Noun("yuan", "yuan")),
    "kr": CurrencyNoun(Noun("krone", "kroner"), minor: Noun("øre", "øre")),
    "DKK": CurrencyNoun(Noun("Danish krone", "Danish kroner"), minor: Noun("øre", "øre")),
    "EUR": CurrencyNoun(Noun("euro", "euros"), minor: cent),
    "GBP": CurrencyNoun(Noun("pound", "pounds"), minor: Noun("penny", "pence"), isShared: true),
    "HKD": CurrencyNoun(Noun("Hong Kong dollar", "Hong Kong dollars"), minor: cent),
    "ILS": CurrencyNoun(Noun("shekel", "shekels"), minor: Noun("agora", "agorot")),
    "INR": CurrencyNoun(Noun("rupee", "rupees"), minor: Noun("paisa", "paise"), isShared: true),
    "JPY": CurrencyNoun(Noun("yen", "yen")),
    "KRW": CurrencyNoun(Noun("won", "won")),
    "MXN": CurrencyNoun(Noun("Mexican peso", "Mexican pesos"), minor: Noun("centavo", "centavos")),
    "NGN": CurrencyNoun(Noun("naira", "naira"), minor: Noun("kobo", "kobo")),
    "NOK": CurrencyNoun(Noun("Norwegian krone", "Norwegian kroner"), minor: Noun("øre", "øre")),
    "NZD": CurrencyNoun(Noun("New Zealand dollar", "New Zealand dollars"), minor: cent),
    "PLN": CurrencyNoun(Noun("zloty", "zloty"), minor: Noun("grosz", "groszy")),
    "RUB": CurrencyNoun(Noun("ruble", "rubles"), minor: Noun("kopek", "kopeks")),
    "SEK": CurrencyNoun(Noun("Swedish krona", "Swedish kronor"), minor: Noun("öre", "öre")),
    "SGD": CurrencyNoun(Noun("Singapore dollar", "Singapore dollars"), minor: cent),
    "TRY": CurrencyNoun(Noun("lira", "lira"), minor: Noun("kurus", "kurus"), isShared: true),
    "UAH": CurrencyNoun(Noun("hryvnia", "hryvnias"), minor: Noun("kopiyka", "kopiykas")),
    "USD": CurrencyNoun(Noun("dollar", "dollars"), minor: cent, isShared: true),
    "VND": CurrencyNoun(Noun("dong", "dong")),
    "ZAR": CurrencyNoun(Noun("rand", "rand"), minor: cent),
  ]
}
