/// Dutch.
enum Dutch: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "leeg"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(.headerAndValue, "{header} {value}", ["header": "Aantal", "value": "5"], example: "Aantal 5"),
    Phrase(.valueAndHeader, "{value} ({header})", ["header": "Aantal", "value": "5"], example: "5 (Aantal)"),
    Phrase(.yes, "ja"),
    Phrase(.no, "nee"),
    Phrase(.negative, "min {number}", ["number": "3"], example: "min 3"),
    Phrase(.positive, "plus {number}", ["number": "44"], example: "plus 44"),
    Phrase(.changeUp, "plus {amount}", ["amount": "2 procent"], example: "plus 2 procent"),
    Phrase(.changeDown, "min {amount}", ["amount": "2 procent"], example: "min 2 procent"),
    Phrase(.changeNone, "ongewijzigd"),
    Phrase(
      .decimal, "{whole} komma {fraction}", ["whole": "drie", "fraction": "twee"], example: "drie komma twee"),
    Phrase(.decimalWithoutWhole, "nul komma {fraction}", ["fraction": "twee"], example: "nul komma twee"),
    Phrase(
      .mixedFraction, "{whole} en {fraction}", ["whole": "3", "fraction": "twee vierde"],
      example: "3 en twee vierde"),
    Phrase(
      .powerOfTen, "{number} maal {base} tot de macht {exponent}",
      ["number": "4,2", "base": "10", "exponent": "min 9"], example: "4,2 maal 10 tot de macht min 9"),
    Phrase(.percent, "{amount} procent", ["amount": "2"], example: "2 procent"),
    Phrase(
      .moneyParts, "{major} en {minor}", ["major": "7 euro", "minor": "30 cent"], example: "7 euro en 30 cent"
    ),
    Phrase(
      .moneyPartsInWords, "{major} en {minor}", ["major": "zeven euro", "minor": "dertig cent"],
      example: "zeven euro en dertig cent"),
    Phrase(.range, "{from} tot {to}", ["from": "7 euro", "to": "9 euro"], example: "7 euro tot 9 euro"),
    Phrase(.rate, "{value} per {unit}", ["value": "7 euro", "unit": "maand"], example: "7 euro per maand"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4 mei 2015", "time": "17 uur"], example: "4 mei 2015, 17 uur"),
    Phrase(.zoneAhead, "UTC plus {offset}", ["offset": "2 uur"], example: "UTC plus 2 uur"),
    Phrase(.zoneBehind, "UTC min {offset}", ["offset": "2 uur"], example: "UTC min 2 uur"),
    Phrase(
      .lastPart, "{rest} en {last}", ["rest": "2 uur", "last": "5 minuten"], example: "2 uur en 5 minuten"),
    Phrase(.lastName, "{rest} en {last}", ["rest": "Ochtend", "last": "Avond"], example: "Ochtend en Avond"),
    Phrase(.telephoneExtension, "toestel {number}", ["number": "1 2"], example: "toestel 1 2"),
  ]
}
