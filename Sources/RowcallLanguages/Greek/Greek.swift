import RowcallText

/// Greek; what has no known gender is named after a colon, and states are neuter.
package enum Greek: Language {
  package static let tag = "el"

  // Cells
  package static let answers: KeyValuePairs = ["ναι": "όχι"]
  package static let blankWords = "κενό"
  package static let totalWords = "σύνολο, συνολο"
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
    .duration: "διάρκεια, μήκος, χρόνος διαδρομής, συνολικός χρόνος",
    .change: "μεταβολή, αλλαγή",
    .percent: "ποσοστό, τοις εκατό",
    .flag: "ενεργό, ενεργός, έγκυρο",
    .quantity: """
    ποσότητα, πλήθος, σύνολο, ποσό, τιμή, αξία, πληθυσμός, κάτοικοι, βάρος, μέγεθος, κόστος, μισθός, βαθμοί, έκταση, \
    υπόλοιπο
    """,
    .ownName: "όνομα, ονοματεπώνυμο, επώνυμο",
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
  /// Months, weekdays and marks are ICU's.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("el"))
    lexicon.scales = [
      "χιλ": 3, "χιλιάδες": 3, "εκατ": 6, "εκατομμύριο": 6, "εκατομμύρια": 6, "δισ": 9, "δισεκατομμύριο": 9,
      "δισεκατομμύρια": 9, "τρισ": 12,
    ]
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
