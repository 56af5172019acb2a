/// Norwegian, in Bokmål.
enum Norwegian: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "tom"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(.headerAndValue, "{header} {value}", ["header": "Antall", "value": "5"], example: "Antall 5"),
    Phrase(.valueAndHeader, "{value} ({header})", ["header": "Antall", "value": "5"], example: "5 (Antall)"),
    Phrase(.yes, "ja"),
    Phrase(.no, "nei"),
    Phrase(.negative, "minus {number}", ["number": "3"], example: "minus 3"),
    Phrase(.positive, "pluss {number}", ["number": "44"], example: "pluss 44"),
    Phrase(.changeUp, "opp {amount}", ["amount": "2 prosent"], example: "opp 2 prosent"),
    Phrase(.changeDown, "ned {amount}", ["amount": "2 prosent"], example: "ned 2 prosent"),
    Phrase(.changeNone, "uendret"),
    Phrase(
      .decimal, "{whole} komma {fraction}", ["whole": "tre", "fraction": "to"], example: "tre komma to"),
    Phrase(.decimalWithoutWhole, "null komma {fraction}", ["fraction": "to"], example: "null komma to"),
    Phrase(
      .mixedFraction, "{whole} og {fraction}", ["whole": "3", "fraction": "to firedeler"],
      example: "3 og to firedeler"),
    Phrase(
      .powerOfTen, "{number} ganger {base} opphøyd i {exponent}",
      ["number": "4,2", "base": "10", "exponent": "minus 9"], example: "4,2 ganger 10 opphøyd i minus 9"),
    Phrase(.percent, "{amount} prosent", ["amount": "2"], example: "2 prosent"),
    Phrase(
      .moneyParts, "{major} og {minor}", ["major": "7 kroner", "minor": "30 øre"],
      example: "7 kroner og 30 øre"),
    Phrase(
      .moneyPartsInWords, "{major} og {minor}", ["major": "sju kroner", "minor": "tretti øre"],
      example: "sju kroner og tretti øre"),
    Phrase(
      .range, "{from} til {to}", ["from": "7 kroner", "to": "9 kroner"], example: "7 kroner til 9 kroner"),
    Phrase(
      .rate, "{value} per {unit}", ["value": "7 kroner", "unit": "måned"], example: "7 kroner per måned"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4. mai 2015", "time": "klokken 17"],
      example: "4. mai 2015, klokken 17"),
    Phrase(.zoneAhead, "UTC pluss {offset}", ["offset": "2 timer"], example: "UTC pluss 2 timer"),
    Phrase(.zoneBehind, "UTC minus {offset}", ["offset": "2 timer"], example: "UTC minus 2 timer"),
    Phrase(
      .lastPart, "{rest} og {last}", ["rest": "2 timer", "last": "5 minutter"],
      example: "2 timer og 5 minutter"),
    Phrase(.lastName, "{rest} og {last}", ["rest": "Morgen", "last": "Kveld"], example: "Morgen og Kveld"),
    Phrase(.telephoneExtension, "internnummer {number}", ["number": "1 2"], example: "internnummer 1 2"),
  ]
}
