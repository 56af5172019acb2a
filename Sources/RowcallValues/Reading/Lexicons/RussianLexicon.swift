import RowcallModel
import RowcallText

extension Lexicon {
  /// Russian; months, weekdays, marks and powers of ten are those of columns and ICU.
  static func russian() -> Lexicon {
    var lexicon = generic(for: LocaleTag("ru"))
    lexicon.ordinals = .suffixes([
      "-й": "", "-ый": "", "-ой": "", "-я": "я", "-ая": "ая", "-е": "е", "-ое": "ое", "-го": "го",
      "-х": "х", "-ых": "ых", "-ые": "ые",
    ])
    lexicon.hasDottedDays = true
    lexicon.yearWords = ["г", "года"]
    lexicon.erasBefore = ["дон.э.", "г.дон.э.", "годадон.э."]
    lexicon.dottedTimes = .behind(["в", "к", "с", "до", "около"])
    lexicon.clockWords = ["ч"]
    lexicon.currencies = currencies(["руб": "RUB", "руб.": "RUB", "р.": "RUB"])
    lexicon.units = units(
      cyrillicUnits.merging(["час": "hour", "сек": "second", "км/ч": "kilometer-per-hour"]) { $1 })
    lexicon.wordlikeUnits = SymbolTable(["с": Unit("second")])
    lexicon.rateUnits = rateUnits([
      "ч": "hour", "час": "hour", "день": "day", "сутки": "day", "нед.": "week", "мес.": "month",
      "мес": "month",
      "месяц": "month", "год": "year", "кг": "kilogram", "м²": "square-meter", "л": "liter",
    ])
    lexicon.numberedThings = SymbolTable([
      "№": "номер", "стр": "страница", "рис": "рисунок", "табл": "таблица", "гл": "глава", "#": "номер",
    ])
    return lexicon
  }

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
