import RowcallText

/// Greek; what has no known gender is named after a colon, and states are neuter.
package enum Greek: Language {
  package static let tag = "el"

  package static let spellingWords = """
    Αλέξανδρος, Βασίλειος, Γεώργιος, Δημήτριος, Ελένη, Ζωή, Ηρακλής, Θεόδωρος, Ιωάννης, Κωνσταντίνος, Λεωνίδας, \
    Μενέλαος, Νικόλαος, Ξενοφών, Οδυσσέας, Περικλής, Ρόδος, Σωτήριος, Τιμολέων, Υψηλάντης, Φώτιος, Χρήστος, Ψυχή, \
    Ωμέγα
    """

  // Cells
  package static let answers: KeyValuePairs = ["ναι": "όχι"]
  package static let portionWords = """
    φλιτζάνι, φλιτζανιού, κουταλάκι, κουταλιά, λίτρο, λίτρου, ίντσα, ίντσας, μίλι, κιλό, κιλού, ώρα, ώρας
    """
  package static let blankWords = "κενό"
  package static let conditionWords: KeyValuePairs<ConditionWord, String> = [
    .and: "και",
    .or: "ή",
    .not: "όχι",
    .contains: "περιέχει",
    .matches: "ταιριάζει",
    .isBlank: "είναι κενό, είναι κενή",
    .isFilled: "δεν είναι κενό, δεν είναι κενή",
  ]
  package static let totalWords = "σύνολο, συνολο"
  package static let noteWords = "πηγή, πηγές, σημείωση, σημειώσεις"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "χιλ., χιλιάδες", 6: "εκατ., εκατομμύριο, εκατομμύρια", 9: "δισ., δισεκατομμύριο, δισεκατομμύρια",
    12: "τρισ.",
  ]
  package static let percentWords = "τοις εκατό"
  package static let durationWords: KeyValuePairs<TimePart, String> = [:]
  package static let timeWords = TimeWords(before: "ώρα", morning: "π.μ., πμ", afternoon: "μ.μ., μμ")
  package static let unitWords: KeyValuePairs<String, String> = [
    "minute": "λεπτά", "hour": "ώρες", "day": "ημέρες",
  ]
  package static let moneyWords: KeyValuePairs<String, String> = ["EUR": "ευρώ"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    κωδικός, ταχυδρομικός κώδικας, τ.κ., αφμ, αναγνωριστικό, κλειδί, αριθμός παραγγελίας, αριθμός πελάτη, \
    αριθμός τιμολογίου, σειριακός αριθμός, πινακίδα
    """,
    .numbering: "αριθμός",
    .telephone: "τηλέφωνο, κινητό, φαξ, αριθμός τηλεφώνου",
    .year: "έτος, χρονιά, χρονολογία",
    .date: "ημερομηνία, ημέρα, γέννηση, λήξη, έναρξη",
    .time: "ώρα, αναχώρηση, άφιξη",
    .duration: "διάρκεια, χρόνος διαδρομής, συνολικός χρόνος",
    .length: "μήκος",
    .change: "μεταβολή, αλλαγή",
    .percent: "ποσοστό, τοις εκατό",
    .flag: "ενεργό, ενεργός, έγκυρο",
    .quantity: """
    ποσότητα, πλήθος, σύνολο, ποσό, τιμή, αξία, πληθυσμός, κάτοικοι, κόστος, μισθός, βαθμοί, \
    υπόλοιπο
    """,
    .dimension: "βάρος, μέγεθος, έκταση",
    .measure: """
    ύψος, πλάτος, βάθος, ισχύς, τάση, ρεύμα, όγκος, χωρητικότητα, πάχος, διάμετρος, μάζα, δόση, \
    απόσταση
    """,
    .ownName: "όνομα, ονοματεπώνυμο",
    .partOfName: "επώνυμο, μικρό όνομα",
    .name: """
    τίτλος, εταιρεία, εταιρία, επιχείρηση, προϊόν, χώρα, πόλη, δήμος, ομάδα, παίκτης, πρόσωπο, υπάλληλος, πελάτης, \
    περιγραφή, σταθμός
    """,
  ]
  package static let headerPrepositions = "σε"
  package static let measureHeaders = MeasureHeaders()

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.06, syllable: 0.107, word: 0.103, comma: 0.30)
}

extension Greek {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("el"))
    lexicon.ordinals = .suffixes(["ος": "ος", "η": "η", "ο": "ο"])
    lexicon.erasBefore = ["π.χ."]
    lexicon.units = [
      "χλμ": "kilometer", "χμ": "kilometer", "μ": "meter", "εκ": "centimeter", "χλγ": "kilogram",
      "κιλά": "kilogram", "γρ": "gram", "λτ": "liter", "λεπτά": "minute", "δευτ": "second",
    ]
    lexicon.rateUnits = [
      "ώρα": "hour", "ημέρα": "day", "εβδομάδα": "week", "μήνα": "month", "έτος": "year",
    ]
    lexicon.numberedThings = [
      "αρ": "αριθμός", "σελ": "σελίδα", "τόμ": "τόμος", "κεφ": "κεφάλαιο", "#": "αριθμός",
    ]
    return lexicon
  }
}

extension Greek {
  /// Greek; numbers alone are neuter.
  package static let grammar = SpokenGrammar.inflected(
    InflectedGrammar(
      numerals: NumeralRules(
        cardinals: [
          .alone: "%spellout-cardinal-neuter", .masculine: "%spellout-cardinal-masculine",
          .feminine: "%spellout-cardinal-feminine",
        ],
        ordinals: [
          "": "%spellout-ordinal-masculine", "ος": "%spellout-ordinal-masculine",
          "η": "%spellout-ordinal-feminine", "ο": "%spellout-ordinal-neuter",
        ],
        year: "%spellout-cardinal-neuter",
        // ICU's misspellings.
        replacements: [("χίλιάδες", "χιλιάδες"), ("εννενήντα", "ενενήντα"), ("δεκατρεις", "δεκατρείς")],
        ordinalReplacements: [("όγδοο", "όγδο"), ("όγδο", "όγδοο"), ("όγδοοη", "όγδοη")],
        agreeing: .spelledOtherwise),
      scales: [
        3: Noun("χιλιάδα", "χιλιάδες", .feminine), 6: Noun("εκατομμύριο", "εκατομμύρια"),
        9: Noun("δισεκατομμύριο", "δισεκατομμύρια"), 12: Noun("τρισεκατομμύριο", "τρισεκατομμύρια"),
      ],
      fractions: FractionWords(
        named: [:], rule: .ordinal(rule: "%spellout-ordinal-neuter", one: "", other: ["ό": "ά", "ο": "α"]),
        half: ("μισό", "μισό"), halfOfUnit: [.feminine: "μισή", .masculine: "μισός"], gender: .neuter,
        over: "{numerator} διά {denominator}"),
      currencies: currencies,
      units: UnitWords(genders: units),
      dates: DateWords(
        patterns: .init(weekday: "{weekday} {date}", day: .feminine(firstSuffix: "η")),
        shortYear: "μηδέν {digit}", beforeEra: "{year} προ Χριστού", decade: "δεκαετία του {year}"),
      clock: ClockWords(
        hour: "ώρα {hour}", hourBeforePeriod: "{hour}", minutes: "{hour} και {minute}",
        seconds: "{hours} {minutes} και {seconds}", secondsInDigits: "{time} και {seconds}",
        hourGender: .feminine,
        period: .partOfDay([
          (0, "το βράδυ"), (4, "το πρωί"), (12, "το μεσημέρι"), (16, "το απόγευμα"), (20, "το βράδυ"),
        ])),
      codes: CodeWords(dot: "τελεία", countryCodeDigits: 2)))

  private static let units: [String: Agreement] = [
    "mile": .neuter, "mile-per-hour": .neuter, "nautical-mile": .neuter, "foot": .neuter, "gallon": .neuter,
    "acre": .neuter, "cup": .neuter, "inch": .feminine, "yard": .feminine, "pound": .feminine,
    "ounce": .feminine, "fluid-ounce": .feminine, "foodcalorie": .feminine,
  ]
}

extension Greek {
  private static let cent = Noun("σεντ", "σεντ", .neuter)
  private static let ore = Noun("όρε", "όρε", .neuter)

  /// What Greek calls money.
  private static let currencies: [String: CurrencyNoun] = [
    "AUD": CurrencyNoun(Noun("δολάριο Αυστραλίας", "δολάρια Αυστραλίας", .neuter), minor: cent),
    "BRL": CurrencyNoun(Noun("ρεάλ", "ρεάλ", .neuter), minor: Noun("σεντάβο", "σεντάβο", .neuter)),
    "CAD": CurrencyNoun(Noun("δολάριο Καναδά", "δολάρια Καναδά", .neuter), minor: cent),
    "CHF": CurrencyNoun(
      Noun("ελβετικό φράγκο", "ελβετικά φράγκα", .neuter), minor: Noun("ραπέν", "ραπέν", .neuter)),
    "CNY": CurrencyNoun(Noun("γουάν", "γουάν", .neuter)),
    "CZK": CurrencyNoun(Noun("κορόνα Τσεχίας", "κορόνες Τσεχίας", .feminine)),
    "kr": CurrencyNoun(Noun("κορόνα", "κορόνες", .feminine), minor: ore),
    "DKK": CurrencyNoun(Noun("κορόνα Δανίας", "κορόνες Δανίας", .feminine), minor: ore),
    "EUR": CurrencyNoun(Noun("ευρώ", "ευρώ", .neuter), minor: Noun("λεπτό", "λεπτά", .neuter)),
    "GBP": CurrencyNoun(
      Noun("λίρα Αγγλίας", "λίρες Αγγλίας", .feminine), minor: Noun("πένα", "πένες", .feminine)),
    "GRD": CurrencyNoun(Noun("δραχμή", "δραχμές", .feminine)),
    "INR": CurrencyNoun(
      Noun("ρουπία", "ρουπίες", .feminine), minor: Noun("πάισα", "πάισα", .neuter), isShared: true),
    "JPY": CurrencyNoun(Noun("γιεν", "γιεν", .neuter)),
    "KRW": CurrencyNoun(Noun("γουόν", "γουόν", .neuter)),
    "NOK": CurrencyNoun(Noun("κορόνα Νορβηγίας", "κορόνες Νορβηγίας", .feminine), minor: ore),
    "PLN": CurrencyNoun(Noun("ζλότι", "ζλότι", .neuter), minor: Noun("γκρος", "γκρος", .neuter)),
    "RUB": CurrencyNoun(Noun("ρούβλι", "ρούβλια", .neuter), minor: Noun("καπίκι", "καπίκια", .neuter)),
    "SEK": CurrencyNoun(Noun("κορόνα Σουηδίας", "κορόνες Σουηδίας", .feminine), minor: ore),
    "TRY": CurrencyNoun(
      Noun("λίρα Τουρκίας", "λίρες Τουρκίας", .feminine), minor: Noun("κουρούς", "κουρούς", .neuter)),
    "USD": CurrencyNoun(Noun("δολάριο", "δολάρια", .neuter), minor: cent, isShared: true),
  ]
}
