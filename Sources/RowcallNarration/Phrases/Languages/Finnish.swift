/// Finnish.
enum Finnish: PhraseLanguage {
  static let values: [Phrase] = [
    Phrase(.blank, "tyhjä"),
    Phrase(.listSeparator, ", "),
    Phrase(.sentenceSeparator, ". "),
    Phrase(.headerAndValue, "{header} {value}", ["header": "Määrä", "value": "5"], example: "Määrä 5"),
    Phrase(.valueAndHeader, "{value} ({header})", ["header": "Määrä", "value": "5"], example: "5 (Määrä)"),
    Phrase(.yes, "kyllä"),
    Phrase(.no, "ei"),
    Phrase(.negative, "miinus {number}", ["number": "3"], example: "miinus 3"),
    Phrase(.positive, "plus {number}", ["number": "44"], example: "plus 44"),
    Phrase(.changeUp, "nousua {amount}", ["amount": "2 prosenttia"], example: "nousua 2 prosenttia"),
    Phrase(.changeDown, "laskua {amount}", ["amount": "2 prosenttia"], example: "laskua 2 prosenttia"),
    Phrase(.changeNone, "ennallaan"),
    Phrase(
      .decimal, "{whole} pilkku {fraction}", ["whole": "kolme", "fraction": "kaksi"],
      example: "kolme pilkku kaksi"),
    Phrase(
      .decimalWithoutWhole, "nolla pilkku {fraction}", ["fraction": "kaksi"], example: "nolla pilkku kaksi"),
    Phrase(
      .mixedFraction, "{whole} ja {fraction}", ["whole": "3", "fraction": "kaksi neljäsosaa"],
      example: "3 ja kaksi neljäsosaa"),
    Phrase(
      .powerOfTen, "{number} kertaa {base} potenssiin {exponent}",
      ["number": "4,2", "base": "10", "exponent": "miinus 9"], example: "4,2 kertaa 10 potenssiin miinus 9"),
    Phrase(.percent, "{amount} prosenttia", ["amount": "2"], example: "2 prosenttia"),
    Phrase(
      .moneyParts, "{major} ja {minor}", ["major": "7 euroa", "minor": "30 senttiä"],
      example: "7 euroa ja 30 senttiä"),
    Phrase(
      .moneyPartsInWords, "{major} ja {minor}",
      ["major": "seitsemän euroa", "minor": "kolmekymmentä senttiä"],
      example: "seitsemän euroa ja kolmekymmentä senttiä"),
    Phrase(
      .range, "{from} viiva {to}", ["from": "7 euroa", "to": "9 euroa"], example: "7 euroa viiva 9 euroa"),
    Phrase(
      .rate, "{value} per {unit}", ["value": "7 euroa", "unit": "kuukausi"], example: "7 euroa per kuukausi"),
    Phrase(
      .dateTime, "{date}, {time}", ["date": "4. toukokuuta 2015", "time": "kello 17"],
      example: "4. toukokuuta 2015, kello 17"),
    Phrase(.zoneAhead, "UTC plus {offset}", ["offset": "2 tuntia"], example: "UTC plus 2 tuntia"),
    Phrase(.zoneBehind, "UTC miinus {offset}", ["offset": "2 tuntia"], example: "UTC miinus 2 tuntia"),
    Phrase(
      .lastPart, "{rest} ja {last}", ["rest": "2 tuntia", "last": "5 minuuttia"],
      example: "2 tuntia ja 5 minuuttia"),
    Phrase(.lastName, "{rest} ja {last}", ["rest": "Aamu", "last": "Ilta"], example: "Aamu ja Ilta"),
    Phrase(.telephoneExtension, "alanumero {number}", ["number": "1 2"], example: "alanumero 1 2"),
  ]
}
