import RowcallText

/// Hindi; what has no known gender stands before "को", after which the verb stays the same.
package enum Hindi: Language {
  package static let tag = "hi"

  // Cells
  package static let answers: KeyValuePairs = ["हाँ": "नहीं", "हां": "नहीं"]
  package static let blankWords = "उपलब्ध नहीं, लागू नहीं"
  package static let totalWords = "योग, कुल"
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
    .change: "बदलाव, परिवर्तन",
    .percent: "प्रतिशत",
    .flag: "सक्रिय, वैध",
    .quantity: """
    संख्या, मात्रा, कुल, योग, राशि, मूल्य, कीमत, क़ीमत, दाम, जनसंख्या, वज़न, वजन, आकार, अंक, शेष
    """,
    .ownName: "नाम",
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
