/// Russian; what has no known gender is named after a colon, and states are neuter.
enum Russian: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "пусто"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(
      .headerAndValue, "{header} {value}", ["header": "Количество", "value": "5"], example: "Количество 5"),
    Phrase(
      .valueAndHeader, "{value} ({header})", ["header": "Количество", "value": "5"], example: "5 (Количество)"
    ),
    Phrase(.yes, "да"),
    Phrase(.no, "нет"),
    Phrase(.negative, "минус {number}", ["number": "3"], example: "минус 3"),
    Phrase(.positive, "плюс {number}", ["number": "7"], example: "плюс 7"),
    Phrase(.changeUp, "плюс {amount}", ["amount": "2 процента"], example: "плюс 2 процента"),
    Phrase(.changeDown, "минус {amount}", ["amount": "2 процента"], example: "минус 2 процента"),
    Phrase(.changeNone, "без изменений"),
    Phrase(
      .decimal, "{whole} запятая {fraction}", ["whole": "три", "fraction": "два"], example: "три запятая два"),
    Phrase(.decimalWithoutWhole, "ноль запятая {fraction}", ["fraction": "два"], example: "ноль запятая два"),
    Phrase(
      .mixedFraction, "{whole} и {fraction}", ["whole": "3", "fraction": "две четверти"],
      example: "3 и две четверти"),
    Phrase(
      .powerOfTen, "{number} умножить на {base} в степени {exponent}",
      ["number": "4,2", "base": "10", "exponent": "минус 9"], example: "4,2 умножить на 10 в степени минус 9"),
    // The voice declines the sign by the number before it.
    Phrase(.percent, "{amount} %", ["amount": "2"], example: "2 %"),
    Phrase(
      .moneyParts, "{major} {minor}", ["major": "7 рублей", "minor": "30 копеек"],
      example: "7 рублей 30 копеек"),
    Phrase(
      .moneyPartsInWords, "{major} {minor}", ["major": "семь рублей", "minor": "тридцать копеек"],
      example: "семь рублей тридцать копеек"),
    // "От" and "до" would ask for a genitive.
    Phrase(
      .range, "{from} тире {to}", ["from": "7 рублей", "to": "9 рублей"], example: "7 рублей тире 9 рублей"),
    // The unit is an accusative, as ICU gives it.
    Phrase(.rate, "{value} в {unit}", ["value": "7 рублей", "unit": "месяц"], example: "7 рублей в месяц"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4 мая 2015 года", "time": "17:00"],
      example: "4 мая 2015 года, 17:00"),
    Phrase(.zoneAhead, "UTC плюс {offset}", ["offset": "2 часа"], example: "UTC плюс 2 часа"),
    Phrase(.zoneBehind, "UTC минус {offset}", ["offset": "2 часа"], example: "UTC минус 2 часа"),
    Phrase(.lastPart, "{rest} {last}", ["rest": "2 часа", "last": "5 минут"], example: "2 часа 5 минут"),
    Phrase(.lastName, "{rest} и {last}", ["rest": "Утро", "last": "Вечер"], example: "Утро и Вечер"),
    Phrase(.telephoneExtension, "добавочный {number}", ["number": "1 2"], example: "добавочный 1 2"),
  ]
}
