/// Czech.
enum Czech: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "prázdné"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(.headerAndValue, "{header} {value}", ["header": "Množství", "value": "5"], example: "Množství 5"),
    Phrase(
      .valueAndHeader, "{value} ({header})", ["header": "Množství", "value": "5"], example: "5 (Množství)"),
    Phrase(.yes, "ano"),
    Phrase(.no, "ne"),
    Phrase(.negative, "minus {number}", ["number": "3"], example: "minus 3"),
    Phrase(.positive, "plus {number}", ["number": "44"], example: "plus 44"),
    Phrase(.changeUp, "plus {amount}", ["amount": "2 procenta"], example: "plus 2 procenta"),
    Phrase(.changeDown, "minus {amount}", ["amount": "2 procenta"], example: "minus 2 procenta"),
    Phrase(.changeNone, "beze změny"),
    Phrase(
      .decimal, "{whole} čárka {fraction}", ["whole": "tři", "fraction": "dva"], example: "tři čárka dva"),
    Phrase(.decimalWithoutWhole, "nula čárka {fraction}", ["fraction": "dva"], example: "nula čárka dva"),
    Phrase(
      .mixedFraction, "{whole} a {fraction}", ["whole": "3", "fraction": "dvě čtvrtiny"],
      example: "3 a dvě čtvrtiny"),
    Phrase(
      .powerOfTen, "{number} krát {base} na {exponent}",
      ["number": "4,2", "base": "10", "exponent": "minus 9"], example: "4,2 krát 10 na minus 9"),
    Phrase(.percent, "{amount} procent", ["amount": "5"], example: "5 procent"),
    Phrase(
      .moneyParts, "{major} a {minor}", ["major": "7 korun", "minor": "30 haléřů"],
      example: "7 korun a 30 haléřů"),
    Phrase(
      .moneyPartsInWords, "{major} a {minor}", ["major": "sedm korun", "minor": "třicet haléřů"],
      example: "sedm korun a třicet haléřů"),
    Phrase(.range, "{from} až {to}", ["from": "7 korun", "to": "9 korun"], example: "7 korun až 9 korun"),
    Phrase(.rate, "{value} za {unit}", ["value": "7 korun", "unit": "měsíc"], example: "7 korun za měsíc"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4. května 2015", "time": "17 hodin"],
      example: "4. května 2015, 17 hodin"),
    Phrase(.zoneAhead, "UTC plus {offset}", ["offset": "2 hodiny"], example: "UTC plus 2 hodiny"),
    Phrase(.zoneBehind, "UTC minus {offset}", ["offset": "2 hodiny"], example: "UTC minus 2 hodiny"),
    Phrase(
      .lastPart, "{rest} a {last}", ["rest": "2 hodiny", "last": "5 minut"], example: "2 hodiny a 5 minut"),
    Phrase(.lastName, "{rest} a {last}", ["rest": "Ráno", "last": "Večer"], example: "Ráno a Večer"),
    Phrase(.telephoneExtension, "linka {number}", ["number": "1 2"], example: "linka 1 2"),
  ]
}
