/// English.
enum English: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "blank"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(
      .headerAndValue, "{header} {value}", ["header": "Quantity", "value": "5"],
      example: "Quantity 5"),
    Phrase(
      .valueAndHeader, "{value} ({header})", ["header": "Quantity", "value": "5"], example: "5 (Quantity)"),
    Phrase(.yes, "yes"),
    Phrase(.no, "no"),
    Phrase(.negative, "minus {number}", ["number": "3"], example: "minus 3"),
    Phrase(.positive, "plus {number}", ["number": "44"], example: "plus 44"),
    Phrase(.changeUp, "up {amount}", ["amount": "2 percent"], example: "up 2 percent"),
    Phrase(.changeDown, "down {amount}", ["amount": "2 percent"], example: "down 2 percent"),
    Phrase(.changeNone, "unchanged"),
    Phrase(
      .decimal, "{whole} point {fraction}", ["whole": "three", "fraction": "two"],
      example: "three point two"),
    Phrase(.decimalWithoutWhole, "point {fraction}", ["fraction": "two"], example: "point two"),
    Phrase(
      .mixedFraction, "{whole} and {fraction}", ["whole": "3", "fraction": "two quarters"],
      example: "3 and two quarters"),
    Phrase(
      .powerOfTen, "{number} times {base} to the power of {exponent}",
      ["number": "4.2", "base": "10", "exponent": "minus 9"],
      example: "4.2 times 10 to the power of minus 9"),
    Phrase(.percent, "{amount} percent", ["amount": "2"], example: "2 percent"),
    Phrase(
      .moneyParts, "{major} and {minor}", ["major": "7 dollars", "minor": "30 cents"],
      example: "7 dollars and 30 cents"),
    Phrase(
      .moneyPartsInWords, "{major} {minor}", ["major": "seven dollars", "minor": "thirty cents"],
      example: "seven dollars thirty cents"),
    Phrase(
      .range, "{from} to {to}", ["from": "7 dollars", "to": "9 dollars"],
      example: "7 dollars to 9 dollars"),
    Phrase(
      .rate, "{value} per {unit}", ["value": "7 dollars", "unit": "month"],
      example: "7 dollars per month"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "May 4, 2015", "time": "5 PM"],
      example: "May 4, 2015, 5 PM"),
    Phrase(.zoneAhead, "UTC plus {offset}", ["offset": "2 hours"], example: "UTC plus 2 hours"),
    Phrase(.zoneBehind, "UTC minus {offset}", ["offset": "2 hours"], example: "UTC minus 2 hours"),
    Phrase(
      .lastPart, "{rest} and {last}", ["rest": "2 hours", "last": "5 minutes"],
      example: "2 hours and 5 minutes"),
    Phrase(
      .lastName, "{rest} and {last}", ["rest": "Morning", "last": "Evening"], example: "Morning and Evening"),
    Phrase(.telephoneExtension, "extension {number}", ["number": "1 2"], example: "extension 1 2"),
  ]
}
