/// Ukrainian; what has no known gender is named after a colon, and states are neuter.
enum Ukrainian: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "порожньо"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(
      .headerAndValue, "{header} {value}", ["header": "Кількість", "value": "5"], example: "Кількість 5"),
    Phrase(
      .valueAndHeader, "{value} ({header})", ["header": "Кількість", "value": "5"], example: "5 (Кількість)"),
    Phrase(.yes, "так"),
    Phrase(.no, "ні"),
    Phrase(.negative, "мінус {number}", ["number": "3"], example: "мінус 3"),
    Phrase(.positive, "плюс {number}", ["number": "380"], example: "плюс 380"),
    Phrase(.changeUp, "плюс {amount}", ["amount": "2 відсотки"], example: "плюс 2 відсотки"),
    Phrase(.changeDown, "мінус {amount}", ["amount": "2 відсотки"], example: "мінус 2 відсотки"),
    Phrase(.changeNone, "без змін"),
    Phrase(
      .decimal, "{whole} кома {fraction}", ["whole": "три", "fraction": "два"], example: "три кома два"),
    Phrase(.decimalWithoutWhole, "нуль кома {fraction}", ["fraction": "два"], example: "нуль кома два"),
    Phrase(
      .mixedFraction, "{whole} і {fraction}", ["whole": "3", "fraction": "дві чверті"],
      example: "3 і дві чверті"),
    Phrase(
      .powerOfTen, "{number} помножити на {base} у степені {exponent}",
      ["number": "4,2", "base": "10", "exponent": "мінус 9"], example: "4,2 помножити на 10 у степені мінус 9"
    ),
    // The voice declines the sign by the number before it.
    Phrase(.percent, "{amount} %", ["amount": "2"], example: "2 %"),
    Phrase(
      .moneyParts, "{major} {minor}", ["major": "7 гривень", "minor": "30 копійок"],
      example: "7 гривень 30 копійок"),
    Phrase(
      .moneyPartsInWords, "{major} {minor}", ["major": "сім гривень", "minor": "тридцять копійок"],
      example: "сім гривень тридцять копійок"),
    // "Від" and "до" would ask for a genitive.
    Phrase(
      .range, "{from} тире {to}", ["from": "7 гривень", "to": "9 гривень"],
      example: "7 гривень тире 9 гривень"),
    // The unit is an accusative, as ICU gives it.
    Phrase(
      .rate, "{value} на {unit}", ["value": "7 гривень", "unit": "місяць"], example: "7 гривень на місяць"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4 травня 2015 року", "time": "17:00"],
      example: "4 травня 2015 року, 17:00"),
    Phrase(.zoneAhead, "UTC плюс {offset}", ["offset": "2 години"], example: "UTC плюс 2 години"),
    Phrase(.zoneBehind, "UTC мінус {offset}", ["offset": "2 години"], example: "UTC мінус 2 години"),
    Phrase(
      .lastPart, "{rest} {last}", ["rest": "2 години", "last": "5 хвилин"], example: "2 години 5 хвилин"),
    Phrase(.lastName, "{rest} і {last}", ["rest": "Ранок", "last": "Вечір"], example: "Ранок і Вечір"),
    Phrase(
      .telephoneExtension, "внутрішній номер {number}", ["number": "1 2"], example: "внутрішній номер 1 2"),
  ]
}
