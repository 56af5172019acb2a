import RowcallText

/// Ukrainian; what has no known gender is named after a colon, and states are neuter.
package enum Ukrainian: Language {
  package static let tag = "uk"

  // Cells
  package static let answers: KeyValuePairs = ["так": "ні"]
  package static let blankWords = "н/д, немає даних"
  package static let totalWords = "разом, усього"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "тис, тис., тисяч, тисячі, тисяча", 6: "млн, млн., мільйон, мільйони, мільйонів",
    9: "млрд, млрд., мільярд, мільярди, мільярдів", 12: "трлн, трлн.",
  ]
  package static let percentWords = "відсоток, відсотка, відсотків"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "день, дня, дні, днів", .hours: "години, година, годин",
    .minutes: "хв, хв., хвилина, хвилини, хвилин", .seconds: "сек, сек., с, секунда, секунди, секунд",
  ]
  // The short word for hours is the Russian year.
  package static let durationWordsAtHome: KeyValuePairs<TimePart, String> = [.hours: "год, год."]
  package static let timeWords = TimeWords(yearMarks: "р, р., рік, року")
  package static let unitSymbols: KeyValuePairs<String, String> = [
    "kilogram": "кг", "milligram": "мг", "kilometer": "км", "centimeter": "см", "millimeter": "мм",
    "milliliter": "мл", "meter-per-second": "м/с", "square-meter": "м²", "square-kilometer": "км²",
    "hectare": "га", "kilowatt": "кВт", "megabyte": "МБ", "gigabyte": "ГБ", "second": "сек",
    "kilometer-per-hour": "км/год", "minute": "хв",
  ]
  package static let unitWords: KeyValuePairs<String, String> = [:]
  package static let moneyWords: KeyValuePairs<String, String> = ["UAH": "грн, грн., гривень, гривні, гривня"]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: "код, ідентифікатор, індекс, артикул, єдрпоу, номер замовлення, номер рахунку",
    .numbering: "номер, №",
    .telephone: "телефон, тел, мобільний, факс",
    .year: "рік",
    .date: "дата, день, термін, початок, кінець",
    .time: "час, відправлення, прибуття",
    .duration: "тривалість, час у дорозі, витрачений час, загальний час",
    .change: "зміна, приріст",
    .percent: "відсоток, відсотки, частка",
    .flag: "активний, оплачено, виконано",
    .quantity: """
    кількість, сума, разом, усього, ціна, вартість, населення, вага, розмір, бали, залишок
    """,
    .ownName: "ім’я, ім'я, прізвище, піб, назва, найменування",
    .name: "компанія, товар, країна, місто, клієнт, працівник, станція, опис, команда",
  ]
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders()

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.08, syllable: 0.101, word: 0.095, comma: 0.35)
}

extension Ukrainian {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("uk"))
    lexicon.ordinals = .suffixes([
      "-й": "", "-ий": "", "-а": "а", "-га": "а", "-ма": "а", "-та": "а", "-тя": "а", "-ша": "а", "-е": "е",
      "-ге": "е", "-ме": "е", "-те": "е", "-тє": "е", "-ше": "е", "-го": "го", "-х": "х", "-і": "і",
    ])
    lexicon.hasDottedDays = true
    lexicon.yearWords = ["р", "року"]
    lexicon.erasBefore = ["дон.е.", "р.дон.е.", "рокудон.е."]
    lexicon.wordsBeforeCasedTimes = [
      "а", "біля", "близько", "від", "годині", "години", "годину", "до", "з", "зі", "із", "й", "між", "на",
      "о", "об",
      "перед", "після", "по", "та",
    ]
    lexicon.dottedTimes = .behind(lexicon.wordsBeforeCasedTimes)
    lexicon.currencies = ["грн": "UAH", "грн.": "UAH"]
    lexicon.units = Lexicon.cyrillicUnits.merging([
      "год": "hour", "год.": "hour", "хв": "minute", "хв.": "minute", "с": "second", "сек": "second",
      "км/год": "kilometer-per-hour", "кВт·год": "kilowatt-hour",
    ]) { $1 }
    lexicon.rateUnits = [
      "год": "hour", "година": "hour", "день": "day", "доба": "day", "тиж.": "week", "міс.": "month",
      "міс": "month",
      "місяць": "month", "рік": "year", "кг": "kilogram", "м²": "square-meter", "л": "liter",
    ]
    lexicon.numberedThings = [
      "№": "номер", "стор": "сторінка", "рис": "рисунок", "табл": "таблиця", "розд": "розділ", "#": "номер",
    ]
    return lexicon
  }
}
