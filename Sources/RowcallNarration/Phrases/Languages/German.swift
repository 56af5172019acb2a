/// German.
enum German: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "leer"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(.headerAndValue, "{header} {value}", ["header": "Menge", "value": "5"], example: "Menge 5"),
    Phrase(.valueAndHeader, "{value} ({header})", ["header": "Menge", "value": "5"], example: "5 (Menge)"),
    Phrase(.yes, "ja"),
    Phrase(.no, "nein"),
    Phrase(.negative, "minus {number}", ["number": "3"], example: "minus 3"),
    Phrase(.positive, "plus {number}", ["number": "44"], example: "plus 44"),
    Phrase(.changeUp, "plus {amount}", ["amount": "2 Prozent"], example: "plus 2 Prozent"),
    Phrase(.changeDown, "minus {amount}", ["amount": "2 Prozent"], example: "minus 2 Prozent"),
    Phrase(.changeNone, "unverändert"),
    Phrase(
      .decimal, "{whole} komma {fraction}", ["whole": "drei", "fraction": "zwei"],
      example: "drei komma zwei"),
    Phrase(.decimalWithoutWhole, "null komma {fraction}", ["fraction": "zwei"], example: "null komma zwei"),
    Phrase(
      .mixedFraction, "{whole} {fraction}", ["whole": "3", "fraction": "zwei viertel"],
      example: "3 zwei viertel"),
    Phrase(
      .powerOfTen, "{number} mal {base} hoch {exponent}",
      ["number": "4,2", "base": "10", "exponent": "minus 9"],
      example: "4,2 mal 10 hoch minus 9"),
    Phrase(.percent, "{amount} Prozent", ["amount": "2"], example: "2 Prozent"),
    Phrase(
      .moneyParts, "{major} und {minor}", ["major": "7 Euro", "minor": "30 Cent"],
      example: "7 Euro und 30 Cent"),
    Phrase(
      .moneyPartsInWords, "{major} {minor}", ["major": "sieben euro", "minor": "dreißig cent"],
      example: "sieben euro dreißig cent"),
    Phrase(.range, "{from} bis {to}", ["from": "7 Euro", "to": "9 Euro"], example: "7 Euro bis 9 Euro"),
    Phrase(.rate, "{value} pro {unit}", ["value": "7 Euro", "unit": "Monat"], example: "7 Euro pro Monat"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "vierter Mai 2015", "time": "17 Uhr"],
      example: "vierter Mai 2015, 17 Uhr"),
    Phrase(.zoneAhead, "UTC plus {offset}", ["offset": "2 Stunden"], example: "UTC plus 2 Stunden"),
    Phrase(.zoneBehind, "UTC minus {offset}", ["offset": "2 Stunden"], example: "UTC minus 2 Stunden"),
    Phrase(
      .lastPart, "{rest} und {last}", ["rest": "2 Stunden", "last": "5 Minuten"],
      example: "2 Stunden und 5 Minuten"),
    Phrase(.lastName, "{rest} und {last}", ["rest": "Morgen", "last": "Abend"], example: "Morgen und Abend"),
    Phrase(.telephoneExtension, "Durchwahl {number}", ["number": "1 2"], example: "Durchwahl 1 2"),
  ]
}
