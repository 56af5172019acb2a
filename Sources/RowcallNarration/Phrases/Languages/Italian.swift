/// Italian.
enum Italian: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "vuoto"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(.headerAndValue, "{header} {value}", ["header": "Quantità", "value": "5"], example: "Quantità 5"),
    Phrase(
      .valueAndHeader, "{value} ({header})", ["header": "Quantità", "value": "5"], example: "5 (Quantità)"),
    Phrase(.yes, "sì"),
    Phrase(.no, "no"),
    Phrase(.negative, "meno {number}", ["number": "3"], example: "meno 3"),
    Phrase(.positive, "più {number}", ["number": "44"], example: "più 44"),
    Phrase(.changeUp, "più {amount}", ["amount": "2 percento"], example: "più 2 percento"),
    Phrase(.changeDown, "meno {amount}", ["amount": "2 percento"], example: "meno 2 percento"),
    Phrase(.changeNone, "invariato"),
    Phrase(
      .decimal, "{whole} virgola {fraction}", ["whole": "tre", "fraction": "due"], example: "tre virgola due"),
    Phrase(.decimalWithoutWhole, "zero virgola {fraction}", ["fraction": "due"], example: "zero virgola due"),
    Phrase(
      .mixedFraction, "{whole} e {fraction}", ["whole": "3", "fraction": "due quarti"],
      example: "3 e due quarti"),
    Phrase(
      .powerOfTen, "{number} per {base} alla {exponent}",
      ["number": "4,2", "base": "10", "exponent": "meno 9"], example: "4,2 per 10 alla meno 9"),
    Phrase(.percent, "{amount} percento", ["amount": "2"], example: "2 percento"),
    Phrase(
      .moneyParts, "{major} e {minor}", ["major": "7 euro", "minor": "30 centesimi"],
      example: "7 euro e 30 centesimi"),
    Phrase(
      .moneyPartsInWords, "{major} e {minor}", ["major": "sette euro", "minor": "trenta centesimi"],
      example: "sette euro e trenta centesimi"),
    Phrase(.range, "da {from} a {to}", ["from": "7 euro", "to": "9 euro"], example: "da 7 euro a 9 euro"),
    Phrase(.rate, "{value} per {unit}", ["value": "7 euro", "unit": "mese"], example: "7 euro per mese"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4 maggio 2015", "time": "ore 17"],
      example: "4 maggio 2015, ore 17"),
    Phrase(.zoneAhead, "UTC più {offset}", ["offset": "2 ore"], example: "UTC più 2 ore"),
    Phrase(.zoneBehind, "UTC meno {offset}", ["offset": "2 ore"], example: "UTC meno 2 ore"),
    Phrase(.lastPart, "{rest} e {last}", ["rest": "2 ore", "last": "5 minuti"], example: "2 ore e 5 minuti"),
    Phrase(.lastName, "{rest} e {last}", ["rest": "Mattina", "last": "Sera"], example: "Mattina e Sera"),
    Phrase(.telephoneExtension, "interno {number}", ["number": "1 2"], example: "interno 1 2"),
  ]
}
