/// Swedish.
enum Swedish: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "tom"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(.headerAndValue, "{header} {value}", ["header": "Antal", "value": "5"], example: "Antal 5"),
    Phrase(.valueAndHeader, "{value} ({header})", ["header": "Antal", "value": "5"], example: "5 (Antal)"),
    Phrase(.yes, "ja"),
    Phrase(.no, "nej"),
    Phrase(.negative, "minus {number}", ["number": "3"], example: "minus 3"),
    Phrase(.positive, "plus {number}", ["number": "44"], example: "plus 44"),
    Phrase(.changeUp, "upp {amount}", ["amount": "2 procent"], example: "upp 2 procent"),
    Phrase(.changeDown, "ned {amount}", ["amount": "2 procent"], example: "ned 2 procent"),
    Phrase(.changeNone, "oförändrat"),
    Phrase(
      .decimal, "{whole} komma {fraction}", ["whole": "tre", "fraction": "två"], example: "tre komma två"),
    Phrase(.decimalWithoutWhole, "noll komma {fraction}", ["fraction": "två"], example: "noll komma två"),
    Phrase(
      .mixedFraction, "{whole} och {fraction}", ["whole": "3", "fraction": "två fjärdedelar"],
      example: "3 och två fjärdedelar"),
    Phrase(
      .powerOfTen, "{number} gånger {base} upphöjt till {exponent}",
      ["number": "4,2", "base": "10", "exponent": "minus 9"], example: "4,2 gånger 10 upphöjt till minus 9"),
    Phrase(.percent, "{amount} procent", ["amount": "2"], example: "2 procent"),
    Phrase(
      .moneyParts, "{major} och {minor}", ["major": "7 kronor", "minor": "30 öre"],
      example: "7 kronor och 30 öre"),
    Phrase(
      .moneyPartsInWords, "{major} och {minor}", ["major": "sju kronor", "minor": "trettio öre"],
      example: "sju kronor och trettio öre"),
    Phrase(
      .range, "{from} till {to}", ["from": "7 kronor", "to": "9 kronor"], example: "7 kronor till 9 kronor"),
    Phrase(
      .rate, "{value} per {unit}", ["value": "7 kronor", "unit": "månad"], example: "7 kronor per månad"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4 maj 2015", "time": "klockan 17"],
      example: "4 maj 2015, klockan 17"),
    Phrase(.zoneAhead, "UTC plus {offset}", ["offset": "2 timmar"], example: "UTC plus 2 timmar"),
    Phrase(.zoneBehind, "UTC minus {offset}", ["offset": "2 timmar"], example: "UTC minus 2 timmar"),
    Phrase(
      .lastPart, "{rest} och {last}", ["rest": "2 timmar", "last": "5 minuter"],
      example: "2 timmar och 5 minuter"),
    Phrase(.lastName, "{rest} och {last}", ["rest": "Morgon", "last": "Kväll"], example: "Morgon och Kväll"),
    Phrase(.telephoneExtension, "anknytning {number}", ["number": "1 2"], example: "anknytning 1 2"),
  ]
}
