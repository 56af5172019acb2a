/// Danish.
enum Danish: PhraseLanguage {
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
    Phrase(.changeUp, "op {amount}", ["amount": "2 procent"], example: "op 2 procent"),
    Phrase(.changeDown, "ned {amount}", ["amount": "2 procent"], example: "ned 2 procent"),
    Phrase(.changeNone, "uændret"),
    Phrase(
      .decimal, "{whole} komma {fraction}", ["whole": "tre", "fraction": "to"], example: "tre komma to"),
    Phrase(.decimalWithoutWhole, "nul komma {fraction}", ["fraction": "to"], example: "nul komma to"),
    Phrase(
      .mixedFraction, "{whole} og {fraction}", ["whole": "3", "fraction": "to fjerdedele"],
      example: "3 og to fjerdedele"),
    Phrase(
      .powerOfTen, "{number} gange {base} opløftet i {exponent}",
      ["number": "4,2", "base": "10", "exponent": "minus 9"], example: "4,2 gange 10 opløftet i minus 9"),
    Phrase(.percent, "{amount} procent", ["amount": "2"], example: "2 procent"),
    Phrase(
      .moneyParts, "{major} og {minor}", ["major": "7 kroner", "minor": "30 øre"],
      example: "7 kroner og 30 øre"),
    Phrase(
      .moneyPartsInWords, "{major} og {minor}", ["major": "syv kroner", "minor": "tredive øre"],
      example: "syv kroner og tredive øre"),
    Phrase(
      .range, "{from} til {to}", ["from": "7 kroner", "to": "9 kroner"], example: "7 kroner til 9 kroner"),
    Phrase(
      .rate, "{value} per {unit}", ["value": "7 kroner", "unit": "måned"], example: "7 kroner per måned"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4. maj 2015", "time": "klokken 17"],
      example: "4. maj 2015, klokken 17"),
    Phrase(.zoneAhead, "UTC plus {offset}", ["offset": "2 timer"], example: "UTC plus 2 timer"),
    Phrase(.zoneBehind, "UTC minus {offset}", ["offset": "2 timer"], example: "UTC minus 2 timer"),
    Phrase(
      .lastPart, "{rest} og {last}", ["rest": "2 timer", "last": "5 minutter"],
      example: "2 timer og 5 minutter"),
    Phrase(.lastName, "{rest} og {last}", ["rest": "Morgen", "last": "Aften"], example: "Morgen og Aften"),
    Phrase(.telephoneExtension, "lokalnummer {number}", ["number": "1 2"], example: "lokalnummer 1 2"),
  ]
}
