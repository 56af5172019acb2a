import RowcallText

/// Russian; what has no known gender is named after a colon, and states are neuter.
package enum Russian: Language {
  package static let tag = "ru"

  // Cells
  package static let answers: KeyValuePairs = ["да": "нет", "истина": "ложь"]
  package static let blankWords = "н/д, б/д, нет данных, не указано"
  package static let totalWords = "итого, всего"
  package static let scaleWords: KeyValuePairs<UInt8, String> = [
    3: "тыс, тыс., тысяч, тысячи, тысяча", 6: "млн, млн., миллион, миллиона, миллионов",
    9: "млрд, млрд., миллиард, миллиарда, миллиардов", 12: "трлн, трлн.",
  ]
  package static let percentWords = "процент, процента, процентов"
  package static let durationWords: KeyValuePairs<TimePart, String> = [
    .days: "дн, день, дня, дней", .hours: "ч, ч., час, часа, часов",
    .minutes: "мин, мин., минута, минуты, минут", .seconds: "сек, сек., с, секунда, секунды, секунд",
  ]
  package static let timeWords = TimeWords(yearMarks: "г, г., год, года")
  package static let unitSymbols: KeyValuePairs<String, String> = [
    "kilogram": "кг", "milligram": "мг", "kilometer": "км", "centimeter": "см", "millimeter": "мм",
    "milliliter": "мл", "meter-per-second": "м/с", "square-meter": "м²", "square-kilometer": "км²",
    "hectare": "га", "kilowatt": "кВт", "megabyte": "МБ", "gigabyte": "ГБ", "second": "сек",
    "kilometer-per-hour": "км/ч", "kilowatt-hour": "кВт·ч", "minute": "мин",
  ]
  package static let unitWords: KeyValuePairs<String, String> = [:]
  package static let moneyWords: KeyValuePairs<String, String> = [
    "RUB": "руб, руб., р., рублей, рубля, рубль", "USD": "долларов, доллара", "EUR": "евро",
  ]

  // Headers
  package static let headerWords: KeyValuePairs<HeaderConcept, String> = [
    .identifier: """
    код, идентификатор, индекс, артикул, инн, огрн, номер заказа, номер счёта, номер счета, табельный \
    номер
    """,
    .numbering: "номер, №",
    .telephone: "телефон, тел, мобильный, факс",
    .year: "год",
    .date: "дата, день, срок, начало, окончание",
    .time: "время, отправление, прибытие",
    .duration: "длительность, продолжительность, время в пути, затраченное время, общее время",
    .change: "изменение, прирост, динамика",
    .percent: "процент, проценты, доля",
    .flag: "активен, оплачено, выполнено, есть ли, флаг",
    .quantity: """
    количество, кол во, сумма, итого, всего, цена, стоимость, население, вес, размер, баллы, остаток, \
    число
    """,
    .ownName: "имя, фамилия, фио, название, наименование",
    .name: "компания, товар, страна, город, клиент, сотрудник, станция, описание, команда",
  ]
  package static let headerPrepositions = ""
  package static let measureHeaders = MeasureHeaders(
    units: "единица, валюта", money: "цена, стоимость, зарплата",
    dimensions: "вес, высота, ширина, глубина, расстояние, температура, скорость")

  // Links and voice
  package static let vagueLinkWords = ""
  package static let pace = SpeakingPace(start: 0.11, syllable: 0.124, word: 0.105, comma: 0.30)
}

extension Russian {
  /// Months, weekdays, marks and powers of ten are those of columns and ICU.
  package static func lexicon() -> Lexicon? {
    var lexicon = Lexicon.generic(for: LocaleTag("ru"))
    lexicon.ordinals = .suffixes([
      "-й": "", "-ый": "", "-ой": "", "-я": "я", "-ая": "ая", "-е": "е", "-ое": "ое", "-го": "го",
      "-х": "х", "-ых": "ых", "-ые": "ые",
    ])
    lexicon.hasDottedDays = true
    lexicon.yearWords = ["г", "года"]
    lexicon.erasBefore = ["дон.э.", "г.дон.э.", "годадон.э."]
    lexicon.dottedTimes = .behind(["в", "к", "с", "до", "около"])
    lexicon.clockWords = ["ч"]
    lexicon.currencies = ["руб": "RUB", "руб.": "RUB", "р.": "RUB"]
    lexicon.units = Lexicon.cyrillicUnits.merging([
      "час": "hour", "сек": "second", "км/ч": "kilometer-per-hour",
    ]) { $1 }
    lexicon.wordlikeUnits = ["с": "second"]
    lexicon.rateUnits = [
      "ч": "hour", "час": "hour", "день": "day", "сутки": "day", "нед.": "week", "мес.": "month",
      "мес": "month",
      "месяц": "month", "год": "year", "кг": "kilogram", "м²": "square-meter", "л": "liter",
    ]
    lexicon.numberedThings = [
      "№": "номер", "стр": "страница", "рис": "рисунок", "табл": "таблица", "гл": "глава", "#": "номер",
    ]
    return lexicon
  }
}

extension Lexicon {
  /// Units as Russian and Ukrainian abbreviate them alike.
  static let cyrillicUnits = [
    "кг": "kilogram", "г": "gram", "мг": "milligram", "т": "tonne", "км": "kilometer", "м": "meter",
    "см": "centimeter",
    "мм": "millimeter", "л": "liter", "мл": "milliliter", "га": "hectare", "км²": "square-kilometer",
    "м²": "square-meter", "м³": "cubic-meter", "м/с": "meter-per-second", "кВт": "kilowatt",
    "МВт": "megawatt",
    "кВт·ч": "kilowatt-hour", "МБ": "megabyte", "ГБ": "gigabyte", "мин": "minute", "°С": "celsius",
  ]
}
