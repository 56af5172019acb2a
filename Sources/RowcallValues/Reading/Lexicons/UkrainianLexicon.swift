import RowcallModel
import RowcallText

extension Lexicon {
  /// Ukrainian; months, weekdays, marks and powers of ten are those of columns and ICU.
  static func ukrainian() -> Lexicon {
    var lexicon = generic(for: LocaleTag("uk"))
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
    lexicon.currencies = currencies(["грн": "UAH", "грн.": "UAH"])
    lexicon.units = units(
      cyrillicUnits.merging([
        "год": "hour", "год.": "hour", "хв": "minute", "хв.": "minute", "с": "second", "сек": "second",
        "км/год": "kilometer-per-hour", "кВт·год": "kilowatt-hour",
      ]) { $1 })
    lexicon.rateUnits = rateUnits([
      "год": "hour", "година": "hour", "день": "day", "доба": "day", "тиж.": "week", "міс.": "month",
      "міс": "month",
      "місяць": "month", "рік": "year", "кг": "kilogram", "м²": "square-meter", "л": "liter",
    ])
    lexicon.numberedThings = SymbolTable([
      "№": "номер", "стор": "сторінка", "рис": "рисунок", "табл": "таблиця", "розд": "розділ", "#": "номер",
    ])
    return lexicon
  }
}
