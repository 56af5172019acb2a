import RowcallText

/// Hindi; what has no known gender stands before "को", after which the verb stays the same.
package enum Hindi: Language {
  package static let tag = "hi"

  // Cells
  package static let answers: KeyValuePairs = ["हाँ": "नहीं", "हां": "नहीं"]
  package static let portionWords = "कप, चम्मच, लीटर, इंच, मील, मीटर, किलो, घंटा, घंटे, दिन, साल"
  package static let blankWords = "उपलब्ध नहीं, लागू नहीं"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "और",
    .or: "या",
    .not: "नहीं",
    .contains: "में शामिल",
    .matches: "से मेल",
    .isBlank: "खाली है",
    .isFilled: "खाली नहीं है",
  ]
  package static let totalWords = "योग, कुल"
  package static let noteWords = "स्रोत, टिप्पणी, नोट"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "हज़ार, हजार", 5: "लाख", 7: "करोड़", 6: "मिलियन", 9: "अरब", 11: "खरब",
  ]
  package static let percentWords = "प्रतिशत"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "दिन", .hours: "घंटा, घंटे", .minutes: "मिनट", .seconds: "सेकंड",
  ]
  package static let unitSymbols: KeyValuePairs<String, String> = [
    "kilogram": "किग्रा, किलो", "kilometer": "किमी", "centimeter": "सेमी",
  ]
  package static let unitWords: KeyValuePairs<String, String> = [:]
  package static let moneyWords: KeyValuePairs<String, String> = ["INR": "रु, रु., रुपये, रुपए, रुपया"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: "कोड, पहचान, पिन कोड, ऑर्डर संख्या, खाता संख्या, आधार संख्या",
    .numbering: "क्रमांक, क्रम संख्या, नंबर",
    .telephone: "फ़ोन, फोन, मोबाइल, दूरभाष",
    .year: "वर्ष, साल",
    .date: "तारीख, तारीख़, दिनांक, दिन, तिथि",
    .time: "समय, प्रस्थान, आगमन",
    .duration: "अवधि, लगा समय, कुल समय, यात्रा समय",
    .length: "लंबाई",
    .change: "बदलाव, परिवर्तन",
    .percent: "प्रतिशत",
    .flag: "सक्रिय, वैध",
    .quantity: """
    संख्या, मात्रा, कुल, योग, राशि, मूल्य, कीमत, क़ीमत, दाम, जनसंख्या, अंक, शेष
    """,
    .dimension: "वज़न, वजन, आकार",
    .measure: """
    ऊँचाई, ऊंचाई, चौड़ाई, गहराई, शक्ति, वोल्टेज, धारा, आयतन, क्षमता, मोटाई, व्यास, खुराक, दूरी
    """,
    .ownName: "नाम",
    .partOfName: "प्रथम नाम, पहला नाम, उपनाम, कुलनाम",
    .name: "कंपनी, उत्पाद, वस्तु, देश, शहर, ग्राहक, कर्मचारी, स्टेशन, विवरण, शीर्षक",
  ]
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders()

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.09, syllable: 0.070, word: 0.136, comma: 0.34)
}

extension Hindi {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("hi"))
    lexicon.ordinals = .suffixes(["वाँ": "वाँ", "वां": "वां", "वीं": "वीं"])
    lexicon.erasBefore = ["ईसापूर्व"]
    lexicon.clockWords = ["बजे"]
    lexicon.currencies = ["रु": "INR", "रु.": "INR", "रू": "INR", "रू.": "INR"]
    lexicon.units = [
      "किमी": "kilometer", "सेमी": "centimeter", "मिमी": "millimeter", "किग्रा": "kilogram",
      "किमी/घंटा": "kilometer-per-hour",
    ]
    lexicon.rateUnits = [
      "घंटा": "hour", "दिन": "day", "सप्ताह": "week", "महीना": "month", "माह": "month", "वर्ष": "year", "साल": "year",
    ]
    return lexicon
  }
}

extension Hindi {
  /// Hindi, which counts in lakhs and crores.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [.alone: "%spellout-cardinal"],
        ordinals: [
          "": "%spellout-ordinal-masculine", "वाँ": "%spellout-ordinal-masculine",
          "वां": "%spellout-ordinal-masculine", "वीं": "%spellout-ordinal-feminine",
        ],
        year: "%spellout-cardinal",
        // ICU forgets the nasal of the feminine.
        ordinalReplacements: ordinalReplacements),
      decimalMark: ".",
      scales: [
        3: Noun("हज़ार", "हज़ार"), 5: Noun("लाख", "लाख"), 6: Noun("मिलियन", "मिलियन"), 7: Noun("करोड़", "करोड़"),
        9: Noun("अरब", "अरब"), 11: Noun("खरब", "खरब"), 12: Noun("ट्रिलियन", "ट्रिलियन"),
      ],
      fractions: FractionWords(
        named: [3: Noun("तिहाई", "तिहाई"), 4: Noun("चौथाई", "चौथाई")], rule: .unnamed, half: ("आधा", nil),
        over: "{numerator} बटा {denominator}"),
      currencies: currencies,
      dates: DateWords(
        patterns: .init(weekday: "{weekday}, {date}", day: .cardinal), shortYear: "शून्य {digit}",
        beforeEra: "{year} ईसा पूर्व", decade: "{year} का दशक"),
      clock: ClockWords(
        hour: "{hour} बजे", minutes: "{hour} बजकर {minutes}", seconds: "{hour} बजकर {minutes} {seconds}",
        secondsInDigits: "{time} {seconds}", withPeriod: "{period} {time}",
        period: .partOfDay([(0, "रात"), (4, "सुबह"), (12, "दोपहर"), (16, "शाम"), (20, "रात")])),
      codes: CodeWords(dot: "डॉट")))

  private static let ordinalReplacements = [("वी", "वीं")]

  private static let paisa = Noun("पैसा", "पैसे")
  private static let cent = Noun("सेंट", "सेंट")
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("ऑस्ट्रेलियाई डॉलर", "ऑस्ट्रेलियाई डॉलर"), minor: cent),
    "BDT": CurrencyNoun(Noun("टका", "टका"), minor: paisa),
    "CAD": CurrencyNoun(Noun("कनाडाई डॉलर", "कनाडाई डॉलर"), minor: cent),
    "CNY": CurrencyNoun(Noun("युआन", "युआन")),
    "EUR": CurrencyNoun(Noun("यूरो", "यूरो"), minor: cent),
    "GBP": CurrencyNoun(Noun("पाउंड", "पाउंड"), minor: Noun("पेंस", "पेंस"), isShared: true),
    "INR": CurrencyNoun(Noun("रुपया", "रुपये"), minor: paisa, isShared: true),
    "JPY": CurrencyNoun(Noun("येन", "येन")),
    "kr": CurrencyNoun(Noun("क्रोन", "क्रोन")),
    "LKR": CurrencyNoun(Noun("श्रीलंकाई रुपया", "श्रीलंकाई रुपये"), minor: cent),
    "NPR": CurrencyNoun(Noun("नेपाली रुपया", "नेपाली रुपये"), minor: paisa),
    "PKR": CurrencyNoun(Noun("पाकिस्तानी रुपया", "पाकिस्तानी रुपये"), minor: paisa),
    "RUB": CurrencyNoun(Noun("रूबल", "रूबल"), minor: Noun("कोपेक", "कोपेक")),
    "USD": CurrencyNoun(Noun("डॉलर", "डॉलर"), minor: cent, isShared: true),
  ]
}
