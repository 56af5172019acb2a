import RowcallText

/// Hebrew, in the order in which it is spoken; what has no known gender is named after a colon.
package enum Hebrew: Language {
  package static let tag = "he"
  package static let aliases = ["iw"]

  // Cells
  package static let answers: KeyValuePairs = ["כן": "לא"]
  package static let blankWords = "אין נתונים, לא זמין"
  package static let totalWords = #"סך הכל, סה"כ"#
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "אלף, אלפים", 6: "מיליון, מיליוני", 9: "מיליארד", 12: "טריליון",
  ]
  package static let percentWords = "אחוז, אחוזים"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "ימים", .hours: "שעה, שעות", .minutes: "דקה, דקות", .seconds: "שנייה, שניות",
  ]
  package static let unitSymbols: KeyValuePairs<String, String> = [
    "kilogram": #"ק״ג, ק"ג"#, "kilometer": #"ק״מ, ק"מ"#, "centimeter": #"ס״מ, ס"מ"#,
    "kilometer-per-hour": "קמ״ש",
  ]
  package static let unitWords: KeyValuePairs<String, String> = [:]
  package static let moneyWords: KeyValuePairs<String, String> = ["ILS": #"ש"ח, ש״ח, שקל, שקלים"#]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: #"קוד, מזהה, מיקוד, תעודת זהות, מספר הזמנה, מספר חשבונית, מספר חשבון, מק"ט, ת"ז"#,
    .numbering: "מספר, מס'",
    .telephone: "טלפון, נייד, פקס, מספר טלפון",
    .year: "שנה",
    .date: "תאריך, יום, התחלה, סיום",
    .time: "שעה, זמן, יציאה, הגעה",
    .duration: "משך, זמן נסיעה, זמן כולל",
    .change: "שינוי",
    .percent: "אחוז, אחוזים, שיעור",
    .flag: "פעיל, שולם, תקף",
    .quantity: #"כמות, סכום, סה"כ, מחיר, עלות, אוכלוסייה, משקל, גודל, נקודות, יתרה"#,
    .ownName: "שם, שם פרטי, שם משפחה, שם מלא",
    .name: "חברה, מוצר, פריט, מדינה, עיר, לקוח, עובד, תחנה, תיאור, כותרת",
  ]
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders()

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.08, syllable: 0.094, word: 0.102, comma: 0.28)
}

extension Hebrew {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("he"))
    for (name, number) in lexicon.months { lexicon.months["ב" + name] = number }
    lexicon.erasBefore = ["לפנה״ס", "לפנה\"ס"]
    lexicon.currencies = ["ש״ח": "ILS", "ש\"ח": "ILS", "שח": "ILS"]
    lexicon.units = [
      "ק״ג": "kilogram", "ק\"ג": "kilogram", "ק״מ": "kilometer", "ק\"מ": "kilometer", "ס״מ": "centimeter",
      "ס\"מ": "centimeter", "מ״מ": "millimeter", "מ\"מ": "millimeter", "מ״ר": "square-meter",
      "מ\"ר": "square-meter", "קמ״ש": "kilometer-per-hour", "קמ\"ש": "kilometer-per-hour",
    ]
    lexicon.rateUnits = [
      "שעה": "hour", "יום": "day", "שבוע": "week", "חודש": "month", "שנה": "year",
    ]
    return lexicon
  }
}
