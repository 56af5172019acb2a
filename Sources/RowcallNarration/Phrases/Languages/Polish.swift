/// Polish.
enum Polish: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "puste"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(.headerAndValue, "{header} {value}", ["header": "Ilość", "value": "5"], example: "Ilość 5"),
    Phrase(.valueAndHeader, "{value} ({header})", ["header": "Ilość", "value": "5"], example: "5 (Ilość)"),
    Phrase(.yes, "tak"),
    Phrase(.no, "nie"),
    Phrase(.negative, "minus {number}", ["number": "3"], example: "minus 3"),
    Phrase(.positive, "plus {number}", ["number": "44"], example: "plus 44"),
    Phrase(.changeUp, "plus {amount}", ["amount": "2 procent"], example: "plus 2 procent"),
    Phrase(.changeDown, "minus {amount}", ["amount": "2 procent"], example: "minus 2 procent"),
    Phrase(.changeNone, "bez zmian"),
    Phrase(
      .decimal, "{whole} przecinek {fraction}", ["whole": "trzy", "fraction": "dwa"],
      example: "trzy przecinek dwa"),
    Phrase(
      .decimalWithoutWhole, "zero przecinek {fraction}", ["fraction": "dwa"], example: "zero przecinek dwa"),
    Phrase(
      .mixedFraction, "{whole} i {fraction}", ["whole": "3", "fraction": "dwie czwarte"],
      example: "3 i dwie czwarte"),
    Phrase(
      .powerOfTen, "{number} razy {base} do potęgi {exponent}",
      ["number": "4,2", "base": "10", "exponent": "minus 9"], example: "4,2 razy 10 do potęgi minus 9"),
    Phrase(.percent, "{amount} procent", ["amount": "2"], example: "2 procent"),
    Phrase(
      .moneyParts, "{major} i {minor}", ["major": "7 złotych", "minor": "30 groszy"],
      example: "7 złotych i 30 groszy"),
    Phrase(
      .moneyPartsInWords, "{major} i {minor}", ["major": "siedem złotych", "minor": "trzydzieści groszy"],
      example: "siedem złotych i trzydzieści groszy"),
    Phrase(
      .range, "{from} do {to}", ["from": "7 złotych", "to": "9 złotych"], example: "7 złotych do 9 złotych"),
    Phrase(
      .rate, "{value} na {unit}", ["value": "7 złotych", "unit": "miesiąc"], example: "7 złotych na miesiąc"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4 maja 2015", "time": "godzina 17"],
      example: "4 maja 2015, godzina 17"),
    Phrase(.zoneAhead, "UTC plus {offset}", ["offset": "2 godziny"], example: "UTC plus 2 godziny"),
    Phrase(.zoneBehind, "UTC minus {offset}", ["offset": "2 godziny"], example: "UTC minus 2 godziny"),
    Phrase(
      .lastPart, "{rest} i {last}", ["rest": "2 godziny", "last": "5 minut"], example: "2 godziny i 5 minut"),
    Phrase(.lastName, "{rest} i {last}", ["rest": "Rano", "last": "Wieczór"], example: "Rano i Wieczór"),
    Phrase(.telephoneExtension, "wewnętrzny {number}", ["number": "1 2"], example: "wewnętrzny 1 2"),
  ]
}
